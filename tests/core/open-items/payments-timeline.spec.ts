import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/kernel/iso-date.ts';
import { paymentsTimeline, rowLine, rowHoldWords, waitingFirst } from '#core/open-items/payments-timeline.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');

describe('paymentsTimeline', () => {
  it('[PRAT-07] should put what is to come above today, the furthest first, and what is over below, the latest first', () => {
    const { toCome, over } = paymentsTimeline([
      aPayment({ id: 'saldo', state: 'in-review', expectedBy: day('2027-06-30') }),
      aPayment({ id: 'vecchio', paidOn: day('2025-11-07') }),
      aPayment({ id: 'premio', state: 'authorised', expectedBy: day('2027-01-06') }),
      aPayment({ id: 'anticipo', paidOn: day('2026-11-06'), expectedBy: day('2025-10-01') }),
      aPayment({ id: 'sospeso', state: 'suspended' }),
      aPayment({ id: 'respinto', state: 'rejected', expectedBy: day('2026-12-01') }),
    ]);
    expect(toCome.map(({ id }) => id)).toEqual(['sospeso', 'saldo', 'premio']);
    expect(over.map(({ id }) => id)).toEqual(['respinto', 'anticipo', 'vecchio']);
  });

  it('[PRAT-07] should show every payment once, and never one that is awaited below today', () => {
    fc.assert(
      fc.property(anyPayments(), (payments) => {
        const { toCome, over } = paymentsTimeline(payments);
        expect([...toCome, ...over].map(({ id }) => id).toSorted()).toEqual(payments.map(({ id }) => id).toSorted());
        expect(over.filter(({ state }) => state === 'in-review' || state === 'authorised')).toEqual([]);
        expect(toCome.filter(({ state }) => state === 'paid')).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('rowLine', () => {
  it.each([
    [{ scheme: 'Domanda unica', campaign: 2026 }, 'Campagna 2026'],
    [{ scheme: 'Eco-schema', campaign: 2026 }, 'Eco-schema, Campagna 2026'],
    [{ scheme: 'Eco-schema', campaign: undefined }, 'Eco-schema'],
    [{ campaign: undefined }, ''],
  ])('[PRAT-07] should name the aid once, and the campaign: %j', (rest, words) => {
    expect(rowLine(aPayment(rest))).toBe(words);
  });
});

describe('rowHoldWords', () => {
  const since = addDays(TODAY, -3);

  it.each([
    [
      { state: 'authorised', stoppedBy: [{ kind: 'identity-document', since }] },
      'Fermo: documento di riconoscimento scaduto',
    ],
    [
      {
        state: 'in-review',
        stoppedBy: [
          { kind: 'application', since },
          { kind: 'pec', since },
        ],
      },
      'Fermo: manca un documento e PEC da verificare',
    ],
    [{ state: 'suspended', stoppedBy: [{ kind: 'debt', since }] }, 'Sospeso: debito aperto'],
    [
      { state: 'authorised', stoppedBy: [{ kind: 'contract', since: addDays(TODAY, 9) }] },
      'A rischio: contratto scaduto',
    ],
    [{ state: 'authorised', stoppedBy: [] }, undefined],
    [{ state: 'authorised' }, undefined],
    [{ state: 'paid', stoppedBy: [{ kind: 'pec', since }] }, undefined],
  ] as const satisfies readonly (readonly [Partial<CompanyPayment>, string | undefined])[])(
    '[PRAT-07] [STOP-03] should say of %j what the service tells, and nothing else',
    (rest, words) => {
      const said = rowHoldWords(aPayment(rest), TODAY);
      expect(said === undefined ? undefined : `${said.word}: ${said.what}`).toBe(words);
    },
  );
});

describe('waitingFirst', () => {
  it('[PRAT-07] should put what waits for its reader first, the nearest term first, and keep the order of the others', () => {
    const request = (dueOn: string | undefined) => ({
      what: 'Un documento',
      dueOn: dueOn === undefined ? undefined : day(dueOn),
    });
    const all = [
      anApplication({ id: 'a' }),
      anApplication({ id: 'b', request: request(undefined) }),
      anApplication({ id: 'c', request: request('2026-12-04') }),
      anApplication({ id: 'd' }),
      anApplication({ id: 'e', request: request('2026-11-30') }),
    ];
    expect(waitingFirst(all).map(({ id }) => id)).toEqual(['e', 'c', 'b', 'a', 'd']);
  });
});

// Helpers

const anyPayments = (): fc.Arbitrary<readonly CompanyPayment[]> => {
  const anyDay = fc.option(
    fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days)),
    { nil: undefined },
  );
  return fc
    .array(
      fc.record({
        state: fc.constantFrom<CompanyPayment['state'][]>('paid', 'in-review', 'authorised', 'suspended', 'rejected', {
          unknown: 'In tesoreria',
        }),
        expectedBy: anyDay,
      }),
      { maxLength: 12 },
    )
    .map((payments) =>
      payments.map((payment, at) =>
        aPayment({ ...payment, id: String(at), paidOn: payment.state === 'paid' ? payment.expectedBy : undefined }),
      ),
    );
};
