import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentTag, instalmentWords, shownInstalments, withInterest } from '#core/procedures/debt-detail.ts';
import { day } from '#tests/support/mothers/procedures.ts';
import { aDebtDetail, anInstalment } from '#tests/support/mothers/payment-details.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const anyPlan = fc
  .array(
    fc.record({
      amountCents: fc.integer({ min: 1, max: 1_000_000 }),
      state: fc.constantFrom('paid', 'withheld', 'due'),
    } as const),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((some) => some.map((one, at) => anInstalment({ number: at + 1, ...one })));

const sumOf = (some: readonly { readonly amountCents: number }[]): number =>
  some.reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('shownInstalments', () => {
  it('[PAGA-04] should show them in order, with the first that is still due', () => {
    const shown = shownInstalments({ amountCents: 500_00, remainingCents: 500_00 }, aDebtDetail());
    expect(shown).toMatchObject({ kind: 'adds-up', next: { number: 1 }, givenBack: [] });
    expect(shown.kind === 'adds-up' && shown.instalments.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('[PAGA-04] should say that there are none where the service sends none', () => {
    const debt = { amountCents: 1, remainingCents: 1 };
    expect(shownInstalments(debt, {})).toEqual({ kind: 'absent' });
    expect(shownInstalments(debt, { instalments: [] })).toEqual({ kind: 'absent' });
  });

  it('[PAGA-04] should show them only where all make the debt and those due what remains, to the cent', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(0, 1, -1), fc.constantFrom(0, 1, -1), (instalments, off, left) => {
        const debt = {
          amountCents: sumOf(instalments) + off,
          remainingCents: sumOf(instalments.filter(({ state }) => state === 'due')) + left,
        };
        const shown = shownInstalments(debt, { instalments });
        expect(shown.kind).toBe(off === 0 && left === 0 ? 'adds-up' : 'does-not-add-up');
        if (shown.kind === 'adds-up') expect(sumOf(shown.givenBack) + debt.remainingCents).toBe(debt.amountCents);
      }),
      RUNS,
    );
  });

  it('[PAGA-04] should show none with one whose state is not known', () => {
    const instalments = [anInstalment(), anInstalment({ number: 2, amountCents: 1, state: { unknown: 'Sospesa' } })];
    expect(shownInstalments({ amountCents: 250_01, remainingCents: 250_00 }, { instalments }).kind).toBe(
      'does-not-add-up',
    );
  });
});

describe('withInterest', () => {
  it('[PAGA-04] should be what remains and the interest, up to the day that the service says', () => {
    expect(withInterest(4_211_37, { interestCents: 2_77, interestUntil: TODAY })).toEqual({
      wholeCents: 4_214_14,
      until: TODAY,
    });
  });

  it.each([
    [0, { interestCents: 2_77, interestUntil: TODAY }],
    [4_211_37, { interestCents: 0, interestUntil: TODAY }],
    [4_211_37, { interestCents: 2_77 }],
    [4_211_37, {}],
  ])('[PAGA-04] should not be said of %j with %j', (remaining, detail) => {
    expect(withInterest(remaining, detail)).toBeUndefined();
  });
});

describe('instalmentWords', () => {
  it.each([
    [anInstalment({ state: 'paid', doneOn: day('2026-04-14'), how: 'in banca' }), 'Pagata il 14/04/2026 in banca'],
    [anInstalment({ state: 'paid', doneOn: day('2026-04-14') }), 'Pagata il 14/04/2026'],
    [anInstalment({ state: 'withheld', doneOn: day('2026-04-14') }), 'Trattenuta il 14/04/2026'],
    [anInstalment({ state: 'paid' }), undefined],
    [anInstalment({ state: 'due', doneOn: day('2026-04-14') }), undefined],
    [anInstalment({ state: { unknown: 'Sospesa' }, doneOn: day('2026-04-14') }), undefined],
  ])('[PAGA-04] should say of %j: %s', (instalment, words) => {
    expect(instalmentWords(instalment)).toBe(words);
  });
});

describe('instalmentTag', () => {
  it.each([
    [anInstalment(), 1, 'Prossima'],
    [anInstalment(), 2, 'Da pagare'],
    [anInstalment({ dueOn: day('2026-11-24') }), 1, 'Scaduta'],
    [anInstalment({ dueOn: TODAY }), 1, 'Prossima'],
    [anInstalment({ state: 'paid', dueOn: day('2026-01-01') }), undefined, 'Pagata'],
    [anInstalment({ state: 'withheld' }), undefined, 'Trattenuta'],
    [anInstalment({ state: { unknown: 'Sospesa' } }), undefined, 'Sospesa'],
  ])('[PAGA-04] should say of %j, the next being %s, "%s"', (instalment, next, word) => {
    expect(instalmentTag(instalment, next, TODAY).word).toBe(word);
  });
});
