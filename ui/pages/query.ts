import type { Area } from '#core/kernel/area.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import type { Injector } from '#ui/state/injection.tsx';
import type { Query } from '#ui/state/queries.ts';
import type { PageContext } from './page-module.ts';

/** What a query needs of a page: the area of the reader, and the use cases. */
export type QueryScope = Pick<PageContext, 'area' | 'use'>;

/** The scope of what is the same for everybody: nothing of it is fetched again after a login. */
export const publicScope = (injector: Injector): QueryScope => ({
  area: 'public',
  use: (key) => injector.get(key),
});

/** A value as the cache stores it, where absence is null. */
export type Cached<T> = undefined extends T ? Exclude<T, undefined> | null : T;

/**
 * The query of a use case. Its key is the area of the reader, the use case and its arguments, so that a visitor's result is
 * never shown to a farmer, nor the other way round (PAGE-37). What belongs to one company must have the company among `args`.
 */
export const queryOf = <const Args extends readonly unknown[], T>(
  { area, use }: QueryScope,
  useCase: PortKey<(...args: Args) => Promise<T>>,
  ...args: Args
): Query<Cached<T>> => ({
  queryKey: queryKeyOf(area, useCase, ...args),
  queryFn: async () => ((await use(useCase)(...args)) ?? null) as Cached<T>,
});

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** The query of a use case that may refuse: a refusal is a failed query with the status that means the same. */
export const resultQuery = <const Args extends readonly unknown[], T>(
  { area, use }: QueryScope,
  useCase: PortKey<(...args: Args) => Promise<Result<T, string>>>,
  ...args: Args
): Query<T> => ({
  queryKey: queryKeyOf(area, useCase, ...args),
  queryFn: async () => {
    const outcome = await use(useCase)(...args);
    if (outcome.ok) return outcome.value;
    throw new ServiceError(`refused: ${outcome.failure}`, {
      status: outcome.failure.endsWith('.not-found') ? NOT_FOUND : FORBIDDEN,
    });
  },
});

/** The key of a query, or the beginning of several: for invalidation after a change. */
export const queryKeyOf = (area: Area, useCase: PortKey<unknown>, ...args: readonly unknown[]): readonly unknown[] => [
  area,
  useCase.description ?? '',
  ...args,
];
