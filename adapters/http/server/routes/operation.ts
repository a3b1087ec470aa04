import * as z from 'zod/mini';
import { whole } from '#adapters/http/contract/schema.ts';
import { FIELDS } from '../description/described-fields.ts';
import { PROBLEM_MEDIA_TYPE, titleOf } from '../problems/problem.ts';

/** Any schema of the contract. */
export type Anything = z.core.$ZodType;

/** What an address is said to take and to answer. */
export interface Operation {
  readonly summary: string;
  readonly tag: string;
  /** Its name in the published document, by which generated clients call it (API-18). */
  readonly operationId: string;
  readonly params?: Anything | undefined;
  readonly query?: Anything | undefined;
  readonly headers?: Anything | undefined;
  readonly body?: Anything | undefined;
  /** What is answered when all goes well: a schema, or a file of a media type. */
  readonly answer:
    | Anything
    | { readonly description: string; readonly content: Readonly<Record<string, { readonly schema: Anything }>> };
  /** Whether a bearer token is needed. */
  readonly isPrivate?: boolean;
  /** Words of its parameters, and its body as somebody would send it; `open-api-document.ts` puts them where they belong. */
  readonly words?: unknown;
  /** Statuses of refusals beyond those that every address of its kind has. */
  readonly refuses?: readonly number[];
}

/** Where an operation carries its words until the document is complete. */
export const WORDS = 'x-words';

/** Refusals that any address may answer with. */
const ANYWHERE = [400, 406, 414, 429, 500, 503];
/** 401 and 403. */
const IN_PRIVATE = [401, 403];
/** Refusals of what is sent in a body. */
const OF_BODIES = [413, 415];

/** What validates an address and describes it in the published document (API-01): both come from here. */
export const operationOf = ({
  summary,
  tag,
  operationId,
  params,
  query,
  headers,
  body,
  answer,
  isPrivate = false,
  words,
  refuses = [],
}: Operation): object => ({
  summary,
  tags: [tag],
  operationId,
  ...(params === undefined ? {} : { params }),
  ...(query === undefined ? {} : { querystring: query }),
  ...(headers === undefined ? {} : { headers }),
  ...(body === undefined ? {} : { body }),
  ...(isPrivate ? { security: [{ accesso: [] }] } : {}),
  ...(words === undefined ? {} : { [WORDS]: words }),
  response: {
    200: answer,
    ...refusalsOf([
      ...ANYWHERE,
      ...(isPrivate ? IN_PRIVATE : []),
      ...(body === undefined ? [] : OF_BODIES),
      ...refuses,
    ]),
  },
});

/** Refusals as they are described: problem documents, each with the title of its status. */
export const refusalsOf = (statuses: readonly number[]): object =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: titleOf(status), content: { [PROBLEM_MEDIA_TYPE]: { schema: wireProblem } } },
    ]),
  );

// Helpers

/** A refusal, as RFC 9457 has it; see `problem.ts`. */
const wireProblem = z.object({
  type: z.string().register(z.globalRegistry, {
    format: 'uri-reference',
    description: 'Indirizzo della pagina che spiega il problema e dice che cosa fare.',
  }),
  title: z.string(),
  status: whole,
  detail: z.string(),
  instance: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ name: z.string(), reason: z.string(), code: z.optional(z.string()) }))),
});
z.globalRegistry.add(wireProblem, {
  id: 'Problema',
  [FIELDS]: {
    title: 'Il nome del problema, sempre lo stesso per un genere.',
    status: 'Lo stato HTTP della risposta.',
    detail: 'Che cosa è successo in questo caso.',
    instance: 'Il numero della richiesta, da citare all’assistenza.',
    errors: 'Che cosa non va, campo per campo.',
    name: 'Il nome del campo o del parametro.',
    reason: 'Che cosa non va, in una frase.',
    code: 'La stessa ragione per un programma: non cambia.',
  },
});
