import { describe, expect, it } from 'vitest';
import type { DashboardRows } from '#core/payments/dashboard.ts';
import { paymentsTable } from '#core/payments/payments-table.ts';
import { protectionNote, summaryOf } from '#core/payments/table-summary.ts';

const SUBJECT = { year: 2025, division: 'Domanda unica 2023-2027' };
const INTERVENTIONS: DashboardRows = {
  by: 'intervention',
  rows: [
    { code: 'PD 01', description: 'Sostegno di base', paidCents: 1_432_000_000_00, beneficiaries: 600 },
    { code: 'PD 06', description: 'Riso', paidCents: 1_587_382_172_45, beneficiaries: 40 },
  ],
};
const before = (paidCents: number): DashboardRows => ({
  by: 'intervention',
  rows: [{ code: 'PD 01', description: 'Sostegno di base', paidCents, beneficiaries: 600 }],
});

describe('summaryOf', () => {
  it('[CONST-01] should say in two sentences how much was paid and where most of it went', () => {
    expect(summaryOf(paymentsTable(INTERVENTIONS), SUBJECT)).toEqual([
      'Nella campagna 2025, per Domanda unica 2023-2027, sono stati pagati 3.019 mln €.',
      'L’intervento con l’importo più alto è PD 06 Riso, con il 52,6% del totale.',
    ]);
  });

  it.each([
    [2_953_429_940_39, 'sono stati pagati 3.019 mln €, il 2,2% in più rispetto al 2024.'],
    [3_281_000_000_00, 'sono stati pagati 3.019 mln €, l’8,0% in meno rispetto al 2024.'],
    [3_019_382_172_45, 'sono stati pagati 3.019 mln €, quanto nel 2024.'],
    [3_031_000_000_00, 'sono stati pagati 3.019 mln €, lo 0,4% in meno rispetto al 2024.'],
  ])('should compare with a campaign of %i cents', (cents, end) => {
    const table = paymentsTable(INTERVENTIONS, { compared: { year: 2024, rows: before(cents) } });
    expect(summaryOf(table, SUBJECT)[0]).toBe(`Nella campagna 2025, per Domanda unica 2023-2027, ${end}`);
  });

  it('should name the region that received most, and the row whose detail it is', () => {
    const table = paymentsTable({
      by: 'region',
      rows: [{ region: 'Puglia', paidCents: 742_000_00, beneficiaries: 9 }],
    });
    expect(summaryOf(table, { ...SUBJECT, of: 'PD 06 Riso' })).toEqual([
      'Nella campagna 2025, per Domanda unica 2023-2027, PD 06 Riso, sono stati pagati 742 mila €.',
      'La regione con l’importo più alto è Puglia, con il 100,0% del totale.',
    ]);
  });

  it('should tell neither whole nor most where they may not be told', () => {
    const table = paymentsTable({ by: 'region', rows: [], protectedRows: { rows: [{ region: 'Umbria' }] } });
    expect(summaryOf(table, SUBJECT)).toEqual([
      'Nella campagna 2025, per Domanda unica 2023-2027, il totale non è indicato per proteggere chi ha ricevuto i pagamenti.',
      'Nessuna regione ha un importo da indicare.',
    ]);
  });
});

describe('protectionNote', () => {
  const note = (rows: readonly string[], paidCents?: number) =>
    protectionNote(
      paymentsTable({
        by: 'region',
        rows: [],
        protectedRows: {
          rows: rows.map((region) => ({ region })),
          ...(paidCents === undefined ? {} : { figures: { paidCents, beneficiaries: 9 } }),
        },
      }),
    );

  it('should say how many rows are protected, why, and what they come to where that may be told', () => {
    expect(note(['Molise', 'Umbria'], 345_000_00)).toBe(
      'I dati di 2 regioni non sono indicati: i beneficiari sono meno di cinque, oppure la differenza fra i totali farebbe conoscere chi lo è. Insieme valgono 345 mila €.',
    );
    expect(note(['Molise'])).toMatch(/^I dati di 1 regione .* chi lo è\.$/);
    expect(protectionNote(paymentsTable(INTERVENTIONS))).toBeUndefined();
  });
});
