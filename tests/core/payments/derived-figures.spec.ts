import { describe, expect, it } from 'vitest';
import { InMemoryPaymentLedger } from '#tests/support/doubles/payments.ts';
import { makeDerivedFigures, type FigureSource } from '#core/payments/derived-figures.ts';
import { EXTRA_AGENCY_ROWS, EXTRA_AGENCY_TOTAL_CENTS } from '#core/payments/extra-agency.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';

const division = (name: string, beneficiaries: number) => ({
  division: { name, directAid: true },
  interventions: [
    {
      code: 'PD 01',
      description: 'Sostegno',
      amounts: [{ region: 'Puglia', paidCents: 1_000_000_00, beneficiaries }],
    },
  ],
});
const ledger = new InMemoryPaymentLedger([
  { year: 2025, divisions: [division('Domanda unica', 80), division('OCM vino', 20)] },
  { year: 2024, divisions: [division('Domanda unica', 3)] },
]);
const derive = makeDerivedFigures(makePublishedPayments(ledger), async () => 12);
const card = { icon: 'it-card', formatting: 'valuta', description: 'pagati' };
const valueOf = async (fonte: FigureSource) => (await derive([{ ...card, fonte }]))[0]?.value;

describe('makeDerivedFigures', () => {
  it('[CONST-02] [PAGE-44] should make a figure of what the dashboards show, so that both say the same', async () => {
    expect(await valueOf({ cifra: 'importo-campagna', campagna: 2025 })).toBe('2000000');
    expect(
      await valueOf({
        cifra: 'beneficiari-intervento',
        campagna: 2025,
        divisione: 'Domanda unica',
        intervento: 'PD 01',
      }),
    ).toBe('80');
    expect(await valueOf({ cifra: 'organismi-riconosciuti' })).toBe('12');
    expect(await valueOf({ cifra: 'importo-altri-organismi' })).toBe(String(EXTRA_AGENCY_TOTAL_CENTS / 100));
    expect(EXTRA_AGENCY_TOTAL_CENTS).toBe(EXTRA_AGENCY_ROWS.reduce((sum, row) => sum + row.totalPaidCents, 0));
    expect(await valueOf({ cifra: 'quota-altri-organismi', campagna: 2025 })).toBe('99.8');
  });

  it('should leave out what may not be told and what is not there, and keep what is written', async () => {
    expect(await valueOf({ cifra: 'importo-campagna', campagna: 2024 })).toBeUndefined();
    expect(await valueOf({ cifra: 'quota-altri-organismi', campagna: 2024 })).toBeUndefined();
    expect(await valueOf({ cifra: 'importo-campagna', campagna: 1999 })).toBeUndefined();
    expect(
      await valueOf({
        cifra: 'beneficiari-intervento',
        campagna: 2024,
        divisione: 'Domanda unica',
        intervento: 'PD 01',
      }),
    ).toBeUndefined();
    expect(await derive([{ ...card, value: '11 giorni' }])).toEqual([{ ...card, value: '11 giorni' }]);
  });
});
