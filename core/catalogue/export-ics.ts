import { calendarFile, type CalendarEntry, type CalendarTime } from '#core/formatting/calendar-file.ts';
import { campaignEntries, type Remembered } from '#core/content/application-calendar.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { afterEventStatus, isOnItsDay } from './event-status.ts';
import { endDayOf, eventPlace, hoursOf, lastDayOf } from './event-facts.ts';
import type { ListDefinition } from './definition.ts';
import { type EntryAddresses, type Exported, updateDayOf } from './export.ts';
import type { CatalogueItem } from './item.ts';
import { textWithMove } from './moved-text.ts';

/** The entries that have a day as a calendar: events as they are, deadlines as whole days (LIST-18). */
export const icsOf = ({ definition, items, title, ...addresses }: Exported): string => {
  const { calendar } = definition;
  if (calendar === undefined) throw new Error(`${definition.id} has no calendar`);
  return calendarFile(
    items.flatMap((item) => entriesOf(calendar, item, addresses)),
    title,
  );
};

/** The day of one entry as a calendar; undefined where it has none (LIST-18). */
export const entryIcs = (
  { calendar }: ListDefinition,
  item: CatalogueItem,
  addresses: EntryAddresses,
): string | undefined => {
  const entries = calendar === undefined ? [] : entriesOf(calendar, item, addresses);
  return entries.length === 0 ? undefined : calendarFile(entries);
};

// Helpers

const entriesOf = (
  calendar: NonNullable<ListDefinition['calendar']>,
  item: CatalogueItem,
  { addressOf, idOf }: EntryAddresses,
): readonly CalendarEntry[] => {
  const known = {
    uid: idOf(item),
    changedOn: updateDayOf(item),
    sequence: item.stamp?.moves,
    title: item.title,
    text: item.description,
    url: addressOf(item),
  };
  if (calendar === 'campaign') return campaignEntries(item, known);
  const entry = calendar === 'event' ? eventEntry(item, known) : deadlineEntry(item, known);
  return entry === undefined ? [] : [entry];
};

type Event = NonNullable<CatalogueItem['event']>;

/** The hours of an event where it has them, in one day or over one night; else its days. */
const timeOf = (event: Event): CalendarTime => {
  const { from, to } = hoursOf(event);
  const first = event.eventDate;
  const end = endDayOf(event);
  const isOneNight = from !== undefined && to !== undefined && to <= from && end === addDays(first, 1);
  return from === undefined || (end !== first && !isOneNight)
    ? { first, last: lastDayOf(event) }
    : { day: first, from, to, lastDay: end };
};

const eventEntry = (item: CatalogueItem, known: Remembered): CalendarEntry | undefined => {
  const { event, moves } = item;
  if (event === undefined) return undefined;
  const takesPlace = isOnItsDay(event, moves);
  return {
    ...known,
    title: afterEventStatus(item, item.title),
    text: textWithMove(item),
    time: timeOf(event),
    place: eventPlace(event),
    takesTime: takesPlace,
    isCancelled: !takesPlace,
  };
};

const deadlineEntry = (item: CatalogueItem, known: Remembered): CalendarEntry | undefined =>
  item.deadline && {
    ...known,
    time: { first: item.deadline, last: item.deadline },
    title: `Scadenza: ${item.title}`,
    text: textWithMove(item),
    takesTime: false,
  };
