import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AID_QUESTIONS,
  type AidAnswers,
  type AidPage,
  aidPageFromQuery,
  aidPageQuery,
  aidPageToQuery,
  answersFromQuery,
  isAnswered,
  landFrom,
  landToText,
  questionAt,
  stepAfter,
  stepBefore,
  stepOf,
  withoutAnswer,
} from '#core/aids/answers.ts';
import { anyAnswers } from '#tests/support/arbitraries/aids.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const anyPage: fc.Arbitrary<AidPage> = fc
  .record({
    answers: anyAnswers,
    step: fc.constantFrom(1, 2, 3, 4, 5, 'esito' as const),
    back: fc.constantFrom(undefined, 2, 5, 'esito' as const),
    more: fc.constantFrom(undefined, 10, 20),
  })
  .map((page) => ({
    ...page,
    back: page.step === 'esito' || page.back === page.step ? undefined : page.back,
    more: page.step === 'esito' ? page.more : undefined,
  })) as fc.Arbitrary<AidPage>;

describe('the query of the finder', () => {
  it('[AIDS-01] should be read as it was written', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(aidPageFromQuery(aidPageToQuery(page))).toEqual(page);
      }),
      RUNS,
    );
  });

  it('[AIDS-01] should be canonical whatever stands in an address', () => {
    const names = fc.constantFrom('coltivo', 'dove', 'terra', 'eta', 'anni', 'serve', 'passo', 'poi', 'altri', 'x');
    const values = fc.oneof(anyText(), fc.constantFrom('vite', 'puglia', '0', '5-14', '50-', '34', 'esito', '3', '10'));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 9 }), (pairs) => {
        const query = aidPageQuery(pairs);
        expect(aidPageQuery(query)).toEqual(query);
      }),
      RUNS,
    );
  });

  it.each([
    ['0', { from: 0, to: 0 }],
    ['5-14', { from: 5, to: 14 }],
    ['50-', { from: 50 }],
    ['0.5', { from: 0.5, to: 0.5 }],
    ['14-5', undefined],
    ['-5', undefined],
    ['molta', undefined],
  ])('[AIDS-01] should read %s as land', (text, range) => {
    expect(landFrom(text)).toEqual(range);
    if (range !== undefined) expect(landToText(range)).toBe(text);
  });

  it('[AIDS-01] should count what cannot be an answer as skipped', () => {
    expect(
      answersFromQuery([
        ['coltivo', 'A B'],
        ['dove', 'altrove'],
        ['eta', '500'],
        ['anni', 'due'],
      ]),
    ).toEqual({});
  });
});

describe('the steps', () => {
  it('[AIDS-01] should lead through five questions to what was found, and back', () => {
    expect(AID_QUESTIONS.map(stepOf)).toEqual([1, 2, 3, 4, 5]);
    expect(questionAt('esito')).toBeUndefined();
    expect(stepAfter(5)).toBe('esito');
    expect(stepAfter('esito')).toBe('esito');
    expect(stepBefore(1)).toBeUndefined();
    expect(stepBefore(3)).toBe(2);
  });

  it('[AIDS-01] should take an answer back, and no other', () => {
    const all: AidAnswers = { produce: ['vite'], region: 'puglia', land: { from: 0, to: 0 }, age: 30, needs: ['x'] };
    for (const question of AID_QUESTIONS) {
      const left = withoutAnswer(all, question);
      expect(AID_QUESTIONS.filter((one) => !isAnswered(left, one))).toEqual([question]);
    }
  });
});
