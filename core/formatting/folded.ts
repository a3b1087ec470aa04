import { withoutCodeLabels } from './pasted-code.ts';
import { MAX_SEARCH_WORDS } from './typed-text.ts';

/** Letters that are no letter with an accent, and are typed without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  // How it is written depends on what follows it.
  ς: 'σ',
};
const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/**
 * The text as it is compared: lower case, without accents, "ß" as "ss" and its like, apostrophes and other signs as single
 * blanks. "L’Unità  n. 5" → "l unita n 5". Numbers keep their inner signs apart: "1308/2013" → "1308 2013".
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The folded words of a text, in order. */
export const foldedWords = (text: string): readonly string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '');

/**
 * The folded words that a typed text is searched by: each once, in order, without the labels of codes, the first
 * `MAX_SEARCH_WORDS` of them (LIST-02).
 */
export const searchTerms = (text: string): readonly string[] =>
  [...new Set(withoutCodeLabels(foldedWords(text)))].slice(0, MAX_SEARCH_WORDS);
