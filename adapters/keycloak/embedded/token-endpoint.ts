import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { allowClientOrigin, formOf, preflight, readParameters, sendError, sendJson, type Parameters } from './http.ts';
import { PROTOCOL, type Provider } from './provider.ts';
import { issueTokens, profileOf, readToken } from './tokens.ts';

const CODE_VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;
const BEARER = /^Bearer ([A-Za-z0-9_.-]+)$/i;

/** The token endpoint and the userinfo endpoint. */
export const addTokenEndpoint = (realm: FastifyInstance, provider: Provider): void => {
  addTokens(realm, provider);
  addUserinfo(realm, provider);
};

// Helpers

const invalidGrant = (reply: FastifyReply, description: string): FastifyReply =>
  sendError(reply, 'invalid_grant', description);

const addTokens = (realm: FastifyInstance, provider: Provider): void => {
  const { options, codes, sessions } = provider;

  const issue = async (
    reply: FastifyReply,
    sessionId: string,
    scope: string,
    nonce?: string,
  ): Promise<FastifyReply> => {
    const session = sessions.byId(sessionId);
    if (session === undefined) return invalidGrant(reply, 'Sessione non attiva');
    return sendJson(reply, await issueTokens(provider, sessions.touch(session), scope, nonce));
  };

  const exchangeCode = async (reply: FastifyReply, form: Parameters): Promise<FastifyReply> => {
    const redeemed = codes.redeem(form.get('code') ?? '');
    if (redeemed === undefined) return invalidGrant(reply, 'Codice non valido o scaduto');
    const { grant, isReplay } = redeemed;
    if (isReplay) {
      // A code presented twice may have been stolen: its session ends.
      await provider.endSession(grant.sessionId);
      return invalidGrant(reply, 'Codice gia usato');
    }
    if (form.get('redirect_uri') !== grant.redirectUri)
      return invalidGrant(reply, 'redirect_uri diverso da quello della richiesta');
    const verifier = form.get('code_verifier') ?? '';
    if (!CODE_VERIFIER.test(verifier) || createHash('sha256').update(verifier).digest('base64url') !== grant.challenge)
      return invalidGrant(reply, 'code_verifier mancante o non corrispondente');
    return issue(reply, grant.sessionId, grant.scope, grant.nonce);
  };

  const refresh = async (reply: FastifyReply, form: Parameters): Promise<FastifyReply> => {
    const claims = await readToken(provider, form.get('refresh_token') ?? '', 'Refresh');
    if (claims === undefined) return invalidGrant(reply, 'Token di rinnovo non valido o scaduto');
    return issue(reply, String(claims['sid']), String(claims['scope']));
  };

  realm.options(`${PROTOCOL}/token`, preflight(provider, 'POST, OPTIONS'));
  realm.post(`${PROTOCOL}/token`, async (request, reply) => {
    allowClientOrigin(provider, request, reply);
    const form = readParameters(formOf(request));
    if (form === undefined) return sendError(reply, 'invalid_request', 'Parametro ripetuto o troppo lungo');
    if (form.get('client_id') !== options.clientId)
      return sendError(reply, 'invalid_client', 'Applicazione non conosciuta', 401);
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return exchangeCode(reply, form);
      case 'refresh_token':
        return refresh(reply, form);
      case undefined:
        return sendError(reply, 'invalid_request', 'Manca grant_type');
      default:
        return sendError(reply, 'unsupported_grant_type', 'grant_type non ammesso');
    }
  });
};

const addUserinfo = (realm: FastifyInstance, provider: Provider): void => {
  const { options, sessions } = provider;
  realm.options(`${PROTOCOL}/userinfo`, preflight(provider, 'GET, POST, OPTIONS'));
  realm.route({
    method: ['GET', 'POST'],
    url: `${PROTOCOL}/userinfo`,
    handler: async (request, reply) => {
      allowClientOrigin(provider, request, reply);
      const [, bearer = ''] = BEARER.exec(request.headers.authorization ?? '') ?? [];
      const claims = await readToken(provider, bearer, 'Bearer');
      const session = claims === undefined ? undefined : sessions.byId(String(claims['sid']));
      if (session !== undefined) return sendJson(reply, profileOf(session.user));
      reply.header('www-authenticate', `Bearer realm="${options.realm}", error="invalid_token"`);
      return sendError(reply, 'invalid_token', 'Token non valido o scaduto', 401);
    },
  });
};
