import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyActOf } from '#core/shortcuts/pressed-key.ts';
import { SHORTCUTS } from '#core/shortcuts/shortcuts.ts';
import { RUNS } from '#tests/support/property.ts';

const key = fc.constantFrom('/', 'ArrowDown', 'ArrowUp', ' ', 'Enter', 'a', 'Tab');

describe('keyActOf', () => {
  it.each([
    ['/', 'page', { kind: 'search' }],
    ['ArrowDown', 'page', { kind: 'move', by: 1 }],
    ['ArrowUp', 'row', { kind: 'move', by: -1 }],
    [' ', 'row', { kind: 'choose' }],
    [' ', 'page', undefined],
    ['Enter', 'row', { kind: 'open' }],
    ['Enter', 'page', undefined],
    ['a', 'row', undefined],
  ] as const)('[CAAK-02] should take %j in the %s for %j', (pressed, where, act) => {
    expect(keyActOf({ key: pressed, isCombined: false, where }, [])).toEqual(act);
  });

  it('[CAAK-02] should leave every key alone in a field, in a dialog, with another key, and where all are switched off', () => {
    fc.assert(
      fc.property(
        key,
        fc.constantFrom('field', 'dialog', 'row', 'page'),
        fc.boolean(),
        (pressed, where, isCombined) => {
          if (where === 'field' || where === 'dialog' || isCombined)
            expect(keyActOf({ key: pressed, isCombined, where }, [])).toBeUndefined();
          expect(keyActOf({ key: pressed, isCombined, where }, SHORTCUTS)).toBeUndefined();
        },
      ),
      RUNS,
    );
  });
});
