import type { FastifyRequest } from 'fastify';
import type { ReservedAudience } from '#core/access/can-act-for.ts';
import type { Result } from '#core/kernel/result.ts';
import { PRIVATE } from '#adapters/http/contract/addresses.ts';
import type { AnswerOf, AskedOf, Call, FailureOf } from '#adapters/http/contract/calls.ts';
import type { Described } from '../description/described-calls.ts';
import type { Reader } from '../protection/authentication.ts';
import type { FreshAnswer } from '../cache/prepared-answer.ts';
import { LIVE_CACHE } from '../cache/cache-control.ts';
import { sendPrepared } from '../cache/send-prepared.ts';
import { JSON_TYPE, limitOf, NO_STORE, sendPrivate, type Api } from './api.ts';
import { askedOf, formsOf, valueOf, written } from './call-values.ts';
import { operationOf } from './operation.ts';

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
  /** Refuses a reader without any right to this kind, before validation says what is wrong with the request. */
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
  // A reader who may read nothing of this kind is refused before a key is looked up, so that a 400 reveals nothing (D-29).
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

/** Whose role may read what belongs to no company, where that is not every role; and what answering costs. */
interface Reserved<One extends Call> {
  readonly audience?: (asked: AskedOf<One>) => ReservedAudience;
  /** Whether making the answer costs as much as that of a public list: then it waits its turn and is charged as made (API-06). */
  readonly isExpensive?: boolean;
}

/** Adds a private call of what belongs to no company: the core's policy says whose role may read it, before anything is read (ROUTE-20). */
export const serveReserved = <const One extends Call>(
  api: Api,
  call: Described<One>,
  handler: Handler<One>,
  { audience = () => 'anyRole', isExpensive = false }: Reserved<One> = {},
): void =>
  serve(
    api,
    call,
    async (asked, reader, request) => {
      await api.access.readReserved(reader.user, audience(asked));
      const answer = () => handler(asked, reader, request);
      return isExpensive ? api.makeAnswer(request, answer) : answer();
    },
    // No audience is wider than this one.
    { before: ({ user }) => api.access.readReserved(user, 'anyRole') },
  );

/** A private call that answers a file. */
interface PrivateFile<One extends Call> {
  readonly fileName: (asked: AskedOf<One>) => string;
  /** Throws an `HttpProblem` for a reader who may not have it, before anything waits or is charged for it. */
  readonly allow: (asked: AskedOf<One>, reader: Reader, request: FastifyRequest) => Promise<unknown>;
  readonly read: (asked: AskedOf<One>) => Promise<Handled<One>>;
}

/**
 * Adds a private call that answers a file: the reader is known before anything is read, and no cache stores it. It is charged
 * and queued as every answer that has to be made (API-06): one is worth dozens of other private answers.
 */
export const serveFile = <const One extends Call>(
  { app, authenticate, makeAnswer }: Api,
  call: Described<One>,
  { fileName, allow, read }: PrivateFile<One>,
): void => {
  for (const form of formsOf(call)) {
    app.route({
      method: call.method,
      url: form.url,
      schema: operationOf({ ...form, isPrivate: true }),
      onRequest: async (request) => {
        await authenticate(request);
      },
      handler: async (request, reply) => {
        const asked = askedOf(call, request);
        await allow(asked, await authenticate(request), request);
        const file = await makeAnswer(request, async () => valueOf(call, await read(asked)));
        return reply
          .headers({
            'content-type': call.file,
            'cache-control': NO_STORE,
            'content-disposition': `inline; filename="${fileName(asked)}"`,
          })
          .serializer((body: unknown) => body as string)
          .send(Buffer.from(file as Uint8Array));
      },
    });
  }
};

/** The call under the private prefix, as asked with a sign-in (PAGE-37). */
export const privateTwin = <const One extends Call>(call: Described<One>): Described<One> => ({
  ...call,
  path: `${PRIVATE}${call.path}`,
});

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
  { app, answers, urls, makeAnswer }: Api,
  call: Described<One>,
  handler: PublicHandler<One>,
  { key = () => '', isLive = false, fileName }: Cached<One> = {},
): void => {
  for (const form of formsOf({ ...call, mayMiss: true })) {
    const schema = operationOf({ ...form, words: { ...(form.words as object), isCached: !isLive } });
    app.get(form.url, { schema }, async (request, reply) => {
      const asked = askedOf(call, request);
      const address = `${form.url}?${key(asked, request)}`;
      const make = async (): Promise<FreshAnswer> => ({
        status: 200,
        headers: {
          'content-type': call.file === undefined ? JSON_TYPE : `${call.file}; charset=utf-8`,
          'cache-control': isLive ? LIVE_CACHE : answers.cacheControl,
          ...(fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${fileName(asked)}"` }),
        },
        body: written({ ...call, mayMiss: true }, await handler(asked, request)),
        isLive,
      });
      const answer = await answers.get(address, () => makeAnswer(request, make));
      urls.note(request.url, { route: request.routeOptions.url ?? '', isJson: true, keyOf: () => address });
      return sendPrepared(request, reply, answer);
    });
  }
};

/** Adds a public call that sends something: it is limited, and nothing of it is cached. */
export const servePosted = <const One extends Call>(
  { app, unsafePerMinute }: Api,
  call: Described<One>,
  handler: (asked: AskedOf<One>, request: FastifyRequest) => Promise<Handled<One>>,
): void => {
  for (const form of formsOf(call)) {
    const options = { config: limitOf(unsafePerMinute), schema: operationOf(form) };
    app.post(form.url, options, async (request, reply) =>
      sendPrivate(reply, written(call, await handler(askedOf(call, request), request))),
    );
  }
};
