import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AidAnswers } from '#core/aids/answers.ts';
import type { FinderAid } from '#core/aids/aid-repository.ts';
import { findAids, type FoundAids, nextDayOf, possibleCount } from '#core/aids/find-aids.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { anyAids, anyAnswers } from '#tests/support/arbitraries/aids.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = '2026-11-25' as IsoDate;
const VITE = { name: 'Vite', value: 'vite' };
const anAid = (fields: Partial<FinderAid> = {}): FinderAid => ({
  slug: 'aiuto',
  title: 'Aiuto',
  isStated: true,
  ...fields,
});
const all = ({ fits, could, no }: FoundAids) => [...fits, ...could, ...no];
const ANSWERS = ['produce', 'region', 'land', 'age', 'years', 'needs'] as const;

describe('findAids', () => {
  it('[AIDS-02] should put an aid where its conditions put it', () => {
    const aid = anAid({ conditions: { grows: [VITE], land: { from: 0.5 } } });
    const fitOf = (answers: AidAnswers) => all(findAids([aid], answers, TODAY))[0]?.fit;
    expect(fitOf({ produce: ['vite'], land: { from: 5, to: 14 } })).toBe('fits');
    expect(fitOf({ produce: ['vite'] })).toBe('could');
    expect(fitOf({ produce: ['olivo'], land: { from: 5, to: 14 } })).toBe('no');
    expect(fitOf({ produce: ['vite'], land: { from: 0, to: 0.5 } })).toBe('no');
    expect(all(findAids([anAid({ isStated: false })], {}, TODAY))[0]?.fit).toBe('could');
  });

  it('[AIDS-02] should lose no aid, and give each "no" its condition and no other one', () => {
    fc.assert(
      fc.property(anyAids, anyAnswers, (aids, answers) => {
        const found = findAids(aids, answers, TODAY);
        expect(
          all(found)
            .map(({ aid }) => aid.slug)
            .toSorted(),
        ).toEqual(aids.map(({ slug }) => slug).toSorted());
        expect(found.no.every(({ failed }) => failed !== undefined && failed.words !== '')).toBe(true);
        expect([...found.fits, ...found.could].every(({ failed }) => failed === undefined)).toBe(true);
        expect(found.could.every(({ open }) => open.length > 0)).toBe(true);
        expect(found.fits.every(({ open }) => open.length === 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('[AIDS-02] should never lose an aid by answering less, nor find more by answering more', () => {
    fc.assert(
      fc.property(anyAids, anyAnswers, fc.constantFrom(...ANSWERS), (aids, answers, name) => {
        const less = findAids(aids, { ...answers, [name]: undefined }, TODAY);
        const more = findAids(aids, answers, TODAY);
        const refused = new Set(less.no.map(({ aid }) => aid.slug));
        for (const { aid } of [...more.fits, ...more.could]) expect(refused.has(aid.slug)).toBe(false);
        expect(possibleCount(more)).toBeLessThanOrEqual(possibleCount(less));
      }),
      RUNS,
    );
  });

  it('[AIDS-02] should not mind the order of answers nor of aids', () => {
    fc.assert(
      fc.property(anyAids, anyAnswers, (aids, { produce, needs, ...rest }) => {
        const answers = { produce, needs, ...rest };
        const turned = { ...rest, needs: needs?.toReversed(), produce: produce?.toReversed() };
        expect(findAids(aids.toReversed(), turned, TODAY)).toEqual(findAids(aids, answers, TODAY));
      }),
      RUNS,
    );
  });

  it('[AIDS-02] should sort by the nearest term, what names none behind, what is closed last', () => {
    const inDays = (days: number): IsoDate => addDays(TODAY, days);
    const found = findAids(
      [
        anAid({ title: 'chiuso', closesOn: inDays(-1) }),
        anAid({ title: 'senza' }),
        anAid({ title: 'apre', opensOn: inDays(40), closesOn: inDays(90) }),
        anAid({ title: 'scade', opensOn: inDays(-3), closesOn: inDays(20) }),
      ],
      {},
      TODAY,
    );
    expect(found.fits.map(({ aid }) => aid.title)).toEqual(['scade', 'apre', 'senza', 'chiuso']);
    expect(found.fits.map(({ aid }) => nextDayOf(aid, TODAY))).toEqual([inDays(20), inDays(40), undefined, undefined]);
  });
});
