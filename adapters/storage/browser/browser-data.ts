import type { BrowserData } from '#core/session/browser-data.ts';
import type { TextStore } from './safe-store.ts';

const TRIAL_KEY = 'portale-prova';

/** Tries what the browser keeps: each store by writing and reading, since a forbidden one throws and some read as empty. */
export const triedBrowserData = (stores: readonly (() => TextStore)[], areCookiesOn: () => boolean): BrowserData => ({
  keeps: () => areCookiesOn() && stores.every(keepsText),
});

// Helpers

const keepsText = (open: () => TextStore): boolean => {
  try {
    const store = open();
    store.setItem(TRIAL_KEY, TRIAL_KEY);
    const isKept = store.getItem(TRIAL_KEY) === TRIAL_KEY;
    store.removeItem(TRIAL_KEY);
    return isKept;
  } catch (error) {
    // Full is not forbidden: what is needed there already stands.
    return error instanceof DOMException && error.name === 'QuotaExceededError';
  }
};
