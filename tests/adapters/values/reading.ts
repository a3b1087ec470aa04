import type { Document, Element } from 'happy-dom';
import { all, hrefOf, words } from '#tests/support/drawn-site.ts';

/** The words of a link without those that say that a tab opens. */
export const withoutTab = (text: string): string => text.replace(/ ?\(si apre in una nuova scheda\)$/u, '');

/** Letters and digits only: where a text is broken into elements its blanks are another matter. */
export const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The letters and digits of a place. */
export const plainOf = (place: Element | null | undefined): string => plain(place?.textContent ?? '');

/** The part of a page under a heading. */
export const partOf = (page: Document | Element, heading: string): Element | undefined => {
  const found = all(page, 'main h2, section h2').find((title) => words(title).startsWith(heading));
  return found?.closest('section, .pt-section') ?? undefined;
};

/** Words and address of each link. */
export const linksIn = (place: Document | Element | undefined, selector = 'a') =>
  place === undefined ? [] : all(place, selector).map((link) => ({ words: withoutTab(words(link)), to: hrefOf(link) }));

/** Documents and links in rows: words of the link, where it leads, the small words beside it, whether it is marked as new. */
export const rowsOf = (block: Element | undefined) =>
  block === undefined
    ? []
    : all(block, '.pt-docs > li').map((row) => ({
        words: withoutTab(words(row.querySelector('a'))),
        to: hrefOf(row.querySelector('a')),
        note: words(row.querySelector('.small')),
        isNew: row.querySelector('.pt-tag.new') !== null,
      }));

/** What is left of an object when its absent fields are taken out. */
export const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T;
