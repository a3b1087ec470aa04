import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemDocument, problemOf, PROBLEM_TYPE } from './problem.ts';

type Headers = Readonly<Record<string, string>>;

/** What every refusal here is made with. */
export interface RefusalParts {
  /** Headers of every response. */
  readonly headers: Headers;
  /** Address below which each kind of problem has its page. */
  readonly problemTypes: string;
}

/** An answer whole: headers beside those that every answer carries, and body. */
export interface RawResponse {
  readonly headers: Headers;
  readonly body: string;
}

/** The methods that some address of the portal knows; the framework would call an address with another one not found. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Whether no address at all knows the method, such as TRACE. */
export const isForeignMethod = ({ method }: IncomingMessage): boolean => !METHODS.has(method ?? '');

/** Node takes the first of two; a proxy in front may have taken the other. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

/** Whether a request leaves open which host it is for: HTTP/1.1 asks for exactly one. */
export const hasAmbiguousHostHeader = (request: IncomingMessage): boolean => lacksHost(request) || hasTwoHosts(request);

export const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.1' && (headers.host === undefined || headers.host === '');

const ABSOLUTE = /^https?:\/\/([^/?#@\\]+)([/?].*)?$/isu;

/**
 * Reads a request target in absolute form, as for a proxy, like any other: its host takes the place of the header's
 * (RFC 9112, 3.2.2). False where no host can be read in it.
 */
export const readTarget = (request: IncomingMessage): boolean => {
  const { url = '' } = request;
  if (url.startsWith('/') || url === '*') return true;
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
};

/** Bytes that the headers of a request take, about as Node counts them. */
export const headerBytesOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.reduce((bytes, text) => bytes + text.length + 2, 0);

/** Refuses where there is no route and no reply yet, with the headers of every response. */
export const refuseBare = (
  response: ServerResponse,
  status: number,
  { headers, problemTypes }: RefusalParts,
  { headers: own, body = problemDocument(problemOf(status), problemTypes) }: Partial<RawResponse> = {},
): void =>
  void response
    .writeHead(status, { ...headers, 'content-type': PROBLEM_TYPE, ...own, 'cache-control': 'no-store' })
    .end(body);

/** Refuses a method that no address knows. */
export const refuseMethod = (response: ServerResponse, parts: RefusalParts): void =>
  refuseBare(response, 405, parts, { headers: { allow: [...METHODS].join(', ') } });

/** Makes the answer to headers that are too large: a page for a person, undefined for a program. */
export type AnswerTooLarge = (asked: {
  readonly method: string;
  readonly url: string;
  readonly accept: string;
}) => RawResponse | undefined;

/** The beginning of a request in the bytes that Node could not read any further, where they hold it. */
const BEGINNING = /^([A-Z]+) (\S+) HTTP\/1\.[01]\r\n(?:.*\r\n)*?accept: *(.*)\r\n/iu;

/** Makes the answer to a request that Node's parser could not read: there is only a socket. */
export const brokenRequestProblem =
  ({ headers, problemTypes }: RefusalParts, answerTooLarge: AnswerTooLarge) =>
  (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const [, method = '', url = '', accept = ''] =
      (Buffer.isBuffer(error.rawPacket) && BEGINNING.exec(error.rawPacket.toString('latin1'))) || [];
    const page = status === 431 ? answerTooLarge({ method, url, accept }) : undefined;
    const body = page?.body ?? problemDocument(problemOf(status), problemTypes);
    const lines = Object.entries({
      ...headers,
      'content-type': PROBLEM_TYPE,
      ...page?.headers,
      connection: 'close',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
