import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDayText, formatLongDay, greetingDate } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('formatDayText', () => {
  it.each([
    ['2024-02-02T23:30:00Z', '03/02/2024'],
    ['2024-07-31T22:00:00.000Z', '01/08/2024'],
    ['2024-02-03T00:30:00+05:00', '02/02/2024'],
    ['2024-02-03T10:00:00', '03/02/2024'],
  ])('[CONST-03] should show the day that %s is in Italy', (text, day) => {
    expect(formatDayText(text)).toBe(day);
  });

  it.each([
    ['2024-02-03', '03/02/2024'],
    ['2024-02-29', '29/02/2024'],
    ['2024-02-03T23:30:00+01:00', '03/02/2024'],
    ['2023-02-29', undefined],
    ['2024-13-01', undefined],
    ['2024-02-30T10:00:00Z', undefined],
    ['2023-02-29T23:30:00+01:00', undefined],
    ['2024-02-03T25:00:00Z', '03/02/2024'],
    ['2024-02-03rubbish', undefined],
    ['il 2024-02-03', undefined],
    ['', undefined],
  ])('[CONST-03] should read «%s» as %s', (text, expected) => {
    expect(formatDayText(text)).toBe(expected);
  });

  it('[CONST-03] should never show a day that the text does not name', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyFilterDay(), fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/)), (text) => {
        const shown = formatDayText(text);
        if (shown !== undefined) expect(shown.split('/').toReversed().join('-')).toBe(text.slice(0, 10));
      }),
      RUNS,
    );
  });
});

describe('greetingDate', () => {
  it.each([
    ['2024-02-02T22:59:59Z', 'Venerdì 2 febbraio 2024'],
    ['2024-02-02T23:00:00Z', 'Sabato 3 febbraio 2024'],
    ['2024-07-14T22:00:00Z', 'Lunedì 15 luglio 2024'],
  ])('[CONST-03] should greet %s with «%s»', (instant, text) => {
    expect(greetingDate(Date.parse(instant))).toBe(text);
  });

  it('[CONST-03] should write the day in full in Italian', () => {
    expect(formatLongDay('2024-02-03' as IsoDate)).toBe('sabato 3 febbraio 2024');
    expect(formatLongDay('2026-12-01' as IsoDate)).toBe('martedì 1º dicembre 2026');
    expect(formatLongDay('2026-12-11' as IsoDate)).toBe('venerdì 11 dicembre 2026');
  });
});
