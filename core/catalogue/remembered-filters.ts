import type { QueryPairs } from '#core/kernel/address.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { FilterMemory } from './filter-memory.ts';

/** The remembered query of a list with its own query codec, such as the producers'. */
export interface RememberedFilters {
  recall(memoryKey: string): QueryPairs;
  keep(memoryKey: string, pairs: QueryPairs): void;
}

/** Builds `RememberedFilters`. */
export const makeRememberedFilters = (memory: FilterMemory): RememberedFilters => ({
  recall: (memoryKey) => memory.recall(memoryKey) ?? [],
  keep: (memoryKey, pairs) => memory.keep(memoryKey, pairs),
});
export const RememberedFilters = defineUseCase('RememberedFilters', [FilterMemory], makeRememberedFilters);
