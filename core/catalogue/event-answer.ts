import { lowered } from '#core/formatting/text.ts';
import { formatLongDay } from '#core/formatting/date.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import { withMove } from '#core/terms/term.ts';
import { type DatedEvent, eventTag, isOnItsDay } from './event-status.ts';
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

/** An entry that is an event. */
type Event = DatedEvent & { readonly event: EventFacts };

/** Whether bookings are still taken on a day: the last one is in time, never after the first day of the event, nor where it is not held on it (EVENT-01, EVENT-03). */
export const takesBookingsOn = ({ event, moves }: Event, today: IsoDate): boolean =>
  today <= (event.bookingUntil ?? event.eventDate) && today <= event.eventDate && isOnItsDay(event, moves);

/** The button of an event on a day (EVENT-01). `onlineUrl` is where an online event is followed. */
export const eventActionOn = (item: Event, onlineUrl: string | undefined, today: IsoDate): EventAction => {
  const { event, moves } = item;
  if (eventStateOn(event, today) === 'past' || !isOnItsDay(event, moves)) return { kind: 'none' };
  if (event.bookingUrl !== undefined && takesBookingsOn(item, today)) return { kind: 'signUp', url: event.bookingUrl };
  return onlineUrl === undefined ? { kind: 'none' } : { kind: 'attend', url: onlineUrl };
};

/** "Tra 4 giorni", "Domani", "Oggi", "In corso", "Si è svolto"; of one that is not held on its day that it is "Annullato" or "Rinviato". */
export const eventNearness = (item: Event, today: IsoDate): string => {
  const { event, moves } = item;
  const nearness = nearnessOf(event, today);
  const status = eventTag(item, today)?.word;
  if (status === undefined) return nearness;
  return isOnItsDay(event, moves) ? `${status}: ${lowered(nearness)}` : status;
};

const nearnessOf = (event: EventFacts, today: IsoDate): string => {
  const state = eventStateOn(event, today);
  if (state === 'past') return 'Si è svolto';
  const days = daysBetween(today, event.eventDate);
  if (days === 0) return 'Oggi';
  if (state === 'now') return 'In corso';
  return days === 1 ? 'Domani' : `Tra ${days} giorni`;
};

/**
 * The days and hours of an event in one sentence: "venerdì 4 dicembre 2026, dalle 10 alle 17", with the day on which it stood before. Of
 * one that is not held then: "Era in programma venerdì 4 dicembre 2026" (D-66, EVENT-03).
 */
export const eventWhen = ({ event, moves }: Event, today: IsoDate): string => {
  const when = daysAndHours(event);
  if (isOnItsDay(event, moves)) return withMove(when, moves, event.eventDate, today);
  const was = `Era in programma ${when}`;
  return event.eventStatus === 'rinviato' ? `${was}; il nuovo giorno non è ancora fissato` : was;
};

const daysAndHours = ({ eventDate, eventEndDate, eventTime }: EventFacts): string => {
  const days =
    eventEndDate === undefined
      ? formatLongDay(eventDate)
      : `da ${formatLongDay(eventDate)} a ${formatLongDay(eventEndDate)}`;
  return eventTime === undefined ? days : `${days}, ${eventTimeText(eventTime)}`;
};
