import * as z from 'zod';
import { fiscalCode } from './people.ts';
import { STOP_KINDS } from './procedures.ts';
import { line, moment, record } from './primitives.ts';

/** A message to a company (AGRI, id = cuaa) or to a CAA operator (CAA, id = fiscal code); `riguarda`: what it is about (D-43); `readBy`: who has read it. */
export const notification = record({
  msgId: line,
  kind: z.enum(['AGRI', 'CAA']),
  id: line,
  oggetto: line,
  corpoSemplice: z.string().trim().min(1).max(5_000),
  creationDate: moment,
  riguarda: record({ tipo: z.enum([...STOP_KINDS, 'pagamento']), cosa: line.optional() }).optional(),
  readBy: z.array(fiscalCode).optional(),
});
