import { foldedWords, foldText, searchTerms } from '#core/formatting/folded.ts';
import { nearestWord } from '#core/search/fuzzy-match.ts';
import { isStopWord } from '#core/search/tokenizer.ts';
import type { CatalogueRepository } from './catalogue-repository.ts';
import type { Criteria } from './criteria.ts';
import { cursorFromPlace, placeFromCursor } from './cursor.ts';
import type { ListId } from './definition.ts';
import { LISTS } from './definitions.ts';
import type { CatalogueItem } from './item.ts';

/** The words that the entries of a list have, folded, each with how many entries have it. */
export type Vocabulary = ReadonlyMap<string, number>;

/** A store of lists that knows their words. */
export interface WordedCatalogue extends CatalogueRepository {
  vocabulary(list: ListId): Promise<Vocabulary>;
}

/**
 * The words that were probably meant by words that nothing has: each as it is when some entry has it, else the nearest
 * that the list knows. Undefined where one is near nothing, or nothing would change.
 */
export const correctedSearch = (search: string, vocabulary: Vocabulary): string | undefined => {
  const known = [...vocabulary.keys()];
  const isKnown = (word: string): boolean => known.some((other) => other.includes(word));
  const asked = searchTerms(search);
  // A common word that no entry has narrows nothing: the others are looked for.
  const meant = asked
    .filter((word) => isKnown(word) || !isStopWord(word))
    .map((word) => (isKnown(word) ? word : nearestWord(word, vocabulary)));
  const text = meant.join(' ');
  return text === '' || meant.includes(undefined) || text === asked.join(' ') ? undefined : text;
};

const IN_QUOTES = /^["«“].*["»”]$/su;

/** Whether words are meant as they stand: within quotation marks nothing is looked for in their place. */
const isQuoted = (search: string): boolean => IN_QUOTES.test(search.trim());

/** The same words, meant as they stand. */
export const quoted = (search: string): string => `"${search}"`;

/** Folded words as the entries that have them write them, accents and all; a word that none of them has stays as it is. */
export const writtenAs = (words: string, items: readonly Pick<CatalogueItem, 'title' | 'description'>[]): string => {
  const written = new Map<string, string>();
  for (const { title, description } of items)
    for (const word of `${title} ${description}`.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []) {
      const folded = foldText(word);
      if (!written.has(folded)) written.set(folded, word.toLowerCase());
    }
  return foldedWords(words)
    .map((word) => written.get(word) ?? word)
    .join(' ');
};

/**
 * A catalogue that forgives: where the words find nothing, the answers are those of the words that were probably meant, and
 * say so (LIST-19, D-31). Pages, options and places in the list agree about it.
 */
export const withSpellingCorrection = (items: WordedCatalogue): CatalogueRepository => {
  const correctedCriteria = async (list: ListId, criteria: Criteria): Promise<Criteria | undefined> => {
    if (criteria.search === '' || isQuoted(criteria.search)) return undefined;
    // Whether the words find anything does not depend on the filters: who has filtered everything away meant the words.
    const any = await items.matching(list, { ...criteria, selections: {} }, 1);
    if (any.totalCount > 0) return undefined;
    const search = correctedSearch(criteria.search, await items.vocabulary(list));
    if (search === undefined) return undefined;
    const found = await items.matching(list, { ...criteria, selections: {}, search }, 1);
    return found.totalCount > 0 ? { ...criteria, search } : undefined;
  };
  return {
    detail: (list, friendlyUrl) => items.detail(list, friendlyUrl),
    matching: async (list, criteria, from, size) => {
      const page = await items.matching(list, criteria, from, size);
      if (page.totalCount > 0) return page;
      const meant = await correctedCriteria(list, criteria);
      if (meant === undefined) return page;
      const { next, ...found } = await items.matching(list, meant, from, size);
      const scope = { definition: LISTS[list], pageSize: found.pageSize };
      const place = next === undefined ? undefined : placeFromCursor({ ...scope, criteria: meant }, next);
      return {
        ...found,
        understood: writtenAs(meant.search, found.items),
        // Whoever asked keeps the words that were asked: the place is theirs.
        ...(place === undefined ? {} : { next: cursorFromPlace({ ...scope, criteria }, place) }),
      };
    },
    filterOptions: async (list, criteria) =>
      items.filterOptions(list, (await correctedCriteria(list, criteria)) ?? criteria),
  };
};
