import { pairsToQuery, queryPairs } from '#core/kernel/address.ts';
import type { FilterMemory } from '#core/catalogue/filter-memory.ts';
import type { RequestedAddress } from '#core/access/ports.ts';
import type { Farewell } from '#core/session/ports.ts';
import type { CarriedText, CarriedTexts } from '#core/support/draft.ts';
import { CARRIED_TEXTS_KEY, FAREWELL_KEY, filterKey, REQUESTED_ADDRESS_KEY } from './session-keys.ts';
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

const isCarried = (value: unknown): value is CarriedText => {
  if (typeof value !== 'object' || value === null) return false;
  const { form, writer, fields } = value as Partial<Record<keyof CarriedText, unknown>>;
  return (
    typeof form === 'string' &&
    typeof writer === 'string' &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === 'string')
  );
};

/** Keeps across the provider's pages what was being written; rubbish counts as nothing (SES-18, SES-19). */
export const storedTexts = (store: TextStore): CarriedTexts => ({
  keep: (texts) => {
    if (texts.length > 0) store.setItem(CARRIED_TEXTS_KEY, JSON.stringify(texts));
  },
  take: () => {
    const text = store.getItem(CARRIED_TEXTS_KEY);
    if (text === null) return [];
    store.removeItem(CARRIED_TEXTS_KEY);
    try {
      const texts: unknown = JSON.parse(text);
      return Array.isArray(texts) ? texts.filter(isCarried) : [];
    } catch {
      return [];
    }
  },
});

/** Keeps across the provider's pages that somebody has logged out in this tab. */
export const storedFarewell = (store: TextStore): Farewell => ({
  keep: () => store.setItem(FAREWELL_KEY, 'true'),
  take: () => {
    const isKept = store.getItem(FAREWELL_KEY) !== null;
    if (isKept) store.removeItem(FAREWELL_KEY);
    return isKept;
  },
});
