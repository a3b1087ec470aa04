import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { CompanyPayment, Debt } from './procedure.ts';

const isAwaited = ({ state }: CompanyPayment): boolean => state === 'in-review' || state === 'authorised';

/** Earlier days first, no day last; equal days by id, so that the order is always the same. */
const byDay =
  <Item extends { readonly id: string }>(dayOf: (item: Item) => IsoDate | undefined) =>
  (left: Item, right: Item): number =>
    compareTexts(dayOf(left) ?? '~', dayOf(right) ?? '~') || compareTexts(left.id, right.id);

/** The payment that a desk names first: the next one on its way, else the last one that was made. */
export type FirstPayment =
  | { readonly kind: 'next' | 'last'; readonly payment: CompanyPayment }
  | { readonly kind: 'none' };

/** The first awaited payment by its day, or the last one paid where none is on its way; suspended and rejected ones are neither. */
export const firstPayment = (payments: readonly CompanyPayment[]): FirstPayment => {
  const [next] = payments.filter(isAwaited).toSorted(byDay(({ expectedBy }) => expectedBy));
  if (next !== undefined) return { kind: 'next', payment: next };
  const last = payments
    .filter(({ state, paidOn }) => state === 'paid' && paidOn !== undefined)
    .toSorted(byDay(({ paidOn }) => paidOn))
    .at(-1);
  return last === undefined ? { kind: 'none' } : { kind: 'last', payment: last };
};

/** Debts on which something is still owed. */
export const openDebts = (debts: readonly Debt[]): readonly Debt[] =>
  debts
    .filter(({ state, remainingCents }) => state !== 'settled' && remainingCents > 0)
    .toSorted(byDay(({ dueOn }) => dueOn));

const isPast = (day: IsoDate, today: IsoDate): boolean => day < today;

/** Whether a debt's day is past, or the agency says that it is overdue. */
export const isOverdue = ({ state, dueOn }: Debt, today: IsoDate): boolean =>
  state === 'overdue' || (dueOn !== undefined && isPast(dueOn, today));
