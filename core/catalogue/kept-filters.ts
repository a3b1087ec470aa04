import type { QueryPairs } from '#core/kernel/address.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { FilterMemory } from './filter-memory.ts';

/** The remembered query of a list with its own query codec, such as the producers'. */
export interface KeptFilters {
  recall(memoryKey: string): QueryPairs;
  keep(memoryKey: string, pairs: QueryPairs): void;
}
export const KeptFilters = portKey<KeptFilters>('KeptFilters');

/** Builds `KeptFilters`. */
export const makeKeptFilters = (memory: FilterMemory): KeptFilters => ({
  recall: (memoryKey) => memory.recall(memoryKey) ?? [],
  keep: (memoryKey, pairs) => memory.keep(memoryKey, pairs),
});
