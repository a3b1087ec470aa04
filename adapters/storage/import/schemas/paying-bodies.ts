import * as z from 'zod';
import { AID_LINES } from '#core/paying-bodies/paying-body.ts';
import { externalUrl, friendlyUrl, line, phone, record, shaped } from './primitives.ts';

/** Postal codes in use, from the province of Rome to Messina. */
const [FIRST_CAP, LAST_CAP] = [10, 98_168];

/** A line of aid that a body pays, in some of its regions or in all (PAGE-50). */
const paidLine = record({
  line: z.enum(AID_LINES),
  regions: z.array(friendlyUrl).min(1).optional(),
  note: line.optional(),
});

/** A paying body of the finder (PAGE-15, PAGE-16, PAGE-50). */
export const payingBody = record({
  id: friendlyUrl,
  nome: line,
  scope: z.enum(['regional', 'national']),
  address: line,
  numAddress: z.string().trim().max(20),
  cap: shaped(
    /^\d{5}$/u,
    'deve avere cinque cifre, tra virgolette',
    (text) => Number(text) >= FIRST_CAP && Number(text) <= LAST_CAP,
    'non è un CAP esistente: vanno da 00010 a 98168',
  ),
  city: line,
  url: externalUrl,
  regions: z.array(friendlyUrl).min(1),
  phone: phone.optional(),
  certifiedEmail: z.email().optional(),
  paidLines: z.array(paidLine).min(1).optional(),
}).superRefine(({ regions, paidLines = [] }, { addIssue }) => {
  for (const [at, paid] of paidLines.entries())
    for (const [index, region] of (paid.regions ?? []).entries())
      if (!regions.includes(region))
        addIssue({
          code: 'custom',
          path: ['paidLines', at, 'regions', index],
          message: 'non è fra le regioni di questo organismo',
        });
});
