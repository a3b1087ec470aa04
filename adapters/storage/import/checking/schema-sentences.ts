import type * as z from 'zod';
import { nearest } from '#core/kernel/nearest.ts';

type Issue = z.core.$ZodRawIssue;

const WANTED: Readonly<Record<string, string>> = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'vero o falso (true o false)',
  array: 'un elenco',
  tuple: 'un elenco',
  object: 'un insieme di campi',
  record: 'un insieme di campi',
};

const foundOf = (input: unknown): string => {
  if (Array.isArray(input)) return 'un elenco';
  if (typeof input === 'object') return 'un insieme di campi';
  return (
    (
      { string: 'un testo', number: 'un numero', boolean: 'un valore vero o falso' } as Readonly<Record<string, string>>
    )[typeof input] ?? 'altro'
  );
};

const counted = (count: number | bigint, one: string, many: string): string =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** What is wrong with the type of a value; one that is not there is missing, whatever its type would be. */
const typeSentence = (expected: string, input: unknown): string => {
  if (input === undefined) return 'manca';
  if (input === null) return 'manca il valore';
  if (expected === 'int')
    return `deve essere un numero intero: è ${typeof input === 'number' ? 'un numero che non lo è' : foundOf(input)}`;
  const hint =
    expected === 'string' && (typeof input === 'number' || typeof input === 'boolean')
      ? ', va scritto tra virgolette'
      : '';
  return `deve essere ${WANTED[expected] ?? 'di un altro tipo'}: è ${foundOf(input)}${hint}`;
};

const sizeSentence = (origin: string, limit: string, count: number | bigint): string => {
  if (origin === 'string') return `deve avere ${limit} ${counted(count, 'carattere', 'caratteri')}`;
  return origin === 'array' ? `deve avere ${limit} ${counted(count, 'voce', 'voci')}` : `deve essere ${limit} ${count}`;
};

const FORMATS: Readonly<Record<string, string>> = { email: 'deve essere un indirizzo di posta come nome@ente.example' };

const valueSentence = (values: readonly unknown[], input: unknown): string => {
  const names = values.map(String);
  const near = typeof input === 'string' ? nearest(input, names) : undefined;
  return `deve essere ${names.length === 1 ? '' : 'uno fra: '}${names.join(', ')}${near === undefined ? '' : `; forse si intendeva «${near}»?`}`;
};

/** Says in Italian what a schema has against a value (API-08); a schema's own sentence goes before it. */
export const schemaSentence = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue.expected, issue.input);
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? 'è vuoto'
        : sizeSentence(issue.origin, 'almeno', issue.minimum);
    case 'too_big':
      return `${sizeSentence(issue.origin, 'al massimo', issue.maximum)}${typeof issue.input === 'string' ? `: ne ha ${issue.input.trim().length}` : ''}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'non è scritto nella forma prevista';
    case 'invalid_value':
      return issue.input === undefined || issue.input === null
        ? typeSentence('', issue.input)
        : valueSentence(issue.values, issue.input);
    case 'invalid_union':
      return issue.input === undefined || issue.input === null
        ? typeSentence('', issue.input)
        : 'non è in nessuna delle forme ammesse';
    case 'invalid_key':
      return `il nome del campo non va bene: ${issue.issues[0]?.message ?? 'non è nella forma prevista'}`;
    default:
      return 'non è un valore ammesso';
  }
};

/** Says that a field is not foreseen, and which one may have been meant. */
export const unknownFieldSentence = (name: string, known: readonly string[]): string => {
  const near = nearest(name, known);
  return `è un campo non previsto${near === undefined ? '' : `: forse si intendeva «${near}»?`}`;
};
