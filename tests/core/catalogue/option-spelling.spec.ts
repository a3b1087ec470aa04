import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spelledOtherwise } from '#core/catalogue/option-spelling.ts';
import { RUNS } from '#tests/support/property.ts';

const of = (name: string, section = 'categories', list = 'faqs') => ({ list, section, name });

describe('spelledOtherwise', () => {
  it('[RED-03] should name the first writing of an option, in its own list and section only', () => {
    const options = [
      of('Pagamenti'),
      of('pagamenti'),
      of('Società agricola'),
      of('Societa  agricola'),
      of('Pagamenti'),
    ];
    expect(spelledOtherwise(options)).toEqual([
      { at: 1, first: 'Pagamenti' },
      { at: 3, first: 'Società agricola' },
    ]);
    expect(spelledOtherwise([of('Vino'), of('vino', 'types'), of('vino', 'categories', 'forms')])).toEqual([]);
  });

  it('[RED-03] should have nothing against names that were corrected as it says', () => {
    const names = fc.constantFrom('Vino', 'vino', 'VINO', 'Olio', 'olio', 'Miele');
    fc.assert(
      fc.property(fc.array(names), (written) => {
        const firsts = new Map(spelledOtherwise(written.map((name) => of(name))).map(({ at, first }) => [at, first]));
        const corrected = written.map((name, at) => of(firsts.get(at) ?? name));
        expect(spelledOtherwise(corrected)).toEqual([]);
        expect(new Set(corrected.map(({ name }) => name)).size).toBe(
          new Set(written.map((name) => name.toLowerCase())).size,
        );
      }),
      RUNS,
    );
  });
});
