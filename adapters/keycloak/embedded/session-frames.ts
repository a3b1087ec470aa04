import type { FastifyInstance } from 'fastify';
import { cookieOf, sessionOf, setCookie, THIRD_PARTY_COOKIE } from './cookies.ts';
import { queryOf, readParameters, redirect, sendError, sendFrame } from './http.ts';
import { framePage } from './pages.ts';
import { PROTOCOL, type Provider } from './provider.ts';

/** The hidden frames of keycloak-js: whether third-party cookies work, and whether the session has changed. */
export const addSessionFrames = (realm: FastifyInstance, provider: Provider): void => {
  const { options, realmPath } = provider;
  const scripts = provider.links().resources;
  const cookiePage = (isSupported: boolean): string =>
    framePage(`${scripts}/third-party-answer.js`, isSupported ? 'supported' : 'unsupported');

  // When the cookie is already there, the first page answers and saves the second.
  realm.get(`${PROTOCOL}/3p-cookies/step1.html`, (request, reply) => {
    if (cookieOf(request, THIRD_PARTY_COOKIE) !== undefined) return sendFrame(provider, reply, cookiePage(true));
    setCookie(provider, reply, THIRD_PARTY_COOKIE, '1');
    return redirect(reply, `${realmPath}${PROTOCOL}/3p-cookies/step2.html`);
  });
  realm.get(`${PROTOCOL}/3p-cookies/step2.html`, (request, reply) =>
    sendFrame(provider, reply, cookiePage(cookieOf(request, THIRD_PARTY_COOKIE) !== undefined)),
  );
  realm.get(`${PROTOCOL}/login-status-iframe.html`, (_request, reply) =>
    sendFrame(provider, reply, framePage(`${scripts}/login-status.js`)),
  );
  realm.get(`${PROTOCOL}/login-status-iframe.html/init`, (request, reply) => {
    const given = readParameters(queryOf(request));
    if (given?.get('client_id') !== options.clientId || !provider.clientOrigins().includes(given.get('origin') ?? ''))
      return sendError(reply, 'invalid_client', 'Applicazione non conosciuta', 403);
    const isSame = (sessionOf(provider, request)?.id ?? '') === (given.get('session') ?? '');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(isSame ? 'unchanged' : 'changed');
  });
};
