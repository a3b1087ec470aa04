import type { SearchEntry } from '#adapters/storage/postgres/search-entries.ts';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const VOCABULARY_SIZE = 30_000;
const ZIPF_SHIFT = 2.7;
/** Keeps the seeds of neighbours apart. */
const SEED_STEP = 7_919;
const FIRST = ['b', 'c', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'z', 'br', 'cr', 'fr', 'gr', 'pr', 'tr', 'st', 'sp', 'ch', 'gl', ''];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'a', 'e', 'o', 'ia', 'io'];
const MIDDLE = ['', '', 'n', 'r', 'l', 's', 'm', 'tt', 'll', 'nt', 'rr', 'ss', 'cc'];
const ENDINGS = ['zione', 'mento', 'ità', 'oso', 'ale', 'are', 'ando', 'ista', 'ura', 'enza', 'tore', 'bile', 'o', 'a', 'i', 'e'];
/** Words that bind the others, and that the search leaves out. */
const SMALL_WORDS = ['di', 'e', 'il', 'la', 'per', 'che', 'del', 'in', 'della', 'con', 'dei', 'al'];
const SMALL_WORDS_SHARE = 0.3;
const TITLE_WORDS = 7;
const BODY_WORDS = 40;
/** As types are spread in the portal: many resolutions and regulations, few of the rest. */
const TYPES = ['DELIBERE', 'DELIBERE', 'DELIBERE', 'NORMATIVE', 'NORMATIVE', 'NORMATIVE', 'COMUNICATI_STAMPA', 'AIUTI_E_BANDI', 'MODULISTICA', 'SERVIZI'];
const FIRST_YEAR = 2006;
const YEARS = 20;

const pick = <T>(from: readonly T[], random: () => number, fallback: T): T => from[Math.floor(random() * from.length)] ?? fallback;

const wordsOf = (random: () => number): readonly string[] => {
  const words = new Set<string>();
  while (words.size < VOCABULARY_SIZE) {
    let word = '';
    for (let syllable = 1 + Math.floor(random() * 2.5); syllable > 0; syllable -= 1) word += pick(FIRST, random, 'b') + pick(VOWELS, random, 'a') + pick(MIDDLE, random, '');
    word += pick(ENDINGS, random, 'o');
    if (word.length >= 4) words.add(word);
  }
  return [...words];
};

/** Ranks that follow Zipf's law with Mandelbrot's shift, which is how the words of texts are spread. */
const ranks = (size: number): ((share: number) => number) => {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank += 1) sums[rank] = sum += 1 / (rank + 1 + ZIPF_SHIFT);
  return (share) => {
    const wanted = share * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};

/** A question to the search; an empty type asks for all. */
export interface Question {
  readonly text: string;
  readonly wordCount: number;
  readonly type: string;
}

/** Documents and questions in invented Italian, the same in every run. */
export interface Corpus {
  /** The document with a number, whatever was made before. */
  document(number: number): SearchEntry;
  /** The question with a number: words that stand together in one of the first `documents`, so that something is found. */
  question(number: number, shape: { readonly documents: number; readonly wordCount: number; readonly withType: boolean }): Question;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Makes the words and answers how to make texts of them. */
export const makeCorpus = (seed: number): Corpus => {
  const vocabulary = wordsOf(numbersFrom(seed));
  const rankOf = ranks(vocabulary.length);
  const text = (length: number, random: () => number): string =>
    Array.from({ length }, () => (random() < SMALL_WORDS_SHARE ? pick(SMALL_WORDS, random, 'di') : (vocabulary[rankOf(random())] ?? ''))).join(' ');
  const document: Corpus['document'] = (number) => {
    const random = numbersFrom(seed + number * SEED_STEP);
    const id = `d-${number}`;
    return {
      contentType: 'generated',
      slug: id,
      rankDay: `${FIRST_YEAR + Math.floor(random() * YEARS)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`,
      plain: text(BODY_WORDS, random),
      hit: { id, type: pick(TYPES, random, 'DELIBERE'), title: text(TITLE_WORDS, random), summary: '', friendlyUrl: id, resolutions: [], documents: [], attachments: [] },
    };
  };
  return {
    document,
    question: (number, { documents, wordCount, withType }) => {
      const random = numbersFrom(seed - 1 - number * SEED_STEP);
      const { plain, hit } = document(Math.floor(random() * documents));
      const candidates = [...new Set(plain.split(' '))].filter((word) => !SMALL_WORDS.includes(word));
      const words = new Set<string>();
      while (words.size < Math.min(wordCount, candidates.length)) words.add(pick(candidates, random, ''));
      return { text: [...words].join(' '), wordCount, type: withType ? hit.type : '' };
    },
  };
};
