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

/** The farmer who asks for what is private. */
export const FARMER = {
  fiscalCode: 'BNCNNA80A41H501R',
  userType: 'AGRI',
  givenName: 'Anna',
  familyName: 'Bianchi',
} as const;

/** What is asked for: an address alone, or with what else a browser sends. */
export interface Question {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked by the farmer. */
  readonly isPrivate?: boolean;
}

const VIDEO = '/media/video/occhi-sul-campo.mp4';
/** Less than the video has. */
const VIDEO_BYTES = 150_000;
/** A letter that is four words once it is folded, as often as a search takes. */
const EXPLODING = encodeURIComponent('\uFDFA'.repeat(185));

/** What one address asks for, each time another. */
export const CLIENTS: Readonly<Record<string, () => string | Question>> = {
  'sixteen mistyped words': () => `/api/search-engine?search=${wrongWords()}`,
  'sixteen mistyped words, page': () => `/portale/ricerca?search=${wrongWords()}`,
  'page with a random parameter': () => `/portale/normative?u=${Math.random()}`,
  'page of random days': () => `/portale/normative?publicationDateFrom=${randomDay()}&publicationDateTo=${randomDay()}`,
  'list of random days': () => `/api/regulations?publicationDateFrom=${randomDay()}&pageSize=100&search=${wrongWord()}`,
  'filters of random days': () => `/api/filters?context=REGULATIONS&publicationDateFrom=${randomDay()}`,
  'pages that are not there': () => `/portale/${wrongWord()}`,
  'summary of the own file, PDF': () => ({ path: `/api/private/file/summary/${FARMER.fiscalCode}`, isPrivate: true }),
  'one byte of a video': () => {
    const at = random(VIDEO_BYTES);
    return { path: VIDEO, headers: { range: `bytes=${at}-${at}` } };
  },
  'whole video': () => `${VIDEO}?u=${Math.random()}`,
  'exploding search, list': () => `/api/regulations?search=${EXPLODING}${wrongWord()}`,
  'exploding search, page': () => `/portale/normative?search=${EXPLODING}${wrongWord()}`,
  'private twin of a list': () => ({
    path: `/api/private/regulations?publicationDateFrom=${randomDay()}&pageSize=100&search=${wrongWord()}`,
    isPrivate: true,
  }),
  'private twin, exploding search': () => ({
    path: `/api/private/regulations?search=${EXPLODING}${wrongWord()}`,
    isPrivate: true,
  }),
};

/** What is asked for when nothing is kept. */
export const MADE = {
  filters: () =>
    `/api/filters?context=REGULATIONS&publicationDateFrom=${randomDay()}&publicationDateTo=2030-01-${10 + random(20)}`,
  searches: () => `/api/search-engine?search=${word()}%20${word()}%20${random(100_000)}`,
  pages: () => `/portale/normative?publicationDateFrom=${randomDay()}&publicationDateTo=2030-01-${10 + random(20)}`,
} as const;
