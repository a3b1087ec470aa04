import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentsTable } from '#core/payments/payments-table.ts';
import { tableToCsv } from '#core/payments/table-export.ts';
import { RUNS } from '#tests/support/property.ts';

const rows = (names: readonly (readonly [string, number])[]) =>
  ({
    by: 'region',
    rows: names.map(([region, paidCents]) => ({ region, paidCents, beneficiaries: 12 })),
  }) as const;

describe('tableToCsv', () => {
  it('should write what the table shows, the total too, and nothing that is protected', () => {
    const table = paymentsTable(
      {
        by: 'intervention',
        rows: [{ code: 'PD 01', description: 'Base; "nuova"', paidCents: 1_234_56, beneficiaries: 7 }],
        protectedRows: {
          rows: [{ code: 'PD 02', description: 'Riso' }],
          figures: { paidCents: 765_44, beneficiaries: 3 },
        },
      },
      {
        compared: {
          year: 2024,
          rows: {
            by: 'intervention',
            rows: [{ code: 'PD 01', description: 'Base', paidCents: 1_000_00, beneficiaries: 7 }],
          },
        },
      },
    );
    expect(tableToCsv(table).split('\r\n')).toEqual([
      '\u{feff}Codice intervento;Intervento;Importo erogato (euro);Quota del totale (%);Beneficiari;Importo erogato 2024 (euro);Differenza sul 2024 (%)',
      'PD 01;"Base; ""nuova""";1234,56;61,7;7;1000,00;23,5',
      'PD 02;Riso;protetto;protetto;protetto;;',
      ';Totale;2000,00;100,0;;1000,00;100,0',
      '',
    ]);
  });

  it('should let no name become a formula of a spreadsheet', () => {
    expect(tableToCsv(paymentsTable(rows([['=cmd()', 100]])))).toContain("\r\n'=cmd();1,00;");
  });

  it('should keep one line a row and amounts that sum to the total', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.stringMatching(/^[A-Za-z ]{1,9}$/), fc.integer({ min: -1e6, max: 1e11 })), {
          maxLength: 25,
        }),
        (named) => {
          const lines = tableToCsv(paymentsTable(rows(named)))
            .trimEnd()
            .split('\r\n')
            .slice(1);
          const cents = lines.map((line) => Math.round(Number((line.split(';')[1] ?? '').replace(',', '.')) * 100));
          expect(lines).toHaveLength(named.length + 1);
          expect(cents.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(cents.at(-1));
        },
      ),
      RUNS,
    );
  });
});
