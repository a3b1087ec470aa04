import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/kernel/iso-date.ts';
import { campaignSums } from '#core/procedures/filters.ts';
import type { CompanyPayment, PaymentStop } from '#core/procedures/procedure.ts';
import { heldBy, holdOf, type StopCause } from '#core/open-items/amounts.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const since = (days: number): PaymentStop['since'] => addDays(TODAY, days);
const EXPIRED: PaymentStop = { kind: 'identity-document', since: since(-82) };
const TO_COME: PaymentStop = { kind: 'application', thing: 'domanda-1', since: since(10) };
const awaited = (rest: Partial<CompanyPayment> = {}): CompanyPayment => aPayment({ state: 'authorised', ...rest });

describe('holdOf', () => {
  it.each([
    ['authorised', [EXPIRED], 'stopped'],
    ['in-review', [TO_COME, EXPIRED], 'stopped'],
    ['suspended', [EXPIRED], 'stopped'],
    ['authorised', [TO_COME], 'at-risk'],
    ['authorised', [{ ...TO_COME, since: TODAY }], 'stopped'],
    ['in-review', [], 'free'],
    ['in-review', undefined, 'unknown'],
    ['suspended', [], 'stopped'],
    ['suspended', undefined, 'stopped'],
    ['suspended', [TO_COME], 'unknown'],
    ['paid', [EXPIRED], undefined],
    ['rejected', [EXPIRED], undefined],
  ] as const)('[STOP-01] [STOP-02] should tell how a payment %s stands: %j is %s', (state, stoppedBy, kind) => {
    expect(holdOf(aPayment({ state, stoppedBy }), TODAY)?.kind).toBe(kind);
  });

  it('should name the oldest cause first', () => {
    const newer = { kind: 'pec', since: since(-3) } as const;
    expect(holdOf(awaited({ stoppedBy: [newer, TO_COME, EXPIRED] }), TODAY)).toEqual({
      kind: 'stopped',
      by: [EXPIRED, newer],
      later: [TO_COME],
    });
  });
});

describe('heldBy', () => {
  it('[STOP-02] should keep what is at risk apart from what is stopped', () => {
    const stopped = awaited({ id: 'a', amountCents: 19_482_82, stoppedBy: [EXPIRED] });
    const risky = awaited({ id: 'b', amountCents: 4_103_99, stoppedBy: [TO_COME] });
    const held = heldBy([stopped, risky], [EXPIRED, TO_COME], TODAY);
    expect(held).toMatchObject({ stoppedCents: 19_482_82, atRiskCents: 4_103_99, atRiskFrom: since(10) });
  });

  it('[STOP-01] should count a payment once whatever stops it, and show all that each row stops', () => {
    const both = awaited({ amountCents: 100, stoppedBy: [EXPIRED, { kind: 'pec', since: since(-1) }] });
    const rows: StopCause[] = [{ kind: 'identity-document' }, { kind: 'pec' }];
    expect(rows.map((row) => heldBy([both], [row], TODAY).stoppedCents)).toEqual([100, 100]);
    expect(heldBy([both], rows, TODAY).stoppedCents).toBe(100);
  });

  it('should tell one application from another, and mean all of a kind where the service names none', () => {
    const payment = awaited({ amountCents: 100, stoppedBy: [{ ...TO_COME, since: since(-1) }] });
    const of = (application: string | undefined): number =>
      heldBy([payment], [{ kind: 'application', thing: application }], TODAY).stoppedCents;
    expect([of('domanda-1'), of('domanda-2'), of(undefined)]).toEqual([100, 0, 100]);
  });

  it('should mean a payment whose stop names no thing by every thing of its kind', () => {
    const payment = awaited({ amountCents: 100, stoppedBy: [{ kind: 'application', since: since(-1) }] });
    expect(heldBy([payment], [{ kind: 'application', thing: 'domanda-2' }], TODAY).stoppedCents).toBe(100);
    expect(heldBy([payment], [{ kind: 'pec' }], TODAY).stoppedCents).toBe(0);
  });

  it('should list what it stops and what it puts at risk, the first expected first and those without a day last', () => {
    const [late, soon, never] = ['2027-06-30', '2026-12-16', undefined].map((expectedBy, at) =>
      awaited({ id: `p${at}`, ...(expectedBy === undefined ? {} : { expectedBy: day(expectedBy) }) }),
    );
    const payments = [never, late, soon].flatMap((one) => (one === undefined ? [] : [one]));
    const stoppedBy = (stop: PaymentStop) => payments.map((one) => ({ ...one, stoppedBy: [stop] }));
    const ids = (some: readonly CompanyPayment[]) => some.map(({ id }) => id);
    expect(ids(heldBy(stoppedBy(EXPIRED), [EXPIRED], TODAY).stopped)).toEqual(['p1', 'p0', 'p2']);
    expect(ids(heldBy(stoppedBy(TO_COME), [TO_COME], TODAY).atRisk)).toEqual(['p1', 'p0', 'p2']);
  });

  it('[STOP-03] should say that it is not whole where the service does not tell', () => {
    expect(heldBy([awaited()], [EXPIRED], TODAY)).toMatchObject({ stoppedCents: 0, isPartial: true });
    expect(heldBy([awaited({ stoppedBy: [] }), aPayment()], [EXPIRED], TODAY).isPartial).toBe(false);
  });
});

