import { capitalised } from '#core/formatting/text.ts';
import { afterArticle, type Article, ARTICLES, formatDayInWords } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

/** How prose cites a term: `{{termine:saldo}}` of its own content, `{{termine:/servizi/domanda-unica:saldo}}` of another, by its page's path. */
export interface TermMark {
  /** Path of the content's page; absent for the content in which the mark stands. */
  readonly path?: string | undefined;
  /** Its name, as `termName` gives it. */
  readonly name: string;
}

const OPENING = '{{';
const MARK = new RegExp(
  String.raw`(?:\b(${ARTICLES.join('|')}) )?\{\{\s*termine:(?:(/[^\s:{}]*):)?([^\s:{}]+)\s*\}\}`,
  'giu',
);

/** The text with each mark as its day in words, after the article that stands before it: "entro l’8 dicembre 2026". A mark without a day stays. */
export const withTermDays = (text: string, dayOf: (mark: TermMark) => IsoDate | undefined): string =>
  !text.includes(OPENING)
    ? text
    : text.replaceAll(MARK, (whole, article: string | undefined, path: string | undefined, name: string) => {
        const day = dayOf({ path, name });
        if (day === undefined) return whole;
        const words = formatDayInWords(day);
        if (article === undefined) return words;
        const said = afterArticle(article.toLowerCase() as Article, words);
        return article.startsWith(article.charAt(0).toLowerCase()) ? said : capitalised(said);
      });

/** How a term is cited from any content; undefined where its name cannot be: only one that editors gave, in one word, is one (TERM-06). */
export const markOfTerm = (path: string, name: string): string | undefined =>
  termMarkFrom(`${path}:${name}`) === undefined ? undefined : `${OPENING}termine:${path}:${name}}}`;

/** The text without its marks: what of it was written by hand. */
export const withoutTermMarks = (text: string): string => text.replaceAll(MARK, ' ');

/** Whether a text still begins a mark: one that nobody knows, or that is not written as marks are. */
export const hasTermMark = (text: string): boolean => text.includes(OPENING);

/** The term that a notice is about, from `/servizi/domanda-unica:modifiche`; undefined for anything else. */
export const termMarkFrom = (text: string): TermMark | undefined => {
  const [, path, name] = /^(\/[^\s:{}]*):([^\s:{}]+)$/u.exec(text) ?? [];
  return name === undefined ? undefined : { path, name };
};
