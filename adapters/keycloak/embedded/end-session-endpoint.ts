import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { responseUrl } from './authorization-request.ts';
import { isSameOriginPost, SESSION_COOKIE, sessionOf, setCookie, SIGNED_OUT_COOKIE } from './cookies.ts';
import {
  allowClientOrigin,
  formOf,
  preflight,
  queryOf,
  readParameters,
  redirect,
  sendError,
  sendErrorPage,
  sendPage,
  type Parameters,
} from './http.ts';
import { signedOutPage, signOutPage } from './pages.ts';
import { PROTOCOL, type Provider } from './provider.ts';
import { readToken } from './tokens.ts';

const SIGNED_OUT_S = 60;

/** The end session endpoint: by redirect with `id_token_hint`, or by a post of the refresh token, as in Keycloak. */
export const addEndSessionEndpoint = (realm: FastifyInstance, provider: Provider): void => {
  const { options } = provider;
  const path = `${PROTOCOL}/logout`;

  const end = async (reply: FastifyReply, ...ids: readonly unknown[]): Promise<void> => {
    for (const id of new Set(ids)) if (typeof id === 'string') await provider.endSession(id);
    setCookie(provider, reply, SESSION_COOKIE, '', 0);
  };

  const endByRefreshToken = async (reply: FastifyReply, given: Parameters, token: string): Promise<FastifyReply> => {
    if (given.get('client_id') !== options.clientId)
      return sendError(reply, 'invalid_client', 'Applicazione non conosciuta', 401);
    const claims = await readToken(provider, token, 'Refresh');
    if (claims === undefined) return sendError(reply, 'invalid_grant', 'Token di rinnovo non valido o scaduto');
    await end(reply, claims['sid']);
    setCookie(provider, reply, SIGNED_OUT_COOKIE, 'yes', SIGNED_OUT_S);
    return reply.header('cache-control', 'no-store').code(204).send();
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refused = (message: string): FastifyReply => sendErrorPage(provider, reply, message);
    const given = readParameters([queryOf(request), formOf(request)].filter((text) => text !== '').join('&'));
    if (given === undefined)
      return refused('La richiesta di uscita ripete un parametro o ne contiene uno troppo lungo.');
    const refreshToken = given.get('refresh_token');
    if (request.method === 'POST' && refreshToken !== undefined) {
      allowClientOrigin(provider, request, reply);
      return endByRefreshToken(reply, given, refreshToken);
    }

    const hint = given.get('id_token_hint');
    // An expired identity token counts too: it only names the session.
    const claims = hint === undefined ? undefined : await readToken(provider, hint, 'ID', 0);
    if (hint !== undefined && claims === undefined)
      return refused('La richiesta di uscita non indica una sessione riconosciuta.');
    const redirectUri = given.get('post_logout_redirect_uri');
    const isKnownClient = claims !== undefined || given.get('client_id') === options.clientId;
    const isAllowed = isKnownClient && options.addresses().postLogoutRedirectUris.includes(redirectUri ?? '');
    if (redirectUri !== undefined && !isAllowed)
      return refused('L’indirizzo a cui tornare dopo l’uscita non è tra quelli ammessi.');

    const session = sessionOf(provider, request);
    const isConfirmed = request.method === 'POST' && given.get('confirmed') === 'yes' && isSameOriginPost(request);
    if (session !== undefined && claims === undefined && !isConfirmed) {
      // Without a hint any page could have sent the browser here: the user decides.
      const action = `${provider.realmPath}${path}?${queryOf(request)}`;
      return sendPage(provider, reply, signOutPage({ ...provider.links(), action }));
    }
    await end(reply, claims?.['sid'], session?.id);
    if (redirectUri === undefined) return sendPage(provider, reply, signedOutPage(provider.links()));
    return redirect(reply, responseUrl({ redirectUri, mode: 'query', state: given.get('state') }, {}), 303);
  };

  // Without HEAD, which must not end a session.
  realm.get(path, { exposeHeadRoute: false }, handle);
  realm.post(path, handle);
  realm.options(path, preflight(provider, 'GET, POST, OPTIONS'));
};
