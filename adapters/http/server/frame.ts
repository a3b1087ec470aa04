import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import {
  fastify,
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger as PinoLogger } from 'pino';
import type { Clock } from '#core/kernel/clock.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { StorageAway } from '#core/kernel/storage-away.ts';
import {
  brokenRequestRefusal,
  hasTwoHosts,
  isForeignMethod,
  refuseBare,
  refuseMethod,
} from './refusals/bare-refusals.ts';
import { fieldProblems } from './refusals/field-problems.ts';
import type { Front } from './answers/front.ts';
import { problemOf, PROBLEM_TYPE, Refusal, type Problem } from './refusals/problem.ts';
import { textOfBody } from './refusals/utf8-body.ts';
import { makeRefusalPages, type RefusalPlace, wantsPage } from './refusals/refusal-page.ts';
import { endConnections } from './limits/ending.ts';
import { storeOn, type RequestBudget } from './limits/request-budget.ts';

/** Largest body of a request. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Longest address, query included. */
const ADDRESS_LIMIT_CHARACTERS = 4_096;
/** Longest part of an address that a parameter takes: above what any of them may have, so that each refuses for itself. */
const PART_LIMIT_CHARACTERS = 500;
/** Largest headers of a request. */
const HEADERS_LIMIT_BYTES = 16 * 1024;
/** A request must have arrived whole by then. */
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;
const MS_PER_S = 1_000;
/** When to ask again for what is away (seconds). */
const COME_BACK_S = 5;

/** What the frame needs to know of a deployment. */
export interface FrameOptions extends RefusalPlace {
  readonly log: PinoLogger;
  /** Whether the service stands behind a proxy whose forwarding headers are true. */
  readonly trustProxy: boolean;
  readonly clock: Clock;
  /** Requests that one address may make in a minute, counted together with those that the front answers. */
  readonly budget: RequestBudget;
  /** Below it programs ask, which read problem documents. */
  readonly apiBase: string;
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Answers before the routes what it can. */
  readonly front: Front;
  /** Signs the cookies of the anti-forgery pair; the same in every process of a deployment. */
  readonly secret: string;
  /** An answer must have been made by then (seconds); 503 afterwards. */
  readonly answerSeconds: number;
  /** How long answers under way may take once the service ends (milliseconds); the service's own limit unless a test has another. */
  readonly endingMs?: number;
}

/**
 * The bare service: limits, request ids, problem documents in Italian for every refusal (API-06), rate limits with
 * Retry-After, methods that an address does not know answered 405. Routes are added by the caller.
 */
export const makeFrame = async (options: FrameOptions): Promise<FastifyInstance> => {
  const refusals = makeRefusalPages(options);
  const answerProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
    reply.code(problem.status).header('cache-control', 'no-store');
    // Written here: a problem never passes through the schema of the route that refused.
    reply.serializer((body: unknown) => String(body));
    if (!wantsPage(request.method, request.headers.accept) || request.url.startsWith(`${options.apiBase}/`))
      return reply.header('content-type', PROBLEM_TYPE).send(JSON.stringify(problem));
    const retryAfterS = Number(reply.getHeader('retry-after'));
    return reply
      .headers(refusals.headers)
      .send(refusals.page(problem, Number.isInteger(retryAfterS) ? retryAfterS : undefined));
  };
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy stands in front: what further ones claim is only what the asker wrote.
    trustProxy: options.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    // Who is already connected when the service ends is still answered.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT_BYTES,
    handlerTimeout: options.answerSeconds * MS_PER_S,
    forceCloseConnections: 'idle',
    serverFactory: (routes) =>
      createServer(
        {
          maxHeaderSize: HEADERS_LIMIT_BYTES,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          requireHostHeader: false,
        },
        (request, response) => {
          if (isForeignMethod(request)) refuseMethod(response, options.headers);
          else if (!options.front(request, response)) routes(request, response);
        },
      ).on('checkExpectation', (_request, response) => refuseBare(response, 417, options.headers)),
    // The framework's own compilers, which nobody uses here, are not even loaded.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    genReqId: () => randomUUID(),
    clientErrorHandler: brokenRequestRefusal(options.headers),
    routerOptions: { maxParamLength: PART_LIMIT_CHARACTERS, ignoreTrailingSlash: true },
    // An address that cannot even be read meets no hook.
    frameworkErrors: (error, request, reply) => {
      const answer = reply as unknown as FastifyReply;
      answer.headers(options.headers).header('x-request-id', request.id);
      const refusal = overspent(options.budget, request.ip);
      if (refusal !== undefined) answer.headers(refusal.headers);
      return answerProblem(request, answer, problemFrom(refusal ?? error, request.id));
    },
  }) as unknown as FastifyInstance;

  // The framework would take plain text; the service has no use for it.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    parsed((done) => void parseJson(request, textOfBody(body), done)),
  );
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(options.headers).header('x-request-id', request.id);
    // Before anything else may refuse: whoever is refused spends the same budget. Whoever watches over the service asks
    // when it is in trouble above all, and spends none.
    const isWatch = request.routeOptions.config.rateLimit === false;
    const refusal = isWatch ? undefined : overspent(options.budget, request.ip);
    if (refusal !== undefined) throw refusal;
    // Node would refuse it without a word of what is wrong.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new Refusal(400, { detail: 'Manca l’intestazione Host.' });
    if (hasTwoHosts(request.raw)) throw new Refusal(400, { detail: 'L’intestazione Host compare più di una volta.' });
    if (request.url.length > ADDRESS_LIMIT_CHARACTERS) throw new Refusal(414);
    // No text of the portal can hold it, and no database takes it.
    if (request.url.includes('%00')) throw new Refusal(400, { detail: 'L’indirizzo contiene un carattere nullo.' });
  });
  const endOthers = endConnections(app.server, options.endingMs);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await endOthers();
  });
  app.addHook('onSend', async (_request, reply) => {
    // A connection that stayed open would keep the process waiting for it.
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'risposta');
  });
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const problem = problemFrom(error, request.id);
    if ('sqlState' in error && error.sqlState === STATEMENT_ENDED)
      request.log.warn({ req: request }, 'la base dati ha interrotto una domanda troppo lunga');
    else if (problem.status >= 500) request.log.error({ err: error, req: request }, 'richiesta fallita');
    if (error instanceof Refusal) reply.headers(error.headers);
    // Whatever is away may be back soon; without this, everybody comes back at once.
    if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', COME_BACK_S);
    return answerProblem(request, reply, problem);
  });

  await app.register(cookie, { secret: options.secret });
  await app.register(rateLimit, {
    // Only the routes that ask for a limit of their own; the common one is the hook above, which the front shares.
    global: false,
    store: storeOn(options.clock),
    // What one asker has left does not belong into an answer that caches keep for all.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new Refusal(429),
  });
  app.setNotFoundHandler((request, reply) => answerProblem(request, reply, problemOf(404, { instance: request.id })));
  return app;
};

