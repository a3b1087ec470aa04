import { describe, expect, it } from 'vitest';
import { countedChips } from '#core/search/results.ts';

describe('countedChips', () => {
  it('[LIST-12] should say how many results stand behind each chip, all of them behind the first', () => {
    const chips = countedChips({ SERVIZI: 2, NORMATIVE: 3, EVENTI: 4 });
    expect(chips.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Tutte 9',
      'Servizi 2',
      'Normative 3',
      'Aiuti e bandi 0',
      'Comunicati stampa 0',
      'Delibere 0',
      'Modulistica 0',
    ]);
  });
});
