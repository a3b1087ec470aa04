import { pairsToQuery, queryPairs } from '#core/kernel/address.ts';
import type { FilterMemory } from '#core/catalogue/filter-memory.ts';
import type { RequestedAddress } from '#core/access/ports.ts';
import { filterKey, REQUESTED_ADDRESS_KEY } from './session-keys.ts';
import type { TextStore } from './safe-store.ts';

/** Keeps the last filters of each list for the length of the browser session (LIST-07). */
export const storedFilters = (store: TextStore): FilterMemory => ({
  recall: (memoryKey) => {
    const text = store.getItem(filterKey(memoryKey));
    return text === null ? undefined : queryPairs(text);
  },
  keep: (memoryKey, pairs) => store.setItem(filterKey(memoryKey), pairsToQuery(pairs)),
});

/** Keeps the private address that was asked for before login, for this tab's session (D-19). */
export const storedRequestedAddress = (store: TextStore): RequestedAddress => ({
  read: () => store.getItem(REQUESTED_ADDRESS_KEY) ?? undefined,
  keep: (address) => store.setItem(REQUESTED_ADDRESS_KEY, address),
  forget: () => store.removeItem(REQUESTED_ADDRESS_KEY),
});
