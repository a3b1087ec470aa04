import * as z from 'zod';
import { document, documents, publication, record, referenceYear } from './primitives.ts';

/** A resolution of the agency (/agenzia/delibere). */
export const resolution = record({
  ...publication,
  deedNumber: z.string().regex(/^[1-9]\d{0,5}$/u, 'deve essere un numero da 1 in su, tra virgolette'),
  referenceYear,
  resolutions: z.array(document).min(1),
  attachments: documents.optional(),
});
