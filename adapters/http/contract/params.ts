import * as z from 'zod/mini';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { mapped } from './codecs.ts';

// Parameters that several calls have: texts on the wire, the core's values where a call is declared or answered.

/** A number that is checked as the text that it travels as. */
export const numberText = (text: z.ZodMiniType<string, string>) =>
  mapped(text, { decode: Number, encode: (value: number) => String(value) });

/** Yes or no. */
export const flag = mapped(z.enum(['true', 'false'], 'Deve essere true o false.'), {
  decode: (text) => text === 'true',
  encode: (value: boolean) => (value ? 'true' : 'false'),
});

/** The number of a page: those that there can be, as the published description says. */
export const pageNumber = numberText(
  z
    .string()
    .check(z.refine((text) => pageNumberFrom(text) !== undefined, 'Deve essere un numero intero a partire da 1.')),
);

/** Page and page size of a private list. */
export const paging = {
  page: z.optional(pageNumber),
  pageSize: z.optional(
    numberText(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/u, 'Deve essere un numero intero da 1 a 100.'))),
  ),
};

/** A name by which something is asked for; `missing` says what is not there. */
export const keyText = (missing: string, mostCharacters: number) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(mostCharacters, 'È troppo lungo.'));

/** Longest text that could be a cuaa; what is none is refused like one that is not the person's. */
const CUAA_LIMIT_CHARACTERS = 40;

/** A company in a path. */
export const companyInPath = { cuaa: z.string().check(z.minLength(1), z.maxLength(CUAA_LIMIT_CHARACTERS)) };

/** The same where it may stand in the query too (D-29). */
export const company = { cuaa: keyText('Manca l’azienda.', CUAA_LIMIT_CHARACTERS) };
