import * as z from 'zod/mini';
import { pageNumberFrom } from '#core/kernel/page-number.ts';

/** The number of a page, as text: those that there can be, as the published description says. */
export const pageQuery = z.optional(
  z
    .string()
    .check(z.refine((text) => pageNumberFrom(text) !== undefined, 'Deve essere un numero intero a partire da 1.')),
);
