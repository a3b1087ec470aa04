import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  answerAddress,
  readAuthorizationRequest,
  type AuthorizationReading,
  type AuthorizationRequest,
} from './authorization-request.ts';
import { signInPage } from './pages.ts';
import { queryText, readParameters } from './parameters.ts';
import { PROTOCOL, type Provider } from './provider.ts';
import { sendElsewhere, sendPage, sendRefusal } from './replies.ts';
import type { SignOnSession } from './sessions.ts';
import { isOwnPost, keepSession, sessionOf, takeFarewell } from './sign-on-cookie.ts';

const SIGN_IN = '/login-actions/authenticate';

/** Address of the authorization request and, below the realm, of the form that answers it. */
export const addSignInRoutes = (app: FastifyInstance, provider: Provider): void => {
  const { options, codes, sessions } = provider;
  const base = `/realms/${options.realm}`;

  const read = (request: FastifyRequest): AuthorizationReading =>
    readAuthorizationRequest(readParameters(queryText(request.url)), {
      clientId: options.clientId,
      redirectUris: options.addresses().redirectUris,
    });

  const sendBack = (
    reply: FastifyReply,
    to: AuthorizationRequest['returnTo'],
    answer: Record<string, string>,
    status: 302 | 303,
  ): FastifyReply => sendElsewhere(reply, answerAddress(to, { ...answer, iss: provider.issuer() }), status);

  const sendCode = (
    reply: FastifyReply,
    asked: AuthorizationRequest,
    session: SignOnSession,
    status: 302 | 303,
  ): FastifyReply => {
    sessions.touch(session);
    const { redirectUri } = asked.returnTo;
    const code = codes.issue({
      sessionId: session.id,
      redirectUri,
      challenge: asked.challenge,
      nonce: asked.nonce,
      scope: asked.scope,
    });
    return sendBack(reply, asked.returnTo, { session_state: session.id, code }, status);
  };

  const isRecentEnough = (session: SignOnSession, asked: AuthorizationRequest): boolean =>
    asked.maxAgeMs === undefined || options.clock.now() - session.startedAtMs <= asked.maxAgeMs;

  /** Deals with every request that is not valid; answers the valid one. */
  const validOr = (reply: FastifyReply, reading: AuthorizationReading): AuthorizationRequest | undefined => {
    if (reading.kind === 'valid') return reading.request;
    if (reading.kind === 'refused') sendRefusal(provider, reply, reading.message);
    else sendBack(reply, reading.returnTo, { error: reading.error, error_description: reading.description }, 302);
    return undefined;
  };

  app.get(`${base}${PROTOCOL}/auth`, (request, reply) => {
    const asked = validOr(reply, read(request));
    if (asked === undefined) return reply;
    const session = sessionOf(provider, request);
    if (session !== undefined && asked.prompt !== 'login' && isRecentEnough(session, asked))
      return sendCode(reply, asked, session, 302);
    if (asked.prompt === 'none') return sendBack(reply, asked.returnTo, { error: 'login_required' }, 302);
    const page = signInPage({
      ...provider.links,
      users: options.users,
      hasLeft: takeFarewell(provider, request, reply),
      action: `${provider.realmPath}${SIGN_IN}?${queryText(request.url)}`,
      cancel: answerAddress(asked.returnTo, { error: 'access_denied', iss: provider.issuer() }),
    });
    return sendPage(provider, reply, page);
  });

  app.post(`${base}${SIGN_IN}`, (request, reply) => {
    if (!isOwnPost(request))
      return sendRefusal(provider, reply, 'La scelta dell’utente non arriva dalla pagina di accesso.', 403);
    const asked = validOr(reply, read(request));
    if (asked === undefined) return reply;
    const chosen = readParameters(typeof request.body === 'string' ? request.body : '')?.get('username');
    const user = options.users.find((one) => one.username === chosen);
    if (user === undefined) return sendRefusal(provider, reply, 'L’utente scelto non è tra gli utenti di prova.');
    const before = sessionOf(provider, request);
    if (before !== undefined && before.user.username !== user.username) sessions.close(before.id);
    const session = sessions.open(user);
    keepSession(provider, reply, session);
    return sendCode(reply, asked, session, 303);
  });

  // Reached by reloading after the form was sent.
  app.get(`${base}${SIGN_IN}`, (request, reply) =>
    sendElsewhere(reply, `${provider.realmPath}${PROTOCOL}/auth?${queryText(request.url)}`),
  );
};
