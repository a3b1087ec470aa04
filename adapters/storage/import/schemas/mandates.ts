import { cuaa } from './companies.ts';
import { day, line, record } from './primitives.ts';

/** The mandate of a company to a CAA office; with `to` in the past it is closed. */
export const mandate = record({ cuaa, idUfficio: line, from: day, to: day.optional() });
