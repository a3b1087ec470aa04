import { describe, expect, it } from 'vitest';
import { COMPANY_FILE_TABS } from '#core/company-file/company-file.ts';
import { partFailureOf, partFailureSentence, partsAt } from '#core/company-file/parts.ts';

describe('partsAt', () => {
  it.each(COMPANY_FILE_TABS)('[PAGE-05] [PAGE-06] should ask for header, alerts and the part of the tab %s', (tab) => {
    expect(partsAt(tab)).toEqual([...new Set(['header', 'alerts', tab, 'validation-sheet'])]);
  });
});

describe('partFailureOf and partFailureSentence', () => {
  it.each([
    [403, 'Non puoi consultare questi dati per l’azienda selezionata.'],
    [404, 'Per questa azienda non c’è un fascicolo depositato.'],
    [503, 'Questi dati non sono disponibili in questo momento. Il resto del fascicolo si può consultare.'],
    [undefined, 'Questi dati non sono disponibili in questo momento. Il resto del fascicolo si può consultare.'],
  ])('[FILE-09] should say after %s "%s"', (status, sentence) => {
    expect(partFailureSentence(partFailureOf(status), true)).toBe(sentence);
  });

  it('[FILE-09] should not promise a rest where nothing can be read', () => {
    expect(partFailureSentence(partFailureOf(503), false)).toBe('Questi dati non sono disponibili in questo momento.');
  });
});
