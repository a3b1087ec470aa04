import { NOT_FOUND, OK } from '#core/kernel/http-status.ts';
import type * as z from 'zod/mini';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import { PRIVATE } from '#adapters/http/contract/addresses.ts';
import {
  requestOf,
  type AnswerOf,
  type AskedOf,
  type Call,
  type Calls,
  type FailureOf,
} from '#adapters/http/contract/calls.ts';
import { bytesOf, RefusedCall, type Answered, type Http } from './http.ts';

/** What a call gives its repository: a `Result` where it expects refusals. */
type Given<One extends Call> = [FailureOf<One>] extends [never] ? AnswerOf<One> : Result<AnswerOf<One>, FailureOf<One>>;

/** The calls of a capability as functions. */
export type ClientOf<Declared extends Calls> = {
  readonly [Name in keyof Declared]: (
    ...asked: object extends AskedOf<Declared[Name]>
      ? [asked?: AskedOf<Declared[Name]>]
      : [asked: AskedOf<Declared[Name]>]
  ) => Promise<Given<Declared[Name]>>;
};

/** Derives the client of a capability from its declared calls. */
export const callsOf = <Declared extends Calls>(http: Http, calls: Declared): ClientOf<Declared> =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (asked: object = {}) => ask(http, call, asked)]),
  ) as unknown as ClientOf<Declared>;

/** Sends a call whose refusals say more than which one it is: they are given as they came. */
export const send = async <One extends Call>(
  http: Http,
  call: One,
  asked: AskedOf<One>,
  refusals: readonly number[],
): Promise<AnswerOf<One> | RefusedCall> => {
  const { path, answer } = await request(http, call, asked, refusals);
  return answer instanceof RefusedCall ? answer : (contentOf(http, call, path, answer) as AnswerOf<One>);
};

// Helpers

/** What a file may be refused with besides what its call declares: all of it says that there is none. */
const NO_FILE = [400, 401, 403, NOT_FOUND];

/** Makes a request, under the private prefix where who is logged in asks there. */
const request = async (http: Http, call: Call, asked: object, expected: readonly number[]) => {
  const { path: asWritten, query, headers, body } = requestOf(call, asked);
  const path = call.twin === true && http.isLoggedIn() ? `${PRIVATE}${asWritten}` : asWritten;
  const binary = call.file !== undefined;
  return { path, answer: await http.ask({ method: call.method, path, query, headers, body, binary }, expected) };
};

const ask = async (http: Http, call: Call, asked: object): Promise<unknown> => {
  const isFile = call.file !== undefined;
  const expected = isFile ? NO_FILE : call.mayMiss === true ? [NOT_FOUND] : Object.keys(call.refuses ?? {}).map(Number);
  const { path, answer } = await request(http, call, asked, expected);
  if (isFile) return given(call, bytesOf(answer));
  return given(call, answer instanceof RefusedCall ? answer : contentOf(http, call, path, answer));
};

/** The core's value of an answer that is no refusal. */
const contentOf = (http: Http, call: Call, path: string, answer: Answered): unknown => {
  if (answer.status === OK || (call.exactly === undefined && call.mayMiss !== true))
    return http.decode(path, call.answers as z.core.$ZodType, answer);
  if (call.mayMiss === true) return undefined;
  if (call.exactly?.nothing !== undefined) return call.exactly.nothing;
  return http.noContent(path, answer.status);
};

const given = (call: Call, answer: unknown): unknown => {
  if (!(answer instanceof RefusedCall)) return call.refuses === undefined ? answer : succeed(answer);
  return call.refuses === undefined ? undefined : fail(call.refuses[answer.status] ?? call.refuses[NOT_FOUND]);
};
