import { feedAsAtom, type FeedEntry, xmlText } from '#core/formatting/atom.ts';
import { withMove } from '#core/terms/term.ts';
import { LISTS } from './definitions.ts';
import { afterEventStatus, isOnItsDay } from './event-status.ts';
import { type EntryAddresses, type Exported, lastDayOf, updateDayOf } from './export.ts';
import type { CatalogueItem } from './item.ts';

/** Entries have days, feeds have instants: noon in Greenwich is that day in Italy at any time of the year. */
const instantOf = (day: string | undefined): string | undefined => day && `${day}T12:00:00Z`;

/** What an entry says, and where its term stood before; never by the day of reading, so that the same file read twice has the same bytes. */
const summaryOf = (item: CatalogueItem): string => {
  const { event, moves } = item;
  if (event !== undefined && !isOnItsDay(event, moves)) return item.description;
  const day = event?.eventDate ?? lastDayOf(LISTS[item.list], item);
  return day === undefined ? item.description : withMove(item.description, moves, day, day);
};

const entry = (item: CatalogueItem, { idOf, pageOf, addressOf }: EntryAddresses): FeedEntry => {
  const [page, address, published] = [pageOf(item), addressOf(item), instantOf(item.publicationDate)];
  return {
    id: idOf(item),
    title: afterEventStatus(item, item.title),
    page,
    updated: instantOf(updateDayOf(item)),
    summary: summaryOf(item),
    more: [
      ...(address === page ? [] : [`<link rel="related" href="${xmlText(address)}"/>`]),
      ...(published === undefined ? [] : [`<published>${published}</published>`]),
      ...(item.facets.categories ?? []).map(
        ({ name, value }) => `<category term="${xmlText(value)}" label="${xmlText(name)}"/>`,
      ),
    ],
  };
};

/** The entries as a feed, in the order of the list (LIST-18). */
export const atomOf = ({ items, title, page, self, publisher, ...addresses }: Exported): string => {
  const newest = items
    .flatMap((item) => updateDayOf(item) ?? [])
    .toSorted()
    .at(-1);
  const entries = items.map((item) => entry(item, addresses));
  return feedAsAtom({ title, page, self, publisher, updated: instantOf(newest), entries });
};
