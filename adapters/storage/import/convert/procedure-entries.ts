import * as z from 'zod';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { debtDetail, paymentDetail } from '#adapters/http/contract/payment-details.ts';
import { application, debt, payment, STATE_WORDS, STOP_WORDS } from '#adapters/http/contract/procedures.ts';
import type { ContentRecord } from '../schemas/index.ts';
import { wireDebtDetail, wirePaymentDetail } from '../schemas/payment-details.ts';

/** One line of the table of procedures. */
export interface ProcedureEntry {
  readonly cuaa: string;
  readonly kind: 'payment' | 'question' | 'debt';
  readonly id: string;
  readonly sortDay: string;
  readonly payload: CompanyPayment | Application | Debt;
  /** What only its own page shows. */
  readonly detail?: object | undefined;
}

/** A company's procedures as lines of the table, in the core's words. */
export const procedureEntries = ({
  cuaa,
  payments,
  questions,
  debts,
}: ContentRecord<'procedures'>): readonly ProcedureEntry[] => [
  ...payments.map((it): ProcedureEntry => ({
    cuaa,
    kind: 'payment',
    id: it.id,
    sortDay: it.paidOn ?? it.expectedBy ?? '',
    ...detailOf(it.detail, (detail) => z.decode(paymentDetail, wirePaymentDetail(cuaa, detail))),
    payload: z.decode(payment, {
      ...it,
      detail: undefined,
      hasDetail: true,
      statementYear: it.paidOn === undefined ? undefined : Number(it.paidOn.slice(0, YEAR_DIGITS)),
      state: wordOf(STATE_WORDS.payment, it.status),
      fermatoDa: it.fermatoDa?.map(({ tipo, cosa, dal }) => ({
        kind: wordOf(STOP_WORDS, tipo),
        thing: cosa,
        since: dal,
      })),
    }),
  })),
  ...questions.map((it): ProcedureEntry => ({
    cuaa,
    kind: 'question',
    id: it.id,
    sortDay: it.submittedOn ?? '9999-12-31',
    payload: z.decode(application, {
      ...it,
      hasDetail: true,
      requestedAmount: it.requested,
      state: wordOf(STATE_WORDS.application, it.status),
    }),
  })),
  ...debts.map((it): ProcedureEntry => ({
    cuaa,
    kind: 'debt',
    id: it.id,
    sortDay: it.openedOn ?? '',
    ...detailOf(it.detail, (detail) => z.decode(debtDetail, wireDebtDetail(cuaa, detail))),
    payload: z.decode(debt, {
      ...it,
      detail: undefined,
      hasDetail: true,
      remainingAmount: it.remaining,
      state: wordOf(STATE_WORDS.debt, it.status),
    }),
  })),
];

// Helpers

const YEAR_DIGITS = 4;

/** What stands beside the row of a list; nothing where the file has nothing. */
const detailOf = <Written>(
  written: Written | undefined,
  read: (written: Written) => object,
): Pick<ProcedureEntry, 'detail'> => (written === undefined ? {} : { detail: { detail: read(written) } });

/** The service's word for the file's: "in istruttoria" is IN_ISTRUTTORIA; a word that the service has not stays as it is. */
const wordOf = (words: Readonly<Record<string, string>>, status: string): string => {
  const word = status.toUpperCase().replaceAll(' ', '_');
  return [word, `IN_${word}`].find((one) => Object.hasOwn(words, one)) ?? status;
};
