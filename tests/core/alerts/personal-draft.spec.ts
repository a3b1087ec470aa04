import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_CHOICES, PERSONAL_KINDS, TERM_DAYS, tidyChoices } from '#core/alerts/personal-alerts.ts';
import {
  columnOf,
  countWords,
  isSameChoice,
  kindsOf,
  openCompanies,
  withKind,
  withKindForAll,
  withOwnKind,
  withTermDay,
} from '#core/alerts/personal-draft.ts';
import { RUNS } from '#tests/support/property.ts';

const COMPANIES = [
  { cuaa: 'uno', mandateClosed: false },
  { cuaa: 'due', mandateClosed: false },
  { cuaa: 'tre', mandateClosed: true },
];
const anyChange = () =>
  fc.record({
    cuaa: fc.constantFrom('uno', 'due'),
    kind: fc.constantFrom(...PERSONAL_KINDS),
    isOn: fc.boolean(),
  });

describe('the choices on the page', () => {
  it('[PREF-01] should say how many, and for how many companies', () => {
    expect(countWords(NO_CHOICES)).toEqual({ count: 'Nessun avviso scelto', whose: undefined });
    const one = withKind(NO_CHOICES, 'uno', 'term', true);
    expect(countWords(one)).toEqual({ count: '1 avviso scelto', whose: 'per un’azienda' });
    const more = withKindForAll(one, COMPANIES, 'payment', true);
    expect(countWords(more)).toEqual({ count: '3 avvisi scelti', whose: 'per 2 aziende' });
    expect(countWords(withOwnKind(NO_CHOICES, 'term', true))).toEqual({ count: '1 avviso scelto', whose: undefined });
  });

  it('[PREF-04] should keep some day before a term, whatever is ticked and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...TERM_DAYS), fc.boolean())), (changes) => {
        const after = changes.reduce((choices, [day, isOn]) => withTermDay(choices, day, isOn), NO_CHOICES);
        const last = changes.at(-1);
        expect(TERM_DAYS.filter((day) => after.termDays.includes(day))).toEqual(after.termDays);
        expect(after.termDays.length).toBeGreaterThan(0);
        if (last !== undefined && after.termDays.length > 1) expect(after.termDays.includes(last[0])).toBe(last[1]);
        expect(tidyChoices({ ...after, termDays: after.termDays.toReversed() })).toEqual(after);
      }),
      RUNS,
    );
    expect(tidyChoices({ ...NO_CHOICES, termDays: [] }).termDays).toEqual(TERM_DAYS);
  });

  it('[PREF-04] should be another choice by its days only where terms are chosen', () => {
    const term = withKind(NO_CHOICES, 'uno', 'term', true);
    expect(isSameChoice(term, withTermDay(term, 7, false))).toBe(false);
    expect(isSameChoice(NO_CHOICES, withTermDay(NO_CHOICES, 7, false))).toBe(true);
  });

  it('[PREF-01] should set a column for all companies whose mandate is open, and say when it is half set', () => {
    const some = withKind(NO_CHOICES, 'uno', 'term', true);
    expect(columnOf(some, COMPANIES, 'term')).toBe('some');
    const all = withKindForAll(some, COMPANIES, 'term', true);
    expect([columnOf(all, COMPANIES, 'term'), columnOf(all, COMPANIES, 'payment')]).toEqual(['all', 'none']);
    expect(kindsOf(all, 'tre')).toEqual([]);
    expect(isSameChoice(withKindForAll(all, COMPANIES, 'term', false), NO_CHOICES)).toBe(true);
    expect(openCompanies(COMPANIES)).toHaveLength(2);
  });

  it('[PREF-01] should be what the last press of each box says, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyChange()), (changes) => {
        const choices = changes.reduce((all, { cuaa, kind, isOn }) => withKind(all, cuaa, kind, isOn), NO_CHOICES);
        for (const cuaa of ['uno', 'due'])
          for (const kind of PERSONAL_KINDS) {
            const last = changes.findLast((change) => change.cuaa === cuaa && change.kind === kind);
            expect(kindsOf(choices, cuaa).includes(kind)).toBe(last?.isOn ?? false);
          }
        expect(choices.companies.every(({ kinds }) => kinds.length > 0)).toBe(true);
        expect(isSameChoice(choices, { ...choices, companies: choices.companies.toReversed() })).toBe(true);
      }),
      RUNS,
    );
  });
});
