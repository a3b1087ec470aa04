import { addDays, dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { timeInRome } from '#core/formatting/date.ts';
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#core/kernel/time-units.ts';

/** How often a reader gets the news: at once, every day, every Monday (ALERT-04). */
export type Frequency = 'now' | 'daily' | 'weekly';

/** Every frequency, the quickest first. */
export const FREQUENCIES: readonly Frequency[] = ['now', 'daily', 'weekly'];

/** The hour at which digests leave, in Italy. */
export const DIGEST_HOUR = 7;

const DAYS_A_WEEK = 7;
/** 1970-01-05 was a Monday. */
const A_MONDAY = '1970-01-05';

/** No digest is planned further ahead (milliseconds): what is was planned by a clock that was ahead, and is due now. */
export const LONGEST_WAIT_MS = 8 * MS_PER_DAY;

/** The frequency that a form names; undefined for anything else. */
export const frequencyFrom = (text: string | undefined): Frequency | undefined =>
  FREQUENCIES.find((frequency) => frequency === text);

const isMonday = (day: IsoDate): boolean => ((Date.parse(day) - Date.parse(A_MONDAY)) / MS_PER_DAY) % DAYS_A_WEEK === 0;

/** The instant at which clocks in Italy show the hour of the digests on a day: from three in the morning on they never show one twice. */
const digestOn = (day: IsoDate, hour: number): number => {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * MS_PER_HOUR;
  const shown = timeInRome(asUtc);
  const [hours = 0, minutes = 0] = shown.split(':').map(Number);
  return asUtc - (hours - hour) * MS_PER_HOUR - minutes * MS_PER_MINUTE;
};

/** When the next digest leaves after an instant (both milliseconds since 1970): strictly after it; undefined for news that is sent at once. */
export const nextDigest = (frequency: Frequency, afterMs: number, hour: number = DIGEST_HOUR): number | undefined => {
  if (frequency === 'now') return undefined;
  const today = dayInRome(afterMs);
  return Array.from({ length: DAYS_A_WEEK + 1 }, (_, ahead) => addDays(today, ahead))
    .filter((day) => frequency === 'daily' || isMonday(day))
    .map((day) => digestOn(day, hour))
    .find((instant) => instant > afterMs);
};
