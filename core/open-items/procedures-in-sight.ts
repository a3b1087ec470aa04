import type { QueryPairs } from '#core/kernel/address.ts';
import { openDebts } from '#core/procedures/desk-money.ts';
import type { Application, Debt } from '#core/procedures/procedure.ts';
import type { ProcedureKind } from '#core/procedures/read-procedures.ts';
import { isWaiting, type PaymentsTimeline } from './payments-timeline.ts';

/** How the address says that a phone shows all of a list: `?intero=pagamenti`. */
const WHOLE = 'intero';
const NAMES = {
  payments: 'pagamenti',
  applications: 'domande',
  debts: 'debiti',
} as const satisfies Readonly<Record<ProcedureKind, string>>;

/** Entries that a phone shows at first where fewer than that wait; of payments, those that are over. */
const AT_FIRST: Readonly<Record<ProcedureKind, number>> = { payments: 2, applications: 3, debts: 1 };

/** Whether the address asks for the whole of a list. */
export const isWhole = (pairs: QueryPairs, kind: ProcedureKind): boolean =>
  pairs.some(([name, value]) => name === WHOLE && value === NAMES[kind]);

/** The pairs of an address with the whole of a list asked for. */
export const withWhole = (pairs: QueryPairs, kind: ProcedureKind): QueryPairs =>
  isWhole(pairs, kind) ? pairs : [...pairs, [WHOLE, NAMES[kind]]];

/**
 * How many entries of a list, in which those that wait stand first, a phone shows: all that wait, all where the address asks for them,
 * and never all but one, since the press for it takes its room (PAGE-29).
 */
const countInSight = (pairs: QueryPairs, kind: ProcedureKind, count: number, waiting: number): number => {
  const shown = Math.max(AT_FIRST[kind], waiting);
  return isWhole(pairs, kind) || shown >= count - 1 ? count : shown;
};

/** Debts with those first on which something is to be paid, by their day; then those that wait for a decision, and those that are settled. */
export const owedFirst = (debts: readonly Debt[]): readonly Debt[] => {
  const open = openDebts(debts);
  const others = debts.filter((debt) => !open.includes(debt));
  return [
    ...open,
    ...others.filter(({ remainingCents }) => remainingCents > 0),
    ...others.filter(({ remainingCents }) => remainingCents === 0),
  ];
};

/** How many payments a phone shows: all that are to come, and the latest of those that are over. */
export const paymentsInSight = (pairs: QueryPairs, { toCome, over }: PaymentsTimeline): number =>
  toCome.length + countInSight(pairs, 'payments', over.length, 0);

/** How many debts a phone shows, those first on which something is to be paid. */
export const debtsInSight = (pairs: QueryPairs, debts: readonly Debt[]): number =>
  countInSight(pairs, 'debts', debts.length, openDebts(debts).length);

/** How many applications a phone shows, those first that wait for their reader. */
export const applicationsInSight = (pairs: QueryPairs, applications: readonly Application[]): number =>
  countInSight(pairs, 'applications', applications.length, applications.filter(isWaiting).length);
