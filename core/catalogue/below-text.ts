import type { NamedLink } from '#core/content/pieces.ts';
import type { CatalogueDetail, RelatedEntry } from './item.ts';

/** Anchor of the part of a text that names whom to ask. */
const CONTACTS_ID = 'contatti';

/** Where to go on from a text: its own links, else other entries of its kind; never two lists. */
export type WaysOn =
  | { readonly kind: 'links'; readonly links: readonly NamedLink[] }
  | { readonly kind: 'related'; readonly entries: readonly RelatedEntry[] };

/** The one list of ways on below a text (PAGE-13). */
export const waysOn = ({ links, related = [] }: Pick<CatalogueDetail, 'links' | 'related'>): WaysOn =>
  links.length > 0 ? { kind: 'links', links } : { kind: 'related', entries: related };

/** Whether help is offered below a text: always below an information article (PAGE-13), elsewhere where no part of it names whom to ask. */
export const offersHelp = ({ item, sections }: Pick<CatalogueDetail, 'item' | 'sections'>): boolean =>
  item.list === 'informationArticles' || sections.every(({ id }) => id !== CONTACTS_ID);
