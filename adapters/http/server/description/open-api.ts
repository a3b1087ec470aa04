import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { needsPair, pairHeaders } from '../protection/anti-forgery.ts';
import { withAnswerExamples } from './answer-examples.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { usableDocument } from './open-api-document.ts';
import { JSON_TYPE } from '../routes/api.ts';
import { refusalsOf } from '../routes/operation.ts';
import { PUBLIC_CACHE } from '../cache/cache-control.ts';
import { sendPrepared } from '../cache/send-prepared.ts';
import { DOCS } from '../documentation/paths.ts';

/** The version of the contract: its first number changes when something is taken away or changed (API-19). */
export const API_VERSION = '1.0.0';

/** The publisher of the document, and its address. */
interface Publisher {
  readonly agency: string;
  readonly apiBase: string;
  /** The origin at which the portal is reached, where it is known. */
  readonly origin: string | undefined;
  /** Address below which each kind of problem has its page. */
  readonly problemTypes: string;
  /** Address of the portal's pages, where it is known. */
  readonly home: string | undefined;
}

/** Must be registered before the routes: it looks at each as it is added. */
export const collectOpenApi = async (
  app: FastifyInstance,
  { agency, apiBase, origin, problemTypes, home }: Publisher,
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `Servizio del portale ${agency}`,
        version: API_VERSION,
        summary: SUMMARY,
        description:
          'Indirizzi pubblici e riservati del portale. Ogni rifiuto è un documento di problema (RFC 9457) in italiano, il cui `type` ' +
          'è l’indirizzo di una pagina che dice che cosa fare. ' +
          'Una risposta può avere campi nuovi in ogni momento, e chi la legge li ignora; ciò che toglie o cambia un campo ' +
          'ha un altro primo numero di versione, e il vecchio resta per almeno sei mesi, annunciato con l’intestazione `Deprecation`. `/status` dice la versione che risponde.',
        contact: { name: agency, ...(home === undefined ? {} : { url: `${home}/supporto/contatti` }) },
        ...(home === undefined ? {} : { termsOfService: `${home}/note-legali` }),
        license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
      },
      externalDocs: { description: 'Le stesse cose, da leggere', url: `${origin ?? ''}${apiBase}${DOCS}` },
      servers: [serverAt(apiBase, origin)],
      components: {
        securitySchemes: {
          accesso: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'Gettone di accesso di chi ha fatto l’accesso, firmato e verificato come chiede RFC8725.',
          },
        },
      },
    },
    // The sign-on provider and the pages are no part of the API.
    transform: (input) => {
      if (!input.url.startsWith(`${apiBase}/`)) return { schema: { hide: true }, url: input.url };
      const method = [input.route.method].flat().find((one) => one !== 'HEAD') ?? 'GET';
      const own = input.schema ?? {};
      const made = jsonSchemaTransform({ ...input, schema: withNamedPath(needsPair(method) ? withPair(own) : own) });
      return { ...made, url: made.url.replace(/\/\*$/u, '/:path') };
    },
    transformObject: (input) =>
      usableDocument(jsonSchemaTransformObject(input) as Record<string, unknown>, problemTypes) as never,
  });
};

/** Makes the published document, once its routes are there and somebody asks. */
export const openApiOf = (app: FastifyInstance): (() => Promise<Record<string, unknown>>) => {
  let made: Promise<Record<string, unknown>> | undefined;
  // The examples are larger than the rest of the service's own texts: they are loaded when they are wanted.
  return () =>
    (made ??= import('./answer-examples.json').then(({ default: examples }) =>
      withAnswerExamples(app.swagger() as unknown as Record<string, unknown>, examples),
    ));
};

/** Publishes the document at {apiBase}/openapi.json (API-01, D-11), made from the schemas that validate. */
export const publishOpenApi = (
  app: FastifyInstance,
  apiBase: string,
  document: () => Promise<Record<string, unknown>>,
): void => {
  let made: PreparedAnswer | undefined;
  app.get(`${apiBase}${PATHS.openApi}`, { schema: { hide: true } }, async (request, reply) => {
    made ??= new PreparedAnswer({
      status: 200,
      headers: { 'content-type': JSON_TYPE, 'cache-control': PUBLIC_CACHE },
      body: JSON.stringify(await document()),
    });
    return sendPrepared(request, reply, made);
  });
};

// Helpers

const SUMMARY = 'Contenuti pubblici, fascicolo, pratiche e notifiche del portale dei pagamenti agricoli';

/** Where the API is; without TLS it is a trial, which the national rules want said. */
const serverAt = (
  apiBase: string,
  origin: string | undefined,
): { readonly url: string; readonly description: string } => ({
  url: origin?.startsWith('https:') === true ? `${origin}${apiBase}` : apiBase,
  description: 'Il portale che pubblica questo documento',
  ...(origin?.startsWith('https:') === true ? {} : { 'x-sandbox': true }),
});

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
