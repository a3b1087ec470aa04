import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf, PROBLEM_TYPE } from './problem.ts';

type Headers = Readonly<Record<string, string>>;

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

/** Answers a refusal where there is no route and no reply yet; it carries what every answer carries. */
export const refuseBare = (response: ServerResponse, status: number, headers: Headers, own: Headers = {}): void =>
  void response
    .writeHead(status, { ...headers, ...own, 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store' })
    .end(JSON.stringify(problemOf(status)));

/** Refuses a method that no address knows. */
export const refuseMethod = (response: ServerResponse, headers: Headers): void =>
  refuseBare(response, 405, headers, { allow: [...METHODS].join(', ') });

/** Makes the answer to a request that Node's parser could not read: there is only a socket. */
export const brokenRequestRefusal =
  (headers: Headers) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const body = JSON.stringify(problemOf(status));
    const lines = Object.entries({
      ...headers,
      connection: 'close',
      'content-type': PROBLEM_TYPE,
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
