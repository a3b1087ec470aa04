import type { FastifyInstance } from 'fastify';
import { framePage } from './pages.ts';
import { queryText, readParameters } from './parameters.ts';
import { PROTOCOL, type Provider } from './provider.ts';
import { sendElsewhere, sendFrame, sendProtocolError } from './replies.ts';
import { readResources } from './resources.ts';
import fastifyCookie from '@fastify/cookie';
import { cookiesOf, sessionOf } from './sign-on-cookie.ts';

const THIRD_PARTY_COOKIE = 'demo-third-party';
const DAY_S = 86_400;

/** What the provider tells of itself: metadata, public key, and the hidden frames of the client library. */
export const addDiscoveryRoutes = (app: FastifyInstance, provider: Provider): void => {
  const { options } = provider;
  const realm = `/realms/${options.realm}`;
  const protocol = `${realm}${PROTOCOL}`;

  app.get(`${realm}/.well-known/openid-configuration`, (_request, reply) => {
    const issuer = provider.issuer();
    const at = (name: string): string => `${issuer}${PROTOCOL}/${name}`;
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send({
        issuer,
        authorization_endpoint: at('auth'),
        token_endpoint: at('token'),
        userinfo_endpoint: at('userinfo'),
        end_session_endpoint: at('logout'),
        jwks_uri: at('certs'),
        check_session_iframe: at('login-status-iframe.html'),
        grant_types_supported: ['authorization_code', 'refresh_token'],
        response_types_supported: ['code'],
        response_modes_supported: ['query', 'fragment'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        scopes_supported: ['openid', 'profile'],
        token_endpoint_auth_methods_supported: ['none'],
        prompt_values_supported: ['none', 'login'],
        claims_supported: ['sub', 'name', 'given_name', 'family_name', 'preferred_username', 'fiscal_code', 'userType'],
        authorization_response_iss_parameter_supported: true,
      });
  });

  app.get(realm, (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send({
        realm: options.realm,
        public_key: options.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
        'token-service': `${provider.issuer()}${PROTOCOL}`,
      }),
  );

  app.get(`${protocol}/certs`, (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send({ keys: [options.keys.publicJwk] }),
  );

  const thirdPartyAnswer = (isSupported: boolean): string =>
    framePage(`${provider.links.resources}/third-party-answer.js`, isSupported ? 'supported' : 'unsupported');

  // With the cookie already there the first page answers at once, and saves the second.
  app.get(`${protocol}/3p-cookies/step1.html`, (request, reply) => {
    if (cookiesOf(request)[THIRD_PARTY_COOKIE] !== undefined) return sendFrame(provider, reply, thirdPartyAnswer(true));
    reply.header(
      'set-cookie',
      fastifyCookie.serialize(THIRD_PARTY_COOKIE, '1', {
        path: `${provider.realmPath}/`,
        httpOnly: true,
        sameSite: 'lax',
      }),
    );
    return sendElsewhere(reply, `${provider.realmPath}${PROTOCOL}/3p-cookies/step2.html`);
  });
  app.get(`${protocol}/3p-cookies/step2.html`, (request, reply) =>
    sendFrame(provider, reply, thirdPartyAnswer(cookiesOf(request)[THIRD_PARTY_COOKIE] !== undefined)),
  );

  app.get(`${protocol}/login-status-iframe.html`, (_request, reply) =>
    sendFrame(provider, reply, framePage(`${provider.links.resources}/login-status.js`)),
  );
  app.get(`${protocol}/login-status-iframe.html/init`, (request, reply) => {
    const asked = readParameters(queryText(request.url));
    if (asked?.get('client_id') !== options.clientId || !provider.clientOrigins().includes(asked.get('origin') ?? '')) {
      return sendProtocolError(reply, 'invalid_client', 'Applicazione non conosciuta', 403);
    }
    const current = sessionOf(provider, request)?.id ?? '';
    const answer = current === (asked.get('session') ?? '') ? 'unchanged' : 'changed';
    return reply.header('cache-control', 'no-store').type('text/plain').send(answer);
  });

  for (const resource of readResources(provider.options.colours ?? {})) {
    app.get(`/resources/${resource.name}`, (_request, reply) =>
      reply
        .type(resource.type)
        .header('cache-control', `public, max-age=${DAY_S}`)
        .header('x-content-type-options', 'nosniff')
        .send(resource.body),
    );
  }
};
