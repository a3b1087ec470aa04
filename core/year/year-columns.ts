import { type Cents, sumOfCents } from '#core/kernel/cents.ts';
import { daysBetween, type IsoDate } from '#core/kernel/iso-date.ts';
import type { YearEntry } from './year-entry.ts';

/** Payments that are no further from each other are drawn in one column. */
const TOGETHER_DAYS = 10;
/** Columns that are nearer than this part of the line would lie on each other. */
export const COLUMN_SHARE = 0.032;
/** Sums that are nearer than this part of the line would be written over each other. */
export const LABEL_SHARE = 0.115;

/** Payments that are drawn in one column, on the day of the first of them, or beside a neighbour that is in its way. */
export interface YearColumn {
  readonly at: number;
  readonly payments: readonly YearEntry[];
  readonly sumCents: Cents;
  /** Whether its sum is written over it: where there is no room for all, the largest have it; the list tells every one. */
  readonly isLabelled: boolean;
}

type Placed = Omit<YearColumn, 'isLabelled'>;

const grouped = (payments: readonly YearEntry[], shareAt: (day: IsoDate) => number): readonly Placed[] => {
  const groups: { readonly first: YearEntry; readonly all: YearEntry[] }[] = [];
  for (const payment of payments) {
    const last = groups.at(-1);
    if (last !== undefined && daysBetween(last.first.day, payment.day) <= TOGETHER_DAYS) last.all.push(payment);
    else groups.push({ first: payment, all: [payment] });
  }
  return groups.map(({ first, all }) => ({
    at: shareAt(first.day),
    payments: all,
    sumCents: sumOfCents(all.map(({ amountCents = 0 }) => amountCents)),
  }));
};

/** Those in the way of the one before them are moved on, from the left; what would leave the line is moved back, from the right. */
const apart = (columns: readonly Placed[]): readonly Placed[] => {
  const ordered = columns.toSorted((left, right) => left.at - right.at);
  // Very many share the line among them.
  const gap = Math.min(COLUMN_SHARE, 1 / (columns.length + 1));
  const onwards = ordered.reduce<readonly Placed[]>((done, column) => {
    const before = done.at(-1);
    return [...done, before === undefined ? column : { ...column, at: Math.max(column.at, before.at + gap) }];
  }, []);
  return onwards.reduceRight<readonly Placed[]>((done, column) => {
    const limit = done[0] === undefined ? 1 - gap / 2 : done[0].at - gap;
    return [{ ...column, at: Math.min(column.at, limit) }, ...done];
  }, []);
};

const labelled = (columns: readonly Placed[]): readonly YearColumn[] => {
  const chosen: Placed[] = [];
  for (const column of columns.toSorted((left, right) => right.sumCents - left.sumCents || left.at - right.at))
    if (chosen.every(({ at }) => Math.abs(at - column.at) >= LABEL_SHARE)) chosen.push(column);
  return columns.map((column) => ({ ...column, isLabelled: chosen.includes(column) }));
};

/** A column is nowhere wider than this part of the line. */
const WIDEST_SHARE = 0.052;

/** How wide each column may be so that none lies on its neighbour, as a part of the line. */
export const columnWidth = (columns: readonly YearColumn[]): number =>
  Math.min(WIDEST_SHARE, ...columns.slice(1).map(({ at }, before) => at - (columns[before]?.at ?? 0)));

/** The columns of a year: what was paid and what comes are never in one. */
export const columnsOf = (
  paid: readonly YearEntry[],
  awaited: readonly YearEntry[],
  shareAt: (day: IsoDate) => number,
): readonly YearColumn[] => labelled(apart([...grouped(paid, shareAt), ...grouped(awaited, shareAt)]));
