import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { prepare, type PreparedAnswer } from './answers.ts';
import { JSON_TYPE } from './routes/api.ts';
import { PUBLIC_CACHE, sendPrepared } from './send-prepared.ts';

/** Must be registered before the routes: it looks at each as it is added. */
export const collectOpenApi = async (app: FastifyInstance, agencyName: string, apiBase: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `Servizio del portale ${agencyName}`,
        version: '1.0.0',
        description: 'Indirizzi pubblici e riservati del portale. Ogni rifiuto è un documento di problema (RFC 9457) in italiano.',
      },
      components: { securitySchemes: { accesso: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    // The sign-on provider and the pages are no part of the API.
    transform: (input) => (input.url.startsWith(`${apiBase}/`) ? jsonSchemaTransform(input) : { schema: { hide: true }, url: input.url }),
    transformObject: jsonSchemaTransformObject,
  });
};

/** Publishes the document at {apiBase}/openapi.json (API-01, D-11), made from the schemas that validate. */
export const publishOpenApi = (app: FastifyInstance, apiBase: string): void => {
  let made: Promise<PreparedAnswer> | undefined;
  app.get(`${apiBase}${PATHS.openApi}`, { schema: { hide: true } }, async (request, reply) => {
    made ??= prepare({ status: 200, headers: { 'content-type': JSON_TYPE, 'cache-control': PUBLIC_CACHE }, body: JSON.stringify(app.swagger()) });
    return sendPrepared(request, reply, await made);
  });
};
