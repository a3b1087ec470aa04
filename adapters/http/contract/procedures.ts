import * as z from 'zod/mini';
import type { Application, CompanyPayment, Debt, PaymentStop } from '#core/procedures/procedure.ts';
import { applicationDetail } from './application-detail.ts';
import { get } from './calls.ts';
import { bytes, type Codec, day, from, list, nullable, oneOf, optional, record } from './codecs.ts';
import { company, companyInPath } from './params.ts';
import { euro } from './euro.ts';
import { debtDetail, paymentDetail } from './payment-details.ts';
import { whole } from './schema.ts';

/** A word that the portal does not know is kept as it came. */
export const stateOf = <const Words extends Readonly<Record<string, string>>>(words: Words) =>
  oneOf(words, { decode: (word) => ({ unknown: word }), encode: (state) => state.unknown });

/** The agency's words for where a payment, an application and a debt stand. */
export const STATE_WORDS = {
  payment: {
    PAGATO: 'paid',
    IN_ISTRUTTORIA: 'in-review',
    AUTORIZZATO: 'authorised',
    SOSPESO: 'suspended',
    RESPINTO: 'rejected',
  },
  application: {
    IN_BOZZA: 'draft',
    PRESENTATA: 'submitted',
    IN_ISTRUTTORIA: 'in-review',
    DOCUMENTI_RICHIESTI: 'documents-requested',
    ACCOLTA: 'accepted',
    RESPINTA: 'rejected',
  },
  debt: { APERTO: 'open', RATEIZZATO: 'instalments', SCADUTO: 'overdue', ESTINTO: 'settled' },
} as const;

/** The agency's words for what stops a payment (D-39). */
export const STOP_WORDS = {
  DOCUMENTO: 'identity-document',
  PEC: 'pec',
  CONTO: 'bank-account',
  CONTRATTO: 'contract',
  ANTIMAFIA: 'antimafia',
  SCHEDA_DI_VALIDAZIONE: 'validation-sheet',
  DOMANDA: 'application',
  DEBITO: 'debt',
} as const;

/** A cause for which a payment stands still, or will (D-39). */
export const paymentStop = record({
  kind: stateOf(STOP_WORDS),
  thing: nullable(z.string()),
  since: day,
}) satisfies Codec<PaymentStop>;

/** A payment to a company; amounts are in euro. */
export const payment = record({
  id: z.string(),
  hasDetail: optional(z.boolean()),
  description: z.string(),
  campaign: nullable(whole),
  scheme: nullable(z.string()),
  amountCents: from('amount', euro),
  paidOn: nullable(day),
  expectedBy: nullable(day),
  state: stateOf(STATE_WORDS.payment),
  stoppedBy: from('fermatoDa', nullable(list(paymentStop))),
  statementYear: optional(whole),
  restCents: from('restAmount', optional(euro)),
  accountEnd: optional(z.string()),
  correction: optional(record({ on: day, creditedOn: day, beforeCents: from('before', euro) })),
  detail: optional(paymentDetail),
}) satisfies Codec<CompanyPayment>;

/** An application for aid. */
export const application = record({
  id: z.string(),
  hasDetail: optional(z.boolean()),
  number: z.string(),
  title: z.string(),
  campaign: nullable(whole),
  submittedOn: nullable(day),
  requestedCents: from('requestedAmount', nullable(euro)),
  state: stateOf(STATE_WORDS.application),
  request: nullable(record({ what: z.string(), dueOn: nullable(day) })),
  controls: optional(list(record({ on: day, what: z.string() }))),
  detail: optional(applicationDetail),
}) satisfies Codec<Application>;

/** A sum to give back. */
export const debt = record({
  id: z.string(),
  hasDetail: optional(z.boolean()),
  description: z.string(),
  amountCents: from('amount', euro),
  remainingCents: from('remainingAmount', euro),
  openedOn: nullable(day),
  dueOn: nullable(day),
  dueCents: from('dueAmount', optional(euro)),
  state: stateOf(STATE_WORDS.debt),
  detail: optional(debtDetail),
}) satisfies Codec<Debt>;

/** Longest id that an entry could have. */
const ID_LIMIT_CHARACTERS = 100;

const id = z.string().check(z.minLength(1), z.maxLength(ID_LIMIT_CHARACTERS));

const callsAt = (base: string) => {
  const ofCompany = { params: company, keyed: true, refuses: { 403: 'procedures.forbidden' } } as const;
  // No key in the query here (D-29): the lists' own addresses stand there.
  const ofRecord = {
    params: { ...companyInPath, entry: id },
    refuses: { 403: 'procedures.forbidden', 404: 'procedures.not-found' },
  } as const;
  return {
    payments: get(`${base}/payments/:cuaa`, { ...ofCompany, answers: list(payment) }),
    applications: get(`${base}/questions/:cuaa`, { ...ofCompany, answers: list(application) }),
    debts: get(`${base}/debts/:cuaa`, { ...ofCompany, answers: list(debt) }),
    payment: get(`${base}/payments/:cuaa/:entry`, { ...ofRecord, answers: payment }),
    application: get(`${base}/questions/:cuaa/:entry`, { ...ofRecord, answers: application }),
    debt: get(`${base}/debts/:cuaa/:entry`, { ...ofRecord, answers: debt }),
    document: get(`${base}/questions/:cuaa/:entry/documents/:document`, {
      params: { ...ofRecord.params, document: id },
      refuses: ofRecord.refuses,
      file: 'application/pdf',
      answers: bytes,
    }),
  };
};

/** The procedures of a company, as its farmer and as its assistance centre ask for them. */
export const procedureCalls = { farmer: callsAt('/private/detail'), caa: callsAt('/private/caa/detail') };
