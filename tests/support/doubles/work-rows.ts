import { foldText } from '#core/formatting/folded.ts';
import type { Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { isConcerned, affectedCentsOf, type Work } from '#core/producers/work.ts';
import {
  termBounds,
  type WorkFilters,
  type WorkRow,
  type WorkSort,
  type WorkTotals,
} from '#core/producers/work-list.ts';

/** Whether a row passes the filters on a day; the office is that of its producer's mandate. */
export const workPasses = (
  { day, kind: its }: Work,
  { term, kind }: Pick<WorkFilters, 'term' | 'kind'>,
  today: IsoDate,
): boolean => {
  if (kind !== undefined && its !== kind) return false;
  const { from, to, hasUndated } = termBounds(term, today);
  return day === undefined ? hasUndated : (from === undefined || day >= from) && (to === undefined || day <= to);
};

type Compare = (left: WorkRow, right: WorkRow) => number;

const byEuro: Compare = (left, right) => (affectedCentsOf(right) ?? -1) - (affectedCentsOf(left) ?? -1);
const byTerm: Compare = (left, right) => compareTexts(left.day ?? '~', right.day ?? '~');
const byName: Compare = ({ producer: left }, { producer: right }) =>
  compareTexts(foldText(left.registeredName), foldText(right.registeredName)) || compareTexts(left.cuaa, right.cuaa);
const byId: Compare = (left, right) => compareTexts(left.id, right.id);

const ORDERS: Readonly<Record<WorkSort, readonly Compare[]>> = {
  euro: [byEuro, byTerm, byName, byId],
  term: [byTerm, byEuro, byName, byId],
  name: [byName, byTerm, byId],
};

/** Rows in an order: what is not known stands after all sums, what has no term after all terms; there are no ties. */
export const workOrder =
  (sort: WorkSort): Compare =>
  (left, right) =>
    ORDERS[sort].reduce((decided, compare) => decided || compare(left, right), 0);

/** What rows stop together, each payment of a producer once. */
export const workTotals = (rows: readonly WorkRow[], today: IsoDate): WorkTotals => {
  const producers = new Set(rows.map(({ producer }) => producer.cuaa));
  const stopped = new Map<string, { readonly cuaa: string; readonly cents: Cents }>();
  const concerned = new Map<string, Cents>();
  for (const { producer, payments } of rows)
    for (const payment of payments) {
      const { id, amountCents, since } = payment;
      const key = `${producer.cuaa} ${id}`;
      if (isConcerned(payment, today)) concerned.set(key, amountCents);
      if (since <= today) stopped.set(key, { cuaa: producer.cuaa, cents: amountCents });
    }
  const sum = (amounts: Iterable<Cents>): Cents => [...amounts].reduce((left, right) => left + right, 0);
  const stoppedCents = sum([...stopped.values()].map(({ cents }) => cents));
  return {
    producers: producers.size,
    stoppedProducers: new Set([...stopped.values()].map(({ cuaa }) => cuaa)).size,
    stoppedCents,
    atRiskCents: sum(concerned.values()) - stoppedCents,
    isPartial: rows.some(({ isPartial }) => isPartial),
  };
};
