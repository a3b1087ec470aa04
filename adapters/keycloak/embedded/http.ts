import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage } from './pages.ts';
import type { Provider } from './provider.ts';

/** Parameters of a query or a form, each name once. */
export type Parameters = ReadonlyMap<string, string>;

const LONGEST_VALUE = 4_000;

/** Reads `name=value` text; undefined when a name is given twice or a value is too long, which Keycloak refuses too. */
export const readParameters = (text: string): Parameters | undefined => {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (found.has(name) || value.length > LONGEST_VALUE) return undefined;
    found.set(name, value);
  }
  return found;
};

/** The query as it was sent, without its question mark. */
export const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** The form as it was sent. */
export const formOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

/** Sends a page for a person; `returnsTo` is where its form leads, where that is no origin of the client. */
export const sendPage = (
  provider: Provider,
  reply: FastifyReply,
  html: string,
  { status = 200, returnsTo }: { readonly status?: number; readonly returnsTo?: string } = {},
): FastifyReply =>
  sendHtml(reply.code(status), html, [
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "frame-ancestors 'none'",
    // The form's response redirects to the client, and Chromium applies form-action to redirects too.
    [
      "form-action 'self'",
      ...new Set([...provider.clientOrigins(), ...(returnsTo === undefined ? [] : [returnsTo])]),
    ].join(' '),
  ]);

/** Sends a hidden page that the client may frame. */
export const sendFrame = (provider: Provider, reply: FastifyReply, html: string): FastifyReply => {
  // The server around the provider may forbid framing for all its pages.
  reply.raw.removeHeader('x-frame-options');
  reply.removeHeader('x-frame-options');
  const ancestors = ["frame-ancestors 'self'", ...provider.clientOrigins()].join(' ');
  return sendHtml(reply, html, ["script-src 'self'", "connect-src 'self'", ancestors]);
};

/** Sends an error page, for requests that must not be redirected. */
export const sendErrorPage = (provider: Provider, reply: FastifyReply, message: string, status = 400): FastifyReply =>
  sendPage(provider, reply, errorPage(provider.links(), message, status), { status });

/** Redirects the browser; caches store nothing of it. */
export const redirect = (reply: FastifyReply, url: string, status: 302 | 303 = 302): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin').redirect(url, status);

/** Lets the client's origins, and no others, read the response to a request with credentials. */
export const allowClientOrigin = (provider: Provider, { headers }: FastifyRequest, reply: FastifyReply): void => {
  reply.header('vary', 'Origin');
  if (headers.origin === undefined || !provider.clientOrigins().includes(headers.origin)) return;
  reply
    .header('access-control-allow-origin', headers.origin)
    .header('access-control-allow-credentials', 'true')
    .header('access-control-expose-headers', 'Access-Control-Allow-Methods');
};

/** Answers a CORS preflight. */
export const preflight =
  (provider: Provider, methods: string) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    allowClientOrigin(provider, request, reply);
    return reply
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', 'Accept, Authorization, Content-Type, Origin, X-Requested-With')
      .header('access-control-max-age', '3600')
      .code(204)
      .send();
  };

/** Sends JSON that caches do not store. */
export const sendJson = (reply: FastifyReply, body: object, status = 200): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').header('pragma', 'no-cache').send(body);

/** Sends an error as OAuth defines it; descriptions are ASCII. */
export const sendError = (reply: FastifyReply, error: string, description: string, status = 400): FastifyReply =>
  sendJson(reply, { error, error_description: description }, status);

// Helpers

const sendHtml = (reply: FastifyReply, html: string, policy: readonly string[]): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      ["default-src 'none'", "base-uri 'none'", "require-trusted-types-for 'script'", ...policy].join('; '),
    )
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    // Not `no-referrer`: under it a form post has `Origin: null`, like a foreign one.
    .header('referrer-policy', 'same-origin')
    .send(html);
