import { type Cents, sumOfCents } from '#core/kernel/cents.ts';
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

/** The agency's word for a debt that the company has contested. */
const CONTESTED = 'in contenzioso';

/** Whether a debt waits for a decision: until then nothing is to be paid, and nothing is withheld for it. */
export const isContested = ({ state }: Pick<Debt, 'state'>): boolean =>
  typeof state !== 'string' && state.unknown.trim().toLocaleLowerCase('it-IT') === CONTESTED;

/** Debts on which something is to be paid, the first that is due first. */
export const openDebts = (debts: readonly Debt[]): readonly Debt[] =>
  debts
    .filter((debt) => debt.state !== 'settled' && debt.remainingCents > 0 && !isContested(debt))
    .toSorted(byDay(({ dueOn }) => dueOn));

const isPast = (day: IsoDate, today: IsoDate): boolean => day < today;

/** Whether a debt's day is past, or the agency says that it is overdue. */
export const isOverdue = (debt: Debt, today: IsoDate): boolean =>
  !isContested(debt) && (debt.state === 'overdue' || (debt.dueOn !== undefined && isPast(debt.dueOn, today)));

/** What is due next of a debt: the instalment, or all that remains. */
export const dueCents = ({ dueCents: due, remainingCents }: Debt): Cents =>
  Math.min(due ?? remainingCents, remainingCents);

/** What overdue debts take from the next payment, and what arrives of it; without the interest, which the list does not say. */
export interface Withholding {
  readonly withheldCents: Cents;
  readonly arrivesCents: Cents;
}

/** See `Withholding`; undefined where no debt is overdue. */
export const withholdingFrom = (
  { amountCents }: Pick<CompanyPayment, 'amountCents'>,
  debts: readonly Debt[],
  today: IsoDate,
): Withholding | undefined => {
  const overdue = openDebts(debts).filter((debt) => isOverdue(debt, today));
  const withheldCents = Math.min(amountCents, sumOfCents(overdue.map(dueCents)));
  return withheldCents === 0 ? undefined : { withheldCents, arrivesCents: amountCents - withheldCents };
};
