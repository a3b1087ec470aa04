import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AID_AUDIENCES } from '#core/aids/audience.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Milestone, Month } from '#core/milestones/milestone.ts';
import {
  calendarAddress,
  filterWords,
  isInView,
  knownView,
  milestonePageQuery,
  type MilestoneView,
  monthsAhead,
  produceIn,
  FIRST_DAYS,
  shownMonths,
  viewFromQuery,
  viewOn,
  viewToQuery,
} from '#core/milestones/milestone-view.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const TODAY = '2026-11-25' as IsoDate;
const VITE = { name: 'Vite', value: 'vite' };
const ALL: MilestoneView = { isOwnOnly: false };
const aMilestone = (fields: Partial<Milestone> = {}): Milestone => ({
  kind: 'aid',
  event: 'closes',
  day: TODAY,
  title: 'Vigneti',
  label: 'OCM vino',
  friendlyUrl: 'vigneti',
  audiences: ['agricoltori'],
  regions: ['puglia'],
  produce: [VITE],
  ...fields,
});

/** A query with the page’s own names and others, and any values. */
const anyPairs = fc.array(
  fc.tuple(
    fc.constantFrom('chi', 'dove', 'cosa', 'solo', 'mese', 'fino', 'utm_source'),
    fc.oneof(anyText(), fc.constantFrom('agricoltori', 'puglia', 'vite', 'mia', '2026-12')),
  ),
  { maxLength: 8 },
);
const anyMonth = fc
  .tuple(fc.integer({ min: 2026, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}` as Month);
const anyView: fc.Arbitrary<MilestoneView> = fc
  .record({
    audience: fc.option(fc.constantFrom(...AID_AUDIENCES), { nil: undefined }),
    region: fc.option(fc.constantFrom(...REGIONS.map(({ value }) => value)), { nil: undefined }),
    produce: fc.option(fc.constantFrom('vite', 'grano-duro'), { nil: undefined }),
    isOwnOnly: fc.boolean(),
    month: fc.option(anyMonth, { nil: undefined }),
    until: fc.option(anyMonth, { nil: undefined }),
  })
  .map((view) => (view.month === undefined ? view : { ...view, until: undefined }));

describe('knownView', () => {
  it('[TERM-02] should leave out a crop that was renamed since and name it, and keep one that is offered', () => {
    const all = [aMilestone(), aMilestone({ produce: [{ name: 'Olivo', value: 'olivo' }] })];
    const view = { ...ALL, region: 'puglia', produce: 'vigneti' };
    expect(knownView(view, all)).toEqual({ view: { ...view, produce: undefined }, forgotten: 'vigneti' });
    expect(knownView({ ...view, produce: 'olivo' }, all)).toEqual({ view: { ...view, produce: 'olivo' } });
    expect(knownView(ALL, all).view).toBe(ALL);
  });
});

describe('the query of the page', () => {
  it('[TERM-02] should be read as it was written', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(viewFromQuery(viewToQuery(view))).toEqual(view);
      }),
      RUNS,
    );
  });

  it('[TERM-02] should be canonical whatever stands in an address', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const query = milestonePageQuery(pairs);
        expect(milestonePageQuery(query)).toEqual(query);
      }),
      RUNS,
    );
  });

  it('[TERM-02] should show a month in which nothing can be known as the list', () => {
    const on = (month: string) => viewOn([['mese', month]], TODAY).month;
    expect(['2026-05', '2026-11', '2027-10'].map(on)).toEqual(['2026-05', '2026-11', '2027-10']);
    expect(['2026-04', '2027-11', '2100-12', '9999-12'].map(on)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('[TERM-04] should give the calendar the filters and nothing else', () => {
    expect(calendarAddress({ ...ALL, isOwnOnly: true, region: 'puglia', month: '2026-12' as Month })).toBe(
      '/exports/scadenze.ics?dove=puglia',
    );
    expect(calendarAddress(ALL)).toBe('/exports/scadenze.ics');
  });
});

describe('isInView', () => {
  it('[TERM-02] should leave out what is for others, and keep what is for everybody', () => {
    const isIn = (view: Partial<MilestoneView>, fields: Partial<Milestone> = {}) =>
      isInView({ ...ALL, ...view }, aMilestone(fields));
    expect(isIn({ audience: 'agricoltori', region: 'puglia', produce: 'vite' })).toBe(true);
    expect(isIn({ audience: 'candidati' })).toBe(false);
    expect(isIn({ region: 'veneto' })).toBe(false);
    expect(isIn({ produce: 'olivo' })).toBe(false);
    expect(isIn({ region: 'veneto' }, { regions: [] })).toBe(true);
    expect(isIn({ isOwnOnly: true })).toBe(false);
    expect(isIn({ isOwnOnly: true, region: 'veneto' }, { kind: 'own' })).toBe(true);
  });

  it('[TERM-02] should never show more with a filter than without it', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const one = aMilestone();
        for (const name of ['audience', 'region', 'produce'] as const)
          if (isInView(view, one)) expect(isInView({ ...view, [name]: undefined }, one)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('months', () => {
  const at = (days: number) => aMilestone({ day: addDays(TODAY, days) });

  it('[TERM-02] should be twelve, those without anything among them', () => {
    const months = monthsAhead([at(0), at(10)], TODAY);
    expect(months.map(({ milestones }) => milestones.length)).toEqual([1, 1, ...Array.from({ length: 10 }, () => 0)]);
  });

  it('[TERM-02] should be shown three at first, then as far as the address says', () => {
    const months = monthsAhead([at(0), at(40), at(80), at(110), at(150), at(200)], TODAY);
    const shown = (until?: string) => {
      const { shown: parts, next } = shownMonths(months, until as Month | undefined);
      return [parts.map(({ month }) => month), next];
    };
    expect(shown()).toEqual([
      ['2026-11', '2027-01'],
      ['2027-02', '2027-03'],
    ]);
    expect(shown('2027-03')).toEqual([
      ['2026-11', '2027-01', '2027-02', '2027-03'],
      ['2027-04', '2027-06'],
    ]);
    expect(shown('2027-10')[1]).toBeUndefined();
  });

  it('[TERM-02] should be shown fewer than three at first where twenty days are reached before, and no day less', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 15, maxLength: 80 }), (days) => {
        const months = monthsAhead(days.map(at), TODAY);
        const { shown } = shownMonths(months, undefined);
        const early = shown.filter(({ month }) => month < (months[3]?.month ?? month));
        const count = early.reduce((sum, { milestones }) => sum + milestones.length, 0);
        const ofThree = months.slice(0, 3).reduce((sum, { milestones }) => sum + milestones.length, 0);
        expect(count).toBeGreaterThanOrEqual(Math.min(FIRST_DAYS, ofThree));
        expect(count - (early.at(-1)?.milestones.length ?? 0)).toBeLessThan(FIRST_DAYS);
      }),
      RUNS,
    );
  });

  it('[TERM-02] should show the first month with anything, however far', () => {
    const { shown } = shownMonths(monthsAhead([at(300)], TODAY), undefined);
    expect(shown.map(({ month }) => month)).toEqual(['2027-09']);
    expect(shownMonths(monthsAhead([], TODAY), undefined)).toEqual({ shown: [], next: undefined });
  });
});

describe('choices and words', () => {
  it('[TERM-02] should offer each produce once, by name', () => {
    const olivo = { name: 'Olivo', value: 'olivo' };
    expect(produceIn([aMilestone(), aMilestone({ produce: [VITE, olivo] })])).toEqual([olivo, VITE]);
  });

  it('[TERM-02] should say what is chosen', () => {
    expect(filterWords({ ...ALL, audience: 'agricoltori', region: 'puglia', produce: 'vite' }, [VITE])).toEqual([
      'agricoltore',
      'in Puglia',
      'vite',
    ]);
  });
});
