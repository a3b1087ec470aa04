import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPETITION_STATUSES,
  progressOf,
  progressText,
  statusTooltip,
  TENDER_STATUSES,
} from '#core/competitions/status.ts';
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
