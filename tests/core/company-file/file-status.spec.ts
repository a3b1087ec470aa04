import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileStatusTag } from '#core/company-file/file-status.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('fileStatusTag', () => {
  it('[FILE-01] should show a file that is being worked on in red, with the alert icon', () => {
    expect(fileStatusTag('IN LAVORAZIONE')).toEqual({ tone: 'bad', icon: 'error', word: 'In lavorazione' });
  });

  it.each([
    ['VALIDATO', 'Validato', 'ok', 'check-circle'],
    ['IN ATTESA DI VALIDAZIONE', 'In attesa di validazione', 'mute', undefined],
    ['CHIUSO', 'Chiuso', 'mute', undefined],
    ['È SOSPESO', 'È sospeso', 'mute', undefined],
  ])('[FILE-01] should write %s in capitalised lower case', (status, word, tone, icon) => {
    expect(fileStatusTag(status)).toEqual({ word, tone, icon });
  });

  it.each([undefined, '', '   '])('should have no tag for %j', (status) => {
    expect(fileStatusTag(status)).toBeUndefined();
  });

  it('[STATO-01] should never show green over a validation whose sheet has expired, whatever the status is called', () => {
    expect(fileStatusTag('VALIDATO', true)).toEqual({ tone: 'bad', icon: 'error', word: 'Validato, scheda scaduta' });
    expect(fileStatusTag('IN LAVORAZIONE', true)).toEqual(fileStatusTag('IN LAVORAZIONE'));
    fc.assert(
      fc.property(anyText(), (status) => {
        expect(fileStatusTag(status, true)?.tone).not.toBe('ok');
      }),
      RUNS,
    );
  });

  it('[FILE-01] should show nothing but the file being worked on in red, whatever the text', () => {
    fc.assert(
      fc.property(anyText(), (status) => {
        const tag = fileStatusTag(status);
        expect(tag?.tone === 'bad').toBe(status.trim().toUpperCase() === 'IN LAVORAZIONE');
        expect(tag === undefined).toBe(status.trim() === '');
      }),
      RUNS,
    );
  });
});
