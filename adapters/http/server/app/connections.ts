import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { HEADERS_TOO_LARGE } from '#core/kernel/http-status.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import type { FastPath } from '../cache/fast-path.ts';
import {
  type AnswerTooLarge,
  headerBytesOf,
  isForeignMethod,
  readTarget,
  type RefusalParts,
  refuseBare,
  refuseMethod,
} from '../problems/raw-responses.ts';

/** Largest headers of a request that are accepted. */
const HEADERS_LIMIT_BYTES = 16 * 1024;
/** Largest headers that are read, so that a person whose browser sends more than is accepted reads what to do. */
const READ_HEADERS_BYTES = 48 * 1024;
/** A request must have arrived whole by then. */
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;
/** A connection without a byte for so long is closed: its client has gone, or does not mean to read. */
const SILENCE_LIMIT_MS = 60_000;

/** What decides about a request before Fastify sees it. */
export interface ConnectionOptions extends RefusalParts {
  readonly fastPath: FastPath;
  readonly answerTooLarge: AnswerTooLarge;
  readonly answerSeconds: number;
  /** How long a client may take no byte of its answer (milliseconds), where a test has a limit of its own. */
  readonly silenceMs: number | undefined;
}

/** Makes the HTTP server: a request is refused where no route could answer it, then tried on the fast path, then routed. */
export const makeHttpServer = (routes: RequestListener, options: ConnectionOptions): Server =>
  createServer(
    {
      maxHeaderSize: READ_HEADERS_BYTES,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requireHostHeader: false,
    },
    (request, response) => {
      if (admit(request, response, options) && !options.fastPath(request, response)) routes(request, response);
    },
  )
    .setTimeout(options.silenceMs ?? Math.max(SILENCE_LIMIT_MS, 2 * options.answerSeconds * MS_PER_S))
    .on('checkExpectation', (_request, response) => refuseBare(response, 417, options));

// Helpers

/** Refuses what no route could answer; false when it has. */
const admit = (request: IncomingMessage, response: ServerResponse, options: ConnectionOptions): boolean => {
  if (isForeignMethod(request)) refuseMethod(response, options);
  else if (headerBytesOf(request) > HEADERS_LIMIT_BYTES) {
    const { method = '', url = '', headers: asked } = request;
    const answer = options.answerTooLarge({ method, url, accept: asked.accept ?? '' });
    refuseBare(response, HEADERS_TOO_LARGE, options, answer);
  } else if (!readTarget(request)) refuseBare(response, 400, options);
  else return true;
  return false;
};
