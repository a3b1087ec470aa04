import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger as PinoLogger } from 'pino';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import type { AnswerMetrics } from '../health/metrics.ts';
import { hasAmbiguousHostHeader } from '../problems/raw-responses.ts';
import type { RequestBudget } from '../rate-limit/request-budget.ts';
import type { AnswerCache } from './answer-cache.ts';
import { acceptsJson } from './negotiation.ts';
import type { Representation } from './prepared-answer.ts';
import { representationFor } from './send-prepared.ts';
import type { UrlIndex } from './url-index.ts';

/** Answers a request whole, or leaves it to the routes and returns false. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What the fast path answers from. */
export interface FastPathParts {
  readonly answers: AnswerCache;
  readonly urls: UrlIndex;
  readonly budget: RequestBudget;
  readonly metrics: AnswerMetrics;
  readonly log: PinoLogger;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether forwarding headers are true. */
  readonly trustProxy: boolean;
}

/**
 * Before Fastify's hooks and routes: an indexed URL is answered from the cache, with all that the routes would add (request id,
 * security headers, rate limit, entity tag, encoding, log, metrics). Everything else, above all what is refused, is theirs.
 */
export const makeFastPath = ({ answers, urls, budget, metrics, log, headers, trustProxy }: FastPathParts): FastPath => {
  /** Header lines of each representation: they are the same for every client. */
  const lines = new WeakMap<Representation, readonly string[]>();
  const linesOf = (sent: Representation): readonly string[] => {
    const ready = lines.get(sent);
    if (ready !== undefined) return ready;
    // A page may have a content policy of its own, which replaces the common one.
    const made = Object.entries({ ...headers, ...sent.headers }).flat();
    lines.set(sent, made);
    return made;
  };

  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const indexed = urls.find(url);
    if (indexed === undefined || (indexed.isJson && !acceptsJson(request.headers.accept))) return false;
    const key = indexed.keyOf(request);
    const answer = key === undefined ? undefined : answers.peek(key);
    const sent = answer === undefined ? undefined : representationFor(request.headers, answer);
    if (sent === undefined || hasAmbiguousHostHeader(request)) return false;
    const startMs = performance.now();
    if (!budget.spendIfAllowed(clientOf(request, trustProxy))) return false;

    const id = randomUUID();
    response.writeHead(sent.status, [...linesOf(sent), 'x-request-id', id]);
    // Node drops the body of a response to HEAD.
    response.end(sent.body);
    const ms = performance.now() - startMs;
    metrics.count(method, indexed.route, sent.status, ms / MS_PER_S);
    if (log.isLevelEnabled('info'))
      log.info({ reqId: id, req: request, status: sent.status, ms: Math.round(ms) }, 'risposta');
    return true;
  };
};

// Helpers

/** The network address of the client; behind a proxy the one that the proxy has added, after whatever the client wrote. */
const clientOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last === undefined || last === '' ? (request.socket.remoteAddress ?? '') : last;
};
