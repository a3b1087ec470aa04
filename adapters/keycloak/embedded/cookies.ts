import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from './provider.ts';
import type { Session } from './sessions.ts';

/** Session of the browser. */
export const SESSION_COOKIE = 'demo-sign-on';
/** Set at sign-out: the next sign-in page says so. */
export const SIGNED_OUT_COOKIE = 'demo-signed-out';
/** Tells whether cookies arrive from inside a frame of another origin. */
export const THIRD_PARTY_COOKIE = 'demo-third-party';

/** Sets a cookie of the realm; without `maxAge`, in seconds, it lasts as long as the browser. */
export const setCookie = (
  provider: Provider,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge?: number,
): void =>
  void reply.header(
    'set-cookie',
    fastifyCookie.serialize(name, value, {
      path: `${provider.realmPath}/`,
      httpOnly: true,
      sameSite: 'lax',
      secure: provider.options.addresses().origin.startsWith('https:'),
      ...(maxAge === undefined ? {} : { maxAge }),
    }),
  );

export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  fastifyCookie.parse(request.headers.cookie ?? '')[name];

/** The live session of the browser, if any. */
export const sessionOf = (provider: Provider, request: FastifyRequest): Session | undefined =>
  provider.sessions.byCookie(cookieOf(request, SESSION_COOKIE));

/** Whether a form comes from one of our own pages. A request without both headers comes from no browser. */
export const isSameOriginPost = ({ headers }: FastifyRequest): boolean => {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
};
