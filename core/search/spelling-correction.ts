import { foldedWords, foldText, searchTerms } from '#core/formatting/folded.ts';
import { nearestWord } from './fuzzy-match.ts';
import { isStopWord } from './tokenizer.ts';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import { cursorFromPosition, positionFromCursor } from '#core/catalogue/cursor.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { isQuoted } from '#core/catalogue/quoted.ts';

/** The folded words of a list's entries, each with its document frequency. */
export type Vocabulary = ReadonlyMap<string, number>;

/** A catalogue that knows the vocabulary of its lists. */
export interface WordedCatalogue extends CatalogueRepository {
  vocabulary(list: ListId): Promise<Vocabulary>;
}

/**
 * A search with its misspelt words corrected: each word that some entry has stays, others become the closest word of the vocabulary.
 * Undefined if a word has no close match or nothing changes.
 */
export const correctedSearch = (search: string, vocabulary: Vocabulary): string | undefined => {
  const known = [...vocabulary.keys()];
  const isKnown = (word: string): boolean => known.some((other) => other.includes(word));
  const terms = searchTerms(search);
  // A stop word that no entry has is dropped.
  const corrected = terms
    .filter((word) => isKnown(word) || !isStopWord(word))
    .map((word) => (isKnown(word) ? word : nearestWord(word, vocabulary)));
  const text = corrected.join(' ');
  return text === '' || corrected.includes(undefined) || text === terms.join(' ') ? undefined : text;
};

/** Folded words in the spelling of the entries that have them, with accents; a word that none of them has stays folded. */
export const restoreSpelling = (
  words: string,
  items: readonly Pick<CatalogueItem, 'title' | 'description'>[],
): string => {
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
 * A catalogue with spelling correction: where a search finds nothing, the corrected search answers, and the page states it (LIST-19,
 * D-31). Pages, filter options and cursors agree about it.
 */
export const withSpellingCorrection = (items: WordedCatalogue): CatalogueRepository => {
  const correctedCriteria = async (list: ListId, criteria: Criteria): Promise<Criteria | undefined> => {
    if (criteria.search === '' || isQuoted(criteria.search)) return undefined;
    // Only the words count: a search whose results are all filtered away is not misspelt.
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
      const corrected = await correctedCriteria(list, criteria);
      if (corrected === undefined) return page;
      const { next, ...found } = await items.matching(list, corrected, from, size);
      const scope = { definition: LISTS[list], pageSize: found.pageSize };
      const position = next === undefined ? undefined : positionFromCursor({ ...scope, criteria: corrected }, next);
      return {
        ...found,
        understood: restoreSpelling(corrected.search, found.items),
        // The cursor belongs to the search as it was typed.
        ...(position === undefined ? {} : { next: cursorFromPosition({ ...scope, criteria }, position) }),
      };
    },
    filterOptions: async (list, criteria) =>
      items.filterOptions(list, (await correctedCriteria(list, criteria)) ?? criteria),
  };
};
