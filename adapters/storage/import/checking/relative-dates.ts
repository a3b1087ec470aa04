import { addDays, dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { MS_PER_HOUR } from '#core/kernel/time-units.ts';

const RELATIVE = /^oggi(?:([+-]\d{1,5})g)?(?: ([01]\d|2[0-3]):([0-5]\d))?$/u;
const clockInRome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

/** Whether a text names a day counted from the day of the import. */
export const mentionsToday = (text: string): boolean => /\boggi(?:[+-]\d+g)?\b/u.test(text);

/** The instant at which clocks in Italy show the given hour of the day; the earlier one where they show it twice. */
const instantInRome = (day: IsoDate, hours: string, minutes: string): string => {
  const asUtc = Date.parse(`${day}T${hours}:${minutes}:00Z`);
  // Summer time is two hours ahead of UTC, winter time one.
  const summer = asUtc - 2 * MS_PER_HOUR;
  const isSummer = dayInRome(summer) === day && clockInRome.format(summer) === `${hours}:${minutes}`;
  return `${day}T${hours}:${minutes}:00+0${isSummer ? 2 : 1}:00`;
};

const resolvedText = (text: string, today: IsoDate): string => {
  const [whole, days, hours, minutes] = RELATIVE.exec(text) ?? [];
  if (whole === undefined) return text;
  const day = addDays(today, Number(days ?? 0));
  return hours === undefined || minutes === undefined ? day : instantInRome(day, hours, minutes);
};

/** Replaces every text of the form `oggi-12g` or `oggi+3g 09:30` in a value by the day or instant it names. */
export const withAbsoluteDates = (value: unknown, today: IsoDate): unknown => {
  if (typeof value === 'string') return resolvedText(value, today);
  if (Array.isArray(value)) return value.map((entry) => withAbsoluteDates(entry, today));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withAbsoluteDates(entry, today)]));
};
