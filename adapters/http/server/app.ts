import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
  type AnswerTooLarge,
  brokenRequestProblem,
  hasTwoHosts,
  headerBytesOf,
  isForeignMethod,
  lacksHost,
  readTarget,
  refuseBare,
  refuseMethod,
} from './problems/bare-problems.ts';
import { fieldProblems } from './problems/field-problems.ts';
import type { FastPath } from './cache/fast-path.ts';
import { problemOf, PROBLEM_TYPE, HttpProblem, type Problem } from './problems/problem.ts';
import { textOfBody } from './problems/utf8-body.ts';
import { makeProblemPages, type ProblemPlace, wantsPage } from './problems/problem-page.ts';
import { endConnections } from './rate-limit/ending.ts';
import { storeOn, type RequestBudget } from './rate-limit/request-budget.ts';

/** Largest body of a request. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Longest address, query included. */
const ADDRESS_LIMIT_CHARACTERS = 4_096;
/** Longest part of an address that a parameter takes: above what any of them may have, so that each refuses for itself. */
const PART_LIMIT_CHARACTERS = 500;
/** Largest headers of a request that are taken. */
const HEADERS_LIMIT_BYTES = 16 * 1024;
/** Largest headers that are read, so that a person whose browser sends more than are taken can be told what to do. */
const READ_HEADERS_BYTES = 48 * 1024;
/** A request must have arrived whole by then. */
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;
/** A connection over which no byte has gone for so long is ended: its reader has gone, or does not mean to read. */
const SILENCE_LIMIT_MS = 60_000;
const MS_PER_S = 1_000;
/** When to ask again for what is away (seconds). */
const COME_BACK_S = 5;

/** What the frame needs to know of a deployment. */
export interface AppOptions extends ProblemPlace {
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
  readonly fastPath: FastPath;
  /** Signs the cookies of the anti-forgery pair; the same in every process of a deployment. */
  readonly secret: string;
  /** An answer must have been made by then (seconds); 503 afterwards. */
  readonly answerSeconds: number;
  /** How long a reader may take no byte of its answer (milliseconds); the service's own limit unless a test has another. */
  readonly silenceMs?: number;
  /** How long answers under way may take once the service ends (milliseconds); the service's own limit unless a test has another. */
  readonly endingMs?: number;
}

/**
 * The bare service: limits, request ids, problem documents in Italian for every refusal (API-06), rate limits with
 * Retry-After, methods that an address does not know answered 405. Routes are added by the caller.
 */
