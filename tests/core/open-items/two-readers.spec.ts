import { describe, expect, it } from 'vitest';
import { addDays } from '#core/kernel/iso-date.ts';
import { toDoList, type ToDoSources } from '#core/open-items/to-do.ts';
import { datedWorkOf } from '#core/producers/work.ts';
import { workItemsOf } from '#core/open-items/work-item.ts';
import { aCompanyFile, aContract, anAlerts } from '#tests/support/mothers/company-file.ts';
import { aDebt, anApplication, day } from '#tests/support/mothers/procedures.ts';

// What farmer and centre are shown of the same file, where it differs on purpose, and the ids under which it is stored. The ids may never
// change: digests know by them which terms they have announced, the work list keeps its rows by them.

const TODAY = day('2026-11-25');
const CUAA = '01234560017';

/** One of everything that is past or ends, and applications and debts that wait. */
const SOURCES: ToDoSources = {
  today: TODAY,
  file: {
    alerts: anAlerts('personal-data', 'bank-accounts', 'validation-sheet'),
    'personal-data': {
      ...aCompanyFile.inOrder(CUAA)['personal-data'],
      pec: { state: 'failed' },
      identityDocument: { type: 'Patente', expiryDate: addDays(TODAY, 9), expiry: 'valid' },
    },
    contracts: {
      valid: [
        aContract({ protocol: 'C-1', expirationDate: addDays(TODAY, 300) }),
        aContract({ protocol: undefined, expirationDate: addDays(TODAY, 10) }),
        aContract({ protocol: 'C-2', expirationDate: addDays(TODAY, -3), recentlyExpired: true }),
        aContract({ protocol: 'C-3', expirationDate: undefined }),
      ],
      expired: [
        aContract({ protocol: 'C-4', expirationDate: addDays(TODAY, -9), recentlyExpired: true }),
        aContract({ protocol: 'C-5', expirationDate: addDays(TODAY, -900) }),
      ],
      hasExpiredMoreThanOneYear: true,
      antimafia: [
        { type: 'Informativa', expirationDate: addDays(TODAY, 20), expired: false },
        { type: 'Comunicazione', expirationDate: addDays(TODAY, -5), expired: true },
        { type: 'Dichiarazione', expirationDate: addDays(TODAY, -8), expired: true },
      ],
    },
    'validation-sheet': { number: '600', expirationDate: addDays(TODAY, 90), expired: false },
  },
  applications: [
    anApplication({ id: 'D-1', request: { what: 'Una copia', dueOn: addDays(TODAY, 7) } }),
    anApplication({ id: 'D-2', state: 'draft' }),
  ],
  debts: [aDebt({ id: 'R-1', dueOn: addDays(TODAY, 80) })],
  payments: [],
};
const farmer = toDoList(SOURCES);
const centre = workItemsOf(SOURCES);

describe('ids that are stored', () => {
  it('[PREF-04] should stay those under which terms were announced to farmers', () => {
    expect(farmer.map(({ id }) => id).toSorted()).toEqual([
      'company-file.antimafia-expired',
      'company-file.bank-account-to-check',
      'company-file.contract-recently-expired',
      'company-file.contracts-expired-over-a-year',
      'company-file.expiring:antimafia:0',
      'company-file.expiring:contract::1',
      'company-file.expiring:identityDocument:',
      'company-file.flagged:validation-sheet',
      'company-file.pec-not-verified',
      'procedures.debt:R-1',
      'procedures.draft:D-2',
      'procedures.request:D-1',
    ]);
  });

  it('[CAA-05] should stay those under which the rows of the work list are kept', () => {
    expect(centre.map(({ id, kind }) => `${kind} ${id}`).toSorted()).toEqual([
      'antimafia antimafia:0',
      'antimafia antimafia:1',
      'antimafia antimafia:2',
      'application application:D-1',
      'application application:D-2',
      'bank-account bank-account',
      'contract contract:1',
      'contract contract:C-1',
      'contract contract:C-2',
      'contract contract:C-4',
      'contract contract:old',
      'debt debt:R-1',
      'file file:validation-sheet',
      'identity-document identity-document',
      'pec pec',
      'validation-sheet validation-sheet',
    ]);
    expect(new Set(datedWorkOf(SOURCES).map(({ id }) => id))).toEqual(new Set(centre.map(({ id }) => id)));
  });
});

describe('what farmer and centre are shown apart', () => {
  it('[PAGE-28] [CAA-01] should be one entry of all contracts that ended lately for the farmer, and a row each for the centre', () => {
    expect(farmer.filter(({ id }) => id.includes('recently')).map(({ day: since, causes }) => [since, causes])).toEqual(
      [[addDays(TODAY, -9), ['C-2', 'C-4'].map((contract) => ({ kind: 'contract', thing: contract }))]],
    );
    expect(
      centre.filter(({ thing: contract }) => contract === 'C-2' || contract === 'C-4').map(({ day: ends }) => ends),
    ).toEqual([addDays(TODAY, -3), addDays(TODAY, -9)]);
  });

  it('[PAGE-28] [CAA-01] should be one entry of the antimafia documents that ended for the farmer, and a row each, by day, for the centre', () => {
    expect(farmer.find(({ id }) => id === 'company-file.antimafia-expired')?.day).toBe(addDays(TODAY, -8));
    const rows = centre.filter(({ kind }) => kind === 'antimafia');
    expect(rows.map(({ id, name, causes }) => [id, name, causes.length])).toEqual([
      ['antimafia:0', 'Dichiarazione', 1],
      ['antimafia:1', 'Comunicazione', 1],
      ['antimafia:2', 'Informativa', 0],
    ]);
  });

  it('[PAGE-28] [CAA-01] should end within sixty days for the farmer, and on any day for the centre, whose filters choose', () => {
    const ends = (id: string) => centre.some((row) => row.id === id);
    expect([ends('contract:C-1'), ends('validation-sheet')]).toEqual([true, true]);
    expect(farmer.some(({ reason }) => /C-1|scheda di validazione 600/iu.test(reason))).toBe(false);
  });

  it('[PAGE-28] [CAA-01] should be a draft without term for both, and no contract that has no end', () => {
    expect(farmer.find(({ id }) => id === 'procedures.draft:D-2')).toMatchObject({ urgency: 'undated', causes: [] });
    const row = centre.find(({ id }) => id === 'application:D-2');
    expect([row?.day, row?.causes]).toEqual([undefined, []]);
    expect(JSON.stringify([farmer, centre])).not.toContain('C-3');
  });
});
