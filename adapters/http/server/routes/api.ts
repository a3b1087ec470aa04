import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AccessControl } from '../protection/access-control.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import type { FreshAnswer } from '../cache/prepared-answer.ts';
import type { Authenticate, Reader } from '../protection/authentication.ts';
import type { UrlIndex } from '../cache/url-index.ts';
import type { MakeAnswer } from '../rate-limit/made-answers.ts';
import { HttpProblem } from '../problems/problem.ts';
import { LIVE_CACHE, PUBLIC_CACHE } from '../cache/cache-control.ts';
import { sendPrepared } from '../cache/send-prepared.ts';
import { operationOf, type Anything, type Operation } from './operation.ts';

/** What the addresses of the service are built with. */
export interface Api {
  readonly app: FastifyInstance;
  readonly answers: AnswerCache;
  readonly urls: UrlIndex;
  readonly makeAnswer: MakeAnswer;
  readonly authenticate: Authenticate;
  readonly access: AccessControl;
  /** Unsafe requests that one network address may make in a minute to each address. */
  readonly unsafePerMinute: number;
}

type Out<Schema> = Schema extends Anything ? z.core.output<Schema> : undefined;

/** What every description of an address says. */
interface Described<Params, Query, Answer> extends Pick<Operation, 'summary' | 'tag' | 'operationId' | 'refuses'> {
  readonly url: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly answer: Answer;
}

/** What a handler is given. */
export interface Asked<Params, Query> {
  readonly params: Out<Params>;
  readonly query: Out<Query>;
  readonly request: FastifyRequest;
}

/** A public address: the same answer for everyone, kept as bytes until the content changes. */
export interface PublicRead<
  Params extends Anything | undefined,
  Query extends Anything | undefined,
  Answer extends Anything,
> extends Described<Params, Query, Answer> {
  /** Tells apart the answers of this address; only what changes the answer belongs here, so that no stranger fills the memory. */
  readonly key: (asked: Asked<Params, Query>) => string;
  /** The wire form of the answer; undefined is "there is no such thing". */
  readonly read: (asked: Asked<Params, Query>) => Promise<z.core.input<Answer> | undefined>;
  /** Whether the answer changes with what people do, and not with the content: then nobody keeps it. */
  readonly isLive?: boolean;
  /** Media type, without its letters, of an answer that is a file; with a name it is one to keep. Of another type than JSON it is a text. */
  readonly file?: { readonly type: string; readonly name?: ((asked: Asked<Params, Query>) => string) | undefined };
}

/** Adds a public address. */
export const publicRead = <
  Answer extends Anything,
  Params extends Anything | undefined = undefined,
  Query extends Anything | undefined = undefined,
>(
  { app, answers, urls, makeAnswer }: Api,
  address: PublicRead<Params, Query, Answer>,
): void => {
  const { file } = address;
  const isJson = file === undefined || file.type === JSON_TYPE;
  const described: Operation['answer'] = isJson
    ? address.answer
    : { description: address.summary, content: { [file.type]: { schema: address.answer } } };
  const schema = operationOf({ ...address, answer: described, refuses: [404] });
  app.get(address.url, { schema }, async (request, reply) => {
    const asked = askedOf<Params, Query>(request);
    const key = `${address.url}?${address.key(asked)}`;
    const make = async (): Promise<FreshAnswer> => {
      const wire = await address.read(asked);
      if (wire === undefined) throw new HttpProblem(404);
      return {
        status: 200,
        headers: {
          'content-type': isJson ? JSON_TYPE : `${file.type}; charset=utf-8`,
          'cache-control': address.isLive === true ? LIVE_CACHE : PUBLIC_CACHE,
          ...(file?.name === undefined ? {} : { 'content-disposition': `attachment; filename="${file.name(asked)}"` }),
        },
        body: isJson ? serialised(address.answer, wire) : String(checked(address.answer, wire)),
        isLive: address.isLive === true,
      };
    };
    const answer = await answers.get(key, () => makeAnswer(request, make));
    urls.note(request.url, { route: request.routeOptions.url ?? '', isJson: true, keyOf: () => key });
    return sendPrepared(request, reply, answer);
  });
};

