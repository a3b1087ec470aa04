import { formatDay } from '#core/formatting/date.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';

/** Days before a deadline from which it counts as near. */
export const NEAR_DAYS = 7;

/** Status text of a deadline. */
export interface Deadline {
  readonly kind: 'far' | 'near' | 'gone';
  /** "Scade tra 15 giorni", "Scade oggi", "Domande chiuse". */
  readonly text: string;
  /** The day: "il 06/12/2026", "entro le 12:00 del 06/12/2026". */
  readonly day: string;
}

/** What is handed in: applications for a competition, offers for a tender. */
export type HandedIn = 'Domande' | 'Offerte';

const closesIn = (days: number): string => {
  if (days === 0) return 'Scade oggi';
  return days === 1 ? 'Scade domani' : `Scade tra ${days} giorni`;
};

/**
 * The status of a deadline on a day in Italy (D-16); the last day itself is still in time. `time` is the hour of that day, such as
 * "12:00", where the call names one (LIST-32).
 */
export const deadlineOn = (deadline: IsoDate, today: IsoDate, what: HandedIn, time?: string): Deadline => {
  const days = daysBetween(today, deadline);
  if (days < 0) return { kind: 'gone', text: `${what} chiuse`, day: `il ${formatDay(deadline)}` };
  const day = time === undefined ? `il ${formatDay(deadline)}` : `entro le ${time} del ${formatDay(deadline)}`;
  return { kind: days <= NEAR_DAYS ? 'near' : 'far', text: closesIn(days), day };
};