// Helpers

const anyStop = (): fc.Arbitrary<PaymentStop> =>
  fc.record(
    {
      kind: fc.constantFrom<PaymentStop['kind'][]>('pec', 'contract', 'application', { unknown: 'Altro' }),
      thing: fc.constantFrom('1', '2'),
      since: fc.integer({ min: -3, max: 3 }).map(since),
    },
    { requiredKeys: ['kind', 'since'] },
  );
const anyPayments = (): fc.Arbitrary<readonly CompanyPayment[]> =>
  fc
    .array(
      fc.record({
        amountCents: fc.integer({ min: 0, max: 10_000_00 }),
        state: fc.constantFrom<CompanyPayment['state'][]>('paid', 'in-review', 'authorised', 'suspended', 'rejected', {
          unknown: 'In tesoreria',
        }),
        stoppedBy: fc.option(fc.array(anyStop(), { maxLength: 4 }), { nil: undefined }),
      }),
      { maxLength: 12 },
    )
    .map((payments) => payments.map((payment, at) => aPayment({ ...payment, id: String(at), campaign: at % 3 })));

const sumOf = (payments: readonly CompanyPayment[], ...states: CompanyPayment['state'][]): number =>
  payments.filter(({ state }) => states.includes(state)).reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('sums of what is stopped', () => {
  it('[STOP-01] should agree with the table of payments to the cent, however many causes there are', () => {
    fc.assert(
      fc.property(anyPayments(), (payments) => {
        const standing = payments.filter((payment) => holdOf(payment, TODAY) !== undefined);
        const suspended = sumOf(payments, 'suspended');
        expect(standing.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
          campaignSums(payments).all.awaitedCents + suspended,
        );
      }),
      RUNS,
    );
  });

  it('[STOP-01] should make a total that is at most the sum of its rows, at least the largest of them, and no more than all', () => {
    fc.assert(
      fc.property(anyPayments(), fc.array(anyStop(), { minLength: 1, maxLength: 5 }), (payments, causes) => {
        const rows = causes.map((cause) => heldBy(payments, [cause], TODAY).stoppedCents);
        const total = heldBy(payments, causes, TODAY);
        expect(total.stoppedCents).toBeGreaterThanOrEqual(Math.max(...rows));
        expect(total.stoppedCents).toBeLessThanOrEqual(rows.reduce((sum, row) => sum + row, 0));
        expect(total.stoppedCents + total.atRiskCents).toBeLessThanOrEqual(
          sumOf(payments, 'in-review', 'authorised', 'suspended'),
        );
        expect(total.stopped.filter((one) => total.atRisk.includes(one))).toEqual([]);
        expect(new Set(total.stopped.map(({ id }) => id)).size).toBe(total.stopped.length);
      }),
      RUNS,
    );
  });

  it('[STOP-02] should turn what is at risk into what is stopped when its day comes, and change nothing else', () => {
    fc.assert(
      fc.property(anyPayments(), (payments) => {
        const causes = payments.flatMap(({ stoppedBy }) => stoppedBy ?? []);
        const now = heldBy(payments, causes, TODAY);
        const later = heldBy(payments, causes, addDays(TODAY, 3));
        expect(later.atRiskCents).toBe(0);
        expect(later.stoppedCents).toBe(now.stoppedCents + now.atRiskCents);
      }),
      RUNS,
    );
  });
});
