import * as z from 'zod';
import { externalUrl, friendlyUrl, line, record } from './primitives.ts';

/** A paying body of the finder (PAGE-15, PAGE-16). */
export const payingBody = record({
  id: friendlyUrl,
  nome: line,
  scope: z.enum(['regional', 'national']),
  address: line,
  numAddress: z.string().trim().max(20),
  cap: z.string().regex(/^\d{5}$/u, 'deve avere cinque cifre, tra virgolette'),
  city: line,
  url: externalUrl,
  regions: z.array(friendlyUrl).min(1),
});
