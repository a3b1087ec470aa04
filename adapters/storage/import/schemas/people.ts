import * as z from 'zod';
import { fiscalCodeProblem } from '#core/support/fiscal-code.ts';
import { line, record, shaped } from './primitives.ts';

/** A fiscal code of a person: sixteen characters. */
export const fiscalCode = shaped(
  /^[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/u,
  'deve essere un codice fiscale di sedici caratteri',
  (text) => fiscalCodeProblem(text) === undefined,
  'non è un codice fiscale esistente: il controllo non torna, rileggere ogni cifra e lettera',
);

/** A demonstration person, as the token tells of one (SES-23). */
export const person = record({
  username: z.string().regex(/^[a-z]+\.[a-z]+$/u, 'deve essere scritto come nome.cognome'),
  given_name: line,
  family_name: line,
  fiscal_code: fiscalCode,
  userType: line,
  situation: line.optional(),
});
