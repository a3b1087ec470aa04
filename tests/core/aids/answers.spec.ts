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
    unreadable: fc.constantFrom(undefined, { age: 'quaranta' }, { years: '-3' }, { age: '1980', years: '４,5' }),
  })
  .map((page) => ({
    ...page,
    ...(page.step !== 4 || page.unreadable === undefined
      ? { unreadable: undefined }
      : {
          unreadable: page.unreadable.years === '４,5' ? { ...page.unreadable, years: '4,5' } : page.unreadable,
          answers: { ...page.answers, age: undefined, years: undefined },
        }),
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
    const values = fc.oneof(
      anyText(),
      fc.constantFrom(
        'vite',
        'puglia',
        '0',
        '5-14',
        '50-',
        '34',
        'esito',
        '3',
        '10',
        '45 anni',
        '130',
        `45${' '.repeat(30)}x`,
      ),
    );
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

  it.each([
    ['45', 45],
    [' 45 anni ', 45],
    ['１ anno', 1],
    ['０', 0],
  ])('[AIDS-01] should read "%s" as years', (typed, age) => {
    expect(
      aidPageFromQuery([
        ['passo', '5'],
        ['eta', typed],
      ]),
    ).toMatchObject({ step: 5, answers: { age } });
  });

  it.each(['quaranta', '45,5', '1980', '-3', '130', 'x'.repeat(90)])(
    '[AIDS-01] should ask again where "%s" was typed as years, and lead on from there',
    (typed) => {
      const unreadable = { age: typed.slice(0, 20) };
      // From the form itself; from the question asked again out of the result; from an address.
      expect(
        aidPageFromQuery([
          ['passo', '5'],
          ['eta', typed],
          ['anni', '2'],
        ]),
      ).toMatchObject({
        step: 4,
        back: undefined,
        unreadable,
        answers: { age: undefined, years: 2 },
      });
      expect(
        aidPageFromQuery([
          ['passo', 'esito'],
          ['eta', typed],
        ]),
      ).toMatchObject({ step: 4, back: 'esito', unreadable });
      expect(
        aidPageFromQuery([
          ['passo', '4'],
          ['poi', 'esito'],
          ['eta', typed],
        ]),
      ).toMatchObject({ back: 'esito', unreadable });
    },
  );

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
