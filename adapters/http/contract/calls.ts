import * as z from 'zod/mini';
import { wellFormed, type QueryPairs } from '#core/kernel/address.ts';

// A call is declared once: the service's route, its description and the client's method come from the declaration.

type Schema = z.core.SomeType;
type Shape = Readonly<Record<string, Schema>>;

/** What a call takes and answers. */
export interface CallParts {
  /** Segments of the path, by their names in it. */
  readonly params?: Shape;
  readonly query?: Shape;
  readonly headers?: Shape;
  readonly body?: Schema;
  /** What is answered with status 200. */
  readonly answers: Schema;
  /** Media type of an answer that is a file. */
  readonly file?: string;
  /** Refusals that the core knows, each with its failure: both sides then deal in a `Result`. */
  readonly refuses?: Readonly<Record<number, string>>;
  /** The parameters of the path may stand in the query instead (D-29). */
  readonly keyed?: true;
  /** There may be no such record: a 404, which is undefined on both sides. */
  readonly mayMiss?: true;
  /** Only a 200 has content (ERR-11): another success is a failure, or gives `nothing` where that is declared (ERR-04, D-26). */
  readonly exactly?: { readonly nothing?: unknown };
  /** The query is written and read by a codec of the core's, as pairs. */
  readonly pairs?: true;
  /** The same call stands under the private prefix, where who is logged in asks it (PAGE-37). */
  readonly twin?: boolean;
}

/** A call of the service. */
export interface Call extends CallParts {
  readonly method: 'GET' | 'POST';
  /** Relative to the API's base; `:name` stands for one segment, `*` for all that are left. */
  readonly path: string;
}

/** The calls of a capability, by name. */
export type Calls = Readonly<Record<string, Call>>;

/** Declares a call that reads. */
export const get = <const Parts extends CallParts>(
  path: string,
  parts: Parts,
): Parts & { readonly method: 'GET'; readonly path: string } => ({ ...parts, method: 'GET', path });

/** Declares a call that sends a body. */
export const post = <const Parts extends CallParts>(
  path: string,
  parts: Parts,
): Parts & { readonly method: 'POST'; readonly path: string } => ({ ...parts, method: 'POST', path });

type Values<Part> = Part extends Shape
  ? z.core.$InferObjectOutput<{ [Name in keyof Part]: Part[Name] }, z.core.$strip['out']>
  : unknown;
type BodyOf<One> = One extends { readonly body: infer Body extends Schema } ? z.output<Body> : unknown;
type Part<One, Name extends string> = One extends { readonly [N in Name]: infer Found } ? Found : undefined;
type Flat<Object> = { readonly [Name in keyof Object]: Object[Name] };

/** All that a call takes, in the core's values: parameters, query, headers and body together. */
export type AskedOf<One> = Flat<
  (One extends { readonly pairs: true } ? { readonly pairs: QueryPairs } : unknown) &
    Values<Part<One, 'params'>> &
    Values<Part<One, 'query'>> &
    Values<Part<One, 'headers'>> &
    BodyOf<One>
>;

/** The core's value that a call answers. */
export type AnswerOf<One extends Call> =
  | z.output<One['answers']>
  | (One extends { readonly mayMiss: true } ? undefined : never)
  | (One extends { readonly exactly: { readonly nothing: null } } ? null : never);

/** The failures that a call's refusals stand for. */
export type FailureOf<One> = One extends { readonly refuses: infer Refusals } ? Refusals[keyof Refusals] : never;

/** A call's request. */
export interface CallRequest {
  readonly path: string;
  readonly query: QueryPairs;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Writes what is asked into path, query, headers and body; nothing that a person typed changes where a call goes. */
export const requestOf = (call: Call, asked: object): CallRequest => {
  const { path, params = {}, query = {}, headers = {}, body } = call;
  const values = asked as Readonly<Record<string, unknown>>;
  const pairsOf = (shape: Shape): QueryPairs =>
    Object.entries(shape).flatMap(([name, schema]) =>
      values[name] === undefined
        ? []
        : [encoded(schema, values[name])].flat().map((value) => [name, String(value)] as const),
    );
  const segments: Readonly<Record<string, string>> = Object.fromEntries(pairsOf(params));
  const rest = Object.entries(values).filter(([name]) => !(name in params || name in query || name in headers));
  return {
    path: path
      .replaceAll(/:(\w+)/gu, (_, name: string) => segmentOf(segments[name] ?? ''))
      .replace('*', () => (segments['*'] ?? '').split('/').map(segmentOf).join('/')),
    query: call.pairs === true ? (values['pairs'] as QueryPairs) : pairsOf(query),
    headers: Object.fromEntries(pairsOf(headers)),
    body: body === undefined ? undefined : encoded(body, Object.fromEntries(rest)),
  };
};

/** Stands for a segment that no address can carry; no record of the service is called so. */
const NOTHING = '_';

/** One segment of a path, encoded. */
const segmentOf = (text: string): string =>
  text === '' || text === '.' || text === '..' ? NOTHING : encodeURIComponent(wellFormed(text));

// Helpers

/** The wire's value; one that the schema refuses is sent as it is, and the service says what is wrong with it. */
const encoded = (schema: Schema, value: unknown): unknown => {
  const outcome = z.safeEncode(schema as z.core.$ZodType, value);
  return outcome.success ? outcome.data : value;
};
