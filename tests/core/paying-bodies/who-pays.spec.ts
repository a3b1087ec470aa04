import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteKind } from '#core/paying-bodies/card.ts';
import { AID_LINES, type PaidLine, type PayingBody } from '#core/paying-bodies/paying-body.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { answerSentence, paidLinesOf, payersSentence, shortName, whoPays } from '#core/paying-bodies/who-pays.ts';
import { RUNS } from '#tests/support/property.ts';

const served = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id }));
const aBody = (rest: Partial<PayingBody>): PayingBody => ({ id: 'op', name: 'Organismo', regions: [], ...rest });

const AGENCY = aBody({
  id: 'anpag',
  name: 'Agenzia Nazionale Pagamenti Agricoli (ANPAG)',
  scope: 'national',
  regions: served('abruzzo', 'puglia'),
  paidLines: [{ line: 'vino', regions: ['abruzzo'] }, { line: 'domanda-unica' }],
});
const SECTORS = aBody({
  id: 'filiere',
  name: 'Filiere',
  scope: 'national',
  regions: served('puglia'),
  paidLines: [{ line: 'vino' }],
});

describe('whoPays', () => {
  it('[PAGE-50] should answer line by line, with the regions in which a body pays a line', () => {
    const namesIn = (region: string) => whoPays([AGENCY, SECTORS], region).map(({ line, body }) => [line, body.id]);
    expect(namesIn('puglia')).toEqual([
      ['domanda-unica', 'anpag'],
      ['vino', 'filiere'],
    ]);
    expect(namesIn('abruzzo')).toEqual([
      ['domanda-unica', 'anpag'],
      ['vino', 'anpag'],
    ]);
    expect(namesIn('molise')).toEqual([]);
  });

  it('[PAGE-50] should name the body of the region first and say to whom the other pays', () => {
    const own = aBody({ id: 'own', scope: 'regional', regions: served('puglia'), paidLines: [{ line: 'vino' }] });
    const other: PayingBody = { ...SECTORS, paidLines: [{ line: 'vino', note: 'per le altre' }] };
    expect(whoPays([other, own], 'puglia').map(({ body, note }) => [body.id, note])).toEqual([
      ['own', undefined],
      ['filiere', 'per le altre'],
    ]);
  });

  it('[PAGE-50] should say nothing for bodies that do not say what they pay', () => {
    expect(whoPays([aBody({ regions: served('puglia') })], 'puglia')).toEqual([]);
  });

  it('[PAGE-50] should hold each line that a body pays in a region once, in the order of the lines, and no other', () => {
    const values = REGIONS.slice(0, 4).map(({ value }) => value);
    const anyLine: fc.Arbitrary<PaidLine> = fc.record({
      line: fc.constantFrom(...AID_LINES),
      regions: fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined }),
    });
    const anyBody = fc.record({
      id: fc.uuid(),
      name: fc.constant('Organismo'),
      scope: fc.constantFrom('regional' as const, 'national' as const),
      regions: fc.subarray(values).map((ids) => served(...ids)),
      paidLines: fc.option(fc.uniqueArray(anyLine, { selector: ({ line }) => line }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(anyBody, { maxLength: 5 }), fc.constantFrom(...values), (bodies, region) => {
        const payers = whoPays(bodies, region);
        const places = payers.map(({ line }) => AID_LINES.indexOf(line));
        expect(places).toEqual(places.toSorted((left, right) => left - right));
        for (const body of bodies)
          expect(payers.filter((payer) => payer.body === body).map(({ line }) => line)).toEqual(
            paidLinesOf(body, region),
          );
        for (const [at, { line, body }] of payers.entries()) {
          const next = payers[at + 1];
          if (next?.line === line && siteKind(body) === 'national') expect(siteKind(next.body)).toBe('national');
          expect(body.regions.some(({ id }) => id === region)).toBe(true);
        }
        expect(payers.length).toBe(bodies.flatMap((body) => paidLinesOf(body, region)).length);
      }),
      RUNS,
    );
  });
});

describe('shortName', () => {
  it.each([
    ['Agenzia Nazionale Pagamenti Agricoli (ANPAG)', 'ANPAG'],
    ['Organismo pagatore dei Cipressi', 'Organismo pagatore dei Cipressi'],
    ['Organismo (già AGR) toscano', 'Organismo (già AGR) toscano'],
  ])('[PAGE-50] should write "%s" as "%s"', (name, short) => {
    expect(shortName({ name })).toBe(short);
  });
});

describe('answerSentence', () => {
  it('[PAGE-50] [LIST-13] should say how many there are, and in a region who pays what', () => {
    expect(answerSentence({ region: 'puglia' }, [AGENCY, SECTORS])).toBe(
      'Puglia: 2 organismi pagatori. Domanda unica: ANPAG. Vino: Filiere.',
    );
    expect(answerSentence({ region: undefined }, [AGENCY, SECTORS])).toBe('Tutta Italia: 2 organismi pagatori');
    expect(answerSentence({ region: 'puglia' }, [aBody({ regions: served('puglia') })])).toBe(
      'Puglia: 1 organismo pagatore',
    );
  });

  it('[PAGE-50] should name two that pay the same in one breath', () => {
    const payers = [AGENCY, SECTORS].map((body) => ({ line: 'vino' as const, body }));
    expect(payersSentence(payers)).toBe('Vino: ANPAG, Filiere.');
  });
});
