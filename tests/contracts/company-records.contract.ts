import { describe, expect, it } from 'vitest';
import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import type { CompanyRecordsRepository } from '#core/open-items/company-records.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { aDebt, anApplication, aPayment } from '#tests/support/mothers/procedures.ts';
import { contractAdmission, type Started } from './started.ts';
import type { Procedures } from '#core/procedures/read-procedures.ts';

/** A company with its file and its procedures. */
export interface RecordedFixture {
  readonly cuaa: string;
  readonly file: CompanyFileParts;
  readonly procedures: Procedures;
}

const FIXTURE: RecordedFixture = {
  cuaa: '01234560017',
  file: aCompanyFile.withEverything('01234560017'),
  procedures: { payments: [aPayment()], applications: [anApplication()], debts: [aDebt()] },
};
const NOBODYS = '09999990017';

/** What every `CompanyRecordsRepository` does; `start` makes one that holds this company. */
export const companyRecordsContract = (
  start: (fixture: RecordedFixture) => Promise<Started<CompanyRecordsRepository>>,
): void => {
  const admission = contractAdmission(() => start(FIXTURE));

  describe('recordsOf', () => {
    it('[SES-30] should give what is to be done for each company asked for, in their order, and nothing of one that is not there', async () => {
      const { alerts, 'personal-data': personal, contracts, 'validation-sheet': sheet } = FIXTURE.file;
      expect(await (await admission()).recordsOf([NOBODYS, FIXTURE.cuaa])).toEqual([
        { cuaa: NOBODYS, file: {}, payments: [], applications: [], debts: [] },
        {
          cuaa: FIXTURE.cuaa,
          file: { alerts, 'personal-data': personal, contracts, 'validation-sheet': sheet },
          ...FIXTURE.procedures,
        },
      ]);
    });

    it('[SES-30] should answer nothing where nothing is asked for', async () => {
      expect(await (await admission()).recordsOf([])).toEqual([]);
    });
  });
};
