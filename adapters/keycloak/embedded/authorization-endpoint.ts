import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAuthorizationRequest, responseUrl, type AuthorizationRequest } from './authorization-request.ts';
import { cookieOf, isSameOriginPost, SESSION_COOKIE, sessionOf, setCookie, SIGNED_OUT_COOKIE } from './cookies.ts';
import { formOf, queryOf, readParameters, redirect, sendErrorPage, sendPage } from './http.ts';
import { signInPage } from './pages.ts';
import { PROTOCOL, type Provider } from './provider.ts';
import type { Session } from './sessions.ts';

const SIGN_IN = '/login-actions/authenticate';

/** The authorization endpoint, and the form on which a test user is chosen. */
export const addAuthorizationEndpoint = (realm: FastifyInstance, provider: Provider): void => {
  const { options, codes, sessions, realmPath } = provider;

  const respond = (
    reply: FastifyReply,
    target: AuthorizationRequest['target'],
    response: Record<string, string>,
    status: 302 | 303 = 302,
  ): FastifyReply => redirect(reply, responseUrl(target, { ...response, iss: provider.issuer() }), status);

  /** The authorization request in the query; undefined when it is not valid and has been answered. */
  const validRequest = (request: FastifyRequest, reply: FastifyReply): AuthorizationRequest | undefined => {
    const reading = readAuthorizationRequest(readParameters(queryOf(request)), { ...options, ...options.addresses() });
    if (reading.kind === 'valid') return reading.request;
    if (reading.kind === 'refused') sendErrorPage(provider, reply, reading.message);
    else respond(reply, reading.target, { error: reading.error, error_description: reading.description });
    return undefined;
  };

  const respondWithCode = (
    reply: FastifyReply,
    { target, challenge, nonce, scope }: AuthorizationRequest,
    { id }: Session,
    status?: 303,
  ): FastifyReply => {
    const code = codes.issue({ sessionId: id, redirectUri: target.redirectUri, challenge, nonce, scope });
    return respond(reply, target, { session_state: id, code }, status);
  };

  realm.get(`${PROTOCOL}/auth`, (request, reply) => {
    const valid = validRequest(request, reply);
    if (valid === undefined) return reply;
    const { target, prompt, maxAgeMs = Infinity } = valid;
    const session = sessionOf(provider, request);
    if (session !== undefined && prompt !== 'login' && options.clock.now() - session.startedAtMs <= maxAgeMs)
      return respondWithCode(reply, valid, sessions.touch(session));
    if (prompt === 'none') return respond(reply, target, { error: 'login_required' });
    const hasSignedOut = cookieOf(request, SIGNED_OUT_COOKIE) !== undefined;
    if (hasSignedOut) setCookie(provider, reply, SIGNED_OUT_COOKIE, '', 0);
    const page = signInPage({
      ...provider.links(),
      users: options.users,
      hasSignedOut,
      action: `${realmPath}${SIGN_IN}?${queryOf(request)}`,
      cancel: responseUrl(target, { error: 'access_denied', iss: provider.issuer() }),
    });
    return sendPage(provider, reply, page, { returnsTo: new URL(target.redirectUri).origin });
  });

  realm.post(SIGN_IN, (request, reply) => {
    if (!isSameOriginPost(request))
      return sendErrorPage(provider, reply, 'La scelta dell’utente non arriva dalla pagina di accesso.', 403);
    const valid = validRequest(request, reply);
    if (valid === undefined) return reply;
    const username = readParameters(formOf(request))?.get('username');
    const user = options.users.find((one) => one.username === username);
    if (user === undefined) return sendErrorPage(provider, reply, 'L’utente scelto non è tra gli utenti di prova.');
    const former = sessionOf(provider, request);
    if (former !== undefined && former.user.username !== user.username) sessions.close(former.id);
    const session = sessions.open(user);
    setCookie(provider, reply, SESSION_COOKIE, session.cookie);
    return respondWithCode(reply, valid, session, 303);
  });

  // Reached by reloading after the form was sent.
  realm.get(SIGN_IN, (request, reply) => redirect(reply, `${realmPath}${PROTOCOL}/auth?${queryOf(request)}`));
};
