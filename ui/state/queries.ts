import { useCallback } from 'react';
import {
  type Query as CachedQuery,
  QueryClient,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryKey,
  hashKey,
  hydrate,
} from '@tanstack/react-query';
import { ServiceError } from '#core/kernel/service-error.ts';

/** A query of a page, as TanStack Query takes it. Equal keys share one result. */
export interface Query<T> {
  readonly queryKey: QueryKey;
  /** Never resolves to `undefined`: the cache stores absence as null. */
  readonly queryFn: (context?: { readonly client: QueryClient }) => Promise<T>;
}

/** The value of another query, for a query that depends on it: fetched once, however many queries use it. */
export const fetchQuery = <T>(query: Query<T>, context: Parameters<Query<T>['queryFn']>[0]): Promise<T> =>
  context?.client.fetchQuery(query) ?? query.queryFn();

/** The state of a query. A failure keeps what the service said of it, and can be retried. */
export type QueryResult<T> =
  | { readonly kind: 'pending'; readonly refetch: () => void }
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly refetch: () => void }
  | { readonly kind: 'success'; readonly value: T };

/** Statuses after which one more try of a read makes sense: the connection to the service was broken, not the request. */
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

const isPassing = (error: unknown): boolean =>
  error instanceof ServiceError && (error.answered === undefined || PASSING_STATUSES.includes(error.answered));

/**
 * The one cache of query results. Nothing is refetched by itself but what failed while there was no line: a result that came with
 * the page stays valid for as long as the page is open.
 */
export const makeQueryClient = (side: 'browser' | 'server'): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: side === 'server' ? Number.POSITIVE_INFINITY : 10 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        // What failed while the line was cut is asked for again by itself once it is back.
        refetchOnReconnect: ({ state }) => (isPassing(state.error) ? 'always' : false),
        retryOnMount: false,
        // A hidden tab or a false "offline" must not leave a page waiting for ever.
        networkMode: 'always',
        retry: (failures, error) => side === 'browser' && failures === 0 && isPassing(error),
        retryDelay: 300,
      },
    },
  });

const asServiceError = (error: unknown): ServiceError =>
  error instanceof ServiceError ? error : new ServiceError('unexpected failure', { cause: error });

interface Observed<T> {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

const resultOf = <T>(observed: Observed<T>, client: QueryClient, queryKey: QueryKey): QueryResult<T> => {
  // A request under way is cancelled first: otherwise the new one would only wait with it (ERR-10).
  const refetch = (): void => void client.cancelQueries({ queryKey, exact: true }).then(() => observed.refetch());
  if (observed.status === 'success') return { kind: 'success', value: observed.data as T };
  if (observed.status === 'error' && !observed.isFetching)
    return { kind: 'failed', error: asServiceError(observed.error), refetch };
  return { kind: 'pending', refetch };
};

/** Runs a query, once for all components that use it. */
export const useQueryResult = <T>(query: Query<T>): QueryResult<T> =>
  resultOf<T>(useQuery(query), useQueryClient(), query.queryKey);

/** Runs several queries side by side, each once: two blocks of a page may need the same. */
export const useQueryResults = <T>(queries: readonly Query<T>[]): readonly QueryResult<T>[] => {
  const client = useQueryClient();
  const byKey = new Map(queries.map((query) => [hashKey(query.queryKey), query]));
  const observed = useQueries({ queries: [...byKey.values()] });
  const keys = [...byKey.keys()];
  return queries.flatMap(({ queryKey }) => {
    const one = observed[keys.indexOf(hashKey(queryKey))];
    return one === undefined ? [] : [resultOf<T>(one, client, queryKey)];
  });
};

/** Runs everything that a page needs at first sight; failures are cached as results, not thrown. */
export const prefetchAll = async (client: QueryClient, queries: readonly Query<unknown>[]): Promise<void> => {
  await Promise.all(queries.map((query) => client.prefetchQuery(query)));
};

/** The cached value of a query, if any. */
export const cachedValue = <T>(client: QueryClient, query: Query<T>): T | undefined =>
  client.getQueryData<T>(query.queryKey);

/** Puts a value into the cache that came by another way. */
export const setCachedValue = (client: QueryClient, query: Query<unknown>, value: unknown): void => {
  client.setQueryData(query.queryKey, value);
};

/** The cached failure of a query, if any. */
export const cachedError = (client: QueryClient, query: Query<unknown>): ServiceError | undefined => {
  const state = client.getQueryState(query.queryKey);
  return state?.status === 'error' ? asServiceError(state.error) : undefined;
};

/** Whether a query failed for a passing reason: the service refused nothing, it could not answer. */
export const hasTransientError = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error' && !isRefusal(state.error));

const isRefusal = (error: unknown): boolean =>
  error instanceof ServiceError && error.status !== undefined && error.status >= 400 && error.status < 500;

/** A finished query as plain data that travels inside a page. */
export interface DehydratedQuery {
  readonly key: QueryKey;
  readonly value?: unknown;
  /** Only the status and the sentence of an error travel. */
  readonly failure?: { readonly status?: number | undefined; readonly serverMessage?: string | undefined };
}

/** The finished queries of a page, without anything that the browser can derive. */
export const dehydrateQueries = (client: QueryClient): readonly DehydratedQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey: key, state }) => {
      if (state.status !== 'error') return { key, value: state.data };
      const { status, serverMessage } = asServiceError(state.error);
      return { key, failure: { status, serverMessage } };
    });

/** Puts the queries that came with the page into the cache. */
export const hydrateQueries = (client: QueryClient, dehydrated: readonly DehydratedQuery[]): void => {
  const at = Date.now();
  hydrate(client, {
    mutations: [],
    queries: dehydrated.map(({ key, value, failure }) => ({
      queryKey: key,
      queryHash: hashKey(key),
      dehydratedAt: at,
      state: {
        data: value,
        dataUpdateCount: failure === undefined ? 1 : 0,
        dataUpdatedAt: failure === undefined ? at : 0,
        error: failure === undefined ? null : asDehydratedError(failure),
        errorUpdateCount: failure === undefined ? 0 : 1,
        errorUpdatedAt: failure === undefined ? 0 : at,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        isInvalidated: false,
        status: failure === undefined ? 'success' : 'error',
        fetchStatus: 'idle',
      },
    })),
  });
};

const asDehydratedError = ({ status, serverMessage }: NonNullable<DehydratedQuery['failure']>): ServiceError =>
  new ServiceError('the service could not answer while the page was made', { status, serverMessage });

/** Invalidates the queries under a key, or under a longer one: those in use are fetched again. */
export const useInvalidate = (): ((queryKey: QueryKey) => void) => {
  const client = useQueryClient();
  return useCallback((queryKey) => void client.invalidateQueries({ queryKey, refetchType: 'active' }), [client]);
};

/**
 * Updates the results cached under a key, or under a longer one, without fetching them. What is being fetched, or has
 * failed, is invalidated instead: the response on its way may be older than the change.
 */
export const useUpdateCached = (): (<T>(queryKey: QueryKey, change: (known: T) => T) => void) => {
  const client = useQueryClient();
  return useCallback(
    <T>(queryKey: QueryKey, change: (known: T) => T) => {
      const isSettled = ({ state }: CachedQuery): boolean => state.status === 'success' && state.fetchStatus === 'idle';
      client.setQueriesData<T>({ queryKey, predicate: isSettled }, (known) => known && change(known));
      void client.invalidateQueries({ queryKey, predicate: (query) => !isSettled(query), refetchType: 'active' });
    },
    [client],
  );
};
