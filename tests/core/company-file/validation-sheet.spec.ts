import { describe, expect, it } from 'vitest';
import { hasValidationSheet, sheetNotice, sheetTag } from '#core/company-file/validation-sheet.ts';

describe('sheetNotice', () => {
  it('[FILE-08] should be in alert when the sheet has expired', () => {
    expect(sheetNotice({ idScva: 'SCVA-1', number: '1', expired: true })).toEqual({
      code: 'company-file.validation-sheet-expired',
      tag: { tone: 'bad', icon: 'error', word: 'Scaduta' },
      sentence: expect.stringContaining('validazione'),
      whatToDo: expect.stringContaining('gestore del mandato'),
    });
    expect(sheetNotice({ idScva: 'SCVA-1', number: '1', expired: false })).toBeUndefined();
  });
});

describe('hasValidationSheet and sheetTag', () => {
  it('[FILE-12] should tell a company that was never validated from one with a sheet', () => {
    expect([hasValidationSheet({ expired: false }), sheetTag({ expired: false })]).toEqual([false, undefined]);
    expect([
      hasValidationSheet({ idScva: 'SCVA-1', expired: false }),
      hasValidationSheet({ number: '600', expired: false }),
    ]).toEqual([true, true]);
    expect(sheetTag({ number: '600', expired: false })).toEqual({ tone: 'ok', icon: 'check-circle', word: 'Valida' });
    expect(sheetTag({ expired: true })).toEqual({ tone: 'bad', icon: 'error', word: 'Scaduta' });
  });
});
