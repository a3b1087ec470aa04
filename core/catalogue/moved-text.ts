import { withMove } from '#core/terms/term.ts';
import { LISTS } from './definitions.ts';
import { isOnItsDay } from './event-status.ts';
import { lastDayOf } from './export.ts';
import type { CatalogueItem } from './item.ts';

/** What an entry says, and where its term stood before; never by the day of reading, so that the same file read twice has the same bytes. */
export const textWithMove = (item: CatalogueItem): string => {
  const { event, moves } = item;
  if (event !== undefined && !isOnItsDay(event, moves)) return item.description;
  const day = event?.eventDate ?? lastDayOf(LISTS[item.list], item);
  return day === undefined ? item.description : withMove(item.description, moves, day, day);
};
