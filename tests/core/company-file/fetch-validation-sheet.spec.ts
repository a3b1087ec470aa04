import { describe, expect, it } from 'vitest';
import { InMemoryCompanyFileRepository } from '#tests/support/doubles/company-file.ts';
import { makeFetchValidationSheet, sheetFileName, summaryFileName } from '#core/company-file/fetch-documents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { recordingLogger } from '#tests/support/logger.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';

describe('the names of saved documents', () => {
  it('[FILE-08] should say document and day, and no one’s code', () => {
    const day = '2026-11-25' as IsoDate;
    expect([sheetFileName(day), summaryFileName(day)]).toEqual([
      'scheda-di-validazione-2026-11-25.pdf',
      'riepilogo-fascicolo-2026-11-25.pdf',
    ]);
  });
});

describe('FetchValidationSheet', () => {
  const sheet = new TextEncoder().encode('%PDF-1.4');
  const files = new InMemoryCompanyFileRepository([
    { cuaa: '01234560017', parts: aCompanyFile.inOrder('01234560017'), sheet },
  ]);

  it('[FILE-08] should give the bytes of the sheet', async () => {
    expect(await makeFetchValidationSheet(files, recordingLogger())('SCVA-01234560017')).toEqual({
      ok: true,
      value: sheet,
    });
  });

  it('[FILE-08] should have nothing to open where there is no such sheet', async () => {
    expect(await makeFetchValidationSheet(files, recordingLogger())('SCVA-NESSUNA')).toEqual({
      ok: false,
      failure: 'company-file.sheet-unavailable',
    });
  });

  it.each([204, 404, 500, undefined])(
    '[FILE-08] should turn an answer with status %s into "unavailable" and log it',
    async (status) => {
      const logger = recordingLogger();
      const broken = {
        part: files.part.bind(files),
        sheetPdf: () => Promise.reject(new ServiceError('no sheet', { status })),
      };
      expect(await makeFetchValidationSheet(broken, logger)('SCVA-01234560017')).toEqual({
        ok: false,
        failure: 'company-file.sheet-unavailable',
      });
      expect(logger.lines).toMatchObject([{ level: 'error', facts: { status } }]);
      expect(JSON.stringify(logger.lines)).not.toContain('01234560017');
    },
  );
});
