import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/kernel/iso-date.ts';
import {
  type DatedContent,
  type KeptTerm,
  keptTerm,
  type Move,
  moveOf,
  moveTo,
  moveWords,
  type Term,
  termName,
  termsOf,
  withMove,
} from '#core/terms/term.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const aTerm = (on: string, rest: Partial<Term> = {}): Term => ({
  kind: 'closes',
  day: day(on),
  field: ['closesOn'],
  ...rest,
});

describe('termsOf', () => {
  it('[TERM-05] should be every day that a content names, with where it names it', () => {
    const content: DatedContent = {
      opensOn: day('2026-12-01'),
      correctionsUntil: day('2027-01-08'),
      deadline: day('2026-12-20'),
      deadlineTime: '12:00',
      event: { eventDate: day('2026-12-22'), bookingUrl: 'https://incontri.example/', bookingUntil: day('2026-12-21') },
      terms: [{ day: day('2027-02-01'), title: 'Parte il saldo', name: 'saldo' }],
      termsAct: 'decreto n. 12',
    };
    expect(termsOf(content).map(({ kind, day: on, field }) => [kind, on, field.join('.')])).toEqual([
      ['opens', '2026-12-01', 'opensOn'],
      ['closes', '2026-12-20', 'deadline'],
      ['corrections', '2027-01-08', 'correctionsUntil'],
      ['booking', '2026-12-21', 'event.bookingUntil'],
      ['takesPlace', '2026-12-22', 'event.eventDate'],
      ['saldo', '2027-02-01', 'terms.0.day'],
    ]);
    expect(termsOf(content).find(({ kind }) => kind === 'closes')).toMatchObject({
      hour: '12:00',
      act: 'decreto n. 12',
    });
    expect(termsOf({})).toEqual([]);
    // Where one cannot sign up, the last day for it says nothing.
    const event = { eventDate: day('2026-12-22'), bookingUntil: day('2026-12-21') };
    expect(termsOf({ event }).map(({ kind }) => kind)).toEqual(['takesPlace']);
  });

  it('[TERM-05] should give each a name by which it is cited', () => {
    expect(['opens', 'closes', 'corrections', 'saldo'].map((kind) => termName({ kind }))).toEqual([
      'apertura',
      'chiusura',
      'modifiche',
      'saldo',
    ]);
  });
});

const anyDay = fc.integer({ min: -60, max: 60 }).map((days) => addDays(TODAY, days));

describe('keptTerm', () => {
  it('[TERM-05] should have moved where another day stood that had not passed', () => {
    const kept = keptTerm(aTerm('2026-11-30'), aTerm('2026-12-02', { act: 'decreto n. 12' }), TODAY);
    expect(kept).toMatchObject({ day: '2026-12-02', formerDay: '2026-11-30', movedOn: TODAY });
    expect(moveOf(kept)).toEqual({ from: '2026-11-30', to: '2026-12-02', act: 'decreto n. 12' });
    // The next year's term is no move of this year's.
    expect(moveOf(keptTerm(aTerm('2026-11-24'), aTerm('2027-11-24'), TODAY))).toBeUndefined();
    expect(moveOf(keptTerm(undefined, aTerm('2026-12-02'), TODAY))).toBeUndefined();
  });

  it('[TERM-05] should not move by being read again, on whatever day, and stay moved', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (first, second, later) => {
        const moved = keptTerm(aTerm(first), aTerm(second), TODAY);
        expect(moveOf(keptTerm(moved, aTerm(second), later))).toEqual(moveOf(moved));
      }),
      RUNS,
    );
  });

  it('[TERM-05] should be as it was where it is put back on the day on which it moved', () => {
    fc.assert(
      fc.property(anyDay, fc.array(anyDay, { maxLength: 4 }), (first, between) => {
        const said = [...between, first].map((on) => aTerm(on));
        const back = said.reduce<KeptTerm>((before, now) => keptTerm(before, now, TODAY), aTerm(first));
        if (first >= TODAY) expect(moveOf(back)).toBeUndefined();
        expect(back.day).toBe(first);
      }),
      RUNS,
    );
  });
});

describe('moveWords', () => {
  const move = { from: day('2026-12-08'), to: day('2026-12-11') };
  const words = (said: Move, today = TODAY) => moveWords(said, today)?.replaceAll('\u00A0', ' ');

  it('[TERM-05] should say from when to when, and by which act, until the new day has passed', () => {
    expect(words({ ...move, act: 'decreto n. 12' })).toBe(
      'spostata dall’8 dicembre all’11 dicembre, con decreto n. 12',
    );
    expect(words({ ...move, to: day('2027-11-12') })).toBe('spostata dall’8 dicembre al 12 novembre 2027');
    expect(words(move, move.to)).toBeDefined();
    expect(words(move, addDays(move.to, 1))).toBeUndefined();
  });

  it('[TERM-05] [D-66] should stand after what is said of its day: after a comma, or as a sentence after a sentence', () => {
    const said = (text: string, on = move.to) => withMove(text, [move], on, TODAY).replaceAll('\u00A0', ' ');
    expect(said('venerdì 11 dicembre')).toBe('venerdì 11 dicembre, spostata dall’8 dicembre all’11 dicembre');
    expect(said('Iscrizioni chiuse.')).toBe('Iscrizioni chiuse. Spostata dall’8 dicembre all’11 dicembre.');
    expect(said('altro', move.from)).toBe('altro');
  });

  it('[TERM-05] should be told of the term that moved, and of no other', () => {
    expect(moveTo([move], move.to)).toBe(move);
    expect(moveTo([move], move.from)).toBeUndefined();
    expect(moveTo(undefined, move.to)).toBeUndefined();
  });
});
