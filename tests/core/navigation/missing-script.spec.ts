import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingScriptStep } from '#core/navigation/missing-script.ts';
import { RUNS } from '#tests/support/property.ts';

describe('missingScriptStep', () => {
  it.each([
    [200, false, 'loadWhole'],
    [404, false, 'loadWhole'],
    [200, true, 'gone'],
    [499, true, 'gone'],
    [500, false, 'unavailable'],
    [503, true, 'unavailable'],
    [undefined, false, 'offline'],
    [undefined, true, 'offline'],
  ] as const)(
    '[ERR-08] should see to an address that answers %s, loaded whole before: %s, as %s',
    (pageStatus, wasLoadedWhole, step) => {
      expect(missingScriptStep({ pageStatus, wasLoadedWhole })).toBe(step);
    },
  );

  it('[ERR-08] should load an address as a whole once at most, and only where the service answers for it', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined }),
        fc.boolean(),
        (pageStatus, wasLoadedWhole) => {
          if (missingScriptStep({ pageStatus, wasLoadedWhole }) !== 'loadWhole') return;
          expect(wasLoadedWhole).toBe(false);
          expect(pageStatus).toBeLessThan(500);
        },
      ),
      RUNS,
    );
  });
});
