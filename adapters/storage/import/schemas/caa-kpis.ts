import * as z from 'zod';
import { day, description, friendlyUrl, line, order, record } from './primitives.ts';

/** A headline figure of the CAA desk. */
export const caaKpi = record({
  friendlyUrl,
  order,
  icon: line,
  value: z.union([z.number(), line]),
  formatting: z.enum(['percentuale', 'numerico', 'valuta', 'testo']),
  description: line,
  tooltip: description,
  lastUpdate: day,
});
