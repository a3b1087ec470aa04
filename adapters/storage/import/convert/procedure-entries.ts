import { centsFromEuro } from '#core/kernel/cents.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import type { ContentRecord } from '../schemas/index.ts';
import { given } from './rows.ts';

/** One line of the table of procedures. */
export interface ProcedureEntry {
  readonly cuaa: string;
  readonly kind: 'payment' | 'question' | 'debt';
  readonly id: string;
  readonly sortDay: string;
  readonly payload: CompanyPayment | Application | Debt;
}

const PAYMENT_STATES = {
  pagato: 'paid',
  'in istruttoria': 'in-review',
  autorizzato: 'authorised',
  sospeso: 'suspended',
  respinto: 'rejected',
} as const;
const APPLICATION_STATES = {
  bozza: 'draft',
  presentata: 'submitted',
  'in istruttoria': 'in-review',
  'documenti richiesti': 'documents-requested',
  accolta: 'accepted',
  respinta: 'rejected',
} as const;
const DEBT_STATES = { aperto: 'open', rateizzato: 'instalments', scaduto: 'overdue', estinto: 'settled' } as const;

/** The core's state for the file's word; an unknown word is kept. */
const stateFrom = <S extends string>(
  states: Readonly<Record<string, S>>,
  word: string,
): S | { readonly unknown: string } => states[word.toLowerCase()] ?? { unknown: word };

const day = (text: string | undefined): ReturnType<typeof isoDateFrom> =>
  text === undefined ? undefined : isoDateFrom(text);

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
    payload: {
      id: it.id,
      description: it.description,
      ...given('campaign', it.campaign),
      ...given('scheme', it.scheme),
      amountCents: centsFromEuro(it.amount),
      ...given('paidOn', day(it.paidOn)),
      ...given('expectedBy', day(it.expectedBy)),
      state: stateFrom(PAYMENT_STATES, it.status),
    },
  })),
  ...questions.map((it): ProcedureEntry => ({
    cuaa,
    kind: 'question',
    id: it.id,
    sortDay: it.submittedOn ?? '9999-12-31',
    payload: {
      id: it.id,
      number: it.number,
      title: it.title,
      ...given('campaign', it.campaign),
      ...given('submittedOn', day(it.submittedOn)),
      ...given('requestedCents', it.requested === undefined ? undefined : centsFromEuro(it.requested)),
      state: stateFrom(APPLICATION_STATES, it.status),
      ...given('request', it.request && { what: it.request.what, ...given('dueOn', day(it.request.dueOn)) }),
    },
  })),
  ...debts.map((it): ProcedureEntry => ({
    cuaa,
    kind: 'debt',
    id: it.id,
    sortDay: it.openedOn ?? '',
    payload: {
      id: it.id,
      description: it.description,
      amountCents: centsFromEuro(it.amount),
      remainingCents: centsFromEuro(it.remaining),
      ...given('openedOn', day(it.openedOn)),
      ...given('dueOn', day(it.dueOn)),
      state: stateFrom(DEBT_STATES, it.status),
    },
  })),
];
