import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { lastDayOf } from './event-facts.ts';
import type { CatalogueItem } from './item.ts';

/** Events in evidence as they are shown on a day: the next one first, those of one day as the editors have them, none that is over (EVENT-02). */
export const eventsInEvidence = (items: readonly CatalogueItem[], today: IsoDate): readonly CatalogueItem[] =>
  items
    .filter(({ event }) => event && lastDayOf(event) >= today)
    .toSorted((one, other) => compareTexts(one.event?.eventDate ?? '', other.event?.eventDate ?? ''));
