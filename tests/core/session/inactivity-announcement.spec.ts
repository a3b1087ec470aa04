import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementAt, countdownText } from '#core/session/inactivity-announcement.ts';
import { RUNS } from '#tests/support/property.ts';

describe('announcementAt', () => {
  it('[IDLE-07] should speak at the opening, every fifteen seconds, and each second at the end', () => {
    const spoken = Array.from({ length: 180 }, (_, index) => 180 - index).filter(
      (seconds) => announcementAt(seconds, seconds === 180 ? undefined : seconds + 1) !== undefined,
    );
    expect(spoken).toEqual([180, 165, 150, 135, 120, 105, 90, 75, 60, 45, 30, 15, 5, 4, 3, 2, 1]);
  });

  it('[IDLE-07] should speak at the opening whatever is left', () => {
    expect(announcementAt(172)).toBe('La sessione scade tra 2 minuti e 52 secondi');
  });

  it('[IDLE-07] should make up for a second that was skipped, and say what is true now', () => {
    expect(announcementAt(163, 166)).toBe('Tempo rimasto: 2 minuti e 43 secondi');
    expect(announcementAt(163, 164)).toBeUndefined();
    expect(announcementAt(163, 163)).toBeUndefined();
  });

  it('[IDLE-07] should speak no more often than every fifteen seconds before the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 179 }), (seconds) => {
        expect(announcementAt(seconds, seconds + 1) !== undefined).toBe(seconds % 15 === 0);
      }),
      RUNS,
    );
  });
});

describe('countdownText', () => {
  it.each([
    [180, '3 minuti'],
    [61, '1 minuto e 1 secondo'],
    [60, '1 minuto'],
    [59, '59 secondi'],
    [1, '1 secondo'],
    [0, '0 secondi'],
  ])('should say %i seconds as "%s"', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text);
  });
});
