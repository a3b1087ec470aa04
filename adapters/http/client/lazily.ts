import { ServiceError } from '#core/kernel/service-error.ts';

type Asked = (...args: unknown[]) => Promise<unknown>;

/**
 * A repository whose code comes with the first question to it. Every method of a repository answers by a promise, so
 * nobody can tell the difference; a page that asks nothing never fetches the client (first view under 150 kB of script).
 */
export const lazily = <T extends object>(load: () => Promise<T>): T =>
  new Proxy({} as T, {
    get: (_target, name) =>
      // A promise must not take this for another promise.
      name === 'then'
        ? undefined
        : async (...args: unknown[]) => {
            const repository = await load().catch(unfetched);
            return (repository[name as keyof T] as Asked).apply(repository, args);
          },
  });

const unfetched = (cause: unknown): never => {
  throw cause instanceof ServiceError
    ? cause
    : new ServiceError('the client of the service could not be fetched', { cause });
};

/** Loads once; a load that failed is tried again at the next question. */
export const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};
