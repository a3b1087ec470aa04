import { describe, expect, it } from 'vitest';
import { SEARCH_CHIPS, typeLabel } from '#core/search/chips.ts';

describe('SEARCH_CHIPS', () => {
  it('[LIST-12] should be the seven chips with their values, in order', () => {
    expect(SEARCH_CHIPS.map(({ label, value }) => [label, value])).toEqual([
      ['Tutte', ''],
      ['Servizi', 'SERVIZI'],
      ['Normative', 'NORMATIVE'],
      ['Aiuti e bandi', 'AIUTI_E_BANDI'],
      ['Comunicati stampa', 'COMUNICATI_STAMPA'],
      ['Delibere', 'DELIBERE'],
      ['Modulistica', 'MODULISTICA'],
    ]);
  });

  it('[LIST-12] should show underscores of a type as blanks', () => {
    expect(typeLabel('AIUTI_E_BANDI')).toBe('AIUTI E BANDI');
    expect(typeLabel('A__B_')).toBe('A  B ');
  });
});
