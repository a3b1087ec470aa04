import { describe, expect, it } from 'vitest';
import { workItemsOf, type WorkSources } from '#core/open-items/work-item.ts';
import { aCompanyFile, aContract, anAlerts } from '#tests/support/mothers/company-file.ts';
import { aDebt, anApplication, day } from '#tests/support/mothers/procedures.ts';

const NOTHING: WorkSources = { file: {}, applications: [], debts: [], payments: [] };
const ids = (sources: Partial<WorkSources>): readonly string[] =>
  workItemsOf({ ...NOTHING, ...sources }).map(({ id }) => id);

describe('workItemsOf', () => {
  it('[CAA-01] should find all of a file that ends, and no alert where there is none', () => {
    expect(ids({ file: aCompanyFile.inOrder('01234560017') })).not.toContain('pec');
    expect(
      ids({
        file: {
          contracts: {
            valid: [aContract({ protocol: 'A' }), aContract({ protocol: 'B', expirationDate: undefined })],
            expired: [aContract({ protocol: 'C', recentlyExpired: true }), aContract({ protocol: 'D' })],
            hasExpiredMoreThanOneYear: true,
            antimafia: [{ expired: true, expirationDate: day('2026-10-01') }],
          },
        },
      }),
    ).toEqual(['contract:A', 'contract:C', 'contract:old', 'antimafia:0']);
  });

  it('[CAA-01] should let what has expired stop payments, and not another document of the same kind', () => {
    const items = workItemsOf({
      ...NOTHING,
      file: {
        contracts: {
          valid: [],
          expired: [],
          hasExpiredMoreThanOneYear: false,
          antimafia: [
            { expired: false, expirationDate: day('2028-01-01') },
            { expired: true, expirationDate: day('2026-10-01') },
          ],
        },
      },
    });
    expect(items.map(({ day: ends, causes }) => [ends, causes.length])).toEqual([
      ['2026-10-01', 1],
      ['2028-01-01', 0],
    ]);
  });

  it('[CAA-01] should name a marked tab only where its data do not say why', () => {
    const file = { alerts: anAlerts('personal-data', 'contracts', 'bank-accounts', 'validation-sheet') };
    expect(ids({ file })).toEqual(['bank-account', 'file:personal-data', 'file:contracts', 'file:validation-sheet']);
    expect(ids({ file: { ...file, 'personal-data': { pec: { state: 'failed' } } } })).toEqual([
      'pec',
      'bank-account',
      'file:contracts',
      'file:validation-sheet',
    ]);
  });

  it('[CAA-01] should wait for an answer, for an application to be sent, for an open debt', () => {
    expect(
      ids({
        applications: [
          anApplication({ id: 'D-1', request: { what: 'Una copia' } }),
          anApplication({ id: 'D-2', state: 'draft' }),
          anApplication({ id: 'D-3' }),
        ],
        debts: [aDebt({ id: 'R-1' }), aDebt({ id: 'R-2', state: 'settled' })],
      }),
    ).toEqual(['application:D-1', 'application:D-2', 'debt:R-1']);
  });
});
