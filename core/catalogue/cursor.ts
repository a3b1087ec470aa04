import { listQueryKey } from './query-key.ts';
import type { Criteria } from './criteria.ts';
import type { FilterScheme } from './definition.ts';
import { orderKey } from './deadline-order.ts';
import type { CatalogueItem } from './item.ts';

/** A position in a list (keyset pagination): the next page is read from there without counting what comes before. */
export interface ListPosition {
  /** Number of the page that follows. */
  readonly page: number;
  /** What the list is ordered by (`orderKey`) and the id of the last item that was read; empty for an item without a day. */
  readonly day: string;
  readonly id: string;
}

/** The scope of a cursor: one list, one set of criteria, one page size. */
export interface CursorScope {
  readonly definition: FilterScheme;
  readonly criteria: Criteria;
  readonly pageSize: number;
}

/** Maximum length of a cursor (characters). */
export const MAX_CURSOR_LENGTH = 400;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const RADIX = 36;
const CURSOR = /^([0-9a-z]{1,7})_([1-9]\d{0,6})_([\d-]{0,10})_(.+)$/su;

/** FNV-1a hash: a checksum against mistakes, not against attackers. */
const sumOf = (text: string): string => {
  let sum = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), FNV_PRIME) >>> 0;
  return sum.toString(RADIX);
};

const written = ({ page, day, id }: ListPosition): string => `${page}_${day}_${id}`;

const signed = ({ definition, criteria, pageSize }: CursorScope, position: ListPosition): string =>
  sumOf(`${JSON.stringify(listQueryKey(definition, criteria))} ${pageSize} ${written(position)}`);

/** The position as an opaque text, valid in this scope only (API-05). */
export const cursorFromPosition = (scope: CursorScope, position: ListPosition): string =>
  `${signed(scope, position)}_${written(position)}`;

/** The position of a cursor; undefined for one that is invented, altered, or of another scope. */
export const positionFromCursor = (scope: CursorScope, cursor: string): ListPosition | undefined => {
  if (cursor.length > MAX_CURSOR_LENGTH) return undefined;
  const [, sum, page, day = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const position = { page: Number(page), day, id };
  return sum === signed(scope, position) ? position : undefined;
};

/** The cursor behind the last of these items. */
export const cursorPast = (scope: CursorScope, page: number, items: readonly CatalogueItem[]): string | undefined => {
  const last = items.at(-1);
  return last === undefined
    ? undefined
    : cursorFromPosition(scope, { page: page + 1, day: orderKey(last, scope.criteria.sort), id: last.id });
};
