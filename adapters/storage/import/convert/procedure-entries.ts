import * as z from 'zod';
import { yearOfDay } from '#core/kernel/iso-date.ts';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { joinPayments, type PaymentApplications } from '#core/procedures/payment-application.ts';
import type { StepName } from '#core/procedures/application-detail.ts';
import { application, debt, payment, STATE_WORDS } from '#adapters/http/contract/procedures.ts';
import { applicationDetail, STEP_WORDS as WIRE_STEPS } from '#adapters/http/contract/application-detail.ts';
import { debtDetail, paymentDetail } from '#adapters/http/contract/payment-details.ts';
import type { ContentRecord } from '../schemas/index.ts';
import type { STEP_FILE_WORDS } from '../schemas/step-times.ts';
import { wireDebtDetail, wirePaymentDetail } from '../schemas/payment-details.ts';

/** One line of the table of procedures. */
export type ProcedureEntry = {
  readonly cuaa: string;
  readonly id: string;
  readonly sortDay: string;
  /** What only its own page shows. */
  readonly detail?: object | undefined;
} & (
  | { readonly kind: 'payment'; readonly payload: CompanyPayment }
  | { readonly kind: 'question'; readonly payload: Application }
  | { readonly kind: 'debt'; readonly payload: Debt }
);

/** A company's procedures as lines of the table, in the core's words. */
export const procedureEntries = ({
  cuaa,
  payments,
  questions,
  debts,
}: ContentRecord<'procedures'>): readonly ProcedureEntry[] => {
  const joined = joinedEntries(payments, questions);
  return [
    ...payments.map((it): ProcedureEntry => ({
      cuaa,
      kind: 'payment',
      id: it.id,
      sortDay: it.paidOn ?? it.expectedBy ?? '',
      ...detailOf(paymentWith(it, joined), (detail) => z.decode(paymentDetail, wirePaymentDetail(cuaa, detail))),
      payload: z.decode(payment, {
        ...it,
        detail: undefined,
        hasDetail: true,
        statementYear: it.paidOn === undefined ? undefined : yearOfDay(it.paidOn),
        restAmount: it.detail?.rest?.amount,
        accountEnd: it.detail?.accountEnd,
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
      ...detailOf(applicationWith(it, joined), (detail) => z.decode(applicationDetail, wireApplicationDetail(detail))),
      payload: z.decode(application, {
        ...it,
        detail: undefined,
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
        dueAmount: it.detail?.instalments?.find(({ dueOn, state }) => state === 'da pagare' && dueOn === it.dueOn)
          ?.amount,
        state: wordOf(STATE_WORDS.debt, it.status),
      }),
    })),
  ];
};

/** The service's word for what stops a payment: "scheda di validazione" is SCHEDA_DI_VALIDAZIONE. */
export const serviceWord = (kind: string): string => kind.toUpperCase().replaceAll(' ', '_');

/** The core's word for a step as content files call it. */
export const stepOf = (word: StepFileWord): StepName => WIRE_STEPS[stepWord(word)];

// Helpers

type StepFileWord = (typeof STEP_FILE_WORDS)[number];
type WrittenPayment = ContentRecord<'procedures'>['payments'][number];
type WrittenQuestion = ContentRecord<'procedures'>['questions'][number];
type WrittenApplication = NonNullable<WrittenQuestion['detail']>;

/** Which application each payment is made for, as either of them says it. */
const joinedEntries = (payments: readonly WrittenPayment[], questions: readonly WrittenQuestion[]) =>
  joinPayments(
    payments.map(({ id, detail }) => ({ id, applicationNumber: detail?.applicationNumber })),
    questions.map(({ id, number, detail }) => ({ id, number, payments: detail?.payments })),
  );

/** What explains a payment, with the application that it is made for. */
const paymentWith = ({ id, detail }: WrittenPayment, { applicationOf }: PaymentApplications) => {
  const application = applicationOf(id);
  return application === undefined
    ? detail
    : { ...detail, applicationId: application.id, applicationNumber: application.number };
};

/** What the page of an application shows, with the payments made for it. */
const applicationWith = ({ id, detail }: WrittenQuestion, { paymentsOf }: PaymentApplications) => {
  const { payments: _named, ...rest } = detail ?? {};
  const payments = [...paymentsOf(id)];
  if (payments.length > 0) return { ...rest, payments };
  return detail === undefined ? undefined : rest;
};

/** The service's word for a step: that of the file, in capitals and without accent. */
const stepWord = (word: StepFileWord) =>
  word.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '') as keyof typeof WIRE_STEPS;

// Documents have a table of their own.
const wireApplicationDetail = ({ steps, turn, documents: _documents, ...rest }: WrittenApplication) => ({
  ...rest,
  ...(steps === undefined ? {} : { steps: steps.map(({ step, ...others }) => ({ ...others, step: stepWord(step) })) }),
  ...(turn === undefined ? {} : { turn: { who: turn.who.toUpperCase(), what: turn.what } }),
});

/** What stands beside the row of a list; nothing where the file has nothing. */
const detailOf = <Written>(
  written: Written | undefined,
  read: (written: Written) => object,
): Pick<ProcedureEntry, 'detail'> => (written === undefined ? {} : { detail: { detail: read(written) } });

/** The service's word for the file's: "in istruttoria" is IN_ISTRUTTORIA; a word that the service has not stays as it is. */
const wordOf = (words: Readonly<Record<string, string>>, status: string): string => {
  const word = serviceWord(status);
  return [word, `IN_${word}`].find((one) => Object.hasOwn(words, one)) ?? status;
};
