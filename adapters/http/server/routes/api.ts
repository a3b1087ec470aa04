import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AccessControl } from '../protection/access-control.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import type { Authenticate } from '../protection/authentication.ts';
import type { UrlIndex } from '../cache/url-index.ts';
import type { MakeAnswer } from '../rate-limit/on-demand-answers.ts';

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

// Helpers

const asItIs = (body: unknown): string => String(body);
