import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHoliday } from '#core/kernel/holidays.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { wallTimeInRome } from '#core/kernel/rome-time.ts';
import {
  changeOf,
  officeState,
  officeWords,
  openingText,
  WEEKDAYS,
  type Opening,
  type OpeningTimes,
} from '#core/support/opening-hours.ts';
import { RUNS } from '#tests/support/property.ts';

const WORKDAYS = WEEKDAYS.slice(0, 5);
const times = (days: OpeningTimes['days'], from: string, to: string): OpeningTimes => ({ days, from, to });
const FARMERS: Opening = { times: [times(WORKDAYS, '09:00', '13:00'), times(WORKDAYS, '14:00', '16:30')] };

const said = (opening: Opening, moment: string): string => {
  const now = Date.parse(moment);
  const { state, next } = officeWords(officeState(opening, now), dayInRome(now));
  return [state, next].filter(Boolean).join(', ');
};

describe('officeState and officeWords', () => {
  it.each([
    ['2026-11-26T09:00:00+01:00', 'Aperto ora, chiude alle 13'],
    ['2026-11-26T12:59:59+01:00', 'Aperto ora, chiude alle 13'],
    ['2026-11-26T13:00:00+01:00', 'Chiuso ora, apre oggi alle 14'],
    ['2026-11-26T15:00:00+01:00', 'Aperto ora, chiude alle 16:30'],
    ['2026-11-26T16:30:00+01:00', 'Chiuso ora, apre domani alle 9'],
    ['2026-11-27T18:00:00+01:00', 'Chiuso ora, apre lunedì alle 9'],
    // The day of the Immaculate Conception is a Tuesday.
    ['2026-12-07T17:00:00+01:00', 'Chiuso ora, apre mercoledì alle 9'],
    // Christmas, Saint Stephen, then a Sunday.
    ['2026-12-24T17:00:00+01:00', 'Chiuso ora, apre lunedì alle 9'],
    // Easter Monday.
    ['2026-04-03T17:00:00+02:00', 'Chiuso ora, apre martedì alle 9'],
    ['2026-04-06T10:00:00+02:00', 'Chiuso ora, apre domani alle 9'],
  ])('[PAGE-51] should say at %s "%s"', (moment, words) => {
    expect(said(FARMERS, moment)).toBe(words);
  });

  it.each([
    // Summer and winter, and over midnight where the next day begins with it.
    [times(WEEKDAYS, '20:00', '24:00'), '2026-07-01T23:30:00+02:00', 'Aperto ora, chiude alle 24'],
    [times(WEEKDAYS, '20:00', '24:00'), '2026-07-02T00:00:00+02:00', 'Chiuso ora, apre oggi alle 20'],
    [times(WEEKDAYS, '20:00', '24:00'), '2026-11-26T23:30:00+01:00', 'Aperto ora, chiude alle 24'],
    [times(['giovedi'], '00:00', '24:00'), '2026-07-02T12:00:00+02:00', 'Aperto ora, chiude alle 24'],
    [times(['giovedi', 'venerdi'], '00:00', '24:00'), '2026-07-02T12:00:00+02:00', 'Aperto ora, chiude alle 24'],
  ])('[PAGE-51] should end a day at 24:00 where that is its hour: %j at %s', (hours, moment, words) => {
    expect(said({ times: [hours] }, moment)).toBe(words);
  });

  it('[PAGE-51] should close at midnight of the right day, and over midnight only where it stays open', () => {
    const until = (opening: Opening) => {
      const change = changeOf(officeState(opening, Date.parse('2026-07-02T12:00:00+02:00')));
      return change === undefined ? undefined : wallTimeInRome(change);
    };
    const thursday = times(['giovedi'], '08:00', '24:00');
    expect(until({ times: [thursday] })).toEqual({ day: '2026-07-03', hour: '00:00' });
    expect(until({ times: [thursday, times(['venerdi'], '00:00', '02:00')] })).toEqual({
      day: '2026-07-03',
      hour: '02:00',
    });
    // Until the next national holiday.
    expect(until({ times: [times(WEEKDAYS, '00:00', '24:00')] })).toEqual({ day: '2026-08-15', hour: '00:00' });
  });

  it('[PAGE-51] should name the date of a day that is far, and no day where there is none', () => {
    const closedOn = ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'] as IsoDate[];
    expect(said({ ...FARMERS, closedOn }, '2026-11-26T17:00:00+01:00')).toBe(
      'Chiuso ora, apre venerdì 4 dicembre alle 9'.replace('4 d', '4\u00a0d'),
    );
    expect(said({ times: [] }, '2026-11-26T17:00:00+01:00')).toBe('Chiuso ora');
  });

  it('[PAGE-51] should hold hours that follow each other for one', () => {
    const opening = { times: [times(WORKDAYS, '12:00', '15:00'), times(WORKDAYS, '09:00', '12:00')] };
    expect(said(opening, '2026-11-26T10:00:00+01:00')).toBe('Aperto ora, chiude alle 15');
  });

  const hour = fc.integer({ min: 4 * 4, max: 95 }).map((quarters) => {
    const minutes = String((quarters % 4) * 15).padStart(2, '0');
    return `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${minutes}`;
  });
  const anyOpening: fc.Arbitrary<Opening> = fc.record({
    times: fc.array(
      fc
        .record({ days: fc.subarray([...WEEKDAYS], { minLength: 1 }), from: hour, to: hour })
        .filter(({ from, to }) => from < to),
      { maxLength: 3 },
    ),
  });
  const around = (moment: string) =>
    fc.integer({ min: -3 * 86_400, max: 3 * 86_400 }).map((seconds) => Date.parse(moment) + seconds * 1000);
  /** Any moment, those around both changes of clocks, Easter and Christmas often. */
  const anyMoment = fc.oneof(
    fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') }),
    around('2026-03-29T01:00:00Z'),
    around('2026-10-25T01:00:00Z'),
    around('2026-04-06T08:00:00Z'),
    around('2026-12-25T08:00:00Z'),
  );
  const isOpenByTheClock = ({ times: all }: Opening, now: number): boolean => {
    const { day, hour: shown } = wallTimeInRome(now);
    const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'lunedi';
    return !isHoliday(day) && all.some(({ days, from, to }) => days.includes(weekday) && from <= shown && shown < to);
  };

  it('[PAGE-51] should be open whenever the clock on the wall says so, and on no holiday', () => {
    fc.assert(
      fc.property(anyOpening, anyMoment, (opening, now) => {
        expect(officeState(opening, now).kind === 'open').toBe(isOpenByTheClock(opening, now));
      }),
      RUNS,
    );
  });

  it('[PAGE-51] should stay as it is until its change, and be the other one then', () => {
    fc.assert(
      fc.property(anyOpening, anyMoment, (opening, now) => {
        const state = officeState(opening, now);
        const change = changeOf(state);
        if (change === undefined) return;
        expect(change).toBeGreaterThan(now);
        expect(officeState(opening, change - 1).kind).toBe(state.kind);
        expect(officeState(opening, change).kind).not.toBe(state.kind);
        const between = now + Math.floor((change - now) / 2);
        expect(changeOf(officeState(opening, between))).toBe(change);
      }),
      RUNS,
    );
  });
});

