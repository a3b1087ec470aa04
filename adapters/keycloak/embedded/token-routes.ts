import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readParameters, type Parameters } from './parameters.ts';
import { PROTOCOL, type Provider } from './provider.ts';
import { allowClientOrigin, sendJson, sendPreflight, sendProtocolError } from './replies.ts';
import { profileOf } from './tokens.ts';

const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;
const BEARER = /^Bearer ([A-Za-z0-9_.-]+)$/i;

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Token and user-info addresses. Descriptions of errors are ASCII, as the protocol wants. */
export const addTokenRoutes = (app: FastifyInstance, provider: Provider): void => {
  const { options, codes, sessions, tokens } = provider;
  const base = `/realms/${options.realm}${PROTOCOL}`;

  const exchangeCode = async (reply: FastifyReply, form: Parameters): Promise<FastifyReply> => {
    const outcome = codes.take(form.get('code') ?? '');
    if (outcome.kind === 'used') {
      // A code seen twice has been overheard: what it opened is closed.
      await provider.end(outcome.sessionId);
      return sendProtocolError(reply, 'invalid_grant', 'Codice gia usato');
    }
    if (outcome.kind === 'unknown') return sendProtocolError(reply, 'invalid_grant', 'Codice non valido o scaduto');
    const { grant } = outcome;
    if (form.get('redirect_uri') !== grant.redirectUri)
      return sendProtocolError(reply, 'invalid_grant', 'redirect_uri diverso da quello della richiesta');
    const verifier = form.get('code_verifier') ?? '';
    if (!VERIFIER.test(verifier) || challengeOf(verifier) !== grant.challenge) {
      return sendProtocolError(reply, 'invalid_grant', 'code_verifier mancante o non corrispondente');
    }
    const session = sessions.byId(grant.sessionId);
    if (session === undefined) return sendProtocolError(reply, 'invalid_grant', 'Sessione non attiva');
    return sendJson(reply, await tokens.issue(sessions.touch(session), { scope: grant.scope, nonce: grant.nonce }));
  };

  const refresh = async (reply: FastifyReply, form: Parameters): Promise<FastifyReply> => {
    const claims = await tokens.read(form.get('refresh_token') ?? '', 'Refresh');
    if (claims === undefined) return sendProtocolError(reply, 'invalid_grant', 'Token di rinnovo non valido o scaduto');
    const session = sessions.byId(String(claims['sid']));
    if (session === undefined) return sendProtocolError(reply, 'invalid_grant', 'Sessione non attiva');
    return sendJson(
      reply,
      await tokens.issue(sessions.touch(session), { scope: String(claims['scope']), nonce: undefined }),
    );
  };

  app.post(`${base}/token`, async (request, reply) => {
    allowClientOrigin(provider, request, reply);
    const form = readParameters(typeof request.body === 'string' ? request.body : '');
    if (form === undefined) return sendProtocolError(reply, 'invalid_request', 'Parametro ripetuto o troppo lungo');
    if (form.get('client_id') !== options.clientId)
      return sendProtocolError(reply, 'invalid_client', 'Applicazione non conosciuta', 401);
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return exchangeCode(reply, form);
      case 'refresh_token':
        return refresh(reply, form);
      case undefined:
        return sendProtocolError(reply, 'invalid_request', 'Manca grant_type');
      default:
        return sendProtocolError(reply, 'unsupported_grant_type', 'grant_type non ammesso');
    }
  });
  app.options(`${base}/token`, (request, reply) => sendPreflight(provider, request, reply, 'POST, OPTIONS'));

  app.route({
    method: ['GET', 'POST'],
    url: `${base}/userinfo`,
    handler: async (request, reply) => {
      allowClientOrigin(provider, request, reply);
      const [, bearer] = BEARER.exec(request.headers.authorization ?? '') ?? [];
      const claims = bearer === undefined ? undefined : await tokens.read(bearer, 'Bearer');
      const session = claims === undefined ? undefined : sessions.byId(String(claims['sid']));
      if (session !== undefined) return sendJson(reply, profileOf(session.user));
      reply.header('www-authenticate', `Bearer realm="${options.realm}", error="invalid_token"`);
      return sendProtocolError(reply, 'invalid_token', 'Token non valido o scaduto', 401);
    },
  });
  app.options(`${base}/userinfo`, (request, reply) => sendPreflight(provider, request, reply, 'GET, POST, OPTIONS'));
};
