import { isValid, parseISO } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { compareTexts } from './text-order.ts';

/** A calendar day that exists, as `YYYY-MM-DD`. No time, no zone: a day is a day (CONST-03, D-16). */
export type IsoDate = string & { readonly __isoDate: true };

/** The first day that a filter accepts (LIST-09). */
export const FIRST_DAY = '1900-01-01' as IsoDate;
/** The last day that a filter accepts (LIST-09). */
export const LAST_DAY = '2100-12-31' as IsoDate;

const SHAPE = /^(\d{4})-\d{2}-\d{2}$/;

const epochOf = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`);

/**
 * The day that the text names, or undefined where the text has another shape or names a day that
 * does not exist (30 February): an impossible date is never taken for another one (CONST-03).
 * Years 0001 to 9999.
 */
export const isoDateFrom = (text: string): IsoDate | undefined => {
  const [, year] = SHAPE.exec(text) ?? [];
  // Engines roll 31 April over to May; this reading does not, and asks nothing of the machine's zone.
  return year === undefined || year === '0000' || !isValid(parseISO(text)) ? undefined : (text as IsoDate);
};

const YEAR_DIGITS = 4;
/** The year of a day that is written as year, month and day, as a number. */
export const yearOfDay = (day: string): number => Number(day.slice(0, YEAR_DIGITS));

/** Negative, zero or positive as `left` is before, on or after `right`. */
export const compareDays = (left: IsoDate, right: IsoDate): number => compareTexts(left, right);

/** Whether a filter may use the day: from 1900-01-01 to 2100-12-31, both included (LIST-09). */
export const isInFilterRange = (day: IsoDate): boolean => day >= FIRST_DAY && day <= LAST_DAY;

/** The first and the last instant that a day of four digits has: beyond them days as texts are in no order. */
const EDGES = [epochOf('0001-01-01' as IsoDate), epochOf('9999-12-31' as IsoDate)] as const;

/** The day `days` after (negative: before) the given one; the calendar ends at 0001-01-01 and 9999-12-31, beyond which there is no day. */
export const addDays = (day: IsoDate, days: number): IsoDate => {
  const [first, last] = EDGES;
  const reached = Math.min(last, Math.max(first, epochOf(day) + days * millisecondsInDay));
  return new Date(reached).toISOString().slice(0, 10) as IsoDate;
};

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => (epochOf(to) - epochOf(from)) / millisecondsInDay;

const romeDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that it is in Italy at the instant, given in milliseconds since 1970-01-01T00:00:00Z (D-16). */
export const dayInRome = (epochMs: number): IsoDate => {
  const parts = new Map(romeDay.formatToParts(epochMs).map((part) => [part.type, part.value]));
  return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}` as IsoDate;
};
