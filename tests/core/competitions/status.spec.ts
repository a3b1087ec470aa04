import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPETITION_STATUSES,
  OPEN_STATUSES,
  progressOf,
  progressText,
  statusOn,
  statusTooltip,
  TENDER_STATUSES,
} from '#core/competitions/status.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('progressOf', () => {
  it.each([
    ['Aperto', 1, 'green'],
    ['Pubblicato', 1, 'green'],
    ['In corso di espletamento', 2, 'yellow'],
    ['Concluso', 3, 'red'],
    ['Aggiudicato', 3, 'red'],
    ['Annullato', 0, 'none'],
    ['aperto', 0, 'none'],
    ['', 0, 'none'],
    ['constructor', 0, 'none'],
  ])('[BANDO-01] should show «%s» as %d of 3, %s', (status, steps, colour) => {
    expect(progressOf(status)).toEqual({ steps, colour });
  });

  it('[BANDO-01] should fill no step for any other text', () => {
    fc.assert(
      fc.property(anyText(), (status) => {
        fc.pre(![...COMPETITION_STATUSES, ...TENDER_STATUSES].some((known) => known === status));
        expect(progressOf(status)).toEqual({ steps: 0, colour: 'none' });
        expect(statusTooltip(status)).toBeUndefined();
        expect(progressText(status)).toBe('Stato non disponibile');
      }),
      RUNS,
    );
  });

  it('[BANDO-03] should lead competitions and tenders through one, two and three steps', () => {
    for (const statuses of [COMPETITION_STATUSES, TENDER_STATUSES]) {
      expect(statuses.map((status) => progressOf(status).steps)).toEqual([1, 2, 3]);
    }
  });

  it('[BANDO-02] should say each known status in words and explain it', () => {
    for (const status of [...COMPETITION_STATUSES, ...TENDER_STATUSES]) {
      expect(progressText(status)).toBe(`${status}: fase ${progressOf(status).steps} di 3`);
      expect(statusTooltip(status)).toMatch(/\.$/);
    }
    expect(
      ['Aperto', 'Concluso'].map((status) =>
        statusTooltip(status)?.startsWith(`Il concorso è ${status.toLowerCase()}`),
      ),
    ).toEqual([true, true]);
    expect(
      ['Pubblicato', 'Aggiudicato'].map((status) =>
        statusTooltip(status)?.startsWith(`L’appalto è ${status.toLowerCase()}`),
      ),
    ).toEqual([true, true]);
    expect(statusTooltip('In corso di espletamento')).toContain('la procedura è in corso');
  });
});

describe('statusOn', () => {
  it.each([
    ['Aperto', '2026-11-20', 'In corso di espletamento'],
    ['Pubblicato', '2026-11-20', 'In corso di espletamento'],
    ['Aperto', '2026-11-21', 'Aperto'],
    ['Pubblicato', '2026-11-22', 'Pubblicato'],
    ['Concluso', '2026-11-20', 'Concluso'],
    ['Sospeso', '2026-11-20', 'Sospeso'],
  ])('[BANDO-03] should say on 21 November of what is «%s» until %s that it is «%s»', (status, deadline, then) => {
    expect(statusOn(status, day(deadline), day('2026-11-21'))).toBe(then);
  });

  it('[BANDO-03] should leave open nothing whose last day has gone, and close nothing else', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...COMPETITION_STATUSES, ...TENDER_STATUSES), anyText()),
        fc.option(anyFilterDay(), { nil: undefined }),
        fc.integer({ min: -400, max: 400 }),
        (status, deadline, days) => {
          const last = deadline as IsoDate | undefined;
          const now = statusOn(status, last, addDays(last ?? day('2026-11-21'), -days));
          const hasGone = last !== undefined && days < 0;
          expect(OPEN_STATUSES.includes(now)).toBe(OPEN_STATUSES.includes(status) && !hasGone);
          if (!OPEN_STATUSES.includes(status) || !hasGone) expect(now).toBe(status);
          else expect(progressOf(now).steps).toBe(2);
          // A status never goes back, however often and late it is asked for.
          expect(statusOn(now, last, addDays(last ?? day('2026-11-21'), 500))).toBe(
            statusOn(status, last, addDays(last ?? day('2026-11-21'), 500)),
          );
        },
      ),
      RUNS,
    );
  });
});
