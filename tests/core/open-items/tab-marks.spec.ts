import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_FILE_TABS } from '#core/company-file/company-file.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { tabMarks } from '#core/open-items/tab-marks.ts';
import { toDoList } from '#core/open-items/to-do.ts';
import { aCompanyFile, aContract, anAlerts } from '#tests/support/mothers/company-file.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const FILE = aCompanyFile.inOrder('01234560017');

describe('tabMarks', () => {
  it('[FILE-15] should mark nothing in a file in order, whatever the service flags', () => {
    fc.assert(
      fc.property(fc.subarray([...COMPANY_FILE_TABS]), (flagged) => {
        expect(tabMarks({ today: TODAY, file: { ...FILE, alerts: anAlerts(...flagged) } })).toEqual({});
      }),
      RUNS,
    );
  });

  it('[FILE-15] should count all that waits in a tab once something in it presses, by what presses most', () => {
    const expired = { ...FILE['personal-data'], pec: { state: 'failed' as const } };
    const file = { ...FILE, 'personal-data': expired };
    // A mailbox to be verified has no day.
    expect(tabMarks({ today: TODAY, file })).toEqual({});
    const identityDocument = { type: 'Carta d’identità', expiry: 'expired' as const, expiryDate: day('2026-10-01') };
    expect(tabMarks({ today: TODAY, file: { ...file, 'personal-data': { ...expired, identityDocument } } })).toEqual({
      'personal-data': { words: '2 da fare', tone: 'bad' },
    });
  });

  it('[FILE-15] should mark in amber what only has a day', () => {
    const valid = [aContract({ expirationDate: addDays(TODAY, 20) })];
    expect(tabMarks({ today: TODAY, file: { ...FILE, contracts: { ...FILE.contracts, valid } } })).toEqual({
      contracts: { words: '1 da fare', tone: 'warn' },
    });
  });

  it('[FILE-15] should say no other number than the list of what is to be done has', () => {
    const file = aCompanyFile.withEverything('01234560017');
    const list = toDoList({ today: TODAY, file, applications: [], debts: [] });
    for (const [tab, mark] of Object.entries(tabMarks({ today: TODAY, file })))
      expect(mark.words).toBe(
        `${list.filter(({ target }) => target.kind === 'company-file' && target.tab === tab).length} da fare`,
      );
  });
});