export const makeApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const refusals = makeProblemPages(options);
  const isOfApi = (url: string): boolean => url.startsWith(`${options.apiBase}/`);
  const answerProblem = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
    reply.code(problem.status).header('cache-control', 'no-store');
    // Written here: a problem never passes through the schema of the route that refused.
    reply.serializer((body: unknown) => String(body));
    if (!wantsPage(request.method, request.headers.accept) || isOfApi(request.url))
      return reply.header('content-type', PROBLEM_TYPE).send(JSON.stringify(problem));
    const retryAfterS = Number(reply.getHeader('retry-after'));
    return reply
      .headers(refusals.headers)
      .send(refusals.page(problem, Number.isInteger(retryAfterS) ? retryAfterS : undefined));
  };
  const answerTooLarge: AnswerTooLarge = ({ method, url, accept }) =>
    wantsPage(method, accept) && !isOfApi(url)
      ? { headers: refusals.headers, body: refusals.page(TOO_MANY_COOKIES) }
      : undefined;
  /** Refuses what no route could answer; false when it has. */
  const admit = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (isForeignMethod(request)) refuseMethod(response, options.headers);
    else if (headerBytesOf(request) > HEADERS_LIMIT_BYTES) {
      const { method = '', url = '', headers } = request;
      refuseBare(response, 431, options.headers, answerTooLarge({ method, url, accept: headers.accept ?? '' }));
    } else if (!readTarget(request)) refuseBare(response, 400, options.headers);
    else return true;
    return false;
  };
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy stands in front: what further ones claim is only what the client wrote.
    trustProxy: options.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    // Who is already connected when the service ends is still answered.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT_BYTES,
    handlerTimeout: options.answerSeconds * MS_PER_S,
    forceCloseConnections: 'idle',
    serverFactory: (routes) =>
      createServer(
        {
          maxHeaderSize: READ_HEADERS_BYTES,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          requireHostHeader: false,
        },
        (request, response) => {
          if (admit(request, response) && !options.fastPath(request, response)) routes(request, response);
        },
      )
        .setTimeout(options.silenceMs ?? Math.max(SILENCE_LIMIT_MS, 2 * options.answerSeconds * MS_PER_S))
        .on('checkExpectation', (_request, response) => refuseBare(response, 417, options.headers)),
    // The framework's own compilers, which nobody uses here, are not even loaded.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    genReqId: () => randomUUID(),
    clientErrorHandler: brokenRequestProblem(options.headers, answerTooLarge),
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
    if (lacksHost(request.raw)) throw new HttpProblem(400, { detail: 'Manca l’intestazione Host.' });
    if (hasTwoHosts(request.raw))
      throw new HttpProblem(400, { detail: 'L’intestazione Host compare più di una volta.' });
    if (request.url.length > ADDRESS_LIMIT_CHARACTERS) throw new HttpProblem(414);
    // No text of the portal can hold it, and no database takes it.
    if (request.url.includes('%00')) throw new HttpProblem(400, { detail: 'L’indirizzo contiene un carattere nullo.' });
  });
  app.addHook('preParsing', async ({ headers }) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    // Nothing is unpacked here: taken as it is, the body would be another than its sender says.
    if (hasBody && /^(?!identity$)./iu.test(headers['content-encoding'] ?? ''))
      throw new HttpProblem(415, {
        detail: 'Il contenuto della richiesta è compresso: va inviato come è, senza Content-Encoding.',
        headers: { 'accept-encoding': 'identity' },
      });
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
    const isBrokenOff = request.raw.destroyed && !request.raw.complete;
    const problem = isBrokenOff ? problemOf(400, { instance: request.id }) : problemFrom(error, request.id);
    if (isBrokenOff) request.log.info({ req: request }, 'richiesta interrotta da chi la inviava');
    else if ('sqlState' in error && error.sqlState === STATEMENT_ENDED)
      request.log.warn({ req: request }, 'la base dati ha interrotto una domanda troppo lunga');
    else if (problem.status >= 500) request.log.error({ err: error, req: request }, 'richiesta fallita');
    if (error instanceof HttpProblem) reply.headers(error.headers);
    // Whatever is away may be back soon; without this, everybody comes back at once.
    if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', COME_BACK_S);
    return answerProblem(request, reply, problem);
  });

  await app.register(cookie, { secret: options.secret });
  await app.register(rateLimit, {
    // Only the routes that ask for a limit of their own; the common one is the hook above, which the front shares.
    global: false,
    store: storeOn(options.clock),
    // What one client has left does not belong into an answer that caches keep for all.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new HttpProblem(429),
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
        throw new HttpProblem(405, { headers: { allow } });
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

/** Counts a request; the refusal when its client has asked too often, with the seconds until it may ask again. */
const overspent = (budget: RequestBudget, address: string): HttpProblem | undefined => {
  const { count, leftMs } = budget.spend(address);
  return count <= budget.perMinute
    ? undefined
    : new HttpProblem(429, { headers: { 'retry-after': String(Math.ceil(leftMs / MS_PER_S)) } });
};

/** What a person reads whose browser sends more cookies than are taken (API-06). */
const TOO_MANY_COOKIES: Problem = {
  ...problemOf(431),
  title: 'Il browser invia troppi cookie',
  detail:
    'Insieme con la richiesta sono arrivati troppi cookie, in gran parte di altri siti dello stesso dominio. Per entrare, cancella i cookie di questo sito: in molti browser si fa dal simbolo accanto all’indirizzo, alla voce «Cookie e dati dei siti». Poi ricarica la pagina. In una finestra di navigazione anonima il portale si apre subito.',
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
  if (error instanceof HttpProblem) {
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
