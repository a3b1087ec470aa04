import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryPayingBodyRepository } from '#tests/support/doubles/paying-bodies.ts';
import { makeFindPayingBodies } from '#core/paying-bodies/find-paying-bodies.ts';
import {
  FINDER_PROMPT,
  finderAfter,
  finderFrom,
  foundSentence,
  inRegion,
  regionOf,
} from '#core/paying-bodies/finder.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const VALUES = REGIONS.map(({ value }) => value);

describe('finderAfter', () => {
  it('[LIST-13] should choose the region that was clicked and clear on a click outside', () => {
    expect(finderAfter({ type: 'regionChosen', region: 'toscana' })).toEqual({ region: 'toscana' });
    expect(finderAfter({ type: 'outsideChosen' })).toEqual({ region: undefined });
  });

  it('[LIST-13] should take any text that is no region for a click outside', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.constantFrom(...VALUES)), (text) => {
        const after = finderAfter({ type: 'regionChosen', region: text });
        expect(after.region).toBe(VALUES.includes(text) ? text : undefined);
        expect(finderFrom(text)).toEqual(after);
      }),
      RUNS,
    );
  });
});

describe('foundSentence', () => {
  it('should name the region and count in Italian', () => {
    expect(foundSentence({ region: 'toscana' }, 2)).toBe('Toscana: 2 organismi pagatori');
    expect(foundSentence({ region: 'valle-d-aosta' }, 1)).toBe('Valle d’Aosta: 1 organismo pagatore');
    expect(foundSentence({ region: undefined }, 12)).toBe('Tutta Italia: 12 organismi pagatori');
  });
});

describe('FINDER_PROMPT', () => {
  it('[PAGE-15] should be the sentence of the agency', () => {
    expect(FINDER_PROMPT).toBe('Clicca sulla mappa per scoprire l’Organismo pagatore della tua regione');
  });
});

describe('FindPayingBodies', () => {
  const bodies = [
    { id: 'op-toscana', name: 'Organismo pagatore della Toscana', regions: [{ id: 'toscana', name: 'Toscana' }] },
    {
      id: 'op-filiere',
      name: 'Organismo pagatore delle filiere',
      regions: [
        { id: 'toscana', name: 'Toscana' },
        { id: 'umbria', name: 'Umbria' },
      ],
    },
  ];
  const find = makeFindPayingBodies(new InMemoryPayingBodyRepository(bodies));

  it('[LIST-13] should keep the offices of the chosen region', async () => {
    expect((await find('umbria')).bodies.map(({ id }) => id)).toEqual(['op-filiere']);
    expect((await find(undefined)).bodies).toHaveLength(2);
  });

  it('[PAGE-15] should count the offices of all Italy, whatever region is chosen', async () => {
    expect((await find('umbria')).counters).toEqual({ regional: 1, national: 1 });
  });
});

describe('regionOf', () => {
  it('should know each region by its value', () => {
    expect(VALUES.map((value) => regionOf(value)?.value)).toEqual(VALUES);
    expect(regionOf(undefined)).toBeUndefined();
  });
});

describe('inRegion', () => {
  it.each([
    ['puglia', 'in Puglia'],
    ['lazio', 'nel Lazio'],
    ['marche', 'nelle Marche'],
    ['valle-d-aosta', 'in Valle d’Aosta'],
  ])('[PAGE-50] should write "%s" as "%s"', (region, words) => {
    expect(inRegion(region)).toBe(words);
  });
});
