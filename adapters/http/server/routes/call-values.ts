import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { queryPairs } from '#core/kernel/address.ts';
import type { Result } from '#core/kernel/result.ts';
import type { AskedOf, Call } from '#adapters/http/contract/calls.ts';
import { bytes } from '#adapters/http/contract/codecs.ts';
import type { Described } from '../description/described-calls.ts';
import { wireShape } from '../description/wire-shape.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Operation } from './operation.ts';

/** What a request asks, in the core's values. */
export const askedOf = <One extends Call>(
  call: One,
  { params, query, headers, body, url }: FastifyRequest,
): AskedOf<One> =>
  Object.assign(
    {},
    params,
    // The framework's own reading loses order and repetition.
    call.pairs === true ? { pairs: queryPairs(rawQueryOf(url)) } : query,
    Object.fromEntries(Object.keys(call.headers ?? {}).map((name) => [name, headers[name.toLowerCase()]])),
    body,
  ) as AskedOf<One>;

/** The answer as text. Throws a `HttpProblem` for a failure that the call declares, and for what there is not. */
export const written = (call: Call, handled: unknown): string => {
  const outcome = z.safeEncode(call.answers as z.core.$ZodType, valueOf(call, handled));
  if (outcome.success) return call.file === undefined ? JSON.stringify(outcome.data) : String(outcome.data);
  const [first] = outcome.error.issues;
  throw new Error(
    `the answer is not what the contract says: ${first?.code ?? ''} at ${(first?.path ?? []).map(String).join('.')}`,
  );
};

/** The core's value of what a handler answered. Throws a `HttpProblem` for a failure that the call declares, and for what there is not. */
export const valueOf = ({ refuses, mayMiss }: Call, handled: unknown): unknown => {
  if (mayMiss === true && handled === undefined) throw new HttpProblem(404);
  if (refuses === undefined) return handled;
  const result = handled as Result<unknown, string>;
  if (result.ok) return result.value;
  const status = Object.keys(refuses).find((one) => refuses[Number(one)] === result.failure);
  throw new HttpProblem(Number(status));
};

/** A call in the forms in which it is asked: its path, and where it is keyed its keys in the query, too (D-29). */
export const formsOf = ({ path, keyed, ...call }: Described): readonly (Operation & { readonly url: string })[] => {
  const { params, query, headers, body, answers, file, refuses = {}, mayMiss, description } = call;
  const { name, parameters, fields, example, tag, summary, file: what, refuses: thrown = [] } = description;
  const shape = answers === bytes && file !== undefined ? fileShape(file) : wireShape(answers);
  const described = {
    tag,
    summary,
    operationId: name,
    words: { parameters, fields, example },
    ...(headers === undefined ? {} : { headers: z.object(headers as Shape) }),
    ...(body === undefined ? {} : { body: body as z.core.$ZodType }),
    answer: file === undefined ? shape : { description: what ?? summary, content: { [file]: { schema: shape } } },
    refuses: [...Object.keys(refuses).map(Number), ...thrown, ...(mayMiss === true ? [404] : [])],
  };
  const inPath = {
    ...described,
    url: path,
    ...(params === undefined ? {} : { params: z.object(params as Shape) }),
    ...(query === undefined ? {} : { query: z.object(query as Shape) }),
  };
  const inQuery = {
    ...described,
    url: path.slice(0, path.indexOf('/:')),
    summary: `${summary} (chiave nella query)`,
    operationId: `${name}ByQuery`,
    query: z.object({ ...params, ...query } as Shape),
  };
  return keyed === true ? [inPath, inQuery] : [inPath];
};

// Helpers

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const rawQueryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** How the document describes the bytes of a file. */
const fileShape = (type: string): z.core.$ZodType => z.string().register(z.globalRegistry, { contentMediaType: type });
