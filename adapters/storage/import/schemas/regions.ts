import * as z from 'zod';
import { friendlyUrl, line, record } from './primitives.ts';

/** A region of Italy: group NI, CI or SI (CONST-08). */
export const region = record({
  name: line,
  value: friendlyUrl,
  idMappa: z.string().regex(/^IT-\d{2}$/u, 'deve essere un codice come IT-62'),
  locRegione: z.enum(['NI', 'CI', 'SI']),
  provincia: z.string().regex(/^[A-Z]{2}$/u, 'deve essere una sigla di provincia'),
});
