import { capitalised } from './text.ts';
import { dayInRome, daysBetween, isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';

const longDay = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/** A day as Italians write it in figures: "03/02/2024" (CONST-03). */
export const formatDay = (day: IsoDate): string => {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
};

/**
 * A day that arrives as text: "2024-02-03" and "2024-02-03T10:00:00" become "03/02/2024". What names no day
 * that exists gives undefined, so that an impossible date never shows as another one (CONST-03).
 */
export const formatDayText = (text: string): string | undefined => {
  const day = isoDateFrom(/^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(text)?.[0] ?? '');
  if (day === undefined) return undefined;
  // An instant with its zone is a day in Italy (D-16).
  const instant = ZONED.test(text) ? Date.parse(text) : Number.NaN;
  return formatDay(Number.isNaN(instant) ? day : dayInRome(instant));
};

/** The day in full: "sabato 3 febbraio 2024"; the first of a month is an ordinal: "martedì 1º dicembre 2026". */
export const formatLongDay = (day: IsoDate): string =>
  longDay
    .formatToParts(Date.parse(`${day}T00:00:00Z`))
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1º' : value))
    .join('');

/** A day no further than this from today is clear without its year. */
const WITHOUT_YEAR_DAYS = 300;
const monthAndDay = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** The parts of a day in words never part from each other. */
const inOnePiece = (words: readonly string[]): string => words.join('\u00A0');

/** A day in words: "6 gennaio 2027", "1º marzo 2027". */
export const formatDayInWords = (day: IsoDate): string => inOnePiece([wordsOfDay(day), day.slice(0, 4)]);

const wordsOfDay = (day: IsoDate): string =>
  inOnePiece(
    monthAndDay
      .format(Date.parse(`${day}T00:00:00Z`))
      .replace(/^1 /u, '1º ')
      .split(' '),
  );

/**
 * A day in words, as one says it today: "6 gennaio", and with its year where the day is too far away to be clear without.
 */
export const formatNearDay = (day: IsoDate, today: IsoDate): string =>
  Math.abs(daysBetween(today, day)) <= WITHOUT_YEAR_DAYS ? wordsOfDay(day) : formatDayInWords(day);

/** Words before a day, and how each begins before "8" and "11". */
const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’', nel: 'nell’' } as const;
export type Article = keyof typeof ELIDED;
export const ARTICLES = Object.keys(ELIDED) as readonly Article[];

/** A day in words after an article: "il 6 gennaio", "all’8 dicembre", "dall’11 marzo". */
export const afterArticle = (article: Article, words: string): string =>
  /^(?:8|11)\u00A0/u.test(words) ? `${ELIDED[article]}${words}` : `${article} ${words}`;

/** The day in full after `il`: "il 6 novembre 2026", "l’8 dicembre 2026", "l’11 marzo 2027". */
export const formatDayInWordsAfterIl = (day: IsoDate): string => afterArticle('il', formatDayInWords(day));

/** A near day after an article: "il 6 gennaio", "dall’11 marzo". */
export const formatNearDayAfter = (article: Article, day: IsoDate, today: IsoDate): string =>
  afterArticle(article, formatNearDay(day, today));

const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time that clocks show in Italy: "09:05" (D-16). */
export const timeInRome = (epochMs: number): string => clock.format(epochMs);

/** Today's date in Italy for a greeting, with a capital: "Sabato 3 febbraio 2024" (D-16). */
export const greetingDate = (epochMs: number): string => {
  return capitalised(formatLongDay(dayInRome(epochMs)));
};

const leaf = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

/** The parts of a leaf of a calendar: "sab", "6", "dic". */
export const leafOf = (day: IsoDate): { readonly weekday: string; readonly day: string; readonly month: string } => {
  const parts = new Map(leaf.formatToParts(Date.parse(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]));
  return { weekday: parts.get('weekday') ?? '', day: parts.get('day') ?? '', month: parts.get('month') ?? '' };
};

const monthParts = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', month: 'short' });
const wholeMonth = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The month of a day: "lug", and in full "luglio 2026". */
export const monthOf = (day: IsoDate): { readonly short: string; readonly long: string } => {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return { short: monthParts.format(instant), long: wholeMonth.format(instant).replace(' ', '\u00A0') };
};
