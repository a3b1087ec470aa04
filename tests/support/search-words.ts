import { lexemeOf, tokenize, unaccented } from '#core/search/tokenizer.ts';

/** The words that a document is found by: its own, and those with a hyphen as one word too, so that "ecoschemi" finds "eco-schemi". */
export const documentWords = (text: string): readonly string[] => [
  ...tokenize(text),
  ...[...text.matchAll(/\p{L}+(?:-\p{L}+)+/gu)].flatMap(([compound]) => tokenize(compound.replaceAll('-', ''))),
];

/** What a document is found by, each once. */
export const lexemesOf = (text: string): ReadonlySet<string> =>
  new Set(documentWords(text).flatMap((word) => lexemeOf(word) ?? []));

/**
 * The word as it was meant: as it is when the texts know it with its accents, else as most texts write it: "qualita"
 * → "qualità". `forms` are the known words with the same letters, with how many texts have them.
 */
export const accentedForm = (word: string, forms: ReadonlyMap<string, number>): string => {
  if (word !== unaccented(word) && forms.has(word)) return word;
  const [best] = [...forms].toSorted(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1));
  return best?.[0] ?? word;
};
