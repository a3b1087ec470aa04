import { isOnItsDay } from '#core/catalogue/event-status.ts';
import { lastDayOf } from '#core/catalogue/export.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';

/** Something that became of a content: it was seen for the first time, or its term moved. Numbers grow, in the order in which they happened. */
export interface News {
  readonly number: number;
  readonly kind: 'new' | 'term';
  /** The content, the same for all of its news. */
  readonly content: string;
  /** The term that it had before; absent where it had none. */
  readonly before?: IsoDate | undefined;
}

/** One line of a message: a new entry, or one whose term moved. */
export interface ReportedEntry {
  readonly item: CatalogueItem;
  readonly kind: News['kind'];
  /** The term before the change. */
  readonly before?: IsoDate | undefined;
}

/** Entries that one message names (ALERT-05): a longer one is cut by mail programs, and nobody reads it. */
export const MOST_ENTRIES = 50;
/** In a message with more, what was published longer ago than this (days) is an archive that came at once, and no news. */
const ARCHIVE_DAYS = 30;

/** What of a digest is news on a day: of many new entries at once those that were published lately, and every term that moved (ALERT-05). */
export const withoutArchive = (reported: readonly ReportedEntry[], today: IsoDate): readonly ReportedEntry[] => {
  const since = addDays(today, -ARCHIVE_DAYS);
  return reported.length <= MOST_ENTRIES
    ? reported
    : reported.filter(({ kind, item }) => kind === 'term' || (item.publicationDate ?? today) >= since);
};

/** The term of an entry: its last day, or that of its event; undefined where its list has none, and for an event that is not held on it (EVENT-03). */
export const termOf = (item: CatalogueItem): IsoDate | undefined =>
  item.event !== undefined && !isOnItsDay(item.event, item.moves) ? undefined : lastDayOf(LISTS[item.list], item);

/**
 * What a message tells of the news numbered above `after` and up to `upTo`: each content once, the newest first; as new where it was seen for
 * the first time, else as a changed term, where the term is another than before the first change. `seen` has the contents that match and
 * are there now: what was withdrawn meanwhile is left out (ALERT-05).
 */
export const digestOf = (
  news: readonly News[],
  seen: ReadonlyMap<string, CatalogueItem>,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): readonly ReportedEntry[] => {
  const first = new Map<string, News>();
  for (const one of news) {
    if (one.number <= after || one.number > upTo) continue;
    const known = first.get(one.content);
    const isEarlier = known === undefined || (known.kind === 'term' && one.number < known.number);
    if (one.kind === 'new' || isEarlier) first.set(one.content, known?.kind === 'new' ? known : one);
  }
  return [...first.values()]
    .toSorted((a, b) => b.number - a.number)
    .flatMap(({ content, kind, before }): readonly ReportedEntry[] => {
      const item = seen.get(content);
      if (item === undefined) return [];
      if (kind === 'new') return [{ item, kind }];
      // What is said of an event is news whatever was said before: it was postponed, and now it is cancelled.
      return termOf(item) === before && item.event?.eventStatus === undefined
        ? []
        : [{ item, kind, ...(before === undefined ? {} : { before }) }];
    });
};
