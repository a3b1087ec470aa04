import type { FastifyPluginAsync } from 'fastify';
import { addAuthorizationEndpoint } from './authorization-endpoint.ts';
import { addDiscovery, addResources } from './discovery.ts';
import { addEndSessionEndpoint } from './end-session-endpoint.ts';
import { sendError, sendErrorPage } from './http.ts';
import { assertLoopback } from './loopback.ts';
import type { EmbeddedProviderOptions } from './options.ts';
import { makeProvider, PROTOCOL } from './provider.ts';
import { addSessionFrames } from './session-frames.ts';
import { addTokenEndpoint } from './token-endpoint.ts';

const FORM = 'application/x-www-form-urlencoded';
const LARGEST_FORM_BYTES = 32_768;

/**
 * An OpenID provider that keycloak-js takes for a Keycloak, with test users and no passwords (SES-02, CONST-07). Registered
 * under the prefix of a Keycloak: `app.register(embeddedProvider(options), { prefix: '/auth' })`. Throws at once, in
 * Italian, when it would be reachable beyond this machine without a second setting.
 */
export const embeddedProvider = (options: EmbeddedProviderOptions): FastifyPluginAsync => {
  assertLoopback(options.host, options.beyondLoopback);
  return async (app) => {
    const provider = makeProvider(options, app.prefix);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error, request, reply) => {
      const given = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      const status = given >= 400 && given < 500 ? given : 500;
      if (status === 500) request.log.error({ err: error }, 'embedded sign-on provider');
      return request.url.startsWith(`${provider.realmPath}${PROTOCOL}/token`)
        ? sendError(reply, 'invalid_request', 'Richiesta non leggibile', status)
        : sendErrorPage(provider, reply, 'La richiesta non è leggibile.', status);
    });
    app.setNotFoundHandler((_request, reply) =>
      sendErrorPage(provider, reply, 'L’indirizzo non esiste nel servizio di accesso.', 404),
    );
    addResources(app, provider);
    const endpoints: FastifyPluginAsync = async (realm) => {
      addDiscovery(realm, provider);
      addSessionFrames(realm, provider);
      addAuthorizationEndpoint(realm, provider);
      addTokenEndpoint(realm, provider);
      addEndSessionEndpoint(realm, provider);
    };
    await app.register(endpoints, { prefix: `/realms/${options.realm}` });
  };
};
