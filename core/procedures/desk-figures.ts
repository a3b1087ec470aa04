import { formatDay } from '#core/formatting/date.ts';
import { sumOfCents, type Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import type { CompanyPayment, Debt } from './procedure.ts';
import { debtStates, paymentStates } from './state-words.ts';

/** A figure of the desk's "Le tue pratiche". */
export interface DeskFigure {
  readonly label: string;
  readonly amountCents: Cents;
  readonly detail: string;
  readonly tag: StatusTag | undefined;
}

const isAwaited = ({ state }: CompanyPayment): boolean => state === 'in-review' || state === 'authorised';

/** Earlier days first, no day last; equal days by id, so that the order is always the same. */
const byDay =
  <Item extends { readonly id: string }>(dayOf: (item: Item) => IsoDate | undefined) =>
  (left: Item, right: Item): number =>
    compareTexts(dayOf(left) ?? '~', dayOf(right) ?? '~') || compareTexts(left.id, right.id);

/** The last payment made. */
const lastPayment = (payments: readonly CompanyPayment[]): DeskFigure => {
  const last = payments
    .filter(({ state, paidOn }) => state === 'paid' && paidOn !== undefined)
    .toSorted(byDay(({ paidOn }) => paidOn))
    .at(-1);
  return last?.paidOn === undefined
    ? { label: 'Ultimo pagamento', amountCents: 0, detail: 'Nessun pagamento ricevuto', tag: undefined }
    : {
        label: 'Ultimo pagamento',
        amountCents: last.amountCents,
        detail: `${last.description}, ${formatDay(last.paidOn)}`,
        tag: paymentStates.tag(last.state),
      };
};

/** The payments on their way: their sum, and the one that is expected first. Suspended and rejected ones do not count. */
const awaitedPayments = (payments: readonly CompanyPayment[]): DeskFigure => {
  const awaited = payments.filter(isAwaited).toSorted(byDay(({ expectedBy }) => expectedBy));
  const next = awaited[0];
  if (next === undefined)
    return { label: 'In arrivo', amountCents: 0, detail: 'Nessun pagamento in arrivo', tag: undefined };
  const by = next.expectedBy === undefined ? '' : `, entro il ${formatDay(next.expectedBy)}`;
  const others = ['', ' e un altro pagamento'][awaited.length - 1] ?? ` e altri ${awaited.length - 1} pagamenti`;
  return {
    label: 'In arrivo',
    amountCents: sumOfCents(awaited.map(({ amountCents }) => amountCents)),
    detail: `${next.description}${by}${others}`,
    tag: paymentStates.tag(next.state),
  };
};

/** Debts on which something is still owed. */
export const openDebts = (debts: readonly Debt[]): readonly Debt[] =>
  debts
    .filter(({ state, remainingCents }) => state !== 'settled' && remainingCents > 0)
    .toSorted(byDay(({ dueOn }) => dueOn));

/** What is still owed: the sum, and the debt that presses most. */
export const debtFigure = (debts: readonly Debt[], today: IsoDate): DeskFigure => {
  const open = openDebts(debts);
  const first = open[0];
  if (first === undefined) {
    return {
      label: 'Debiti',
      amountCents: 0,
      detail: 'Nessuna somma da restituire',
      tag: { tone: 'ok', icon: 'check-circle', word: 'In regola' },
    };
  }
  const late = open.find((debt) => isOverdue(debt, today));
  const shown = late ?? first;
  return {
    label: 'Debiti',
    amountCents: sumOfCents(open.map(({ remainingCents }) => remainingCents)),
    detail:
      shown.dueOn === undefined
        ? shown.description
        : `${shown.description}, ${isPast(shown.dueOn, today) ? 'scadeva' : 'entro'} il ${formatDay(shown.dueOn)}`,
    tag: debtStates.tag(late === undefined ? shown.state : 'overdue'),
  };
};

const isPast = (day: IsoDate, today: IsoDate): boolean => day < today;

/** Whether a debt's day is past, or the agency says that it is overdue. */
export const isOverdue = ({ state, dueOn }: Debt, today: IsoDate): boolean =>
  state === 'overdue' || (dueOn !== undefined && isPast(dueOn, today));

/** What was paid last, and what is on its way. */
export const paymentFigures = (payments: readonly CompanyPayment[]): readonly DeskFigure[] => [
  lastPayment(payments),
  awaitedPayments(payments),
];
