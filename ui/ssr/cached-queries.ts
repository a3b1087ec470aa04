import type { QueryClient } from '@tanstack/react-query';
import type { CachedQueries } from '../pages/page-module.ts';
import { cachedError, cachedValue } from '../state/queries.ts';

/** What the head of a page may know: the queries that are already in the cache. */
export const cachedQueries = (client: QueryClient): CachedQueries => ({
  value: (query) => cachedValue(client, query),
  error: (query) => cachedError(client, query),
});