/** Refuses with 405 every method that the registered addresses do not know. Call it after the last route of `prefix`. */
export const refuseOtherMethods = (app: FastifyInstance, known: ReadonlyMap<string, ReadonlySet<string>>): void => {
  for (const [url, methods] of known) {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.has(method));
    const allow = [...methods, 'OPTIONS'].join(', ');
    app.route({
      method: others,
      url,
      schema: { hide: true },
      // Before the body is read: what is refused is not parsed.
      onRequest: async () => {
        throw new Refusal(405, { headers: { allow } });
      },
      handler: async () => undefined,
    });
    if (!methods.has('OPTIONS'))
      app.options(url, { schema: { hide: true } }, async (_request, reply) =>
        reply.code(204).header('allow', allow).send(),
      );
  }
};

// Helpers

/** What a parser that tells it to a callback has read. */
const parsed = (parse: (done: (error: Error | null, body?: unknown) => void) => void): Promise<unknown> =>
  new Promise((done, refuse) => parse((error, body) => (error === null ? done(body) : refuse(error))));

const unused = (): never => {
  throw new Error('the schemas of the contract have compilers of their own');
};

/** Counts a request; the refusal when its asker has asked too often, with the seconds until it may ask again. */
const overspent = (budget: RequestBudget, address: string): Refusal | undefined => {
  const { count, leftMs } = budget.spend(address);
  return count <= budget.perMinute
    ? undefined
    : new Refusal(429, { headers: { 'retry-after': String(Math.ceil(leftMs / MS_PER_S)) } });
};

const DATA_REFUSED = /^22/u;
/** A statement that the database ended because it took too long: the service is busy, nothing in it is broken. */
const STATEMENT_ENDED = '57014';
/** What cannot be reached now, or not be written because the disk is full or the database only reads (25006). */
const DATABASE_AWAY = /^(?:08|53|57P0|25006|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|EDQUOT|EROFS|EIO)/u;

const problemFrom = (
  error: Error & { statusCode?: number; code?: string; sqlState?: string },
  instance: string,
): Problem => {
  if (error instanceof Refusal) {
    return problemOf(error.status, {
      instance,
      ...(error.detail === undefined ? {} : { detail: error.detail }),
      ...(error.errors === undefined ? {} : { errors: error.errors }),
    });
  }
  if (hasZodFastifySchemaValidationErrors(error))
    return problemOf(400, { instance, errors: fieldProblems(error.validation) });
  if (error.code?.startsWith('FST_CSRF_') === true)
    return problemOf(403, {
      instance,
      detail:
        'Manca o non è valida la coppia di gettoni contro le richieste contraffatte: ricaricare la pagina e riprovare.',
    });
  if (error instanceof ServiceError || error instanceof StorageAway) return problemOf(503, { instance });
  const state = error.sqlState ?? error.code;
  if (state === STATEMENT_ENDED || (typeof state === 'string' && DATABASE_AWAY.test(state)))
    return problemOf(503, { instance });
  // A text that the database cannot hold came from the request: whatever the contract lets through can be held.
  if (typeof error.sqlState === 'string' && DATA_REFUSED.test(error.sqlState)) return problemOf(400, { instance });
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return problemOf(503, { instance });
  const status = error.statusCode ?? 500;
  return problemOf(status >= 400 && status < 500 ? status : 500, { instance });
};
