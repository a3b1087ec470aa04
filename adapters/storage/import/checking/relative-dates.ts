import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { instantInRome } from '#core/kernel/rome-time.ts';
import { MS_PER_HOUR } from '#core/kernel/time-units.ts';

const RELATIVE = /^oggi(?:([+-]\d{1,5})g)?(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/u;

/** An hour of a day in Italy, with its offset. */
const momentInRome = (day: IsoDate, hour: string): string => {
  const ahead = (Date.parse(`${day}T${hour}:00Z`) - instantInRome(day, hour)) / MS_PER_HOUR;
  return `${day}T${hour}:00+0${ahead}:00`;
};

const resolvedText = (text: string, today: IsoDate): string => {
  const [whole, days, hour] = RELATIVE.exec(text) ?? [];
  if (whole === undefined) return text;
  const day = addDays(today, Number(days ?? 0));
  return hour === undefined ? day : momentInRome(day, hour);
};

/** Replaces every text of the form `oggi-12g` or `oggi+3g 09:30` in a value by the day or instant it names. */
export const withAbsoluteDates = (value: unknown, today: IsoDate): unknown => {
  if (typeof value === 'string') return resolvedText(value, today);
  if (Array.isArray(value)) return value.map((entry) => withAbsoluteDates(entry, today));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withAbsoluteDates(entry, today)]));
};
