const LETTERS = 'abcdefghilmnopqrstuvz';
const WORDS =
  'domanda pagamento contributo fascicolo aiuto olio vino latte bando circolare decreto istruzioni settore misura anticipo controllo'.split(
    ' ',
  );

/** A whole number from nought, below `below`. */
export const random = (below: number): number => Math.floor(Math.random() * below);

const wrongWord = (): string => Array.from({ length: 5 + random(6) }, () => LETTERS[random(LETTERS.length)]).join('');
const wrongWords = (): string => Array.from({ length: 16 }, wrongWord).join('%20');
const word = (): string => WORDS[random(WORDS.length)] ?? '';
const randomDay = (): string =>
  `20${10 + random(16)}-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`;

/** What everybody asks for, and is kept. */
export const LIST = '/api/regulations';

/** What one address asks for, each time another. */
export const ASKERS: Readonly<Record<string, () => string>> = {
  'sixteen mistyped words': () => `/api/search-engine?search=${wrongWords()}`,
  'sixteen mistyped words, page': () => `/portale/ricerca?search=${wrongWords()}`,
  'page with a random parameter': () => `/portale/normative?u=${Math.random()}`,
  'page of random days': () => `/portale/normative?publicationDateFrom=${randomDay()}&publicationDateTo=${randomDay()}`,
  'list of random days': () => `/api/regulations?publicationDateFrom=${randomDay()}&pageSize=100&search=${wrongWord()}`,
  'filters of random days': () => `/api/filters?context=REGULATIONS&publicationDateFrom=${randomDay()}`,
  'pages that are not there': () => `/portale/${wrongWord()}`,
};

/** What is asked for when nothing is kept. */
export const MADE = {
  filters: () =>
    `/api/filters?context=REGULATIONS&publicationDateFrom=${randomDay()}&publicationDateTo=2030-01-${10 + random(20)}`,
  searches: () => `/api/search-engine?search=${word()}%20${word()}%20${random(100_000)}`,
  pages: () => `/portale/normative?publicationDateFrom=${randomDay()}&publicationDateTo=2030-01-${10 + random(20)}`,
} as const;
