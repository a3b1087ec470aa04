import type { QueryPairs } from '#core/kernel/address.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { FilterMemory } from './filter-memory.ts';

/** The remembered query of a list with its own query codec, such as the producers'. */
export interface RememberedFilters {
  recall(memoryKey: string): QueryPairs;
  keep(memoryKey: string, pairs: QueryPairs): void;
}
export const RememberedFilters = portKey<RememberedFilters>('RememberedFilters');

/** Builds `RememberedFilters`. */
export const makeRememberedFilters = (memory: FilterMemory): RememberedFilters => ({
  recall: (memoryKey) => memory.recall(memoryKey) ?? [],
  keep: (memoryKey, pairs) => memory.keep(memoryKey, pairs),
});
