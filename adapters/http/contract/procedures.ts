import * as z from 'zod/mini';
import { centsFromEuro, euroFromCents } from '#core/kernel/cents.ts';
import type {
  CompanyPayment,
  Debt,
  DebtState,
  PaymentState,
  Application,
  ApplicationState,
} from '#core/procedures/procedure.ts';
import { dayFromWire, maybe, present, wireDay } from './schema.ts';

const amount = z.number();

/** A payment to a company; amounts are in euro. States are the agency's words. */
export const wirePayment = z.object({
  id: z.string(),
  description: z.string(),
  campaign: maybe(z.number()),
  scheme: maybe(z.string()),
  amount,
  paidOn: maybe(wireDay),
  expectedBy: maybe(wireDay),
  state: z.string(),
});
export type WirePayment = z.infer<typeof wirePayment>;
z.globalRegistry.add(wirePayment, { id: 'Pagamento' });
export const wirePayments = z.array(wirePayment);

/** An application for aid. */
export const wireApplication = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  campaign: maybe(z.number()),
  submittedOn: maybe(wireDay),
  requestedAmount: maybe(amount),
  state: z.string(),
  request: maybe(z.object({ what: z.string(), dueOn: maybe(wireDay) })),
});
export type WireApplication = z.infer<typeof wireApplication>;
z.globalRegistry.add(wireApplication, { id: 'Domanda' });
export const wireApplications = z.array(wireApplication);

/** A sum to give back. */
export const wireDebt = z.object({
  id: z.string(),
  description: z.string(),
  amount,
  remainingAmount: amount,
  openedOn: maybe(wireDay),
  dueOn: maybe(wireDay),
  state: z.string(),
});
export type WireDebt = z.infer<typeof wireDebt>;
z.globalRegistry.add(wireDebt, { id: 'Debito' });
export const wireDebts = z.array(wireDebt);

export const paymentFromWire = (wire: WirePayment): CompanyPayment => ({
  id: wire.id,
  description: wire.description,
  campaign: present(wire.campaign),
  scheme: present(wire.scheme),
  amountCents: centsFromEuro(wire.amount),
  paidOn: dayFromWire(wire.paidOn),
  expectedBy: dayFromWire(wire.expectedBy),
  state: stateFromWire(PAYMENT_STATES, wire.state),
});

export const paymentToWire = (payment: CompanyPayment): WirePayment => ({
  id: payment.id,
  description: payment.description,
  campaign: payment.campaign ?? null,
  scheme: payment.scheme ?? null,
  amount: euroFromCents(payment.amountCents),
  paidOn: payment.paidOn ?? null,
  expectedBy: payment.expectedBy ?? null,
  state: stateToWire(PAYMENT_STATES, payment.state),
});

export const applicationFromWire = (wire: WireApplication): Application => ({
  id: wire.id,
  number: wire.number,
  title: wire.title,
  campaign: present(wire.campaign),
  submittedOn: dayFromWire(wire.submittedOn),
  requestedCents: typeof wire.requestedAmount === 'number' ? centsFromEuro(wire.requestedAmount) : undefined,
  state: stateFromWire(APPLICATION_STATES, wire.state),
  request:
    wire.request === null || wire.request === undefined
      ? undefined
      : { what: wire.request.what, dueOn: dayFromWire(wire.request.dueOn) },
});

export const applicationToWire = (application: Application): WireApplication => ({
  id: application.id,
  number: application.number,
  title: application.title,
  campaign: application.campaign ?? null,
  submittedOn: application.submittedOn ?? null,
  requestedAmount: application.requestedCents === undefined ? null : euroFromCents(application.requestedCents),
  state: stateToWire(APPLICATION_STATES, application.state),
  request:
    application.request === undefined
      ? null
      : { what: application.request.what, dueOn: application.request.dueOn ?? null },
});

export const debtFromWire = (wire: WireDebt): Debt => ({
  id: wire.id,
  description: wire.description,
  amountCents: centsFromEuro(wire.amount),
  remainingCents: centsFromEuro(wire.remainingAmount),
  openedOn: dayFromWire(wire.openedOn),
  dueOn: dayFromWire(wire.dueOn),
  state: stateFromWire(DEBT_STATES, wire.state),
});

export const debtToWire = (debt: Debt): WireDebt => ({
  id: debt.id,
  description: debt.description,
  amount: euroFromCents(debt.amountCents),
  remainingAmount: euroFromCents(debt.remainingCents),
  openedOn: debt.openedOn ?? null,
  dueOn: debt.dueOn ?? null,
  state: stateToWire(DEBT_STATES, debt.state),
});

// Helpers

type Known<State> = Exclude<State, object>;

const PAYMENT_STATES: Readonly<Record<Known<PaymentState>, string>> = {
  paid: 'PAGATO',
  'in-review': 'IN_ISTRUTTORIA',
  authorised: 'AUTORIZZATO',
  suspended: 'SOSPESO',
  rejected: 'RESPINTO',
};
const APPLICATION_STATES: Readonly<Record<Known<ApplicationState>, string>> = {
  draft: 'IN_BOZZA',
  submitted: 'PRESENTATA',
  'in-review': 'IN_ISTRUTTORIA',
  'documents-requested': 'DOCUMENTI_RICHIESTI',
  accepted: 'ACCOLTA',
  rejected: 'RESPINTA',
};
const DEBT_STATES: Readonly<Record<Known<DebtState>, string>> = {
  open: 'APERTO',
  instalments: 'RATEIZZATO',
  overdue: 'SCADUTO',
  settled: 'ESTINTO',
};

const stateToWire = <Word extends string>(
  words: Readonly<Record<Word, string>>,
  state: Word | { readonly unknown: string },
): string => (typeof state === 'string' ? words[state] : state.unknown);

/** A word that the portal does not know is kept as it came. */
const stateFromWire = <Word extends string>(
  words: Readonly<Record<Word, string>>,
  text: string,
): Word | { readonly unknown: string } =>
  (Object.keys(words) as Word[]).find((word) => words[word] === text) ?? { unknown: text };
