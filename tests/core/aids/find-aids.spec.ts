import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AidAnswers, answersFromQuery, NONE_OF_THESE } from '#core/aids/answers.ts';
import { formatDayInWordsAfterIl } from '#core/formatting/date.ts';
import { campaignStateOn } from '#core/content/campaign.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import type { FinderAid } from '#core/aids/aid-repository.ts';
import {
  findAids,
  type FoundAids,
  hasTermAndAmount,
  nextDayOf,
  possibleCount,
  waitsForRegion,
} from '#core/aids/find-aids.ts';
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

  it('[AIDS-02] should wait for the region alone where that one answer settles it, and no longer once it is given', () => {
    fc.assert(
      fc.property(anyAids, anyAnswers, (aids, given) => {
        const answers = { ...given, region: undefined };
        for (const one of findAids(aids, answers, TODAY).could) {
          const own = one.aid.conditions?.regions?.[0];
          if (!waitsForRegion(one) || own === undefined) continue;
          const [then] = all(findAids([one.aid], { ...answers, region: own }, TODAY));
          expect(then && waitsForRegion(then)).toBe(false);
          expect(then?.fit).not.toBe('no');
        }
      }),
      RUNS,
    );
    const [both] = findAids([anAid({ conditions: { regions: ['puglia'], grows: [VITE] } })], {}, TODAY).could;
    const [alone] = findAids([anAid({ conditions: { regions: ['puglia'] } })], {}, TODAY).could;
    const [other] = findAids([anAid({ conditions: { grows: [VITE] } })], {}, TODAY).could;
    expect([both, alone, other].map((one) => one && waitsForRegion(one))).toEqual([false, true, false]);
  });

  it('[AIDS-02] should call nothing fitting that is closed, or whose region alone is met', () => {
    fc.assert(
      fc.property(anyAids, anyAnswers, fc.integer({ min: -40, max: 40 }), (aids, answers, days) => {
        const dated = aids.map((aid, at) => (at % 2 === 0 ? { ...aid, closesOn: addDays(TODAY, days) } : aid));
        const { fits, could } = findAids(dated, answers, TODAY);
        for (const { aid } of [...fits, ...could]) expect(campaignStateOn(aid, TODAY)).not.toBe('closed');
        for (const { met } of fits) expect(met.some(({ condition }) => condition !== 'regions')).toBe(true);
      }),
      RUNS,
    );
    const inPuglia = anAid({ conditions: { regions: ['puglia'] } });
    expect(findAids([inPuglia], { region: 'puglia' }, TODAY).could).toHaveLength(1);
    expect(findAids([inPuglia], { region: 'lazio' }, TODAY).no).toHaveLength(1);
  });

  it('[AIDS-02] should have a card for an aid whose term and amount are known, and for no other', () => {
    const closesOn = addDays(TODAY, 3);
    expect(hasTermAndAmount(anAid({ closesOn, howMuch: '100 €' }), TODAY)).toBe(true);
    expect(hasTermAndAmount(anAid({ yearRound: true, howMuch: '100 €' }), TODAY)).toBe(true);
    expect(hasTermAndAmount(anAid({ closesOn }), TODAY)).toBe(false);
    expect(hasTermAndAmount(anAid({ howMuch: '100 €' }), TODAY)).toBe(false);
  });

  it('[AIDS-02] should take "none of these" for an answer', () => {
    const wine = anAid({ conditions: { grows: [VITE] } });
    const answers = answersFromQuery([['coltivo', NONE_OF_THESE]]);
    expect(findAids([wine], answers, TODAY).no.map(({ failed }) => failed?.words)).toEqual(['non coltivi vite']);
    const both: QueryPairs = [
      ['coltivo', NONE_OF_THESE],
      ['coltivo', 'vite'],
    ];
    expect(answersFromQuery(both).produce).toEqual(['vite']);
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

  it('[AIDS-02] should sort by the nearest term, what names none behind, and say of what is closed since when', () => {
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
    expect(found.could.map(({ aid }) => aid.title)).toEqual(['scade', 'apre', 'senza']);
    expect(found.could.map(({ aid }) => nextDayOf(aid, TODAY))).toEqual([inDays(20), inDays(40), undefined]);
    expect(found.no.map(({ aid, failed }) => [aid.title, failed?.words])).toEqual([
      ['chiuso', `le domande si sono chiuse ${formatDayInWordsAfterIl(inDays(-1))}`],
    ]);
  });
});
