import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { lastDayOf } from './event-facts.ts';
import type { CatalogueItem } from './item.ts';

/** Events in evidence as they are shown on a day: the next one first, those of one day as the editors have them, none that is over (EVENT-02). */
export const eventsInEvidence = (items: readonly CatalogueItem[], today: IsoDate): readonly CatalogueItem[] =>
  items
    .filter(({ event }) => event && lastDayOf(event) >= today)
    .toSorted((one, other) => compareTexts(one.event?.eventDate ?? '', other.event?.eventDate ?? ''));

/** How many events follow the one that stands large. */
const LINES = 3;

/** What stands over the list of events: the next one in evidence large, and the nearest others as lines, none twice (PAGE-38, EVENT-02). */
export const eventStrip = (
  inEvidence: readonly CatalogueItem[],
  imminent: readonly CatalogueItem[],
  today: IsoDate,
): { readonly large: CatalogueItem | undefined; readonly lines: readonly CatalogueItem[] } => {
  const [large, ...others] = eventsInEvidence(inEvidence, today);
  const byId = new Map([...others, ...imminent].map((item) => [item.id, item]));
  if (large !== undefined) byId.delete(large.id);
  return { large, lines: eventsInEvidence([...byId.values()], today).slice(0, LINES) };
};
