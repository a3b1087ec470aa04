import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, answersOfFile, withFile, withoutFile } from '#core/aids/file-answers.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { anyAnswers } from '#tests/support/arbitraries/aids.ts';
import { RUNS } from '#tests/support/property.ts';

const day = (text: string): IsoDate => text as IsoDate;

describe('ageOn', () => {
  it.each([
    ['BNCNNA80A41H501R', '2026-11-25', 46],
    ['BNCNNA80A41H501R', '2026-01-01', 46],
    ['RNLMRC75C12M082C', '2026-03-11', 50],
    ['RNLMRC75C12M082C', '2026-03-12', 51],
    ['01234560017', '2026-11-25', undefined],
    ['BNCNNA80A41H501X', '2026-11-25', undefined],
  ])('[AIDS-05] should read %s on %s as %s', (code, today, age) => {
    expect(ageOn(code, day(today))).toBe(age);
  });
});

describe('withFile', () => {
  it('[AIDS-05] should let what is typed go before what the file says, and add nothing else', () => {
    const ofFile = answersOfFile({ cuaa: 'BNCNNA80A41H501R' }, day('2026-11-25'));
    expect(ofFile).toEqual({ age: 46 });
    fc.assert(
      fc.property(anyAnswers, (typed) => {
        const { age, ...rest } = withFile(typed, ofFile);
        expect(age).toBe(typed.age ?? 46);
        expect({ ...typed, ...rest, age: typed.age }).toEqual(typed);
      }),
      RUNS,
    );
  });
});

describe('withoutFile', () => {
  it('[AIDS-05] should keep out of an address what the file filled in, and nothing else', () => {
    expect(withoutFile({ age: 46, years: 3 }, { age: 46 })).toEqual({ age: undefined, years: 3 });
    expect(withoutFile({ age: 30 }, { age: 46 })).toEqual({ age: 30 });
    expect(withoutFile({ age: 30 }, {})).toEqual({ age: 30 });
  });
});
