import * as z from 'zod';
import { line, record } from './primitives.ts';

/** A fiscal code of a person: sixteen characters. */
export const fiscalCode = z
  .string()
  .regex(/^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/u, 'deve essere un codice fiscale di sedici caratteri');

/** A demonstration person, as the token tells of one (SES-23). */
export const person = record({
  username: z.string().regex(/^[a-z]+\.[a-z]+$/u, 'deve essere scritto come nome.cognome'),
  given_name: line,
  family_name: line,
  fiscal_code: fiscalCode,
  userType: line,
  situation: line.optional(),
});
