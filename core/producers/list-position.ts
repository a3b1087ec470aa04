import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import type { Page } from '#core/kernel/page.ts';
import { producerAddressTo, type ProducerAddress } from './producer-list.ts';
import type { Producer } from './producer.ts';
import { type WorkAddress, workAddressFrom, workAddressTo } from './work-list.ts';

/** Name under which a producer's address says where it stands in the list that was left. */
const POSITION_PARAMETER = 'posto';

/** Where a producer stands in a list, counted from 1, and who stands beside it. */
export interface ProducerPosition {
  readonly place: number;
  readonly total: number;
  readonly before: { readonly place: number; readonly friendlyUrl: string } | undefined;
  readonly after: { readonly place: number; readonly friendlyUrl: string } | undefined;
}

/** The query of a producer's address: the list it was opened from, as filtered, and its place there. What was typed is never in it. */
export const positionQuery = (address: ProducerAddress, position: number): QueryPairs => [
  ...producerAddressTo({ ...address, page: 1 }),
  [POSITION_PARAMETER, String(position)],
];

/** The place that an address tells; undefined where it was not opened from a list. */
export const positionFrom = (pairs: QueryPairs): number | undefined =>
  pageNumberFrom(queryValue(pairs, POSITION_PARAMETER) ?? '');

/** Name and value by which an address says that it was opened from the work list. */
const ORIGIN = ['da', 'scrivania'] as const;

/** The query of a producer's address that was opened from the work list, as it was filtered and as far as it was shown. */
export const workPositionQuery = (address: WorkAddress): QueryPairs => [ORIGIN, ...workAddressTo(address)];

/** The work list that an address was opened from; undefined for one that was not. */
export const workPositionFrom = (pairs: QueryPairs): WorkAddress | undefined =>
  queryValue(pairs, ORIGIN[0]) === ORIGIN[1] ? workAddressFrom(pairs) : undefined;

/**
 * Where a producer stands among those of the work list, each counted where its first row stands; undefined where none of its rows is in the
 * pages that were read.
 */
export const positionInWork = (
  pages: readonly {
    readonly items: readonly { readonly producer: Pick<Producer, 'friendlyUrl'> }[];
    readonly totals: { readonly producers: number };
  }[],
  friendlyUrl: string,
): ProducerPosition | undefined => {
  const producers = [...new Set(pages.flatMap(({ items }) => items.map(({ producer }) => producer.friendlyUrl)))].map(
    (one, at) => ({ friendlyUrl: one, place: at + 1 }),
  );
  const own = producers.findIndex((one) => one.friendlyUrl === friendlyUrl);
  return own === -1
    ? undefined
    : {
        place: own + 1,
        total: pages.at(-1)?.totals.producers ?? producers.length,
        before: producers[own - 1],
        after: producers[own + 1],
      };
};

/** The pages of the list on which a place and its two neighbours stand, in order. */
export const pagesAround = (position: number, pageSize: number): readonly number[] => {
  const pageOf = (one: number): number => Math.ceil(one / pageSize);
  return [...new Set([pageOf(Math.max(1, position - 1)), pageOf(position), pageOf(position + 1)])];
};

/**
 * Where the producer stands among the pages that were read: its place is where it is found, not where the address believed it, since a
 * list changes while it stands open. Undefined where it is on none of them any more.
 */
export const positionIn = (
  pages: readonly Pick<Page<Pick<Producer, 'friendlyUrl'>>, 'items' | 'page' | 'pageSize' | 'totalCount'>[],
  friendlyUrl: string,
): ProducerPosition | undefined => {
  const rows = pages.flatMap(({ items, page, pageSize }) =>
    items.map((item, at) => ({ friendlyUrl: item.friendlyUrl, place: (page - 1) * pageSize + at + 1 })),
  );
  const own = rows.find((row) => row.friendlyUrl === friendlyUrl);
  if (own === undefined) return undefined;
  const at = (position: number) => rows.find((row) => row.place === position);
  return {
    place: own.place,
    total: Math.max(...pages.map(({ totalCount }) => totalCount)),
    before: at(own.place - 1),
    after: at(own.place + 1),
  };
};
