import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_CHIPS } from '#core/search/chips.ts';
import { searchKinds } from '#core/search/results.ts';

describe('searchKinds', () => {
  it('[LIST-12] should say how many results stand behind each chip, and name those behind which there is none', () => {
    const { chips, without } = searchKinds({ SERVIZI: 2, NORMATIVE: 3, EVENTI: 4 }, '');
    expect(chips.map(({ label, count }) => `${label} ${count}`)).toEqual(['Tutte 9', 'Servizi 2', 'Normative 3']);
    expect(without).toBe('Nessun risultato in Aiuti e bandi, Comunicati stampa, Delibere e Modulistica.');
  });

  it('[LIST-12] should keep the chosen chip, also where nothing stands behind it', () => {
    const { chips } = searchKinds({ SERVIZI: 2 }, 'DELIBERE');
    expect(chips.map(({ label, count }) => `${label} ${count}`)).toEqual(['Tutte 2', 'Servizi 2', 'Delibere 0']);
  });

  it('[LIST-12] should show or name each of the seven, once', () => {
    const counts = fc.dictionary(fc.constantFrom(...SEARCH_CHIPS.map(({ value }) => value), 'EVENTI'), fc.nat(50));
    const chosen = fc.constantFrom(...SEARCH_CHIPS.map(({ value }) => value));
    fc.assert(
      fc.property(counts, chosen, (countsByType, value) => {
        const { chips, without = '' } = searchKinds(countsByType, value);
        const all = SEARCH_CHIPS.filter((chip) => chip.value !== '');
        const shown = all.filter((chip) => chips.some(({ label }) => label === chip.label));
        const named = all.filter(({ label }) => without.includes(label));
        expect(shown.length + named.length).toBe(all.length);
        expect(chips.every((chip) => chip.count > 0 || chip.value === value)).toBe(true);
      }),
    );
  });
});
