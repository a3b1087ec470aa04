import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  campaignSums,
  paymentsPassing,
  procedureChoices,
  procedureFiltersFrom,
  procedureFiltersTo,
  applicationsPassing,
} from '#core/procedures/filters.ts';
import { proceduresCsv } from '#core/procedures/procedures-export.ts';
import { aDebt, aPayment, anApplication, day } from '#tests/support/mothers/procedures.ts';
import { anyText, anyTextAround, RUNS } from '#tests/support/property.ts';

const PAYMENTS = [
  aPayment({ id: 'a', campaign: 2026, scheme: 'Domanda unica', amountCents: 100_00, restCents: 40_00 }),
  aPayment({ id: 'b', campaign: 2026, scheme: 'Eco-schema', amountCents: 50_00, state: 'authorised' }),
  aPayment({ id: 'c', campaign: 2025, scheme: 'Domanda unica', amountCents: 25_00, state: 'in-review' }),
  aPayment({ id: 'd', campaign: undefined, amountCents: 10_00, state: 'suspended' }),
  aPayment({ id: 'e', campaign: 2025, scheme: 'Domanda unica', amountCents: 5_00, state: 'rejected' }),
];
const APPLICATIONS = [
  anApplication({ id: 'q', title: 'Domanda unica' }),
  anApplication({ id: 'r', title: 'Zootecnia', campaign: 2024, state: 'accepted' }),
];
const ANY = { campaign: undefined, state: undefined, scheme: undefined };

describe('procedureFiltersFrom and procedureFiltersTo', () => {
  it('[PAGE-29] should read back what they write, whatever the address says', () => {
    const anyPair = fc.tuple(
      fc.constantFrom('campagna', 'stato', 'intervento', 'altro'),
      fc.oneof(anyText(), anyTextAround(300), fc.integer({ min: 998, max: 3_001 }).map(String)),
    );
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 5 }), (pairs) => {
        const filters = procedureFiltersFrom(pairs);
        expect(procedureFiltersFrom(procedureFiltersTo(filters))).toEqual(filters);
        for (const word of [filters.state, filters.scheme]) expect(word?.length ?? 1).toBeLessThanOrEqual(300);
        for (const year of filters.campaign === undefined ? [] : [filters.campaign])
          expect(year >= 1_000 && year < 3_000).toBe(true);
      }),
      RUNS,
    );
  });

  it.each(['', 'ieri', '26', '20266', '0026'])('should take %j for no campaign', (text) => {
    expect(procedureFiltersFrom([['campagna', text]]).campaign).toBeUndefined();
  });
});

describe('paymentsPassing and applicationsPassing', () => {
  it.each([
    [{ ...ANY }, ['a', 'b', 'c', 'd', 'e'], ['q', 'r']],
    [{ ...ANY, campaign: 2025 }, ['c', 'e'], []],
    [{ ...ANY, state: 'In istruttoria' }, ['c'], ['q']],
    [{ ...ANY, scheme: 'Domanda unica' }, ['a', 'c', 'e'], ['q']],
    [{ campaign: 2026, state: 'Pagato', scheme: 'Domanda unica' }, ['a'], []],
  ])('[PAGE-29] should narrow to year, state and scheme: %j', (filters, payments, applications) => {
    expect(paymentsPassing(PAYMENTS, filters).map(({ id }) => id)).toEqual(payments);
    expect(applicationsPassing(APPLICATIONS, filters).map(({ id }) => id)).toEqual(applications);
  });

  it('should offer each choice that occurs once, and no choice that leads to nothing', () => {
    const choices = procedureChoices(PAYMENTS, APPLICATIONS);
    expect(choices).toEqual({
      campaigns: [2026, 2025, 2024],
      states: ['Accolta', 'Autorizzato', 'In istruttoria', 'Pagato', 'Respinto', 'Sospeso'],
      schemes: ['Domanda unica', 'Eco-schema', 'Zootecnia'],
    });
    for (const campaign of choices.campaigns) {
      const found = [
        ...paymentsPassing(PAYMENTS, { ...ANY, campaign }),
        ...applicationsPassing(APPLICATIONS, { ...ANY, campaign }),
      ];
      expect(found.length).toBeGreaterThan(0);
    }
  });
});

describe('campaignSums', () => {
  const NONE = { restCents: 0, otherCents: 0, suspendedCents: 0 };

  it('[PAGE-29] should sum what was paid and what is on its way by campaign, the latest first, and in all', () => {
    const elsewhere = aPayment({ id: 'f', campaign: 2025, amountCents: 7_00, state: { unknown: 'In tesoreria' } });
    expect(campaignSums([...PAYMENTS, elsewhere])).toEqual({
      sums: [
        { ...NONE, campaign: 2026, paidCents: 100_00, awaitedCents: 50_00, totalCents: 150_00, restCents: 40_00 },
        { ...NONE, campaign: 2025, paidCents: 0, awaitedCents: 25_00, totalCents: 25_00, otherCents: 7_00 },
        { ...NONE, campaign: undefined, paidCents: 0, awaitedCents: 0, totalCents: 0, suspendedCents: 10_00 },
      ],
      all: {
        campaign: undefined,
        paidCents: 100_00,
        awaitedCents: 75_00,
        totalCents: 175_00,
        restCents: 40_00,
        otherCents: 7_00,
        suspendedCents: 10_00,
      },
    });
  });

  it('should have sums that make up the whole, whatever the payments', () => {
    const anyPayment = fc.record({
      campaign: fc.constantFrom(2024, 2025, 2026, undefined),
      amountCents: fc.nat({ max: 1_000_000 }),
      state: fc.constantFrom('paid' as const, 'authorised' as const, 'suspended' as const),
    });
    fc.assert(
      fc.property(
        fc.array(
          anyPayment.map((rest) => aPayment(rest)),
          { maxLength: 12 },
        ),
        (payments) => {
          const { sums, all } = campaignSums(payments);
          expect(sums.reduce((total, { totalCents }) => total + totalCents, 0)).toBe(all.totalCents);
        },
      ),
      RUNS,
    );
  });
});

describe('proceduresCsv', () => {
  it('[PAGE-29] should write payments, applications and debts, each with amount, date and state', () => {
    const csv = proceduresCsv({
      payments: [aPayment({ scheme: 'Domanda unica', paidOn: day('2026-11-06') })],
      applications: [anApplication()],
      debts: [aDebt({ description: '=cmd()' })],
    });
    expect(csv.split('\r\n')).toEqual([
      '\u{feff}Tipo;Descrizione;Intervento;Campagna;Stato;Importo (euro);Data',
      'Pagamento;Anticipo domanda unica;Domanda unica;2026;Pagato;1234,50;06/11/2026',
      'Domanda;Pratica 260012345;Domanda unica 2026;2026;In istruttoria;12018,00;12/05/2026',
      "Debito;'=cmd();;;Da restituire;500,00;31/12/2026",
      '',
    ]);
  });
});
