import { describe, expect, it } from 'vitest';
import { identityDocumentNotice, pecNotice } from '#core/company-file/personal-data.ts';
import { day } from '#tests/support/mothers/day.ts';

describe('pecNotice', () => {
  it('[FILE-02] should say nothing of a verified mailbox', () => {
    expect(pecNotice({ address: 'anna.bianchi@pec.example', state: 'verified' })).toBeUndefined();
  });

  it.each(['failed', 'temporarily-failed', 'unverified'] as const)(
    '[FILE-02] should warn of a mailbox that is %s',
    (state) => {
      expect(pecNotice({ address: 'anna.bianchi@pec.example', state })).toMatchObject({
        code: 'company-file.pec-not-verified',
        sentence: 'Verifica della PEC non andata a buon fine',
        tag: { tone: 'warn', icon: 'warning-circle', word: 'PEC da verificare' },
      });
    },
  );

  it('[FILE-02] [PAGE-08] should say for each state what to do, and always through the mandate manager', () => {
    const texts = (['failed', 'temporarily-failed', 'unverified'] as const).map(
      (state) => pecNotice({ address: 'anna.bianchi@pec.example', state })?.whatToDo ?? '',
    );
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toContain('gestore del mandato');
  });

  it('[FILE-02] should ask for an address where the file has none, instead of speaking of one', () => {
    const text = pecNotice({ state: 'unverified' })?.whatToDo;
    expect(text).toContain('non c’è un indirizzo PEC');
    expect(text).not.toContain('verificato');
  });
});

describe('identityDocumentNotice', () => {
  it('[FILE-03] should say that a document has expired, and what to do', () => {
    expect(identityDocumentNotice({ expiryDate: day('2026-09-04'), expiry: 'expired' })).toMatchObject({
      code: 'company-file.identity-document-expired',
      sentence: 'Documento di riconoscimento scaduto',
      tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
      whatToDo: expect.stringContaining('gestore del mandato'),
    });
  });

  it('[FILE-03] should follow the flag and not the date', () => {
    expect(identityDocumentNotice({ expiryDate: day('1999-01-01'), expiry: 'valid' })).toBeUndefined();
  });

  it('[FILE-10] should say nothing where there is no document', () => {
    expect(identityDocumentNotice(undefined)).toBeUndefined();
  });
});
