import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPayments } from '#core/procedures/payment-application.ts';
import { RUNS } from '#tests/support/property.ts';

const NUMBER = '2026.51004242';

describe('joinPayments', () => {
  it('[PRAT-10] should join a payment with the application whose number it says, both ways', () => {
    const { applicationOf, paymentsOf } = joinPayments(
      [{ id: 'P-1', applicationNumber: NUMBER }, { id: 'P-2' }],
      [
        { id: 'D-1', number: NUMBER },
        { id: 'D-2', number: '2026.51004243' },
      ],
    );
    expect(applicationOf('P-1')).toMatchObject({ id: 'D-1', number: NUMBER });
    expect(applicationOf('P-2')).toBeUndefined();
    expect(paymentsOf('D-1')).toEqual(['P-1']);
    expect(paymentsOf('D-2')).toEqual([]);
  });

  it('[PRAT-10] should join a payment that says no number with the application that names it', () => {
    const { applicationOf } = joinPayments([{ id: 'P-1' }], [{ id: 'D-1', number: NUMBER, payments: ['P-1'] }]);
    expect(applicationOf('P-1')?.id).toBe('D-1');
  });

  it('[PRAT-10] should believe the number of a payment before an application that names it', () => {
    const { applicationOf, paymentsOf } = joinPayments(
      [{ id: 'P-1', applicationNumber: NUMBER }],
      [
        { id: 'D-1', number: NUMBER },
        { id: 'D-2', number: '2026.51004243', payments: ['P-1'] },
      ],
    );
    expect(applicationOf('P-1')?.id).toBe('D-1');
    expect(paymentsOf('D-2')).toEqual([]);
  });

  it('[PRAT-10] should join nothing where two applications could be meant', () => {
    const { applicationOf } = joinPayments(
      [{ id: 'P-1' }, { id: 'P-2', applicationNumber: NUMBER }],
      [
        { id: 'D-1', number: NUMBER, payments: ['P-1'] },
        { id: 'D-2', number: NUMBER, payments: ['P-1'] },
      ],
    );
    expect([applicationOf('P-1'), applicationOf('P-2')]).toEqual([undefined, undefined]);
  });

  it('[PRAT-10] should lead from every payment to an application that leads back to it, and the other way', () => {
    const anyNumber = fc.constantFrom('1', '2', '3');
    const anyPayment = fc.record({
      id: fc.constantFrom('P-1', 'P-2', 'P-3', 'P-4'),
      applicationNumber: fc.option(anyNumber, { nil: undefined }),
    });
    const anyApplication = fc.record({
      id: fc.constantFrom('D-1', 'D-2', 'D-3'),
      number: anyNumber,
      payments: fc.option(fc.uniqueArray(fc.constantFrom('P-1', 'P-2', 'P-3', 'P-5')), { nil: undefined }),
    });
    const byId = { selector: ({ id }: { readonly id: string }) => id };
    fc.assert(
      fc.property(fc.uniqueArray(anyPayment, byId), fc.uniqueArray(anyApplication, byId), (payments, applications) => {
        const { applicationOf, paymentsOf } = joinPayments(payments, applications);
        for (const payment of payments)
          for (const application of applications)
            expect(paymentsOf(application.id).includes(payment.id)).toBe(
              applicationOf(payment.id)?.id === application.id,
            );
        const known: readonly string[] = payments.map(({ id }) => id);
        expect(applications.flatMap(({ id }) => paymentsOf(id)).every((id) => known.includes(id))).toBe(true);
      }),
      RUNS,
    );
  });
});
