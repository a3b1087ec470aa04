import { cuaa } from './companies.ts';
import { inOrder, day, line, record } from './primitives.ts';

/** The mandate of a company to a CAA office; with `to` in the past it is closed. */
export const mandate = record({ cuaa, idUfficio: line, from: day, to: day.optional() }).refine(inOrder('from', 'to'), {
  path: ['to'],
  error: 'viene prima del giorno da cui vale il mandato',
});
