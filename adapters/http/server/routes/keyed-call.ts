import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import type { AccessControl } from '../protection/access-control.ts';
import { operationName } from '../description/operation-names.ts';
import type { Reader } from '../protection/authentication.ts';
import { privateCall, type Api, type PrivateCall } from './api.ts';
import type { Anything } from './operation.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Values<One extends Shape> = { readonly [Name in keyof One]: z.output<One[Name]> };

/** A private address of what belongs to somebody, named by one or more keys. */
interface KeyedCall<Key extends Shape, Query extends Shape, Answer extends Anything> extends Pick<
  PrivateCall<undefined, undefined, undefined, Answer>,
  'url' | 'summary' | 'tag' | 'answer' | 'refuses'
> {
  /** The keys in their order. */
  readonly key: Key;
  readonly query?: Query;
  readonly run: (asked: {
    readonly key: Values<Key>;
    readonly query: Values<Query>;
    readonly reader: Reader;
    readonly request: FastifyRequest;
  }) => Promise<z.core.input<Answer>>;
}

/**
 * Adds a private address in both forms in which it is written (D-29): the keys as the last segments of its path, or as parameters
 * of its query. Whoever may read nothing of this kind is refused before a key is looked for, so that 400 tells nobody anything.
 */
export const keyedCall = <Answer extends Anything, Key extends Shape, Query extends Shape = Shape>(
  api: Api,
  access: AccessControl,
  { url, key, query, run, ...described }: KeyedCall<Key, Query, Answer>,
): void => {
  const names = Object.keys(key);
  const before = ({ user }: Reader): Promise<void> => access.readReserved(user, 'anyRole');
  const rest = query === undefined ? {} : { query: z.object(query) };
  const inPath = [url, ...names.map((name) => `:${name}`)].join('/');
  privateCall(api, {
    ...described,
    ...rest,
    url: inPath,
    params: z.object(key),
    before,
    run: ({ params, query: given, reader, request }) =>
      run({ key: params as Values<Key>, query: given as Values<Query>, reader, request }),
  });
  privateCall(api, {
    ...described,
    url,
    summary: `${described.summary} (chiave nella query)`,
    operationId: `${operationName('GET', inPath)}ByQuery`,
    query: z.object({ ...key, ...query }),
    before,
    run: ({ query: given, reader, request }) =>
      run({ key: given as Values<Key>, query: given as Values<Query>, reader, request }),
  });
};
