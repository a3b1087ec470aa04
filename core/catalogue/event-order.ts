import type { IsoDate } from '#core/kernel/iso-date.ts';
import { lastDayOf } from './event-facts.ts';
import type { CatalogueItem } from './item.ts';

/** How many events in evidence stand beside the first, which is large. */
const BESIDE_THE_FIRST = 3;

/** What is in evidence over the list of events: one large, with its picture, and some small ones beside it. */
export interface EventsInEvidence {
  readonly large: CatalogueItem | undefined;
  readonly small: readonly CatalogueItem[];
}

/** Events in evidence as they are shown on a day: the next one first and large, those that are over last (EVENT-02). */
export const eventsInEvidence = (items: readonly CatalogueItem[], today: IsoDate): EventsInEvidence => {
  const dayOf = ({ event }: CatalogueItem): string => event?.eventDate ?? '';
  const isOver = ({ event }: CatalogueItem): boolean => event === undefined || lastDayOf(event) < today;
  const ahead = items.filter((item) => !isOver(item)).toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  const over = items.filter(isOver).toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  const [large, ...others] = [...ahead, ...over];
  return { large, small: others.slice(0, BESIDE_THE_FIRST) };
};
