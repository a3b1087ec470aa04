import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markOfTerm, termMarkFrom, withoutTermMarks, withTermDays } from '#core/terms/marks.ts';
import { contradictedBy, NEAR_TERM_DAYS, writtenDays } from '#core/terms/written-days.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { formatDayInWords } from '#core/formatting/date.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('withTermDays', () => {
  const resolved = (text: string) =>
    plain(
      withTermDays(text, ({ path, name }) =>
        name === 'saldo' ? day(path === undefined ? '2026-12-01' : '2026-12-08') : undefined,
      ),
    );

  it.each([
    ['Parte il {{termine:saldo}}.', 'Parte il 1º dicembre 2026.'],
    ['Dal {{termine:/servizi/domanda-unica:saldo}} in poi', 'Dall’8 dicembre 2026 in poi'],
    ['entro il {{ termine:/servizi/domanda-unica:saldo }}', 'entro l’8 dicembre 2026'],
    ['**{{termine:saldo}}**: saldi', '**1º dicembre 2026**: saldi'],
    ['entro il {{termine:altro}}', 'entro il {{termine:altro}}'],
    ['senza segni', 'senza segni'],
  ])('[TERM-06] should read %s as %s', (text, words) => {
    expect(resolved(text)).toBe(words);
  });

  it('[TERM-06] should leave nothing of a mark in what was written by hand', () => {
    expect(writtenDays(withoutTermMarks('dal {{termine:saldo}} al 15 maggio'))).toMatchObject([{ day: 15, month: 5 }]);
    expect(termMarkFrom('/servizi/domanda-unica:modifiche')).toEqual({
      path: '/servizi/domanda-unica',
      name: 'modifiche',
    });
    expect(termMarkFrom('modifiche')).toBeUndefined();
  });

  it('[TERM-06] should read the mark of any term that can be cited as its day', () => {
    const word = fc.stringMatching(/^[a-zà-ù0-9-]{1,12}$/u);
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 3 }), (name, segments) => {
        const path = `/${segments.join('/')}`;
        expect(
          withTermDays(`dal ${markOfTerm(path, name) ?? ''}`, (mark) =>
            mark.path === path && mark.name === name ? day('2026-12-02') : undefined,
          ),
        ).toBe(`dal ${formatDayInWords(day('2026-12-02'))}`);
      }),
      RUNS,
    );
    expect(markOfTerm('/servizi/unica', 'Primo incontro')).toBeUndefined();
  });
});

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(day('2024-01-01'), days));

describe('contradictedBy', () => {
  it('[TERM-06] should be the term near which another day is written, with its year or without', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -60, max: 60 }), (term, distance) => {
        const [written] = writtenDays(formatDayInWords(addDays(term, distance)));
        const isOther = distance !== 0 && Math.abs(distance) <= NEAR_TERM_DAYS;
        expect(written && contradictedBy(written, [{ day: term }])).toEqual(isOther ? { day: term } : undefined);
      }),
      RUNS,
    );
    const [written] = writtenDays('entro il 15 maggio');
    expect(written && contradictedBy(written, [{ day: day('2027-05-17') }])).toEqual({ day: '2027-05-17' });
    // A day that is one of the terms contradicts none of the others.
    expect(
      written && contradictedBy(written, [{ day: day('2027-05-17') }, { day: day('2026-05-15') }]),
    ).toBeUndefined();
  });

  it('[TERM-06] should say nothing of a day that does not exist', () => {
    expect(writtenDays('il 31 febbraio').map((one) => contradictedBy(one, [{ day: day('2027-02-28') }]))).toEqual([
      undefined,
    ]);
  });
});
