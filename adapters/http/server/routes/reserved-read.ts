import type * as z from 'zod/mini';
import type { ReservedAudience } from '#core/access/can-act-for.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { privateCall, type Api, type PrivateCall } from './api.ts';
import type { Anything } from './operation.ts';

/** For whom it is, where that is not every role; it may depend on the query. */
type AudienceOf<Query> = (query: Query extends Anything ? z.core.output<Query> : undefined) => ReservedAudience;

/** Adds a private address that belongs to no company: the core's policy says whose role may read it, before anything is read (ROUTE-20). */
export const reservedRead = <
  Answer extends Anything,
  Params extends Anything | undefined = undefined,
  Query extends Anything | undefined = undefined,
>(
  api: Api,
  access: AccessControl,
  address: PrivateCall<Params, Query, undefined, Answer> & {
    readonly audience?: AudienceOf<Query>;
    /** Whether making the answer costs as much as that of a public list: then it waits its turn and is charged as made (API-06). */
    readonly isExpensive?: boolean;
  },
): void => {
  const { audience = () => 'anyRole' as const, run, isExpensive = false, ...described } = address;
  privateCall<Answer, Params, Query>(api, {
    ...described,
    // No audience is wider than this one.
    before: ({ user }) => access.readReserved(user, 'anyRole'),
    run: async (asked) => {
      await access.readReserved(asked.reader.user, audience(asked.query));
      return isExpensive ? api.makeAnswer(asked.request, () => run(asked)) : run(asked);
    },
  });
};
