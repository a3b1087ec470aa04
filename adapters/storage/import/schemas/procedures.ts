import * as z from 'zod';
import { cuaa } from './companies.ts';
import { day, euro, line, record, referenceYear } from './primitives.ts';

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
});

/** A company's payments, applications and debts (PAGE-29). */
export const procedures = record({
  cuaa,
  payments: z.array(payment),
  questions: z.array(question),
  debts: z.array(debt),
});
