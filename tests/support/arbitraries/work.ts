import * as fc from 'fast-check';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment, PaymentStop } from '#core/procedures/procedure.ts';
import type { WorkSources } from '#core/open-items/work-item.ts';
import { aContract, anAlerts } from '#tests/support/mothers/company-file.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';

const MIDDLE = day('2026-11-25');

/** A day near the ones on which something ends or sets in. */
export const anyNearDay = (): fc.Arbitrary<IsoDate> =>
  fc.integer({ min: -70, max: 70 }).map((days) => addDays(MIDDLE, days));

const anyStop = (): fc.Arbitrary<PaymentStop> =>
  fc
    .tuple(
      fc.constantFrom(
        { kind: 'identity-document' as const },
        { kind: 'pec' as const },
        { kind: 'antimafia' as const },
        { kind: 'validation-sheet' as const },
        { kind: 'contract' as const, thing: 'C-1' },
        { kind: 'contract' as const, thing: 'C-2' },
        { kind: 'application' as const, thing: 'D-1' },
        { kind: 'debt' as const, thing: 'R-1' },
      ),
      anyNearDay(),
    )
    .map(([cause, since]) => ({ ...cause, since }));

const anyPayments = (): fc.Arbitrary<readonly CompanyPayment[]> =>
  fc
    .array(
      fc.record({
        amountCents: fc.integer({ min: 1, max: 9_000_000 }),
        state: fc.constantFrom('in-review' as const, 'authorised' as const, 'suspended' as const, 'paid' as const),
        stoppedBy: fc.option(fc.array(anyStop(), { maxLength: 4 }), { nil: undefined, freq: 8 }),
      }),
      { maxLength: 5 },
    )
    .map((payments) => payments.map((payment, at) => aPayment({ ...payment, id: `P-${at}` })));

/** File and procedures of a producer whose rows share payments, as they come. */
export const anyWorkSources = (): fc.Arbitrary<WorkSources> =>
  fc
    .record({
      payments: anyPayments(),
      documentEnds: anyNearDay(),
      contractEnds: fc.array(anyNearDay(), { maxLength: 2 }),
      sheetEnds: anyNearDay(),
      antimafiaEnds: fc.array(anyNearDay(), { maxLength: 2 }),
      answerBy: fc.option(anyNearDay(), { nil: undefined }),
      isPecVerified: fc.boolean(),
    })
    .map(({ payments, documentEnds, contractEnds, sheetEnds, antimafiaEnds, answerBy, isPecVerified }) => ({
      file: {
        alerts: anAlerts(),
        'personal-data': {
          pec: { state: isPecVerified ? 'verified' : 'failed' },
          identityDocument: { expiryDate: documentEnds, expiry: 'valid' },
        },
        contracts: {
          valid: contractEnds.map((expirationDate, at) => aContract({ protocol: `C-${at + 1}`, expirationDate })),
          expired: [],
          hasExpiredMoreThanOneYear: false,
          antimafia: antimafiaEnds.map((expirationDate) => ({ expirationDate, expired: false })),
        },
        'validation-sheet': { expirationDate: sheetEnds, expired: false },
      },
      applications: [anApplication({ id: 'D-1', request: { what: 'Una copia del contratto', dueOn: answerBy } })],
      debts: [aDebt({ id: 'R-1' })],
      payments,
    }));
