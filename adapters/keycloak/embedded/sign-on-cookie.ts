import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from './provider.ts';
import type { SignOnSession } from './sessions.ts';

const SIGN_ON_COOKIE = 'demo-sign-on';

/** Says on the next login page that the person has just logged out. */
const FAREWELL_COOKIE = 'demo-signed-out';
const FAREWELL_S = 60;

const setCookie = (
  provider: Provider,
  reply: FastifyReply,
  value: string,
  maxAge?: number,
  name = SIGN_ON_COOKIE,
): void => {
  reply.header(
    'set-cookie',
    fastifyCookie.serialize(name, value, {
      path: `${provider.realmPath}/`,
      httpOnly: true,
      sameSite: 'lax',
      secure: provider.options.addresses().origin.startsWith('https:'),
      ...(maxAge === undefined ? {} : { maxAge }),
    }),
  );
};

/** The cookies of a request by name; an unreadable header has none. */
export const cookiesOf = (request: FastifyRequest): Readonly<Record<string, string | undefined>> =>
  fastifyCookie.parse(request.headers.cookie ?? '');

/** The session of the browser that sends this request, if it is alive. */
export const sessionOf = (provider: Provider, request: FastifyRequest): SignOnSession | undefined =>
  provider.sessions.byCookie(cookiesOf(request)[SIGN_ON_COOKIE]);

/** Ties the browser to a session until the browser is closed. */
export const keepSession = (provider: Provider, reply: FastifyReply, session: SignOnSession): void =>
  setCookie(provider, reply, session.cookie);

/** Keeps for the login page that follows that somebody has logged out. */
export const keepFarewell = (provider: Provider, reply: FastifyReply): void =>
  setCookie(provider, reply, 'yes', FAREWELL_S, FAREWELL_COOKIE);

/** Whether somebody has just logged out in this browser; it is said once. */
export const takeFarewell = (provider: Provider, request: FastifyRequest, reply: FastifyReply): boolean => {
  const isKept = cookiesOf(request)[FAREWELL_COOKIE] !== undefined;
  if (isKept) setCookie(provider, reply, '', 0, FAREWELL_COOKIE);
  return isKept;
};

/** Unties the browser. */
export const forgetSession = (provider: Provider, reply: FastifyReply): void => setCookie(provider, reply, '', 0);

/**
 * Whether a form was sent by one of our own pages. Without the two headers, which every browser sends,
 * there is no browser to be deceived.
 */
export const isOwnPost = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = request.headers;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
};
