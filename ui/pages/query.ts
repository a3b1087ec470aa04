import { FORBIDDEN, NOT_FOUND } from '#core/kernel/http-status.ts';
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
  queryFn: async () => cached<T>(await use(useCase)(...args)),
});

/** The query of a use case that may refuse: a refusal is a failed query with the status that means the same. */
export const resultQuery = <const Args extends readonly unknown[], T>(
  { area, use }: QueryScope,
  useCase: PortKey<(...args: Args) => Promise<Result<T, string>>>,
  ...args: Args
): Query<T> => ({
  queryKey: queryKeyOf(area, useCase, ...args),
  queryFn: async () => granted(await use(useCase)(...args)),
});

/** A method by which a port is read. */
type Read = (...args: never[]) => Promise<unknown>;

/** The query of a port that is read without a rule in between; its key names the port and the method. */
export const portQuery = <Name extends string, Port extends Record<Name, Read>>(
  { area, use }: QueryScope,
  port: PortKey<Port>,
  method: Name,
  ...args: Parameters<Port[Name]>
): Query<Cached<Awaited<ReturnType<Port[Name]>>>> => ({
  queryKey: queryKeyOf(area, port, method, ...args),
  queryFn: async () => cached((await use(port)[method](...args)) as Awaited<ReturnType<Port[Name]>>),
});

/** The value of a port that may refuse. */
type Granted<Read> = Read extends (...args: never[]) => Promise<infer Outcome>
  ? Extract<Outcome, { readonly ok: true }> extends { readonly value: infer T }
    ? T
    : never
  : never;

/** The same of a port that may refuse. */
export const portResultQuery = <Name extends string, Port extends Record<Name, Read>>(
  { area, use }: QueryScope,
  port: PortKey<Port>,
  method: Name,
  ...args: Parameters<Port[Name]>
): Query<Cached<Granted<Port[Name]>>> => ({
  queryKey: queryKeyOf(area, port, method, ...args),
  queryFn: async () => cached(granted((await use(port)[method](...args)) as Result<Granted<Port[Name]>, string>)),
});

/** The key of a query, or the beginning of several: for invalidation after a change. */
export const queryKeyOf = (area: Area, useCase: PortKey<unknown>, ...args: readonly unknown[]): readonly unknown[] => [
  area,
  useCase.name,
  ...args,
];

/** The value of a result; a refusal is thrown with the status that means the same. */
export const granted = <T>(outcome: Result<T, string>): T => {
  if (outcome.ok) return outcome.value;
  throw new ServiceError(`refused: ${outcome.failure}`, {
    status: outcome.failure.endsWith('.not-found') ? NOT_FOUND : FORBIDDEN,
  });
};

// Helpers

const cached = <T>(value: T): Cached<T> => (value ?? null) as Cached<T>;
