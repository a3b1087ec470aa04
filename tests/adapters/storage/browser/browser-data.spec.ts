import { describe, expect, it } from 'vitest';
import { triedBrowserData } from '#adapters/storage/browser/browser-data.ts';
import type { TextStore } from '#adapters/storage/browser/safe-store.ts';

const kept = (): TextStore => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
};
const forbidden = (): TextStore => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const forgetful = (): TextStore => ({ ...kept(), setItem: () => undefined });
const full = (): TextStore => ({
  ...kept(),
  setItem: () => {
    throw new DOMException('Too much.', 'QuotaExceededError');
  },
});

describe('triedBrowserData', () => {
  it.each([
    ['keeps both', [kept, kept], true, true],
    ['forbids cookies', [kept, kept], false, false],
    ['forbids a store', [kept, forbidden], true, false],
    ['forgets what is written', [forgetful, kept], true, false],
    ['has no room left', [full, kept], true, true],
  ] as const)('[SES-18] should know a browser that %s', (_what, stores, areCookiesOn, isKept) => {
    expect(triedBrowserData(stores, () => areCookiesOn).keeps()).toBe(isKept);
  });

  it('[SES-18] should leave nothing of the trial behind', () => {
    const store = kept();
    triedBrowserData([() => store], () => true).keeps();
    expect(store.getItem('portale-prova')).toBeNull();
  });
});
