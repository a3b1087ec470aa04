import { describe, expect, it } from 'vitest';
import type { DashboardRows } from '#core/payments/dashboard.ts';
import { paymentsTable } from '#core/payments/payments-table.ts';
import { mostOf, protectionNote } from '#core/payments/table-summary.ts';

const INTERVENTIONS: DashboardRows = {
  by: 'intervention',
  rows: [
    { code: 'PD 01', description: 'Sostegno di base', paidCents: 1_432_000_000_00, beneficiaries: 600 },
    { code: 'PD 06', description: 'Riso', paidCents: 1_587_382_172_45, beneficiaries: 40 },
  ],
};
describe('mostOf', () => {
  it('[CONST-01] should name the intervention, or the region, that received most', () => {
    expect(mostOf(paymentsTable(INTERVENTIONS))).toBe(
      'L’intervento con l’importo più alto è PD 06 Riso, con il 52,6% del totale.',
    );
    expect(
      mostOf(paymentsTable({ by: 'region', rows: [{ region: 'Puglia', paidCents: 742_000_00, beneficiaries: 9 }] })),
    ).toBe('La regione con l’importo più alto è Puglia, con il 100,0% del totale.');
  });

  it('should name none where none may be named', () => {
    const table = paymentsTable({ by: 'region', rows: [], protectedRows: { rows: [{ region: 'Umbria' }] } });
    expect(mostOf(table)).toBe('Nessuna regione ha un importo da indicare.');
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
