import * as z from 'zod';
import { day, movable, notBeforePublication, options, publication, record, referenceYear } from './primitives.ts';

/** A rule of law or an instruction (/normative). */
export const regulation = record({
  ...movable,
  ...publication,
  deedNumber: z.string().trim().min(1).max(30).optional(),
  referenceYear,
  categories: options,
  types: options,
  validUntil: day.optional(),
}).refine(...notBeforePublication('validUntil'));
