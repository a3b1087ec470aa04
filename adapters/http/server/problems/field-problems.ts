import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import type { FieldProblem } from './problem.ts';

/** The rest of an address, as the router calls it and as the published description does. */
const REST = '*';
const PUBLISHED_REST = 'path';

/** The issues of a schema as sentences in Italian, each with the name of the parameter or field (API-06). */
export const fieldProblems = (issues: readonly ZodFastifySchemaValidationError[]): readonly FieldProblem[] =>
  issues.flatMap((issue) => {
    const at = issue.instancePath
      .split('/')
      .filter((part) => part !== '')
      .join('.');
    const path = at === REST ? PUBLISHED_REST : at;
    const params = issue.params as { keys?: unknown };
    if (issue.keyword === 'unrecognized_keys' && Array.isArray(params.keys)) {
      return params.keys.map((key) => ({
        name: path === '' ? String(key) : `${path}.${String(key)}`,
        reason: 'Parametro sconosciuto.',
      }));
    }
    return [{ name: path === '' ? 'corpo' : path, reason: reasonOf(issue) }];
  });

// Helpers

const reasonOf = (issue: ZodFastifySchemaValidationError): string => {
  // Schemas of the contract carry their own Italian sentence; zod's own messages are in English and stay out.
  const message = issue.message ?? '';
  if (message !== '' && !/^(?:Invalid|Too |Unrecognized|Expected)/u.test(message)) return message;
  switch (issue.keyword) {
    case 'invalid_type':
      return 'Manca o non è del tipo previsto.';
    case 'too_small':
      return 'È più corto o più piccolo di quanto ammesso.';
    case 'too_big':
      return 'È più lungo o più grande di quanto ammesso.';
    case 'invalid_value':
      return 'Non è tra i valori ammessi.';
    default:
      return 'Non è nella forma prevista.';
  }
};
