import * as z from 'zod';
import { cuaa } from './companies.ts';
import { day, euro, line, record, referenceYear } from './primitives.ts';

const payment = record({ id: line, description: line, campaign: referenceYear, amount: euro, date: day, status: line, protocol: line.optional() });
const question = record({ id: line, description: line, campaign: referenceYear, amount: euro.nullable(), date: day, status: line, protocol: line });
const debt = record({ id: line, description: line, campaign: referenceYear.optional(), amount: euro, residual: euro, date: day, status: line, reason: line });

/** A company's payments, applications and debts (PAGE-29). */
export const procedures = record({ cuaa, payments: z.array(payment), questions: z.array(question), debts: z.array(debt) });
