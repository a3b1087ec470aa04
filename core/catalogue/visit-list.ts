import type { QueryPairs } from '#core/kernel/address.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { FilterScheme } from './definition.ts';
import type { FilterMemory } from './filter-memory.ts';
import type { ListCommand } from './list-state.ts';
import { type Arrival, resolveAddress, type ResolvedAddress } from './remembered.ts';

/** Says what to show under an address, with what this session remembers of the list (LIST-07, LIST-16). */
export type ArriveAtList = (definition: FilterScheme, pairs: QueryPairs, arrival: Arrival) => ResolvedAddress;
export const ArriveAtList = portKey<ArriveAtList>('ArriveAtList');

/** Builds `ArriveAtList`. */
export const makeArriveAtList =
  (memory: FilterMemory): ArriveAtList =>
  (definition, pairs, arrival) =>
    resolveAddress(
      definition,
      pairs,
      definition.memoryKey === undefined ? undefined : memory.recall(definition.memoryKey),
      arrival,
    );

/** Keeps the filters of a list for this session (LIST-07). */
export type RememberFilters = (command: Extract<ListCommand, { type: 'rememberFilters' }>) => void;
export const RememberFilters = portKey<RememberFilters>('RememberFilters');

/** Builds `RememberFilters`. */
export const makeRememberFilters =
  (memory: FilterMemory): RememberFilters =>
  ({ memoryKey, pairs }) =>
    memory.keep(memoryKey, pairs);
