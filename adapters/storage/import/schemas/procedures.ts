import * as z from 'zod';
import { cuaa } from './companies.ts';
import { debtExplained, debtSumProblem, paymentExplained, paymentSumProblem } from './payment-details.ts';
import { day, euro, line, record, referenceYear } from './primitives.ts';

/** Why a payment stands still, or will from a day on; `cosa` names one of several (D-39). */
const stop = record({
  tipo: z.enum(['documento', 'pec', 'conto', 'contratto', 'antimafia', 'scheda di validazione', 'domanda', 'debito']),
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
  detail: paymentExplained.optional(),
}).superRefine(({ amount, detail }, { addIssue }) => {
  const problem = detail === undefined ? undefined : paymentSumProblem(amount, detail);
  if (problem !== undefined) addIssue({ code: 'custom', path: ['detail'], message: problem });
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
