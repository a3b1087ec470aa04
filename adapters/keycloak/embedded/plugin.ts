import type { FastifyPluginAsync } from 'fastify';
import { addDiscoveryRoutes } from './discovery-routes.ts';
import { assertLoopback } from './loopback.ts';
import type { EmbeddedProviderOptions } from './options.ts';
import { makeProvider, PROTOCOL } from './provider.ts';
import { sendProtocolError, sendRefusal } from './replies.ts';
import { addSignInRoutes } from './sign-in-routes.ts';
import { addSignOutRoutes } from './sign-out-routes.ts';
import { addTokenRoutes } from './token-routes.ts';

const FORM = 'application/x-www-form-urlencoded';
const LARGEST_FORM_BYTES = 32_768;

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
};

/**
 * An OpenID provider to which keycloak-js speaks as to Keycloak, with test users and no passwords
 * (SES-02, CONST-07). To be registered with the prefix under which a Keycloak would stand:
 * `app.register(embeddedProvider(options), { prefix: '/auth' })`.
 * Throws at once, in Italian, when it would be reachable beyond this machine without a second setting.
 */
export const embeddedProvider = (options: EmbeddedProviderOptions): FastifyPluginAsync => {
  assertLoopback(options.host, options.beyondLoopback);
  return async (app) => {
    const provider = makeProvider(options, app.prefix);
    const isProtocolCall = (address: string): boolean => address.startsWith(`${provider.realmPath}${PROTOCOL}/token`);

    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error, request, reply) => {
      const status = statusOf(error);
      if (status === 500) request.log.error({ err: error }, 'embedded sign-on provider');
      if (isProtocolCall(request.url))
        return sendProtocolError(reply, 'invalid_request', 'Richiesta non leggibile', status);
      return sendRefusal(provider, reply, 'La richiesta non è leggibile.', status);
    });
    app.setNotFoundHandler((_request, reply) =>
      sendRefusal(provider, reply, 'L’indirizzo non esiste nel servizio di accesso.', 404),
    );

    addDiscoveryRoutes(app, provider);
    addSignInRoutes(app, provider);
    addTokenRoutes(app, provider);
    addSignOutRoutes(app, provider);
  };
};
