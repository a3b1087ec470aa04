import * as z from 'zod';
import { area, document, documents, options, publication, record, referenceYear } from './primitives.ts';

/** A form to download (/modulistica). */
export const form = record({
  ...publication,
  categories: options,
  area: area.optional(),
  deedNumber: z.string().trim().min(1).max(30).optional(),
  referenceYear: referenceYear.optional(),
  documents: z.array(document).min(1),
  attachments: documents.optional(),
});
