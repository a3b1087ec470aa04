import * as z from 'zod';
import { friendlyUrl, line, record } from './primitives.ts';

/** A region of Italy: group NI, CI or SI (CONST-08). */
export const region = record({ name: line, value: friendlyUrl, idMappa: z.string().regex(/^[a-z0-9-]+$/u), locRegione: z.enum(['NI', 'CI', 'SI']), provincia: z.boolean() });
