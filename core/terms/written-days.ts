import { daysBetween, isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';

const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];
const WRITTEN = new RegExp(String.raw`\b(\d{1,2})[º°]?\s+(${MONTHS.join('|')})(?:\s+(\d{4}))?`, 'giu');

/** Days before or after a term within which another day is taken for the same term. */
export const NEAR_TERM_DAYS = 20;

/** A day that somebody wrote in words; without a year it is any year's. */
export interface WrittenDay {
  readonly words: string;
  readonly day: number;
  /** From 1. */
  readonly month: number;
  readonly year?: number | undefined;
}

/** The days of a text that are written in words: "15 maggio", "1º dicembre 2026". */
export const writtenDays = (text: string): readonly WrittenDay[] =>
  [...text.matchAll(WRITTEN)].map(([words, day, month = '', year]) => ({
    words,
    day: Number(day),
    month: MONTHS.indexOf(month.toLowerCase()) + 1,
    year: year === undefined ? undefined : Number(year),
  }));

const twoFigures = (number: number): string => String(number).padStart(2, '0');

/** The day in the year that brings it nearest to another; undefined for one that does not exist. */
const nearestTo = ({ day, month, year }: WrittenDay, term: IsoDate): IsoDate | undefined => {
  const inYear = Number(term.slice(0, 4));
  return (year === undefined ? [inYear - 1, inYear, inYear + 1] : [year])
    .flatMap((one) => isoDateFrom(`${one}-${twoFigures(month)}-${twoFigures(day)}`) ?? [])
    .toSorted((left, right) => Math.abs(daysBetween(term, left)) - Math.abs(daysBetween(term, right)))[0];
};

/**
 * The term that a written day was probably meant to be: within twenty days of it, and none of the others. The nearest, where there are
 * several; undefined where it is none, or is the day of one itself.
 */
export const contradictedBy = <T extends { readonly day: IsoDate }>(
  written: WrittenDay,
  terms: readonly T[],
): T | undefined => {
  const near = terms
    .flatMap((term) => {
      const day = nearestTo(written, term.day);
      return day === undefined ? [] : [{ term, distance: Math.abs(daysBetween(term.day, day)) }];
    })
    .filter(({ distance }) => distance <= NEAR_TERM_DAYS)
    .toSorted((left, right) => left.distance - right.distance)[0];
  return near === undefined || near.distance === 0 ? undefined : near.term;
};
