import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerAddress } from './authorization-request.ts';
import { signedOutPage, signOutPage } from './pages.ts';
import { queryText, readParameters, type Parameters } from './parameters.ts';
import { PROTOCOL, type Provider } from './provider.ts';
import {
  allowClientOrigin,
  sendElsewhere,
  sendPage,
  sendPreflight,
  sendProtocolError,
  sendRefusal,
} from './replies.ts';
import { forgetSession, isOwnPost, keepFarewell, sessionOf } from './sign-on-cookie.ts';

/** Logout by redirect with `id_token_hint`, and by a form with the refresh token, as Keycloak offers both. */
export const addSignOutRoutes = (app: FastifyInstance, provider: Provider): void => {
  const { options, tokens } = provider;
  const address = `/realms/${options.realm}${PROTOCOL}/logout`;

  const end = async (reply: FastifyReply, ...ids: readonly unknown[]): Promise<void> => {
    for (const id of new Set(ids)) if (typeof id === 'string') await provider.end(id);
    forgetSession(provider, reply);
  };

  const byRefreshToken = async (
    request: FastifyRequest,
    reply: FastifyReply,
    given: Parameters,
    token: string,
  ): Promise<FastifyReply> => {
    allowClientOrigin(provider, request, reply);
    if (given.get('client_id') !== options.clientId)
      return sendProtocolError(reply, 'invalid_client', 'Applicazione non conosciuta', 401);
    const claims = await tokens.read(token, 'Refresh');
    if (claims === undefined) return sendProtocolError(reply, 'invalid_grant', 'Token di rinnovo non valido o scaduto');
    await end(reply, claims['sid']);
    keepFarewell(provider, reply);
    return reply.header('cache-control', 'no-store').code(204).send();
  };

  const signOut = async (request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> => {
    const given = readParameters([queryText(request.url), body].filter((text) => text !== '').join('&'));
    if (given === undefined)
      return sendRefusal(provider, reply, 'La richiesta di uscita ripete un parametro o ne contiene uno troppo lungo.');
    const refreshToken = given.get('refresh_token');
    if (request.method === 'POST' && refreshToken !== undefined)
      return byRefreshToken(request, reply, given, refreshToken);

    const hint = given.get('id_token_hint');
    const claims = hint === undefined ? undefined : await tokens.readHint(hint);
    if (hint !== undefined && claims === undefined)
      return sendRefusal(provider, reply, 'La richiesta di uscita non indica una sessione riconosciuta.');

    const target = given.get('post_logout_redirect_uri');
    const { portal, postLogoutRedirectUris } = options.addresses();
    if (
      target !== undefined &&
      (!postLogoutRedirectUris.includes(target) ||
        (claims === undefined && given.get('client_id') !== options.clientId))
    ) {
      return sendRefusal(provider, reply, 'L’indirizzo a cui tornare dopo l’uscita non è tra quelli ammessi.');
    }

    const session = sessionOf(provider, request);
    const isConfirmed = request.method === 'POST' && given.get('confirmed') === 'yes' && isOwnPost(request);
    if (session !== undefined && claims === undefined && !isConfirmed) {
      // Without a hint any page could have sent the browser here: the person decides.
      return sendPage(
        provider,
        reply,
        signOutPage({
          ...provider.links,
          portal,
          action: `${provider.realmPath}${PROTOCOL}/logout?${queryText(request.url)}`,
        }),
      );
    }
    await end(reply, claims?.['sid'], session?.id);
    if (target === undefined) return sendPage(provider, reply, signedOutPage({ ...provider.links, portal }));
    return sendElsewhere(
      reply,
      answerAddress({ redirectUri: target, mode: 'query', state: given.get('state') }, {}),
      303,
    );
  };

  // Without HEAD: asking about the address must not end a session.
  app.get(address, { exposeHeadRoute: false }, (request, reply) => signOut(request, reply, ''));
  app.post(address, (request, reply) => signOut(request, reply, typeof request.body === 'string' ? request.body : ''));
  app.options(address, (request, reply) => sendPreflight(provider, request, reply, 'GET, POST, OPTIONS'));
};
