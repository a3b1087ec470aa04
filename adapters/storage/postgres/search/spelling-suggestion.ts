import { MAX_CORRECTED_WORDS, mayBeMisspelt } from '#core/search/fuzzy-match.ts';
import { tokenize, unaccented } from '#core/search/tokenizer.ts';
import type { Queryable } from '../connection/database.ts';
import { MAX_CORRECTED_TEXTS } from './constants.ts';
import { nearWords } from './near-words.ts';
import type { ParsedQuery } from './parsed-query.ts';

/**
 * The typed text with each unknown word replaced by the closest known one, in the ways that are equally near, the most frequent words
 * first: suggestions, not checked for results yet.
 */
export const correctedTexts = async (
  db: Queryable,
  { terms }: ParsedQuery,
  text: string,
): Promise<readonly string[]> => {
  const words = tokenize(text);
  // A term without documents is unknown in all its forms.
  const unknown = terms.filter(({ documents }) => documents.size === 0);
  if (words.length === 0 || unknown.length > MAX_CORRECTED_WORDS || !unknown.every(({ word }) => mayBeMisspelt(word)))
    return [];
  const known = new Set(terms.filter(({ documents }) => documents.size > 0).flatMap(({ word }) => word.split(' ')));
  const sought = words.filter((word) => !known.has(word));
  const near = await nearWords(db, sought.map(unaccented));
  const choices = new Map(
    sought.map((word, at) => [word, (near[at] ?? []).map((one) => (one === unaccented(word) ? word : one))]),
  );
  let texts: readonly string[] = [''];
  for (const word of words) {
    const forms = choices.get(word) ?? [word];
    texts = texts.flatMap((begun) => forms.map((form) => `${begun} ${form}`)).slice(0, MAX_CORRECTED_TEXTS);
  }
  return texts.map((one) => one.trim()).filter((one) => one !== words.join(' '));
};
