import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, answersOfFile, landRowOf, withFile, withoutFile } from '#core/aids/file-answers.ts';
import { landRows } from '#core/aids/questions.ts';
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

const VITE = { name: 'Vite', value: 'vite' };
const LAND = landRows([5, 14]).map((range) => ({ range, value: '', name: '' }));
const ANNA = { cuaa: 'BNCNNA80A41H501R' };
const TODAY = day('2026-11-25');
const CHOICES = { grows: [VITE], raises: [] };

describe('answersOfFile', () => {
  it('[AIDS-05] should say all that the file says, in the words of the questions, and nothing that none offers', () => {
    const farm = { region: 'Lazio', hectares: 12.4, produce: ['Vite', 'Kiwi'], since: day('2012-12-01') };
    expect(answersOfFile(ANNA, farm, CHOICES, TODAY)).toEqual({
      produce: ['vite'],
      region: 'lazio',
      land: { from: 12.4, to: 12.4 },
      age: 46,
      years: 13,
    });
    expect(
      answersOfFile({ cuaa: '01234560017' }, { produce: ['Kiwi'], since: day('2027-01-01') }, CHOICES, TODAY),
    ).toEqual({});
  });
});

describe('withFile', () => {
  it('[AIDS-05] should let what is typed go before what the file says, and add nothing else', () => {
    const ofFile = answersOfFile(ANNA, {}, CHOICES, TODAY);
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
    expect(withoutFile({ age: 46, years: 3 }, { age: 46 }, [])).toEqual({ years: 3 });
    expect(withoutFile({ age: 30 }, { age: 46 }, [])).toEqual({ age: 30 });
    expect(withoutFile({ age: 30 }, {}, [])).toEqual({ age: 30 });
    const ofFile = { produce: ['vite'], region: 'lazio', land: { from: 12.4, to: 12.4 }, years: 13 };
    // Land is filled in as the row in which it lies.
    expect(withoutFile({ ...ofFile, land: landRowOf(ofFile.land, LAND) }, ofFile, LAND)).toEqual({});
    expect(withoutFile({ ...ofFile, land: { from: 14 }, region: 'puglia' }, ofFile, LAND)).toEqual({
      land: { from: 14 },
      region: 'puglia',
    });
  });

  it('[AIDS-05] should mean the same together with the file, whatever was changed', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (changed, ofFile) => {
        const again = withFile(withoutFile(withFile(changed, ofFile), ofFile, []), ofFile);
        expect(again).toEqual(withFile(changed, ofFile));
      }),
      RUNS,
    );
  });
});
