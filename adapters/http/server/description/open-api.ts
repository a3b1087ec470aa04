import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { needsPair, pairHeaders } from '../protection/anti-forgery.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { usableDocument } from './open-api-document.ts';
import { JSON_TYPE } from '../routes/api.ts';
import { refusalsOf } from '../routes/operation.ts';
import { PUBLIC_CACHE } from '../cache/cache-control.ts';
import { sendPrepared } from '../cache/send-prepared.ts';

/** Who publishes the document, and where. */
interface Publisher {
  readonly agency: string;
  readonly apiBase: string;
  /** Address of the portal's pages, where it is known. */
  readonly home: string | undefined;
}

/** Must be registered before the routes: it looks at each as it is added. */
export const collectOpenApi = async (app: FastifyInstance, { agency, apiBase, home }: Publisher): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `Servizio del portale ${agency}`,
        version: '1.0.0',
        description:
          'Indirizzi pubblici e riservati del portale. Ogni rifiuto è un documento di problema (RFC 9457) in italiano. ' +
          'Una risposta può avere campi nuovi in ogni momento, e chi la legge li ignora; ciò che toglie o cambia un campo ' +
          'ha un altro primo numero di versione, e il vecchio resta per almeno sei mesi, annunciato con l’intestazione Deprecation.',
        contact: { name: agency, ...(home === undefined ? {} : { url: `${home}/supporto/contatti` }) },
        ...(home === undefined ? {} : { termsOfService: `${home}/note-legali` }),
        license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
      },
      servers: [{ url: apiBase, description: 'Il portale che pubblica questo documento' }],
      components: { securitySchemes: { accesso: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    // The sign-on provider and the pages are no part of the API.
    transform: (input) => {
      if (!input.url.startsWith(`${apiBase}/`)) return { schema: { hide: true }, url: input.url };
      const method = [input.route.method].flat().find((one) => one !== 'HEAD') ?? 'GET';
      const own = input.schema ?? {};
      const made = jsonSchemaTransform({ ...input, schema: withNamedPath(needsPair(method) ? withPair(own) : own) });
      return { ...made, url: made.url.replace(/\/\*$/u, '/:path') };
    },
    transformObject: (input) => usableDocument(jsonSchemaTransformObject(input) as Record<string, unknown>) as never,
  });
};

/** Publishes the document at {apiBase}/openapi.json (API-01, D-11), made from the schemas that validate. */
export const publishOpenApi = (app: FastifyInstance, apiBase: string): void => {
  let made: PreparedAnswer | undefined;
  app.get(`${apiBase}${PATHS.openApi}`, { schema: { hide: true } }, async (request, reply) => {
    made ??= new PreparedAnswer({
      status: 200,
      headers: { 'content-type': JSON_TYPE, 'cache-control': PUBLIC_CACHE },
      body: JSON.stringify(app.swagger()),
    });
    return sendPrepared(request, reply, made);
  });
};

// Helpers

/** The rest of a path has a name in the document: no generated client can use `{*}`. */
const withNamedPath = (schema: FastifySchema): FastifySchema => {
  const shape = schema.params instanceof z.core.$ZodObject ? schema.params._zod.def.shape : {};
  const rest = shape['*'];
  return rest === undefined ? schema : { ...schema, params: z.object({ path: rest }) };
};

/** What an unsafe request is described with besides its own schema: the header that `anti-forgery.ts` asks for, and its refusal (API-04). */
const withPair = (schema: FastifySchema): FastifySchema => {
  const { headers, response } = schema;
  const own = headers instanceof z.core.$ZodObject ? headers._zod.def.shape : {};
  return {
    ...schema,
    headers: z.object({ ...pairHeaders, ...own }),
    response: { ...(response as object), ...refusalsOf([403]) },
  };
};
