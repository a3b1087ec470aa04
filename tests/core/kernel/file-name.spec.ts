import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tooLongName } from '#core/kernel/file-name.ts';
import { RUNS } from '#tests/support/property.ts';

const anyName = fc.tuple(fc.constantFrom('a', 'è', '€', '🌾'), fc.integer({ min: 1, max: 300 }));

describe('tooLongName', () => {
  it('[RED-05] should say of a path that it has a name of more than 255 bytes, or more than 500 characters, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyName, { minLength: 1, maxLength: 4 }), (names) => {
        const parts = names.map(([letter, count]) => letter.repeat(count));
        const path = parts.join('/');
        const isLong = path.length > 500 || parts.some((part) => Buffer.byteLength(part) > 255);
        expect(tooLongName(path) !== undefined).toBe(isLong);
      }),
      RUNS,
    );
    expect(tooLongName('è'.repeat(128))).toBe(`Il nome «${'è'.repeat(40)}…» è troppo lungo: abbreviarlo.`);
  });
});
