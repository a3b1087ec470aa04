import * as z from 'zod';
import { line, phone, record } from './primitives.ts';

/** A CAA office and the fiscal codes of its operators. */
export const office = record({
  idUfficio: z.string().regex(/^\d{6}$/u, 'deve avere sei cifre, tra virgolette'),
  name: line,
  descrizioneCaa: line,
  mail: z.email(),
  phone: phone.optional(),
  operators: z.array(z.string()).min(1),
});
