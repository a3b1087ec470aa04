import { formatNearDayAfter } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { withholdingFrom } from '#core/procedures/desk-money.ts';
import type { CompanyPayment, Debt, StopKind } from '#core/procedures/procedure.ts';
import { heldOf, holdOf } from './amounts.ts';
import { causeWords } from './words/amounts.ts';

/** What is said beside the next payment, in a line; what is to be done about it is in "Cosa devo fare". */
export interface NextPaymentWords {
  /** `free` only where nothing of the company is stopped. */
  readonly kind: 'stopped' | 'at-risk' | 'free' | 'others-stopped' | 'unknown';
  readonly sentence: string;
  /** What overdue debts take from it. */
  readonly withheld: string | undefined;
  /** Whether the mandate manager can do something about a cause that stops it today (PAGE-08). */
  readonly isForManager: boolean;
}

/** See `NextPaymentWords`; undefined for a payment that cannot be stopped. */
export const nextPaymentWords = (
  payment: CompanyPayment,
  payments: readonly CompanyPayment[],
  debts: readonly Debt[],
  today: IsoDate,
): NextPaymentWords | undefined => {
  const hold = holdOf(payment, today);
  if (hold === undefined) return undefined;
  const withholding = withholdingFrom(payment, debts, today);
  const withheld =
    withholding === undefined
      ? undefined
      : `Ne tratterremo ${euro(withholding.withheldCents)}, più gli interessi, per un debito scaduto: ti arrivano al massimo ${euro(withholding.arrivesCents)}.`;
  const said = { withheld, isForManager: false };
  switch (hold.kind) {
    case 'stopped': {
      const kinds = hold.by.map(({ kind }) => kind);
      return { ...said, kind: 'stopped', sentence: `Fermo: ${causeWords(kinds)}.`, isForManager: kinds.some(isOfFile) };
    }
    case 'at-risk': {
      const from = formatNearDayAfter('dal', hold.from, today);
      return {
        ...said,
        kind: 'at-risk',
        sentence: `A rischio ${from}: ${causeWords(hold.by.map(({ kind }) => kind))}.`,
      };
    }
    case 'unknown':
      return { ...said, kind: 'unknown', sentence: 'Non è noto se qualcosa ferma questo pagamento.' };
    case 'free': {
      const { stoppedCents } = heldOf(payments, today);
      return stoppedCents === 0
        ? { ...said, kind: 'free', sentence: 'Nulla ferma questo pagamento.' }
        : {
            ...said,
            kind: 'others-stopped',
            sentence: `Questo pagamento arriva. Altri ${euro(stoppedCents)} sono fermi.`,
          };
    }
  }
};

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));

/** A debt is the agency's, and so is what it has not named. */
const isOfFile = (kind: StopKind): boolean => typeof kind === 'string' && kind !== 'debt';
