import * as z from 'zod';
import { externalUrl, friendlyUrl, line, record, shaped } from './primitives.ts';

/** Postal codes in use, from the province of Rome to Messina. */
const [FIRST_CAP, LAST_CAP] = [10, 98_168];

/** A paying body of the finder (PAGE-15, PAGE-16). */
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
});
