import * as z from 'zod';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { application, debt, payment, STATE_WORDS } from '#adapters/http/contract/procedures.ts';
import type { ContentRecord } from '../schemas/index.ts';

/** One line of the table of procedures. */
export interface ProcedureEntry {
  readonly cuaa: string;
  readonly kind: 'payment' | 'question' | 'debt';
  readonly id: string;
  readonly sortDay: string;
  readonly payload: CompanyPayment | Application | Debt;
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
    payload: z.decode(payment, {
      ...it,
      hasDetail: true,
      state: wordOf(STATE_WORDS.payment, it.status),
      fermatoDa: it.fermatoDa?.map(({ tipo, cosa, dal }) => ({
        kind: serviceWord(tipo),
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
    payload: z.decode(debt, {
      ...it,
      hasDetail: true,
      remainingAmount: it.remaining,
      state: wordOf(STATE_WORDS.debt, it.status),
    }),
  })),
];

/** The service's word for what stops a payment: "scheda di validazione" is SCHEDA_DI_VALIDAZIONE. */
export const serviceWord = (kind: string): string => kind.toUpperCase().replaceAll(' ', '_');

// Helpers

/** The service's word for the file's: "in istruttoria" is IN_ISTRUTTORIA; a word that the service has not stays as it is. */
const wordOf = (words: Readonly<Record<string, string>>, status: string): string => {
  const word = serviceWord(status);
  return [word, `IN_${word}`].find((one) => Object.hasOwn(words, one)) ?? status;
};
