import type { FastifyInstance, FastifyReply } from 'fastify';
import { PROTOCOL, type Provider } from './provider.ts';
import { readResources } from './resources.ts';

const DAY_S = 86_400;

/** Metadata of the provider, and JWKS. */
export const addDiscovery = (realm: FastifyInstance, provider: Provider): void => {
  const { options, issuer } = provider;
  const endpoint = (name: string): string => `${issuer()}${PROTOCOL}/${name}`;

  realm.get('/.well-known/openid-configuration', (_request, reply) =>
    sendPublic(reply, {
      issuer: issuer(),
      authorization_endpoint: endpoint('auth'),
      token_endpoint: endpoint('token'),
      userinfo_endpoint: endpoint('userinfo'),
      end_session_endpoint: endpoint('logout'),
      jwks_uri: endpoint('certs'),
      check_session_iframe: endpoint('login-status-iframe.html'),
      grant_types_supported: ['authorization_code', 'refresh_token'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    }),
  );
  realm.get(`${PROTOCOL}/certs`, (_request, reply) => sendPublic(reply, { keys: [options.keys.publicJwk] }));
};

/** Style sheet, mark, scripts and fonts of the pages. */
export const addResources = (app: FastifyInstance, { options }: Provider): void => {
  for (const { name, type, body } of readResources(options.colours ?? {})) {
    app.get(`/resources/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', `public, max-age=${DAY_S}`)
        .header('x-content-type-options', 'nosniff')
        .send(body),
    );
  }
};

// Helpers

const sendPublic = (reply: FastifyReply, body: object): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache').send(body);
