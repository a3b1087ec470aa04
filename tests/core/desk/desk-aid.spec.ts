import { describe, expect, it } from 'vitest';
import { windowWords } from '#core/desk/desk-aid.ts';
import { day } from '#tests/support/mothers/day.ts';

const TODAY = day('2026-11-25');

describe('windowWords', () => {
  it.each([
    [{}, undefined],
    [{ closesOn: '2027-01-31' }, 'Domande fino al 31/01/2027'],
    [{ opensOn: '2026-11-25', closesOn: '2026-11-25' }, 'Domande fino al 25/11/2026'],
    [{ opensOn: '2027-02-01', closesOn: '2027-05-17' }, 'Domande dal 01/02/2027'],
    [{ opensOn: '2026-02-01', closesOn: '2026-11-24' }, undefined],
    [{ opensOn: '2026-02-01' }, undefined],
  ] as const)('[PAGE-28] should say of %j: %s', (window, words) => {
    const days = Object.fromEntries(Object.entries(window).map(([name, on]) => [name, day(on)]));
    expect(windowWords({ slug: 'a', title: 'A', description: '', ...days }, TODAY)).toBe(words);
  });
});
