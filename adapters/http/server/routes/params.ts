import * as z from 'zod/mini';
import { pageNumberFrom } from '#core/kernel/page-number.ts';

/** Longest thing that could be a cuaa; what is none is refused like one that is not the person's. */
const CUAA_LIMIT_CHARACTERS = 40;

/** A company in the path. */
export const cuaaParams = z.object({ cuaa: z.string().check(z.minLength(1), z.maxLength(CUAA_LIMIT_CHARACTERS)) });

/** The same where it may stand in the query too (D-29). */
export const cuaaKey = {
  cuaa: z
    .string('Manca l’azienda.')
    .check(z.minLength(1, 'Manca l’azienda.'), z.maxLength(CUAA_LIMIT_CHARACTERS, 'È troppo lungo.')),
};

/** The number of a page, as text: those that there can be, as the published description says. */
export const pageQuery = z.optional(
  z
    .string()
    .check(z.refine((text) => pageNumberFrom(text) !== undefined, 'Deve essere un numero intero a partire da 1.')),
);

/** Page and page size of a private list, as text. */
export const pagingQuery = {
  page: pageQuery,
  pageSize: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/u, 'Deve essere un numero intero da 1 a 100.'))),
};
