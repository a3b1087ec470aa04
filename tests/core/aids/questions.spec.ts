import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinderAid } from '#core/aids/aid-repository.ts';
import { findAids } from '#core/aids/find-aids.ts';
import { rangeVerdict } from '#core/aids/judge.ts';
import { aidChoices, answerWords, foundTitle, knownAnswers, knownPage, landRows, NONE } from '#core/aids/questions.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { anyAids, anyAnswers } from '#tests/support/arbitraries/aids.ts';
import { RUNS } from '#tests/support/property.ts';

const VITE = { name: 'Vite', value: 'vite' };
const API = { name: 'Api', value: 'api' };
const anAid = (conditions: FinderAid['conditions']): FinderAid => ({
  slug: 'a',
  title: 'A',
  isStated: true,
  conditions,
});

describe('aidChoices', () => {
  it('[AIDS-03] should offer what the conditions name, each once', () => {
    const { grows, raises, needs, land } = aidChoices([
      anAid({ grows: [VITE], raises: [API], land: { from: 0.5 } }),
      anAid({ grows: [VITE], land: { from: 0.5, to: 50 } }),
      anAid(undefined),
    ]);
    expect([grows, raises, needs]).toEqual([[VITE], [API], []]);
    expect(land.map(({ name }) => name)).toEqual([
      'Niente terra: allevo soltanto',
      'Meno di 0,5 ettari (5.000 m²)',
      'Da 0,5 ettari (5.000 m²) a 50 ettari',
      'Più di 50 ettari',
    ]);
  });

  it('[AIDS-02] [AIDS-03] should have an answer for who grows what no aid names, whose aids are then for others', () => {
    const aids = [anAid({ grows: [VITE], raises: [API] }), { ...anAid({ land: { from: 1 } }), slug: 'b' }];
    const answers = knownAnswers({ produce: [NONE.value] }, aidChoices(aids));
    const { could, no } = findAids(aids, answers, '2026-11-27' as IsoDate);
    expect([could.map(({ aid }) => aid.slug), no.map(({ failed }) => failed?.words)]).toEqual([
      ['b'],
      ['non coltivi vite e non allevi api'],
    ]);
  });

  it('[AIDS-03] should never offer land that lies on both sides of a condition', () => {
    fc.assert(
      fc.property(anyAids, (aids) => {
        const rows = aidChoices(aids).land;
        for (const { conditions } of aids)
          for (const { range } of rows)
            if (conditions?.land !== undefined) expect(rangeVerdict(conditions.land, range)).not.toBe('open');
      }),
      RUNS,
    );
  });

  it('[AIDS-03] should offer no land where no aid asks for any', () => {
    expect(landRows([])).toEqual([]);
  });
});

describe('knownAnswers', () => {
  it('[AIDS-06] should keep every answer that a question offers, and no other word', () => {
    fc.assert(
      fc.property(anyAids, anyAnswers, (aids, answers) => {
        const choices = aidChoices(aids);
        const { produce = [], organic, needs = [], ...rest } = knownAnswers(answers, choices);
        const offered = [...choices.grows, ...choices.raises, ...choices.needs].map(({ value }) => value);
        expect([...produce, ...needs].filter((value) => !offered.includes(value))).toEqual([]);
        expect((answers.produce ?? []).filter((value) => offered.includes(value))).toEqual(produce);
        expect(organic).toBe(choices.organic.length === 0 ? undefined : answers.organic);
        const { produce: _produce, organic: _organic, needs: _needs, ...others } = answers;
        expect(rest).toEqual(others);
      }),
      RUNS,
    );
    const words = { produce: ['vite', 'compra-qui'], needs: ['chiama-ora'] };
    expect(knownAnswers(words, aidChoices([anAid({ grows: [VITE] })]))).toEqual({ produce: ['vite'] });
  });
});

describe('knownPage', () => {
  it('[AIDS-06] should leave out an answer that was renamed since, and notice that', () => {
    const choices = aidChoices([anAid({ grows: [VITE] })]);
    const page = { step: 'esito', answers: { produce: ['vigneti', 'vite'], age: 34 } } as const;
    expect(knownPage(page, choices)).toEqual({
      page: { step: 'esito', answers: { produce: ['vite'], age: 34, needs: undefined } },
      isForgetful: true,
    });
    expect(knownPage({ ...page, answers: { produce: ['vite'] } }, choices).isForgetful).toBe(false);
    expect(knownPage({ ...page, answers: { produce: ['vite'], organic: 'si' } }, choices).isForgetful).toBe(true);
  });
});

describe('answerWords', () => {
  const choices = aidChoices([anAid({ grows: [VITE], needs: [API], land: { from: 5, to: 14 } })]);

  it('[AIDS-01] should say each answer as the question offers it', () => {
    const answers = { produce: ['vite', NONE.value], region: 'puglia', land: { from: 5, to: 14 }, age: 34, years: 1 };
    expect(answerWords(answers, 'produce', choices)).toBe('Vite, Nessuna di queste');
    expect(answerWords({ ...answers, organic: 'si' }, 'produce', choices)).toBe(
      'Vite, Nessuna di queste, biologico: sì',
    );
    expect(answerWords({ organic: 'conversione' }, 'produce', choices)).toBe('Biologico: in conversione');
    expect(answerWords(answers, 'region', choices)).toBe('Puglia');
    expect(answerWords(answers, 'land', choices)).toBe('Da 5 ettari a 14 ettari');
    expect(answerWords({ land: { from: 12.4, to: 12.4 } }, 'land', choices)).toBe('12,4 ettari');
    expect(answerWords(answers, 'person', choices)).toBe('34 anni, in attività da 1 anno');
    expect(answerWords(answers, 'needs', choices)).toBeUndefined();
    expect(answerWords({}, 'person', choices)).toBeUndefined();
  });
});

describe('foundTitle', () => {
  it.each([
    [3, 2, 'Tre aiuti fanno per te, due potrebbero'],
    [1, 1, 'Un aiuto fa per te, uno potrebbe'],
    [0, 2, 'Nessun aiuto fa per te, per ora due potrebbero'],
    [12, 0, '12 aiuti fanno per te'],
    [0, 0, 'Nessun aiuto fa per te'],
  ])('[AIDS-02] should say %i and %i as "%s"', (fits, could, title) => {
    expect(foundTitle(fits, could)).toBe(title);
  });
});
