import { portKey } from '#core/kernel/port-key.ts';
import type { QueryPairs } from '#core/kernel/address.ts';

/** The last filters of each list, for the length of a browser session (LIST-07). Never throws: what cannot be read or stored is absent. */
export interface FilterMemory {
  /** The pairs stored under the list's memory key; undefined for none. */
  recall(memoryKey: string): QueryPairs | undefined;
  keep(memoryKey: string, pairs: QueryPairs): void;
}
export const FilterMemory = portKey<FilterMemory>('FilterMemory');
