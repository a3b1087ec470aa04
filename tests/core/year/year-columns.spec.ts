import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#core/kernel/iso-date.ts';
import { COLUMN_SHARE, columnsOf, columnWidth, LABEL_SHARE } from '#core/year/year-columns.ts';
import type { YearEntry } from '#core/year/year-entry.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const START = day('2026-07-01');
const DAYS = 365;
const place = (on: YearEntry['day']): number => (daysBetween(START, on) + 0.5) / DAYS;
const money = (id: number, days: number, amountCents: number, kind: 'paid' | 'awaited'): YearEntry => ({
  id: String(id),
  day: addDays(START, days),
  kind,
  title: 'Pagamento',
  short: 'pagato',
  amountCents,
});
/** Rounding of sums of shares. */
const HAIR = 1e-9;

describe('columnsOf', () => {
  it('[YEAR-02] should move aside what is in the way of another, and write the larger of two sums that have no room', () => {
    const columns = columnsOf([money(1, 100, 500, 'paid')], [money(2, 102, 900, 'awaited')], place);
    expect(columns.map(({ isLabelled }) => isLabelled)).toEqual([false, true]);
    expect((columns[1]?.at ?? 0) - (columns[0]?.at ?? 0)).toBeCloseTo(COLUMN_SHARE, 10);
    expect(columns[0]?.at).toBeCloseTo(place(addDays(START, 100)), 10);
  });

  it('[YEAR-02] should lay twenty payments on the line without one over another, each once and to the cent', () => {
    const anyMoney = fc.tuple(
      fc.integer({ min: 0, max: DAYS - 1 }),
      fc.nat(1_000_000),
      fc.constantFrom('paid' as const, 'awaited' as const),
    );
    fc.assert(
      fc.property(fc.array(anyMoney, { minLength: 20, maxLength: 20 }), (list) => {
        const all = list
          .map(([days, cents, kind], at) => money(at, days, cents, kind))
          .toSorted((left, right) => daysBetween(right.day, left.day));
        const of = (kind: YearEntry['kind']) => all.filter((entry) => entry.kind === kind);
        const columns = columnsOf(of('paid'), of('awaited'), place);
        const ids = columns.flatMap(({ payments }) => payments.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        for (const [at, column] of columns.entries()) {
          const before = columns[at - 1];
          if (before !== undefined) expect(column.at - before.at).toBeGreaterThanOrEqual(COLUMN_SHARE - HAIR);
          if (before !== undefined) expect(column.at - before.at).toBeGreaterThanOrEqual(columnWidth(columns));
          expect(column.sumCents).toBe(column.payments.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0));
        }
        const labels = columns.filter(({ isLabelled }) => isLabelled);
        for (const [at, { at: on }] of labels.entries())
          expect(on - (labels[at - 1]?.at ?? -1)).toBeGreaterThanOrEqual(LABEL_SHARE - HAIR);
        const most = Math.max(...columns.map(({ sumCents }) => sumCents));
        expect(labels.some(({ sumCents }) => sumCents === most)).toBe(true);
        expect(columns.every(({ at }) => at > 0 && at < 1)).toBe(true);
      }),
      RUNS,
    );
  });
});
