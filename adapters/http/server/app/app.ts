import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger as PinoLogger } from 'pino';
import type { Clock } from '#core/kernel/clock.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import type { FastPath } from '../cache/fast-path.ts';
import { addProblems, makeProblemAnswers, type ProblemAnswers } from '../problems/answer-problem.ts';
import { brokenRequestProblem } from '../problems/raw-responses.ts';
import { problemFrom } from '../problems/problem-from.ts';
import type { AgencyHome } from '../documentation/shell.ts';
import { addRouteLimits, overspent } from '../rate-limit/limit.ts';
import type { RequestBudget } from '../rate-limit/request-budget.ts';
import { addClosing } from './closing.ts';
import { makeHttpServer } from './connections.ts';
import { addBodyParser, addRequestChecks } from './request-checks.ts';

/** Largest body of a request. */
export const BODY_LIMIT_BYTES = 64 * 1024;
/** Longest part of an address that is a parameter: above what any of them may have, so that each refuses for itself. */
const PART_LIMIT_CHARACTERS = 500;

/** What the app needs to know of a deployment. */
export interface AppOptions extends AgencyHome {
  readonly log: PinoLogger;
  /** Whether the service stands behind a proxy whose forwarding headers are true. */
  readonly trustProxy: boolean;
  readonly clock: Clock;
  /** Requests that one client may make in a minute, counted together with those of the fast path. */
  readonly budget: RequestBudget;
  /** Addresses below it are asked by programs, which read problem documents. */
  readonly apiBase: string;
  /** Address below which each kind of problem has its page. */
  readonly problemTypes: string;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fastPath: FastPath;
  /** Signs the cookies of the anti-forgery pair; the same in every process of a deployment. */
  readonly secret: string;
  /** An answer must have been made by then (seconds); 503 afterwards. */
  readonly answerSeconds: number;
  /** How long a client may take no byte of its answer (milliseconds), where a test has a limit of its own. */
  readonly silenceMs?: number | undefined;
  /** How long answers under way may take once the service closes (milliseconds), where a test has a limit of its own. */
  readonly endingMs?: number | undefined;
}

/**
 * Fastify without routes: connections, request ids, limits with Retry-After, and problem documents in Italian for all that is
 * refused (API-06). Routes are added by the caller.
 */
export const makeApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const problems = makeProblemAnswers(options, options.apiBase, options.problemTypes);
  const app = fastifyOf(options, problems);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addBodyParser(app);
  addRequestChecks(app, options);
  addRouteLimits(app, options.clock);
  addClosing(app, options.endingMs);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'risposta');
  });
  addProblems(app, problems);
  await app.register(cookie, { secret: options.secret });
  return app;
};

// Helpers

const fastifyOf = (options: AppOptions, problems: ProblemAnswers): FastifyInstance =>
  fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy stands in front: what further ones claim is only what the client wrote.
    trustProxy: options.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    // Clients that are already connected when the service closes are still answered.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT_BYTES,
    handlerTimeout: options.answerSeconds * MS_PER_S,
    forceCloseConnections: 'idle',
    serverFactory: (routes) =>
      makeHttpServer(routes, { ...options, answerTooLarge: problems.tooLarge, silenceMs: options.silenceMs }),
    // The framework's own compilers, which nothing uses here, are not even loaded.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    genReqId: () => randomUUID(),
    clientErrorHandler: brokenRequestProblem(options, problems.tooLarge),
    routerOptions: { maxParamLength: PART_LIMIT_CHARACTERS, ignoreTrailingSlash: true },
    // An address that cannot even be parsed meets no hook.
    frameworkErrors: (error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      answer.headers(options.headers).header('x-request-id', request.id);
      const spent = overspent(options.budget, request.ip);
      if (spent !== undefined) answer.headers(spent.headers);
      return problems.answer(request, answer, problemFrom(spent ?? error, request.id));
    },
  }) as unknown as FastifyInstance;

const unused = (): never => {
  throw new Error('the schemas of the contract have compilers of their own');
};
