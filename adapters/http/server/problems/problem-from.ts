import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ServiceError } from '#core/kernel/service-error.ts';
import { StorageAway } from '#core/kernel/storage-away.ts';
import { fieldProblems } from './field-problems.ts';
import { HttpProblem, type Problem, problemOf } from './problem.ts';

/** An error as the framework, a plug-in or the database throws it. */
export type ThrownError = Error & { statusCode?: number; code?: string; sqlState?: string };

/** A text that the database cannot hold came from the request: what the contract lets through can be held. */
const DATA_REFUSED = /^22/u;
/** A statement that the database ended because it took too long: the service is busy, nothing in it is broken. */
const STATEMENT_ENDED = '57014';
/** What cannot be reached now, or not be written because the disk is full or the database only reads (25006). */
const DATABASE_AWAY = /^(?:08|53|57P0|25006|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|EDQUOT|EROFS|EIO)/u;

/** Whether the database ended the statement because it took too long. */
export const isStatementEnded = (error: ThrownError): boolean => error.sqlState === STATEMENT_ENDED;

/** The problem document of an error; `instance` is the id of the request. */
export const problemFrom = (error: ThrownError, instance: string): Problem => {
  if (error instanceof HttpProblem) return problemOf(error.status, { ...error.facts, instance });
  if (hasZodFastifySchemaValidationErrors(error))
    return problemOf(400, { instance, errors: fieldProblems(error.validation) });
  if (error.code?.startsWith('FST_CSRF_') === true) return problemOf(403, { instance, kind: 'gettoni-mancanti' });
  return problemOf(isAway(error) ? 503 : statusOf(error), { instance });
};

// Helpers

const isAway = (error: ThrownError): boolean => {
  const state = error.sqlState ?? error.code ?? '';
  return (
    error instanceof ServiceError ||
    error instanceof StorageAway ||
    error.code === 'FST_ERR_HANDLER_TIMEOUT' ||
    state === STATEMENT_ENDED ||
    DATABASE_AWAY.test(state)
  );
};

const statusOf = ({ statusCode = 500, sqlState = '' }: ThrownError): number =>
  DATA_REFUSED.test(sqlState) ? 400 : statusCode >= 400 && statusCode < 500 ? statusCode : 500;
