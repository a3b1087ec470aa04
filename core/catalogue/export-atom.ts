import { feedAsAtom, type FeedEntry, xmlText } from '#core/formatting/atom.ts';
import { afterEventStatus } from './event-status.ts';
import { type EntryAddresses, type Exported, updateDayOf } from './export.ts';
import type { CatalogueItem } from './item.ts';
import { textWithMove } from './moved-text.ts';

/** Entries have days, feeds have instants: noon in Greenwich is that day in Italy at any time of the year. */
const instantOf = (day: string | undefined): string | undefined => day && `${day}T12:00:00Z`;

const entry = (item: CatalogueItem, { idOf, pageOf, addressOf }: EntryAddresses): FeedEntry => {
  const [page, address, published] = [pageOf(item), addressOf(item), instantOf(item.publicationDate)];
  return {
    id: idOf(item),
    title: afterEventStatus(item, item.title),
    page,
    updated: instantOf(updateDayOf(item)),
    summary: textWithMove(item),
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
