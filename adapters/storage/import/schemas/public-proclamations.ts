import * as z from 'zod';
import { document, publication, record, referenceYear } from './primitives.ts';

/** A public proclamation (/pubblici-proclami). */
export const publicProclamation = record({
  ...publication,
  deedNumber: z.string().trim().min(1).max(30).optional(),
  referenceYear: referenceYear.optional(),
  attachments: z.array(document).min(1),
});
