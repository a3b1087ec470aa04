import { END_OF_DAY } from './hour.ts';
import { addDays, type IsoDate } from './iso-date.ts';
import { MS_PER_HOUR } from './time-units.ts';

/** Hours by which clocks in Italy are ahead: in summer, then in winter. */
const AHEAD = [2, 1] as const;

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What a clock with a calendar shows in Italy at the instant (milliseconds): day and hour, "2026-03-29" and "03:00". */
export const wallTimeInRome = (epochMs: number): { readonly day: IsoDate; readonly hour: string } => {
  const parts = new Map(wall.formatToParts(epochMs).map((part) => [part.type, part.value]));
  const day = `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  return { day: day as IsoDate, hour: `${parts.get('hour')}:${parts.get('minute')}` };
};

/**
 * The instant, in milliseconds, at which clocks in Italy show an hour ("09:30") of a day. Of an hour that comes twice, the first; for one
 * that a change to summer time leaves out, the instant that it would have been without the change. "24:00" is 00:00 of the next day.
 */
export const instantInRome = (day: IsoDate, hour: string): number => {
  if (hour === END_OF_DAY) return instantInRome(addDays(day, 1), '00:00');
  const asUtc = Date.parse(`${day}T${hour}:00Z`);
  const candidates = AHEAD.map((hours) => asUtc - hours * MS_PER_HOUR);
  const shown = candidates.find((instant) => {
    const at = wallTimeInRome(instant);
    return at.day === day && at.hour === hour;
  });
  return shown ?? asUtc - MS_PER_HOUR;
};
