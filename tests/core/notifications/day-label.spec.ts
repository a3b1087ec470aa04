import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLabel } from '#core/notifications/day-label.ts';
import { RUNS } from '#tests/support/property.ts';

const at = (iso: string): number => Date.parse(iso);

describe('dayLabel', () => {
  const NOON = at('2026-11-21T12:00:00+01:00');

  it.each([
    ['2026-11-21T00:00:00+01:00', 'Oggi'],
    ['2026-11-21T23:59:59+01:00', 'Oggi'],
    ['2026-11-20T23:59:59+01:00', 'Ieri'],
    ['2026-11-20T00:00:00+01:00', 'Ieri'],
    ['2026-11-19T23:59:59+01:00', '19/11/2026'],
    ['2026-11-22T00:00:00+01:00', '22/11/2026'],
    ['2024-02-03T09:00:00+01:00', '03/02/2024'],
  ])('[NOTE-03] should say of %s, seen at noon of 21/11/2026, "%s"', (iso, label) => {
    expect(dayLabel(at(iso), NOON)).toBe(label);
  });

  it('[NOTE-03] should take the day of Italy and not that of Greenwich', () => {
    expect(dayLabel(at('2026-07-10T22:30:00Z'), at('2026-07-10T23:00:00Z'))).toBe('Oggi');
    expect(dayLabel(at('2026-07-10T21:30:00Z'), at('2026-07-10T22:30:00Z'))).toBe('Ieri');
  });

  it.each([
    // The last Sunday of March has 23 hours, that of October 25.
    ['2026-03-28T23:30:00+01:00', '2026-03-29T23:30:00+02:00', 'Ieri'],
    ['2026-03-29T00:15:00+01:00', '2026-03-29T23:45:00+02:00', 'Oggi'],
    ['2026-03-29T23:59:00+02:00', '2026-03-30T00:01:00+02:00', 'Ieri'],
    ['2026-10-24T23:30:00+02:00', '2026-10-25T23:30:00+01:00', 'Ieri'],
    ['2026-10-25T00:15:00+02:00', '2026-10-25T23:45:00+01:00', 'Oggi'],
    ['2026-10-25T00:15:00+02:00', '2026-10-26T00:15:00+01:00', 'Ieri'],
  ])('[NOTE-03] should count days across a clock change: %s seen at %s is "%s"', (created, now, label) => {
    expect(dayLabel(at(created), at(now))).toBe(label);
  });

  it('[NOTE-03] should agree with the calendar of Italy, around both clock changes and at any other time', () => {
    fc.assert(
      fc.property(anyInstant(), fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }), (now, distance) => {
        const created = now + distance;
        const label = dayLabel(created, now);
        expect(label === 'Oggi').toBe(romeNoon(created) === romeNoon(now));
        expect(label === 'Ieri').toBe(romeNoon(now) - romeNoon(created) === DAY_MS);
        if (label !== 'Oggi' && label !== 'Ieri') expect(label).toBe(italianDate.format(created));
      }),
      RUNS,
    );
  });
});

// Helpers

const DAY_MS = 86_400_000;
const italianDate = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** The calendar day of an instant in Italy, as the noon of that date in UTC: days apart are exact multiples. */
const romeNoon = (instant: number): number => {
  const [day, month, year] = italianDate.format(instant).split('/').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, 12);
};

const CHANGES = [2024, 2025, 2026, 2027].flatMap((year) => [lastSunday(year, 2), lastSunday(year, 9)]);

function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1));
  return end.getTime() - end.getUTCDay() * DAY_MS;
}

const anyInstant = () =>
  fc.oneof(
    fc.constantFrom(...CHANGES).chain((change) => fc.integer({ min: change - 2 * DAY_MS, max: change + 2 * DAY_MS })),
    fc.integer({ min: Date.parse('2000-01-01T00:00:00Z'), max: Date.parse('2090-01-01T00:00:00Z') }),
  );
