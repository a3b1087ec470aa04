import { useCallback } from 'react';
import {
  type Query,
  QueryClient,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryKey,
  hashKey,
  hydrate,
} from '@tanstack/react-query';
import { ServiceError } from '#core/kernel/service-error.ts';

/** Something that a page asks, and the key by which its answer is known. Equal keys share one answer. */
export interface Question<T> {
  readonly key: QueryKey;
  /** Never answers `undefined`: the cache knows absence only as null. */
  readonly ask: (around?: { readonly client: QueryClient }) => Promise<T>;
}

/** The answer to another question, for one that needs it: it is asked once, whoever asks it. */
export const answerTo = <T>(question: Question<T>, around: Parameters<Question<T>['ask']>[0]): Promise<T> =>
  around?.client.fetchQuery({ queryKey: question.key, queryFn: question.ask }) ?? question.ask();

/** Where an answer stands. A failure keeps what the service said of it, and can be asked again. */
export type Answer<T> =
  | { readonly kind: 'waiting'; readonly askAgain: () => void }
  | { readonly kind: 'failed'; readonly error: ServiceError; readonly askAgain: () => void }
  | { readonly kind: 'answered'; readonly value: T };

/** Statuses after which one more try of a read makes sense: the way to the service was broken, not the question. */
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

const isPassing = (error: unknown): boolean =>
  error instanceof ServiceError && (error.answered === undefined || PASSING_STATUSES.includes(error.answered));

/**
 * The one cache of what the service answered. Nothing is asked again by itself: an answer that came
 * with the page is good for as long as the page is open.
 */
export const makeQueryClient = (side: 'browser' | 'server'): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: side === 'server' ? Number.POSITIVE_INFINITY : 10 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
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

const answerOf = <T>(result: Observed<T>, client: QueryClient, key: QueryKey): Answer<T> => {
  // A question that is still on its way is given up first: otherwise the new one would only wait with it (ERR-10).
  const askAgain = (): void => void client.cancelQueries({ queryKey: key, exact: true }).then(() => result.refetch());
  if (result.status === 'success') return { kind: 'answered', value: result.data as T };
  if (result.status === 'error' && !result.isFetching)
    return { kind: 'failed', error: asServiceError(result.error), askAgain };
  return { kind: 'waiting', askAgain };
};

/** Asks one question, once for all who ask it. */
export const useAnswer = <T>(question: Question<T>): Answer<T> =>
  answerOf<T>(useQuery({ queryKey: question.key, queryFn: question.ask }), useQueryClient(), question.key);

/** Asks several questions side by side. */
export const useAnswers = <T>(questions: readonly Question<T>[]): readonly Answer<T>[] => {
  const client = useQueryClient();
  return useQueries({ queries: questions.map((question) => ({ queryKey: question.key, queryFn: question.ask })) }).map(
    (result, index) => answerOf<T>(result, client, questions[index]?.key ?? []),
  );
};

/** Asks everything that a page needs at first sight; failures are kept as answers, not thrown. */
export const askAll = async (client: QueryClient, questions: readonly Question<unknown>[]): Promise<void> => {
  await Promise.all(
    questions.map((question) => client.prefetchQuery({ queryKey: question.key, queryFn: question.ask })),
  );
};

/** The answer already known to a question, if any. */
export const knownAnswer = <T>(client: QueryClient, question: Question<T>): T | undefined =>
  client.getQueryData<T>(question.key);

/** Puts an answer into the cache that came by another way. */
export const setAnswer = (client: QueryClient, question: Question<unknown>, answer: unknown): void => {
  client.setQueryData(question.key, answer);
};

/** The failure already known to a question, if any. */
export const knownFailure = (client: QueryClient, question: Question<unknown>): ServiceError | undefined => {
  const state = client.getQueryState(question.key);
  return state?.status === 'error' ? asServiceError(state.error) : undefined;
};

/** Whether a question failed for a reason that lies not in the question: the service refused none of it, it could not answer. */
export const hasPassingFailure = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error' && !isRefusal(state.error));

const isRefusal = (error: unknown): boolean =>
  error instanceof ServiceError && error.status !== undefined && error.status >= 400 && error.status < 500;

/** An answer as plain data, to travel inside a page: what was asked, and what was said or why nothing was. */
export interface PackedAnswer {
  readonly key: QueryKey;
  readonly value?: unknown;
  /** An error travels as its status and sentence, and nothing else of it does. */
  readonly failure?: { readonly status?: number | undefined; readonly serverMessage?: string | undefined };
}

/** The answers of a page, and nothing that the browser can know without. */
export const packAnswers = (client: QueryClient): readonly PackedAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey: key, state }) => {
      if (state.status !== 'error') return { key, value: state.data };
      const { status, serverMessage } = asServiceError(state.error);
      return { key, failure: { status, serverMessage } };
    });

/** Puts the answers that came with the page into the cache. */
export const unpackAnswers = (client: QueryClient, packed: readonly PackedAnswer[]): void => {
  const at = Date.now();
  hydrate(client, {
    mutations: [],
    queries: packed.map(({ key, value, failure }) => ({
      queryKey: key,
      queryHash: hashKey(key),
      dehydratedAt: at,
      state: {
        data: value,
        dataUpdateCount: failure === undefined ? 1 : 0,
        dataUpdatedAt: failure === undefined ? at : 0,
        error: failure === undefined ? null : asPackedError(failure),
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

const asPackedError = ({ status, serverMessage }: NonNullable<PackedAnswer['failure']>): ServiceError =>
  new ServiceError('the service could not answer while the page was made', { status, serverMessage });

/**
 * Changes what is known under a key, or under a longer one, without asking for it. What is not known, or is just being
 * asked for, is asked for again: the answer on its way may be older than the change.
 */
export const useKnownChange = (): (<T>(key: QueryKey, change: (known: T) => T) => void) => {
  const client = useQueryClient();
  return useCallback(
    <T>(key: QueryKey, change: (known: T) => T) => {
      const isSettled = ({ state }: Query): boolean => state.status === 'success' && state.fetchStatus === 'idle';
      client.setQueriesData<T>({ queryKey: key, predicate: isSettled }, (known) => known && change(known));
      void client.invalidateQueries({
        queryKey: key,
        predicate: (query) => !isSettled(query),
        refetchType: 'active',
      });
    },
    [client],
  );
};

/** Says that what was answered under a key, or under a longer one, no longer holds: whoever shows it asks again. */
export const useChange = (): ((key: QueryKey) => void) => {
  const client = useQueryClient();
  return useCallback((key) => void client.invalidateQueries({ queryKey: key, refetchType: 'active' }), [client]);
};
