import { describe, expect, it } from 'vitest';
import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import type { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { contractAdmission, type Started } from './started.ts';

/** What the suite wants to find: files by cuaa, and the PDF of each sheet by its number. */
export interface CompanyFileFixture {
  readonly files: readonly {
    readonly cuaa: string;
    readonly parts: CompanyFileParts;
    readonly sheet?: Uint8Array | undefined;
  }[];
}

const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
const CUAA = 'BNCNNA80A41H501R';
const EMPTY_CUAA = '01234560074';
const PARTS = ['header', 'alerts', 'personal-data', 'bank-accounts', 'contracts', 'validation-sheet'] as const;

/** What every `CompanyFileRepository` does; `start` makes one that holds the fixture, read by somebody who may read all of it. */
export const companyFileRepositoryContract = (
  start: (fixture: CompanyFileFixture) => Promise<Started<CompanyFileRepository>>,
): void => {
  const full = aCompanyFile.withEverything(CUAA);
  const empty = aCompanyFile.withNothing(EMPTY_CUAA);
  const fixture: CompanyFileFixture = {
    files: [
      { cuaa: CUAA, parts: full, sheet: PDF },
      { cuaa: EMPTY_CUAA, parts: empty },
    ],
  };
  const admission = contractAdmission(() => start(fixture));

  describe('part', () => {
    it.each(PARTS)('should give the part %s as it was kept', async (name) => {
      const repository = await admission();
      expect(await repository.part(CUAA, name)).toEqual({ ok: true, value: full[name] });
    });

    it.each(PARTS)('should give the part %s of a file in which nothing is filled in', async (name) => {
      const repository = await admission();
      expect(await repository.part(EMPTY_CUAA, name)).toEqual({ ok: true, value: empty[name] });
    });

    it('should refuse a company that is not there, without a throw', async () => {
      const repository = await admission();
      const outcome = await repository.part('99999999990', 'header');
      expect(outcome.ok ? 'a file' : outcome.failure).toMatch(/^company-file\.(?:forbidden|not-found)$/u);
    });
  });

  describe('sheetPdf', () => {
    it('should give the bytes of the sheet', async () => {
      const repository = await admission();
      const outcome = await repository.sheetPdf(full['validation-sheet'].idScva ?? '');
      expect(outcome.ok && new TextDecoder('latin1').decode(outcome.value)).toMatch(/^%PDF-/u);
    });

    it('[FILE-08] should not have a sheet that nobody has made', async () => {
      const repository = await admission();
      const outcome = await repository.sheetPdf('SCVA-SCONOSCIUTA');
      expect(outcome.ok ? 'a sheet' : outcome.failure).toMatch(/^company-file\.(?:forbidden|sheet-unavailable)$/u);
    });
  });
};
