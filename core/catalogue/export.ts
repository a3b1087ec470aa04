import { match } from 'ts-pattern';
import { pairsToQuery } from '#core/kernel/address.ts';
import { changeDayOf, isToRemember } from '#core/formatting/calendar-file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { lastDayOfCampaign } from '#core/content/campaign.ts';
import { itemTarget, pagePath } from './card-target.ts';
import type { Criteria } from './criteria.ts';
import type { ListDefinition } from './definition.ts';
import { LISTS } from './definitions.ts';
import type { CatalogueItem } from './item.ts';
import { openedAddress } from './opened.ts';
import { criteriaToQuery } from './query-codec.ts';

/** Export formats of a filtered list (LIST-18): a feed, a table, a calendar. */
export type ExportFormat = 'atom' | 'csv' | 'ics';

/** Most entries of an export; readers who need more narrow the list. */
export const MOST_EXPORTED = 1000;

/** The export formats of a list; a calendar only where its entries have a calendar day. */
export const exportFormats = ({ calendar }: ListDefinition): readonly ExportFormat[] =>
  calendar === undefined ? ['atom', 'csv'] : ['atom', 'csv', 'ics'];

/** Path of an export, relative to the API base: `/exports/fead-national-contracts.csv`. */
export const exportPath = ({ context }: ListDefinition, format: ExportFormat): string =>
  `/exports/${context.toLowerCase().replaceAll('_', '-')}.${format}`;

/** The same with the filters, free text and order of the list: exactly the entries on the screen. */
export const exportAddress = (definition: ListDefinition, format: ExportFormat, criteria: Criteria): string => {
  const query = pairsToQuery(criteriaToQuery(definition, criteria));
  return query === '' ? exportPath(definition, format) : `${exportPath(definition, format)}?${query}`;
};

/** Path of the calendar file of one entry, relative to the API base; named as in its page's address. */
export const entryCalendarPath = ({ context }: ListDefinition, friendlyUrl: string): string =>
  `/exports/${context.toLowerCase().replaceAll('_', '-')}/${friendlyUrl}/calendar.ics`;

/**
 * The same for an entry; undefined where it has no calendar day or that day has passed (LIST-18), and in the reserved area, whose
 * entries the public export may not know (PAGE-37).
 */
export const entryCalendarAddress = (item: CatalogueItem, isReserved: boolean, today: IsoDate): string | undefined => {
  const definition = LISTS[item.list];
  return (isReserved && definition.hasPrivateTwin) || !isToRemember(lastDayOf(definition, item), today)
    ? undefined
    : entryCalendarPath(definition, encodeURIComponent(item.friendlyUrl));
};

/** The calendar day of an entry, where its list has a calendar. */
export const lastDayOf = ({ calendar }: ListDefinition, item: CatalogueItem): IsoDate | undefined => {
  switch (calendar) {
    case undefined:
      return undefined;
    case 'deadline':
      return item.deadline;
    case 'campaign':
      return lastDayOfCampaign(item);
    case 'event':
      return item.event?.eventEndDate ?? item.event?.eventDate;
  }
};

/** The list that an export was made from. */
export interface Exported extends EntryAddresses {
  readonly definition: ListDefinition;
  readonly items: readonly CatalogueItem[];
  /** Title of the list's page. */
  readonly title: string;
  /** Absolute addresses of the list's page and of the export. */
  readonly page: string;
  readonly self: string;
  /** Name of the publisher. */
  readonly publisher: string;
}

/**
 * The date of an entry in a feed or calendar: last updated, published, or first stored, and not before its days moved. Never the day of
 * reading, so that the same file read twice has the same bytes (LIST-18).
 */
export const updateDayOf = ({ lastUpdate, publicationDate, stamp }: CatalogueItem): IsoDate | undefined =>
  changeDayOf(stamp, lastUpdate ?? publicationDate);

/** An address as it is, where it is whole; else below `base`. */
export const wholeAddress = (address: string, base: string): string =>
  /^[a-z][a-z\d+.-]*:/iu.test(address) ? address : `${base}${address}`;

/** The absolute addresses of an entry. */
export interface EntryAddresses {
  /** Where its card leads, else the list that shows it open. */
  readonly addressOf: (item: CatalogueItem) => string;
  /** Its page, else the list that shows it open: what it is made of has addresses of its own. */
  readonly pageOf: (item: CatalogueItem) => string;
  /** What feeds and calendars name it by, over changes of its slug and of where its card leads (D-67). */
  readonly idOf: (item: CatalogueItem) => string;
}

/** The addresses of entries below the portal's `home`, and of documents below `origin`. */
export const entryAddresses = (
  table: RouteTable,
  { origin, home }: { readonly origin: string; readonly home: string },
): EntryAddresses => {
  const opened = (item: CatalogueItem): string =>
    openedAddress(LISTS[item.list], `${home}${pathTo(table, LISTS[item.list].route)}`, item);
  const pageOf = (item: CatalogueItem): string => {
    const path = pagePath(table, item);
    return path === undefined ? opened(item) : `${home}${path}`;
  };
  return {
    pageOf,
    addressOf: (item) =>
      match(itemTarget(table, item))
        .with({ kind: 'page' }, ({ path }) => `${home}${path}`)
        .with({ kind: 'document' }, ({ document: { contentUrl } }) => wholeAddress(contentUrl, origin))
        .with({ kind: 'link' }, ({ url }) => wholeAddress(url, home))
        .with({ kind: 'details' }, { kind: 'none' }, () => opened(item))
        .exhaustive(),
    idOf: (item) => {
      const id = item.stamp?.id ?? item.friendlyUrl;
      // A slug has neither sign: this is an address, of a document or of a link.
      if (/[/:]/u.test(id)) return wholeAddress(id, LISTS[item.list].opens.kind === 'link' ? home : origin);
      return pageOf({ ...item, id, friendlyUrl: id, hasDetail: true });
    },
  };
};
