import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger as PinoLogger } from 'pino';
import type { AnswerCache, Form } from './answer-cache.ts';
import { hasUnclearHost } from '../problems/bare-problems.ts';
import type { UrlIndex } from './url-index.ts';
import type { AnswerFigures } from '../health/metrics.ts';
import { readsJson } from './negotiation.ts';
import type { RequestBudget } from '../rate-limit/request-budget.ts';
import { formFor } from './send-prepared.ts';

/** Answers a request whole, or leaves it to the routes and answers false. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What the front answers from. */
export interface FastPathParts {
  readonly answers: AnswerCache;
  readonly known: UrlIndex;
  readonly budget: RequestBudget;
  readonly figures: AnswerFigures;
  readonly log: PinoLogger;
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether forwarding headers are true. */
  readonly trustProxy: boolean;
}

const MS_PER_SECOND = 1_000;

/**
 * What stands before the routes: a public address whose answer is kept is answered from memory, with everything that the
 * routes would do for it (request id, security headers, rate limit, entity tag, encoding, log, figures) and nothing that
 * they would do in vain. Whatever is not plain, a refusal above all, is left to them.
 */
export const makeFastPath = ({
  answers,
  known,
  budget,
  figures,
  log,
  headers,
  trustProxy,
}: FastPathParts): FastPath => {
  /** Header lines of each prepared form: they are the same for every client. */
  const lines = new WeakMap<Form, readonly string[]>();
  const linesOf = (form: Form): readonly string[] => {
    const ready = lines.get(form);
    if (ready !== undefined) return ready;
    // A page may have a content policy of its own: it takes the place of the common one.
    const made = Object.entries({ ...headers, ...form.headers }).flat();
    lines.set(form, made);
    return made;
  };

  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const address = known.find(url);
    if (address === undefined || (address.isJson && !readsJson(request.headers.accept))) return false;
    const key = address.keyOf(request);
    const answer = key === undefined ? undefined : answers.peek(key);
    const form = answer === undefined ? undefined : formFor(request.headers, answer);
    if (form === undefined || hasUnclearHost(request)) return false;
    const from = performance.now();
    if (!budget.spendIfAllowed(clientOf(request, trustProxy))) return false;

    const id = randomUUID();
    response.writeHead(form.status, [...linesOf(form), 'x-request-id', id]);
    // Nothing is written to who asked for the head alone.
    response.end(form.body);
    const ms = performance.now() - from;
    figures.count(method, address.route, form.status, ms / MS_PER_SECOND);
    if (log.isLevelEnabled('info'))
      log.info({ reqId: id, req: request, status: form.status, ms: Math.round(ms) }, 'risposta');
    return true;
  };
};

// Helpers

/** The network address of who asks; behind a proxy the one that it has added, after whatever the client wrote. */
const clientOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last === undefined || last === '' ? (request.socket.remoteAddress ?? '') : last;
};
