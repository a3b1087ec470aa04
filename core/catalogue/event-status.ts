import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { type Move, moveTo } from '#core/terms/term.ts';
import { lastDayOf } from './event-facts.ts';
import { type CatalogueItem, EVENT_STATUSES, type EventFacts, type EventStatus } from './item.ts';

/** An event with the moves of its terms, as an entry of a list has both. */
export interface DatedEvent {
  readonly event?: EventFacts | undefined;
  readonly moves?: readonly Move[] | undefined;
}

/** Whether a text is a status that editors give to an event. */
export const isEventStatus = (text: unknown): text is EventStatus => EVENT_STATUSES.some((status) => status === text);

/**
 * Whether an event takes place on the day that it names: not where it is cancelled, nor where it is postponed and the ledger knows of no
 * move to that day, which then is the day on which it would have been (EVENT-03).
 */
export const isOnItsDay = (event: EventFacts, moves: readonly Move[] | undefined): boolean =>
  event.eventStatus === undefined || (event.eventStatus === 'rinviato' && moveTo(moves, event.eventDate) !== undefined);

const TAGS: Readonly<Record<EventStatus, StatusTag>> = {
  annullato: { tone: 'bad', icon: 'ban', word: 'Annullato' },
  rinviato: { tone: 'warn', icon: 'clock', word: 'Rinviato' },
};

/** "Annullato" or "Rinviato" for page, cards, lines and lists; none for any other event, nor for one held on its new day (EVENT-03). */
export const eventTag = ({ event, moves }: DatedEvent, today: IsoDate): StatusTag | undefined =>
  event?.eventStatus === undefined || (isOnItsDay(event, moves) && lastDayOf(event) < today)
    ? undefined
    : TAGS[event.eventStatus];

/** A text about an event after its status: "Annullato: Convegno sull’acqua". Never by the day of reading, so that a file read twice has the same bytes (EVENT-03). */
export const afterEventStatus = ({ event }: Pick<CatalogueItem, 'event'>, text: string): string =>
  event?.eventStatus === undefined ? text : `${TAGS[event.eventStatus].word}: ${text}`;

/** What search engines read of an event's status (schema.org), with the day on which it was to begin before. */
export const eventStatusForMachines = ({
  event,
  moves,
}: DatedEvent): { readonly eventStatus: string; readonly previousStartDate?: IsoDate } => {
  if (event?.eventStatus === 'annullato') return { eventStatus: 'https://schema.org/EventCancelled' };
  const move = moveTo(moves, event?.eventDate);
  if (move !== undefined) return { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: move.from };
  return {
    eventStatus: `https://schema.org/${event?.eventStatus === 'rinviato' ? 'EventPostponed' : 'EventScheduled'}`,
  };
};
