import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownBreakdown, yearDifference } from '#core/procedures/payment-breakdown.ts';
import type { SumPart } from '#core/procedures/payment-detail.ts';
import { aBreakdown, anyBreakdown } from '#tests/support/mothers/payment-details.ts';
import { RUNS } from '#tests/support/property.ts';

const PAID = { amountCents: 8_412_60 };

describe('shownBreakdown', () => {
  it('[PAGA-02] should show lines that make the sum of the payment, with the year before and what changed', () => {
    expect(shownBreakdown(PAID, { breakdown: aBreakdown() })).toEqual({ kind: 'adds-up', breakdown: aBreakdown() });
  });

  it('[PAGA-02] should say that there are none where the service sends none', () => {
    expect(shownBreakdown(PAID, {})).toEqual({ kind: 'absent' });
  });

  it('[PAGA-02] should change no amount of what adds up', () => {
    fc.assert(
      fc.property(anyBreakdown(), ({ amountCents, breakdown }) => {
        expect(shownBreakdown({ amountCents }, { breakdown })).toEqual({ kind: 'adds-up', breakdown });
      }),
      RUNS,
    );
  });

  it('[PAGA-02] should show no line where one amount or one sum, anywhere, is off by a cent', () => {
    const anyPlace = fc.record({
      part: fc.constantFrom('entitled', 'reductions', 'arriving'),
      line: fc.nat({ max: 9 }),
      cents: fc.constantFrom(-1, 1, 100, -5_000),
      isSum: fc.boolean(),
    } as const);
    fc.assert(
      fc.property(anyBreakdown(), anyPlace, ({ amountCents, breakdown }, { part, line, cents, isSum }) => {
        const { [part]: found } = breakdown;
        if (found === undefined) return;
        const broken = {
          ...breakdown,
          [part]: isSum
            ? { ...found, totalCents: found.totalCents + cents }
            : offAt(found, line % found.lines.length, cents),
        };
        expect(shownBreakdown({ amountCents }, { breakdown: broken }).kind).toBe('does-not-add-up');
      }),
      RUNS,
    );
  });

  it('[PAGA-02] should show no line where the payment is of another sum', () => {
    fc.assert(
      fc.property(anyBreakdown(), fc.constantFrom(-1, 1), ({ amountCents, breakdown }, cents) => {
        expect(shownBreakdown({ amountCents: amountCents + cents }, { breakdown }).kind).toBe('does-not-add-up');
      }),
      RUNS,
    );
  });

  it('[PAGA-02] should leave out the year before alone where only that does not add up', () => {
    fc.assert(
      fc.property(anyBreakdown(), ({ amountCents, breakdown }) => {
        const { entitled } = breakdown;
        const broken = {
          ...breakdown,
          entitled: { ...entitled, lastYearCents: (entitled.lastYearCents ?? 0) + 1 },
        };
        const shown = shownBreakdown({ amountCents }, { breakdown: broken });
        expect(JSON.stringify(shown)).not.toContain('lastYear');
        expect(shown).toMatchObject({ kind: 'adds-up', breakdown: { arriving: { totalCents: amountCents } } });
      }),
      RUNS,
    );
  });

  it('[PAGA-02] should leave out what changed alone where its lines do not make the difference', () => {
    const { change, ...rest } = aBreakdown();
    const shown = shownBreakdown(PAID, {
      breakdown: { ...rest, change: { lines: change?.lines ?? [], totalCents: -395_41 } },
    });
    expect(shown).toEqual({ kind: 'adds-up', breakdown: rest });
  });

  it.each<[string, Parameters<typeof aBreakdown>[0]]>([
    ['no year', { lastYear: undefined }],
    ['a line without it', { arriving: withoutBefore(aBreakdown().arriving) }],
    ['a part without its sum', { entitled: withoutSum(aBreakdown().entitled) }],
    ['reductions without it', { reductions: { lines: [], totalCents: 12_926_48 } }],
  ])('[PAGA-02] should show nothing of a year before with %s', (_, part) => {
    const shown = shownBreakdown(PAID, { breakdown: aBreakdown(part) });
    expect(JSON.stringify(shown)).not.toContain('lastYearCents');
  });
});

describe('yearDifference', () => {
  it('[PAGA-01] should be the sum of this payment less that of the year before', () => {
    expect(yearDifference(aBreakdown())).toBe(-395_40);
    expect(yearDifference(aBreakdown({ arriving: { lines: [], totalCents: 5 } }))).toBeUndefined();
  });
});

// Helpers

function offAt(part: SumPart, place: number, cents: number): SumPart {
  return {
    ...part,
    lines: part.lines.map((line, at) => (at === place ? { ...line, amountCents: line.amountCents + cents } : line)),
  };
}

function withoutBefore(part: SumPart): SumPart {
  return { ...part, lines: part.lines.map(({ lastYearCents: _before, ...line }) => line) };
}

function withoutSum({ lines, totalCents }: SumPart): SumPart {
  return { lines, totalCents };
}
