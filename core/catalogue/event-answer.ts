import { formatLongDay } from '#core/formatting/date.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import { eventTimeText, lastDayOf } from './event-facts.ts';
import type { EventFacts } from './item.ts';

/** How an event stands on a day: before it, during it, after it. */
export type EventState = 'toCome' | 'now' | 'past';

/** The state of an event on a day in Italy; its first and last day are part of it (EVENT-01). */
export const eventStateOn = (event: EventFacts, today: IsoDate): EventState => {
  if (today < event.eventDate) return 'toCome';
  return today <= lastDayOf(event) ? 'now' : 'past';
};

/** What the one filled button of an event does; none after it, and none where there is nothing to press. */
export type EventAction =
  | { readonly kind: 'signUp'; readonly url: string }
  /** An online event without booking, or whose bookings are over, is followed at its address. */
  | { readonly kind: 'attend'; readonly url: string }
  | { readonly kind: 'none' };

/** Whether bookings are still taken on a day: the last one is in time, and never after the first day of the event (EVENT-01). */
export const takesBookingsOn = ({ bookingUntil, eventDate }: EventFacts, today: IsoDate): boolean =>
  today <= (bookingUntil ?? eventDate) && today <= eventDate;

/** The button of an event on a day (EVENT-01). `onlineUrl` is where an online event is followed. */
export const eventActionOn = (event: EventFacts, onlineUrl: string | undefined, today: IsoDate): EventAction => {
  if (eventStateOn(event, today) === 'past') return { kind: 'none' };
  if (event.bookingUrl !== undefined && takesBookingsOn(event, today)) return { kind: 'signUp', url: event.bookingUrl };
  return onlineUrl === undefined ? { kind: 'none' } : { kind: 'attend', url: onlineUrl };
};

/** "Tra 4 giorni", "Domani", "Oggi", "In corso", "Si è svolto". */
export const eventNearness = (event: EventFacts, today: IsoDate): string => {
  const state = eventStateOn(event, today);
  if (state === 'past') return 'Si è svolto';
  const days = daysBetween(today, event.eventDate);
  if (days === 0) return 'Oggi';
  if (state === 'now') return 'In corso';
  return days === 1 ? 'Domani' : `Tra ${days} giorni`;
};

/** The days and hours of an event in one sentence: "venerdì 4 dicembre 2026, dalle 10 alle 17". */
export const eventWhen = ({ eventDate, eventEndDate, eventTime }: EventFacts): string => {
  const days =
    eventEndDate === undefined
      ? formatLongDay(eventDate)
      : `da ${formatLongDay(eventDate)} a ${formatLongDay(eventEndDate)}`;
  return eventTime === undefined ? days : `${days}, ${eventTimeText(eventTime)}`;
};
