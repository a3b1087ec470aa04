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
const FIRST = [
  'b',
  'c',
  'd',
  'f',
  'g',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'z',
  'br',
  'cr',
  'fr',
  'gr',
  'pr',
  'tr',
  'st',
  'sp',
  'ch',
  'gl',
  '',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'a', 'e', 'o', 'ia', 'io'];
const MIDDLE = ['', '', 'n', 'r', 'l', 's', 'm', 'tt', 'll', 'nt', 'rr', 'ss', 'cc'];
const ENDINGS = [
  'zione',
  'mento',
  'ità',
  'oso',
  'ale',
  'are',
  'ando',
  'ista',
  'ura',
  'enza',
  'tore',
  'bile',
  'o',
  'a',
  'i',
  'e',
];
/** Words that bind the others, and that the search leaves out. */
const SMALL_WORDS = ['di', 'e', 'il', 'la', 'per', 'che', 'del', 'in', 'della', 'con', 'dei', 'al'];
const SMALL_WORDS_SHARE = 0.3;
const TITLE_WORDS = 7;
const BODY_WORDS = 200;
/** Documents treat a few dozen subjects, some much more often than others, and those of a subject say it with the same words. */
const SUBJECTS = 24;
const SUBJECT_WORDS = 20;
const SUBJECT_SHARE = 0.35;
/** The words of subjects are neither the commonest of the language nor seldom ones. */
const FIRST_SUBJECT_RANK = 20;
/** As types are spread in the portal: many resolutions and regulations, few of the rest. */
const TYPES = [
  'DELIBERE',
  'DELIBERE',
  'DELIBERE',
  'NORMATIVE',
  'NORMATIVE',
  'NORMATIVE',
  'COMUNICATI_STAMPA',
  'AIUTI_E_BANDI',
  'MODULISTICA',
  'SERVIZI',
];
const FIRST_YEAR = 2006;
const YEARS = 20;

const pick = <T>(from: readonly T[], random: () => number, fallback: T): T =>
  from[Math.floor(random() * from.length)] ?? fallback;

const wordsOf = (random: () => number): readonly string[] => {
  const words = new Set<string>();
  while (words.size < VOCABULARY_SIZE) {
    let word = '';
    for (let syllable = 1 + Math.floor(random() * 2.5); syllable > 0; syllable -= 1)
      word += pick(FIRST, random, 'b') + pick(VOWELS, random, 'a') + pick(MIDDLE, random, '');
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

/** A generated document: its words in their order, title and text apart. */
export interface GeneratedDocument {
  readonly slug: string;
  readonly type: string;
  readonly rankDay: string;
  readonly title: readonly string[];
  readonly text: readonly string[];
}

/** Documents in invented Italian, the same in every run. */
export interface Corpus {
  /** Every word that documents are made of, without the small ones. */
  readonly vocabulary: readonly string[];
  readonly smallWords: readonly string[];
  /** The document with a number, whatever was made before. */
  document(number: number): GeneratedDocument;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Makes the words and answers how to make texts of them. */
export const makeCorpus = (seed: number): Corpus => {
  const vocabulary = wordsOf(numbersFrom(seed));
  const rankOf = ranks(vocabulary.length);
  const subjectOf = ranks(SUBJECTS);
  const wordOf = ranks(SUBJECT_WORDS);
  const words = (length: number, subject: number, random: () => number): readonly string[] =>
    Array.from({ length }, () => {
      if (random() < SMALL_WORDS_SHARE) return pick(SMALL_WORDS, random, 'di');
      const rank =
        random() < SUBJECT_SHARE ? FIRST_SUBJECT_RANK + subject * SUBJECT_WORDS + wordOf(random()) : rankOf(random());
      return vocabulary[rank] ?? '';
    });
  return {
    vocabulary,
    smallWords: SMALL_WORDS,
    document: (number) => {
      const random = numbersFrom(seed + number * SEED_STEP);
      const subject = subjectOf(random());
      return {
        slug: `d-${number}`,
        rankDay: `${FIRST_YEAR + Math.floor(random() * YEARS)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`,
        type: pick(TYPES, random, 'DELIBERE'),
        title: words(TITLE_WORDS, subject, random),
        text: words(BODY_WORDS, subject, random),
      };
    },
  };
};
