import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankAccountsNotice, bankAccountTag, formatIban, payoutAccountOf } from '#core/company-file/bank-account.ts';
import { anyText, RUNS } from '#tests/support/property.ts';
import { anAlerts } from '#tests/support/mothers/company-file.ts';

describe('bankAccountTag', () => {
  it.each([
    ['valid', 'ok', 'check-circle', 'Valido'],
    ['unusable', 'bad', 'ban', 'Non utilizzabile'],
    ['never-used', 'info', 'clock', 'Mai utilizzato'],
    ['unrecognised', 'warn', 'help-circle', 'Non riconosciuto'],
  ] as const)('[FILE-04] should give a %s account its own tag', (kind, tone, icon, word) => {
    expect(bankAccountTag({ kind })).toEqual({ tone, icon, word });
  });

  it('[FILE-04] should show an unknown status in grey, as it came and without an icon', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const tag = bankAccountTag({ kind: 'unknown', text });
        expect(tag).toMatchObject({ tone: 'mute', icon: undefined });
        expect(tag.word).toBe(text.trim() === '' ? 'Stato non indicato' : text);
      }),
      RUNS,
    );
  });
});

describe('bankAccountsNotice', () => {
  it('[FILE-04] [FILE-13] should follow the flag of its tab alone', () => {
    expect(bankAccountsNotice(anAlerts('bank-accounts'))).toEqual({
      code: 'company-file.bank-account-to-check',
      tag: { tone: 'bad', icon: 'error', word: 'Da verificare' },
      sentence: expect.stringContaining('conto'),
      whatToDo: expect.stringContaining('gestore del mandato'),
    });
    expect(bankAccountsNotice(anAlerts('personal-data', 'contracts', 'validation-sheet'))).toBeUndefined();
    expect(bankAccountsNotice(undefined)).toBeUndefined();
  });
});

describe('payoutAccountOf', () => {
  it('[PAGE-28] should say the last characters of the one valid account, and of several that there are several', () => {
    const anAccount = (iban: string, kind: 'valid' | 'unusable' = 'valid') => ({ iban, status: { kind } }) as const;
    const refused = anAccount('IT41 K034 5614 5000 0000 0718 294', 'unusable');
    const valid = anAccount('IT60X0542811101000000123456');
    expect(payoutAccountOf([refused, valid])).toEqual({ kind: 'one', ending: '3456' });
    expect(payoutAccountOf([valid, valid])).toEqual({ kind: 'several' });
    expect(payoutAccountOf([refused])).toEqual({ kind: 'none' });
  });
});

describe('formatIban', () => {
  it('[FILE-11] should write an IBAN in groups of four', () => {
    expect(formatIban('IT60X0542811101000000123456')).toBe('IT60 X054 2811 1010 0000 0123 456');
  });

  it.each([
    ['', ''],
    ['it60', 'IT60'],
    ['IT60X', 'IT60 X'],
    ['IT60 X054', 'IT60 X054'],
  ])('should write %j as %j', (iban, written) => {
    expect(formatIban(iban)).toBe(written);
  });

  it('should lose nothing but spaces and be its own repetition, whatever the text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const written = formatIban(text);
        expect(written.replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, '').toUpperCase());
        expect(formatIban(written)).toBe(written);
      }),
      RUNS,
    );
  });
});
