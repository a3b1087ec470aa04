import * as z from 'zod';
import { fiscalCode } from './people.ts';
import { STOP_KINDS } from './procedures.ts';
import { line, moment, record } from './primitives.ts';

/** A message to a company (AGRI, id = cuaa) or to a CAA operator (CAA, id = fiscal code); `readBy`: who has read it. */
export const notification = record({
  msgId: line,
  kind: z.enum(['AGRI', 'CAA']),
  id: line,
  oggetto: line,
  corpoSemplice: z.string().trim().min(1).max(5_000),
  creationDate: moment,
  readBy: z.array(fiscalCode).optional(),
  /** What the message is about, in the order in which it names it. */
  riguarda: z
    .array(record({ tipo: z.enum([...STOP_KINDS, 'pagamento', 'estratto']), id: line.optional() }))
    .min(1)
    .optional(),
});
