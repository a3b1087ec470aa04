import type { Query } from '#ui/state/queries.ts';

/** What became of a form that was sent to this page without script; null where none was. */
export const postedQuery = <T>(): Query<T | null> => ({ queryKey: ['posted'], queryFn: () => Promise.resolve(null) });
