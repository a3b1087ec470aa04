import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { type Milestone, type Month, monthAfter } from '#core/milestones/milestone.ts';
import { weeksOf } from '#core/milestones/month-grid.ts';
import { RUNS } from '#tests/support/property.ts';

const on = (day: string): Milestone => ({
  kind: 'aid',
  event: 'closes',
  day: day as IsoDate,
  title: day,
  label: '',
  friendlyUrl: day,
  audiences: [],
  regions: [],
  produce: [],
});

describe('weeksOf', () => {
  it('[TERM-02] should begin on a Monday and hold what happens on the days around the month, too', () => {
    const weeks = weeksOf('2026-12' as Month, [on('2026-11-30'), on('2026-12-31')]);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toMatchObject({ day: '2026-11-30', isOutside: true, more: 0 });
    expect(weeks[0]?.[0]?.milestones).toHaveLength(1);
    expect(weeks[4]?.[3]?.milestones).toHaveLength(1);
  });

  it('[TERM-02] should say how many more a day has than stand in its cell', () => {
    const cell = weeksOf(
      '2026-12' as Month,
      Array.from({ length: 5 }, () => on('2026-12-10')),
    )
      .flat()
      .find(({ day }) => day === '2026-12-10');
    expect(cell?.milestones).toHaveLength(3);
    expect(cell?.more).toBe(2);
  });

  it('[TERM-02] should end at the edges of the calendar, where days as texts are in no order', () => {
    for (const month of ['0001-01', '9999-12'] as Month[]) {
      const weeks = weeksOf(month, []);
      expect(weeks.length).toBeLessThanOrEqual(6);
      expect(weeks.flat().some(({ isOutside }) => !isOutside)).toBe(true);
    }
  });

  it('[TERM-02] should hold every day of the month once, in whole weeks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), (count) => {
        const month = monthAfter('2020-01' as Month, count);
        const days = weeksOf(month, []).flat();
        expect(days.length % 7).toBe(0);
        expect(days.map(({ day }) => day)).toEqual(days.map((_, at) => addDays(days[0]?.day as IsoDate, at)));
        const own = days.filter(({ isOutside }) => !isOutside);
        expect(own[0]?.day).toBe(`${month}-01`);
        expect(addDays(own.at(-1)?.day as IsoDate, 1)).toBe(`${monthAfter(month, 1)}-01`);
      }),
      RUNS,
    );
  });
});