/** A private address: the reader is known and allowed before anything is read. */
export interface PrivateCall<
  Params extends Anything | undefined,
  Query extends Anything | undefined,
  Body extends Anything | undefined,
  Answer extends Anything,
> extends Described<Params, Query, Answer> {
  readonly method?: 'GET' | 'POST';
  readonly body?: Body;
  /** A question that is sent only to keep what it asks out of the address: no tighter limit than that of other questions. */
  readonly changesNothing?: boolean;
  /** Refuses whoever may read nothing of this kind, where otherwise it would be told what is wrong with the request. */
  readonly before?: (reader: Reader) => Promise<void>;
  readonly run: (
    asked: Asked<Params, Query> & { readonly body: Out<Body>; readonly reader: Reader },
  ) => Promise<z.core.input<Answer>>;
}

/** Adds a private address. */
export const privateCall = <
  Answer extends Anything,
  Params extends Anything | undefined = undefined,
  Query extends Anything | undefined = undefined,
  Body extends Anything | undefined = undefined,
>(
  { app, authenticate, unsafePerMinute }: Api,
  address: PrivateCall<Params, Query, Body, Answer>,
): void => {
  const method = address.method ?? 'GET';
  app.route({
    method,
    url: address.url,
    ...(method === 'GET' || address.changesNothing === true ? {} : { config: limitOf(unsafePerMinute) }),
    schema: operationOf({ ...address, isPrivate: true }),
    // The token is looked at before the body is read: nobody unknown makes the service parse anything.
    onRequest: async (request) => {
      await authenticate(request);
    },
    attachValidation: address.before !== undefined,
    handler: async (request, reply) => {
      const reader = await authenticate(request);
      if (request.validationError !== undefined) {
        await address.before?.(reader);
        throw request.validationError;
      }
      const wire = await address.run({ ...askedOf<Params, Query>(request), body: request.body as Out<Body>, reader });
      return sendPrivate(reply, serialised(address.answer, wire));
    },
  });
};

/** Sends a private answer: no cache anywhere keeps it. */
export const sendPrivate = (reply: FastifyReply, body: string): FastifyReply =>
  reply.headers({ 'content-type': JSON_TYPE, 'cache-control': NO_STORE }).serializer(asItIs).send(body);

/** The limit of an unsafe address, on top of the one that holds for all. */
export const limitOf = (perMinute: number): { readonly rateLimit: { readonly perMinute: number } } => ({
  rateLimit: { perMinute },
});

/** For answers that belong to one person. */
export const NO_STORE = 'no-store';
/** Media type of every answer that is no problem and no file. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** The wire form as text, once it is what the contract says; anything else is a fault of the service. */
export const serialised = (schema: Anything, wire: unknown): string => {
  return JSON.stringify(checked(schema, wire));
};

// Helpers

const asItIs = (body: unknown): string => String(body);

/** The wire form, once it is what the contract says. */
const checked = <Schema extends Anything>(schema: Schema, wire: unknown): z.core.output<Schema> => {
  const outcome = schema._zod.run({ value: wire, issues: [] }, { async: false });
  if (outcome instanceof Promise) throw new Error('a schema of the contract must not wait');
  if (outcome.issues.length > 0) {
    const [first] = outcome.issues;
    throw new Error(
      `the answer is not what the contract says: ${first?.code ?? ''} at ${(first?.path ?? []).map(String).join('.')}`,
    );
  }
  return outcome.value as z.core.output<Schema>;
};

const askedOf = <Params, Query>(request: FastifyRequest): Asked<Params, Query> => ({
  params: request.params as Out<Params>,
  query: request.query as Out<Query>,
  request,
});
