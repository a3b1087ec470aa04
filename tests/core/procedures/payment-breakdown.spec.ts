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
    const anyPart = fc.record({
      part: fc.constantFrom('entitled', 'reductions', 'arriving'),
      line: fc.nat({ max: 9 }),
      cents: fc.constantFrom(-1, 1, 100, -5_000),
      isSum: fc.boolean(),
    } as const);
    fc.assert(
      fc.property(anyBreakdown(), anyPart, ({ amountCents, breakdown }, { part, line, cents, isSum }) => {
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

  it('[PAGA-02] should show no line where hectares by euro a hectare do not make an amount', () => {
    const { entitled, ...rest } = aBreakdown();
    const lines = entitled.lines.map((line) => (line.rateCents === 120_00 ? { ...line, rateCents: 120_01 } : line));
    expect(shownBreakdown(PAID, { breakdown: { ...rest, entitled: { ...entitled, lines } } }).kind).toBe(
      'does-not-add-up',
    );
  });

  it('[PAGA-02] should leave out what changed where its lines make another difference', () => {
    const { change: _change, ...rest } = aBreakdown();
    const change = { lines: [{ label: 'Tutto', amountCents: -395_41 }], totalCents: -395_41 };
    expect(shownBreakdown(PAID, { breakdown: { ...rest, change } })).toEqual({ kind: 'adds-up', breakdown: rest });
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

  it.each([
    ['the difference', { lines: aBreakdown().change?.lines ?? [], totalCents: -395_41 }],
    ['their own sum', { lines: [{ label: 'Tutto', amountCents: -395_41 }], totalCents: -395_40 }],
  ])('[PAGA-02] should leave out what changed alone where its lines do not make %s', (_, change) => {
    const { change: _change, ...rest } = aBreakdown();
    expect(shownBreakdown(PAID, { breakdown: { ...rest, change } })).toEqual({ kind: 'adds-up', breakdown: rest });
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

describe('shownBreakdown of a payment without reductions', () => {
  const arriving = (...amounts: readonly [number, number][]): SumPart => ({
    lines: amounts.map(([amountCents, lastYearCents]) => ({ label: 'Somma', amountCents, lastYearCents })),
    totalCents: 100_00,
    lastYearCents: 90_00,
  });
  const whole = (part: SumPart) => ({ entitled: arriving([100_00, 90_00]), arriving: part, lastYear: 2025 });
  const kindOf = (part: SumPart) => shownBreakdown({ amountCents: 100_00 }, { breakdown: whole(part) });

  it('[PAGA-02] should show its lines with the year before, and no part that was not sent', () => {
    expect(kindOf(arriving([60_00, 50_00], [40_00, 40_00]))).toEqual({
      kind: 'adds-up',
      breakdown: whole(arriving([60_00, 50_00], [40_00, 40_00])),
    });
  });

  it('[PAGA-02] should show no line where those that arrive do not make their sum, this year', () => {
    expect(kindOf(arriving([60_00, 50_00], [40_01, 40_00])).kind).toBe('does-not-add-up');
  });

  it('[PAGA-02] should leave out the year before where those that arrived do not make their sum', () => {
    const lines = [
      { label: 'Somma', amountCents: 60_00 },
      { label: 'Somma', amountCents: 40_00 },
    ];
    expect(kindOf(arriving([60_00, 50_00], [40_00, 40_01]))).toEqual({
      kind: 'adds-up',
      breakdown: {
        entitled: { lines: [{ label: 'Somma', amountCents: 100_00 }], totalCents: 100_00 },
        arriving: { lines, totalCents: 100_00 },
      },
    });
  });

  it('[PAGA-02] should leave out reductions of the year before that were not told, and keep those of today', () => {
    const { reductions, ...rest } = aBreakdown();
    const untold = { lines: reductions?.lines ?? [], totalCents: 12_287_91 };
    const shown = shownBreakdown(PAID, { breakdown: { ...rest, reductions: untold } });
    expect(shown).toMatchObject({
      kind: 'adds-up',
      breakdown: { reductions: { lines: [{ amountCents: -258_53 }, { amountCents: -380_04 }], totalCents: 12_287_91 } },
    });
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
