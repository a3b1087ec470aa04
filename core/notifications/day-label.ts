import { formatDay } from '#core/formatting/date.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';

/**
 * The day of a notification as people say it: "Oggi", "Ieri", else dd/mm/yyyy. Days are those of Italy, whatever
 * the machine's zone and on the days when the clock changes too (NOTE-03). Both instants in milliseconds
 * since 1970-01-01T00:00:00Z.
 */
export const dayLabel = (createdAt: number, now: number): string => {
  const day = dayInRome(createdAt);
  const today = dayInRome(now);
  if (day === today) return 'Oggi';
  return day === addDays(today, -1) ? 'Ieri' : formatDay(day);
};
