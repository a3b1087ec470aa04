import * as z from 'zod';
import { yearOfDay } from '#core/kernel/iso-date.ts';
import { cuaa } from './companies.ts';
import { debtExplained, debtSumProblem, paymentExplained, paymentSumProblem } from './payment-details.ts';
import { day, euro, inOrder, line, record, referenceYear } from './primitives.ts';
import { STEP_FILE_WORDS } from './step-times.ts';

/** What can stop a payment, in the words of the content files. */
export const STOP_KINDS = [
  'documento',
  'pec',
  'conto',
  'contratto',
  'antimafia',
  'scheda di validazione',
  'domanda',
  'debito',
] as const;
/** Why a payment stands still, or will from a day on; `cosa` names one of several (D-39). */
const stop = record({
  tipo: z.enum(STOP_KINDS),
  cosa: line.optional(),
  dal: day,
});
const payment = record({
  id: line,
  description: line,
  campaign: referenceYear.optional(),
  scheme: line.optional(),
  amount: euro,
  paidOn: day.optional(),
  expectedBy: day.optional(),
  status: line,
  fermatoDa: z.array(stop).optional(),
  // The credit before, whose year is over: PAGA-05.
  correction: record({ on: day, creditedOn: day, before: euro })
    .refine(({ on, creditedOn }) => yearOfDay(on) > yearOfDay(creditedOn), 'è dello stesso anno dell’accredito')
    .optional(),
  detail: paymentExplained.optional(),
}).superRefine(({ amount, detail }, { addIssue }) => {
  const problem = detail === undefined ? undefined : paymentSumProblem(amount, detail);
  if (problem !== undefined) addIssue({ code: 'custom', path: ['detail'], message: problem });
});
/** The words of a document: paragraphs separated by empty lines, of which the service makes a PDF. */
const letterText = z.string().trim().min(1).max(20_000);
/** What only the page of an application shows: what is left out is not shown (PRAT-01). */
const applicationDetail = record({
  steps: z
    .array(
      record({
        step: z.enum(STEP_FILE_WORDS),
        startedOn: day.optional(),
        endedOn: day.optional(),
        expectedBy: day.optional(),
        refused: z.boolean().optional(),
        note: line.optional(),
      }).refine(inOrder('startedOn', 'endedOn'), 'finisce prima di cominciare'),
    )
    .optional(),
  turn: record({ who: z.enum(['azienda', 'CAA', 'agenzia']), what: line }).optional(),
  requests: z
    .array(
      record({
        what: line,
        askedBy: line.optional(),
        askedOn: day.optional(),
        dueOn: day.optional(),
        deliveredOn: day.optional(),
      }),
    )
    .optional(),
  payments: z.array(line).optional(),
  documents: z
    .array(record({ id: line, title: line, madeOn: day.optional(), text: letterText }))
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'due documenti hanno lo stesso id')
    .optional(),
  facts: z.array(record({ name: line, value: line })).optional(),
});
const question = record({
  id: line,
  number: line,
  title: line,
  campaign: referenceYear.optional(),
  submittedOn: day.optional(),
  requested: euro.optional(),
  status: line,
  request: record({ what: line, dueOn: day.optional() }).optional(),
  controls: z.array(record({ on: day, what: line })).optional(),
  detail: applicationDetail.optional(),
});
const debt = record({
  id: line,
  description: line,
  amount: euro,
  remaining: euro,
  openedOn: day.optional(),
  dueOn: day.optional(),
  status: line,
  detail: debtExplained.optional(),
}).superRefine(({ amount, remaining, detail }, { addIssue }) => {
  const problem = detail === undefined ? undefined : debtSumProblem(amount, remaining, detail);
  if (problem !== undefined) addIssue({ code: 'custom', path: ['detail'], message: problem });
});

/** A company's payments, applications and debts (PAGE-29). */
export const procedures = record({
  cuaa,
  payments: z.array(payment),
  questions: z.array(question),
  debts: z.array(debt),
});