describe('times that end before they begin', () => {
  it('[PAGE-51] should never be open nor open again', () => {
    const opening = { times: [times(WEEKDAYS, '16:00', '09:00'), times(WEEKDAYS, '10:00', '10:00')] };
    for (const hour of ['08:00', '10:00', '12:00', '20:00'])
      expect(said(opening, `2026-11-26T${hour}:00+01:00`)).toBe('Chiuso ora');
  });
});

describe('openingText', () => {
  it.each([
    [FARMERS, 'Dal lunedì al venerdì, dalle 9 alle 13 e dalle 14 alle 16:30'],
    [{ times: [times(['martedi', 'giovedi'], '10:00', '13:00')] }, 'Martedì e giovedì, dalle 10 alle 13'],
    [
      { times: [times(['lunedi', 'mercoledi', 'venerdi'], '09:30', '12:30')] },
      'Lunedì, mercoledì e venerdì, dalle 9:30 alle 12:30',
    ],
    [
      { times: [times(WORKDAYS, '08:30', '18:00'), times(['sabato'], '08:30', '12:00')] },
      'Dal lunedì al venerdì, dalle 8:30 alle 18; sabato, dalle 8:30 alle 12',
    ],
    [{ times: [times(['sabato'], '01:00', '01:30')] }, 'Sabato, dall’1 all’1:30'],
    [{ times: [times(WEEKDAYS, '08:00', '13:00')] }, 'Dal lunedì alla domenica, dalle 8 alle 13'],
  ])('[PAGE-51] should write %j as "%s"', (opening, text) => {
    expect(openingText(opening)).toBe(text);
  });
});
