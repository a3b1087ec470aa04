import { foldedWords, searchTerms } from '#core/formatting/folded.ts';
import { editDistance } from '#core/kernel/edit-distance.ts';
import { segmentsOf } from './routes.ts';

/** A page that somebody may have meant. */
export interface KnownPage {
  readonly title: string;
  readonly address: string;
}

/** Pages that are offered at most. */
const MOST_OFFERED = 3;
/** A page is offered from this likeness on: of eight letters two may be wrong. */
const LEAST_LIKENESS = 0.75;

const slugFrom = (text: string): string => foldedWords(text).join('-');
/** A part of an address without the ending of a file. */
const slugOfSegment = (segment: string): string => slugFrom(segment.replace(/\.\p{L}{2,4}$/u, ''));

/**
 * How alike two names are, from 0 to 1: one letter in four that must be changed, added or left out makes 0.75. No more edits are counted
 * than are forgiven: anybody may ask for an address of thousands of letters.
 */
const likenessOf = (one: string, other: string): number => {
  const most = Math.max(one.length, other.length);
  const limit = Math.floor(most * (1 - LEAST_LIKENESS));
  return most === 0 ? 0 : 1 - editDistance(one, other, limit) / most;
};

/** The pages whose address or title is spelt almost like a part of an address, the likeliest first. */
const alike = (segment: string, pages: readonly KnownPage[]): readonly KnownPage[] => {
  const asked = slugOfSegment(segment);
  return pages
    .map((page) => {
      const names = [slugOfSegment(segmentsOf(page.address)?.at(-1) ?? ''), slugFrom(page.title)];
      return { page, likeness: Math.max(...names.map((name) => likenessOf(asked, name))) };
    })
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((one, other) => other.likeness - one.likeness || one.page.address.length - other.page.address.length)
    .slice(0, MOST_OFFERED)
    .map(({ page }) => page);
};

/** Words to search for instead of a wrong address: "/normativ/decreto-12" is "normativ decreto 12" (ROUTE-02). */
export const wordsOfAddress = (path: string): string => searchTerms((segmentsOf(path) ?? []).join(' ')).join(' ');

/**
 * The pages that were probably meant by an address that does not exist, the likeliest first: by its last part, else by the part before
 * it. None where none is like it, because a wrong guess misleads more than none (ROUTE-02).
 */
export const probablePages = (path: string, pages: readonly KnownPage[]): readonly KnownPage[] =>
  (segmentsOf(path) ?? [])
    .slice(-2)
    .toReversed()
    .reduce<readonly KnownPage[]>((found, segment) => (found.length > 0 ? found : alike(segment, pages)), []);
