import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';

const MONTHS_A_YEAR = 12;

/** How many whole months lie between two days, by the calendar; zero where `to` is not later. */
const wholeMonths = (from: IsoDate, to: IsoDate): number => {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split('-').map(Number);
  return Math.max(0, (toYear - year) * MONTHS_A_YEAR + toMonth - month - (toDate < date ? 1 : 0));
};

const counted = (count: number, one: string, many: string): string => `${count}\u00A0${count === 1 ? one : many}`;

/** How long it is from one day to a later one, in words: "12 giorni", "6 mesi", "1 anno e 11 mesi"; days below a month only. */
export const timeSpan = (from: IsoDate, to: IsoDate): string => {
  const months = wholeMonths(from, to);
  if (months === 0) return counted(Math.max(0, daysBetween(from, to)), 'giorno', 'giorni');
  const years = Math.floor(months / MONTHS_A_YEAR);
  const rest = months % MONTHS_A_YEAR;
  return [
    ...(years === 0 ? [] : [counted(years, 'anno', 'anni')]),
    ...(rest === 0 ? [] : [counted(rest, 'mese', 'mesi')]),
  ].join(' e ');
};
