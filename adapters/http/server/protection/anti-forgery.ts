import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DATA_BLOCKED } from '#core/session/browser-data.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { HttpProblem } from '../problems/problem.ts';
import { operationOf } from '../routes/operation.ts';
import { isSameOrigin, originOf } from './same-origin.ts';

/** Names that axios uses by default. */
const TOKEN_COOKIE = 'XSRF-TOKEN';
const TOKEN_HEADER = 'X-XSRF-TOKEN';
/** Holds the signed secret of the pair; no script can read it. */
const SECRET_COOKIE = 'portale-segreto';
/** Field of a form that is sent without script. */
const TOKEN_FIELD = '_csrf';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request of this method needs the pair. */
export const needsPair = (method: string): boolean => !SAFE_METHODS.has(method);

/** What every request that needs the pair is described with, beside its cookie. */
export const pairHeaders = {
  [TOKEN_HEADER]: z.string().register(z.globalRegistry, {
    description: `Il gettone di ${PATHS.csrfToken}, lo stesso del cookie ${TOKEN_COOKIE}; va rimandato insieme con i cookie dati con esso.`,
  }),
};

const wireToken = z.object({
  token: z.string().register(z.globalRegistry, { description: 'Il gettone, da rimandare nell’intestazione.' }),
});
z.globalRegistry.add(wireToken, { id: 'GettoneAntifalsificazione' });

/**
 * The anti-forgery pair (API-03, API-04): a signed secret in a cookie that only the service reads, and a token made from it
 * that script reads from the cookie XSRF-TOKEN and sends back in the header X-XSRF-TOKEN. Every unsafe request below
 * `apiBase` needs both, and may not come from another site, whatever it holds.
 */
export const addAntiForgery = async (
  app: FastifyInstance,
  options: { readonly apiBase: string; readonly secure: boolean; readonly publicOrigin: string | undefined },
): Promise<void> => {
  const cookieOptions = {
    path: '/',
    sameSite: 'strict',
    secure: options.secure,
    httpOnly: true,
    signed: true,
  } as const;
  // Behind TLS no other host of the domain can put its own in its place.
  const cookieKey = options.secure ? `__Host-${SECRET_COOKIE}` : SECRET_COOKIE;
  await app.register(csrf, {
    sessionPlugin: '@fastify/cookie',
    cookieKey,
    cookieOpts: cookieOptions,
    getToken: tokenOf,
  });

  // Once a form's field can be read, and before anybody looks at what the others hold.
  app.addHook('preValidation', (request, reply, done) => {
    // By the address as the router has understood it: the same one can be written in many ways.
    const isAsked = needsPair(request.method) && isBelow(request.routeOptions.url ?? '', options.apiBase);
    if (!isAsked) return done();
    if (!isSameOrigin(request.headers, originOf(request, options.publicOrigin)))
      return done(
        new HttpProblem(403, {
          kind: 'gettoni-mancanti',
          detail: 'La richiesta viene da un altro sito: si può inviare solo dalle pagine del portale.',
        }),
      );
    // A browser that got the pair and sends none of it blocks cookies: the person can change that.
    if (request.cookies[cookieKey] === undefined) return done(cookiesBlocked());
    app.csrfProtection(request, reply, done);
  });

  app.get(
    `${options.apiBase}${PATHS.csrfToken}`,
    {
      schema: operationOf({
        summary: 'Coppia di gettoni contro le richieste contraffatte',
        tag: 'Sicurezza',
        operationId: 'getAntiForgeryToken',
        answer: wireToken,
      }),
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { token: issueToken(reply, options.secure) };
    },
  );
};

/** Gives the client a pair and returns its token, for a header or for the hidden field of a form. */
export const issueToken = (reply: FastifyReply, secure: boolean): string => {
  const token = reply.generateCsrf();
  reply.setCookie(TOKEN_COOKIE, token, { path: '/', sameSite: 'strict', secure, httpOnly: false });
  return token;
};

// Helpers

const cookiesBlocked = (): HttpProblem =>
  new HttpProblem(403, {
    kind: 'gettoni-mancanti',
    detail:
      'Manca il cookie di questo sito: se il browser blocca i cookie e i dati del sito, consentirli nelle sue impostazioni, poi ricaricare la pagina e riprovare.',
    errors: [{ name: 'Cookie', reason: 'Manca il cookie dato insieme con il gettone.', code: DATA_BLOCKED }],
  });

const isBelow = (url: string, base: string): boolean => url.startsWith(`${base}/`);

const tokenOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers[TOKEN_HEADER.toLowerCase()];
  if (typeof header === 'string') return header;
  const body = request.body;
  if (typeof body !== 'object' || body === null) return undefined;
  const field: unknown = Reflect.get(body, TOKEN_FIELD);
  return typeof field === 'string' ? field : undefined;
};
