import { foldedWords, searchTerms } from '#core/formatting/folded.ts';
import { nearest } from '#core/kernel/nearest.ts';
import { segmentsOf } from './routes.ts';

/** A page that somebody may have meant. */
export interface KnownPage {
  readonly title: string;
  readonly address: string;
}

/** Pages that are offered at most. */
const MOST_OFFERED = 3;
/** Shorter words say nothing of a page. */
const SAYING_LETTERS = 4;
/** Fewer letters than one of so many may be wrong: else "esiste" is as near to "sito", and "pagina" to "paga", as a slip to its word. */
const LETTERS_TO_A_SLIP = 3;
const mostSlips = (word: string): number => Math.ceil(word.length / LETTERS_TO_A_SLIP) - 1;

/** The words of an address, each once; where it stands below a section, what is nearest to its end comes first. */
const wordsIn = (path: string): readonly string[] => searchTerms((segmentsOf(path) ?? []).toReversed().join(' '));

/** How well a page answers to what was asked for: its address spelt almost the same, else words that it shares. */
const likeness = (asked: readonly string[], { title, address }: KnownPage): number => {
  const own = [...new Set([...wordsIn(address), ...foldedWords(title)])].filter(
    (word) => word.length >= SAYING_LETTERS,
  );
  return asked.filter((word) => word.length >= SAYING_LETTERS && nearest(word, own, mostSlips(word)) !== undefined)
    .length;
};

/** Words to search for instead of a wrong address: "/normativ/decreto-12" is "normativ decreto 12" (ROUTE-02). */
export const wordsOfAddress = (path: string): string => searchTerms((segmentsOf(path) ?? []).join(' ')).join(' ');

/** The pages that were probably meant by an address that does not exist, the likeliest first; none where none is like it. */
export const probablePages = (path: string, pages: readonly KnownPage[]): readonly KnownPage[] => {
  const asked = wordsIn(path);
  return pages
    .map((page) => ({ page, score: likeness(asked, page) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.page.address.length - other.page.address.length)
    .slice(0, MOST_OFFERED)
    .map(({ page }) => page);
};
