import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Result } from '#core/kernel/result.ts';
import type { AnswerOf, AskedOf, Call, FailureOf } from '#adapters/http/contract/calls.ts';
import type { Described } from '../description/described-calls.ts';
import { wireShape } from '../description/wire-shape.ts';
import type { Reader } from '../protection/authentication.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { FreshAnswer } from '../cache/answer-cache.ts';
import { LIVE_CACHE, PUBLIC_CACHE, sendPrepared } from '../cache/send-prepared.ts';
import { JSON_TYPE, limitOf, sendPrivate, type Api } from './api.ts';
import { operationOf, type Operation } from './operation.ts';

/** What a handler answers: the core's value, or a `Result` where its call declares refusals. */
export type Handled<One extends Call> = [FailureOf<One>] extends [never]
  ? AnswerOf<One>
  : Result<AnswerOf<One>, FailureOf<One>>;

/** Answers a call: what is asked has been read and checked, what is answered is written and checked. */
export type Handler<One extends Call> = (
  asked: AskedOf<One>,
  reader: Reader,
  request: FastifyRequest,
) => Promise<Handled<One>>;

/** How a private call is guarded, beyond the token that each needs. */
export interface Guard {
  /** Refuses whoever may read nothing of this kind, where otherwise it would be told what is wrong with the request. */
  readonly before?: (reader: Reader) => Promise<void>;
  /** A question that is sent only to keep what it asks out of the address: no tighter limit than that of other questions. */
  readonly changesNothing?: boolean;
}

/** Adds a private call: the reader is known before anything is read, and no cache stores the answer. */
export const serve = <const One extends Call>(
  api: Api,
  call: Described<One>,
  handler: Handler<One>,
  guard: Guard = {},
): void => {
  // Whoever may read nothing of this kind is refused before a key is looked for, so that 400 tells nobody anything (D-29).
  const before = call.keyed === true ? ({ user }: Reader) => api.access.readReserved(user, 'anyRole') : guard.before;
  for (const form of formsOf(call)) {
    api.app.route({
      method: call.method,
      url: form.url,
      ...(call.method === 'GET' || guard.changesNothing === true ? {} : { config: limitOf(api.unsafePerMinute) }),
      schema: operationOf({ ...form, isPrivate: true }),
      // The token is looked at before the body is read: nobody unknown makes the service parse anything.
      onRequest: async (request) => {
        await api.authenticate(request);
      },
      attachValidation: before !== undefined,
      handler: async (request, reply) => {
        const reader = await api.authenticate(request);
        if (request.validationError !== undefined) {
          await before?.(reader);
          throw request.validationError;
        }
        return sendPrivate(reply, written(call, await handler(askedOf(call, request), reader, request)));
      },
    });
  }
};

/** Answers a public call: the same for everyone. */
export type PublicHandler<One extends Call> = (asked: AskedOf<One>, request: FastifyRequest) => Promise<AnswerOf<One>>;

/** How the answers of a public call are cached. */
export interface Cached<One extends Call> {
  /** Tells apart the answers of this address; only what changes the answer belongs here, so that no stranger fills the memory. */
  readonly key?: (asked: AskedOf<One>, request: FastifyRequest) => string;
  /** The answer changes with what people do, and not with the content: then it is not cached. */
  readonly isLive?: boolean;
  /** Name under which a file is saved. */
  readonly fileName?: (asked: AskedOf<One>) => string;
}

/** Adds a public call: the same answer for everyone, cached as bytes until the content changes. */
export const servePublic = <const One extends Call>(
  { app, answers, known, makeAnswer }: Api,
  call: Described<One>,
  handler: PublicHandler<One>,
  { key = () => '', isLive = false, fileName }: Cached<One> = {},
): void => {
  for (const form of formsOf({ ...call, mayMiss: true })) {
    app.get(form.url, { schema: operationOf(form) }, async (request, reply) => {
      const asked = askedOf(call, request);
      const address = `${form.url}?${key(asked, request)}`;
      const make = async (): Promise<FreshAnswer> => ({
        status: 200,
        headers: {
          'content-type': call.file === undefined ? JSON_TYPE : `${call.file}; charset=utf-8`,
          'cache-control': isLive ? LIVE_CACHE : PUBLIC_CACHE,
          ...(fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${fileName(asked)}"` }),
        },
        body: written({ ...call, mayMiss: true }, await handler(asked, request)),
        isLive,
      });
      const answer = await answers.get(address, () => makeAnswer(request, make));
      known.note(request.url, { route: request.routeOptions.url ?? '', isJson: true, keyOf: () => address });
      return sendPrepared(request, reply, answer);
    });
  }
};

/** What a request asks, in the core's values. */
export const askedOf = <One extends Call>(call: One, { params, query, headers, body }: FastifyRequest): AskedOf<One> =>
  Object.assign(
    {},
    params,
    query,
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

/** A call in the forms in which it is asked: its path, and where it is keyed its keys in the query, too (D-29). */
export const formsOf = ({ path, keyed, ...call }: Described): readonly (Operation & { readonly url: string })[] => {
  const { params, query, headers, body, answers, file, refuses = {}, mayMiss, description } = call;
  const { name, parameters, example, tag, summary, what } = description;
  const shape = wireShape(answers);
  const described = {
    tag,
    summary,
    operationId: name,
    words: { parameters, example },
    ...(headers === undefined ? {} : { headers: z.object(headers as Shape) }),
    ...(body === undefined ? {} : { body: body as z.core.$ZodType }),
    answer: file === undefined ? shape : { description: what ?? summary, content: { [file]: { schema: shape } } },
    refuses: [...Object.keys(refuses).map(Number), ...(mayMiss === true ? [404] : [])],
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

const valueOf = ({ refuses, mayMiss }: Call, handled: unknown): unknown => {
  if (mayMiss === true && handled === undefined) throw new HttpProblem(404);
  if (refuses === undefined) return handled;
  const result = handled as Result<unknown, string>;
  if (result.ok) return result.value;
  const status = Object.keys(refuses).find((one) => refuses[Number(one)] === result.failure);
  throw new HttpProblem(Number(status));
};
