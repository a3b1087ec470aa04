import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from './provider.ts';
import { refusalPage } from './pages.ts';

/** Content policy of the pages that a person sees. */
const pagePolicy = (provider: Provider): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The answer to the form redirects to the client, and Chromium holds redirects to form-action too.
    ["form-action 'self'", ...provider.clientOrigins()].join(' '),
    "require-trusted-types-for 'script'",
  ].join('; ');

const framePolicy = (provider: Provider): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    ["frame-ancestors 'self'", ...provider.clientOrigins()].join(' '),
    "require-trusted-types-for 'script'",
  ].join('; ');

const html = (reply: FastifyReply, policy: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    // Not `no-referrer`: under it a form post says `Origin: null` and could not be told from a foreign one.
    .header('referrer-policy', 'same-origin');

/** Answers with a page for a person. */
export const sendPage = (provider: Provider, reply: FastifyReply, text: string, status = 200): FastifyReply =>
  html(reply, pagePolicy(provider)).code(status).send(text);

/** Answers with a hidden page that the client may frame. */
export const sendFrame = (provider: Provider, reply: FastifyReply, text: string): FastifyReply => {
  // A server around this one may have forbidden framing to all its pages.
  reply.raw.removeHeader('x-frame-options');
  reply.removeHeader('x-frame-options');
  return html(reply, framePolicy(provider)).send(text);
};

/** Answers with a page that says what was wrong, for requests that must not be sent back to any address. */
export const sendRefusal = (provider: Provider, reply: FastifyReply, message: string, status = 400): FastifyReply =>
  sendPage(
    provider,
    reply,
    refusalPage({ ...provider.links, portal: provider.options.addresses().portal, message, status }),
    status,
  );

/** Sends the browser elsewhere; nothing of it is kept by a cache. */
export const sendElsewhere = (reply: FastifyReply, address: string, status: 302 | 303 = 302): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'same-origin').redirect(address, status);

/** Lets the client's origins, and no others, read this answer with the cookies sent. */
export const allowClientOrigin = (provider: Provider, request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !provider.clientOrigins().includes(origin)) return;
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-credentials', 'true')
    .header('access-control-expose-headers', 'Access-Control-Allow-Methods');
};

/** Answers the question that a browser asks before a request across origins. */
export const sendPreflight = (
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  methods: string,
): FastifyReply => {
  allowClientOrigin(provider, request, reply);
  return reply
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', 'Accept, Authorization, Content-Type, Origin, X-Requested-With')
    .header('access-control-max-age', '3600')
    .code(204)
    .send();
};

/** Answers with JSON that no cache keeps; a protocol error has `error` and an ASCII `error_description`. */
export const sendJson = (reply: FastifyReply, body: object, status = 200): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').header('pragma', 'no-cache').send(body);

/** A refusal of the protocol, in the form that OAuth gives it. */
export const sendProtocolError = (
  reply: FastifyReply,
  error: string,
  description: string,
  status = 400,
): FastifyReply => sendJson(reply, { error, error_description: description }, status);
