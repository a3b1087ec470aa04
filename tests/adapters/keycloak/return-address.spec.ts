import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddress } from '#adapters/keycloak/browser/return-address.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('returnAddress', () => {
  it('should give an address back once', () => {
    const address = returnAddress('/portale', () => storage);
    const storage = aStorage();
    address.keep('/normative?sort=ASC#elenco');
    expect(address.take()).toBe('/normative?sort=ASC#elenco');
    expect(address.take()).toBeUndefined();
  });

  it('[SES-25] should never give back what leads out of the portal, whatever is kept or stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          fc
            .constantFrom('//', '/\\', '/..', '/%2e%2e/', 'http:', '/', '')
            .chain((start) => anyText().map((rest) => start + rest)),
        ),
        (text) => {
          const storage = aStorage();
          const address = returnAddress('/portale', () => storage);
          address.keep(text);
          const kept = address.take();
          storage.setItem('signOnReturn', text);
          for (const path of [kept, address.take()]) {
            if (path === undefined) continue;
            expect(new URL(`/portale${path}`, 'http://portale.example').href).toMatch(
              /^http:\/\/portale\.example\/portale\//,
            );
            expect(path).toMatch(/^\/(?![/\\])/);
          }
        },
      ),
      RUNS,
    );
  });

  it('[SES-18] should forget, and not fail, where storage is forbidden', () => {
    const address = returnAddress('/portale', () => {
      throw new Error('forbidden');
    });
    expect(() => address.keep('/scrivania')).not.toThrow();
    expect(address.take()).toBeUndefined();
  });
});

// Helpers

const aStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (name) => values.get(name) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (name) => void values.delete(name),
    setItem: (name, value) => void values.set(name, value),
  };
};
