import * as z from 'zod';
import { day, description, friendlyUrl, line, order, record } from './primitives.ts';

/** A headline figure (CONST-02, PAGE-42), of the home page, of the paying bodies or of the CAA desk. */
export const kpi = record({
  friendlyUrl,
  order,
  icon: line,
  value: z.union([z.number(), line]),
  formatting: z.enum(['percentuale', 'numerico', 'valuta', 'testo']),
  description: line,
  tooltip: description,
  lastUpdate: day,
  group: z.enum(['home', 'other-op']).optional(),
});
