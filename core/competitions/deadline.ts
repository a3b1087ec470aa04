import { formatDay } from '#core/formatting/date.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';

/** From so many days before it on, a deadline is near. */
export const NEAR_DAYS = 7;

/** What there is to say of a last day: how long it is still away, or since when it has gone. */
export interface Deadline {
  readonly kind: 'far' | 'near' | 'gone';
  /** "Scade tra 15 giorni", "Scade oggi", "Domande chiuse". */
  readonly text: string;
  /** The day: "il 06/12/2026". */
  readonly day: string;
}

/** Who hands in what: applications for a competition, offers for a tender. */
export type HandedIn = 'Domande' | 'Offerte';

const daysLeft = (days: number): string => {
  if (days === 0) return 'Scade oggi';
  return days === 1 ? 'Scade domani' : `Scade tra ${days} giorni`;
};

/** A last day as it is seen on a day in Italy (D-16); the last day itself is still in time. */
export const deadlineOn = (deadline: IsoDate, today: IsoDate, what: HandedIn): Deadline => {
  const days = daysBetween(today, deadline);
  if (days < 0) return { kind: 'gone', text: `${what} chiuse`, day: `il ${formatDay(deadline)}` };
  return { kind: days <= NEAR_DAYS ? 'near' : 'far', text: daysLeft(days), day: `il ${formatDay(deadline)}` };
};
