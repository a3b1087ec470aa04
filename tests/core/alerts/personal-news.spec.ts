import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grants } from '#core/access/can-act-for.ts';
import { NO_CHOICES, PERSONAL_KINDS, TERM_DAYS } from '#core/alerts/personal-alerts.ts';
import {
  changedPayments,
  choicesThatHold,
  mayBeNotified,
  nextLook,
  type NewsItem,
  stillAllowed,
  termDays,
  termsToTell,
  withNews,
} from '#core/alerts/personal-news.ts';
import { timeInRome } from '#core/formatting/date.ts';
import { addDays, dayInRome, daysBetween } from '#core/kernel/iso-date.ts';
import { toDoList } from '#core/open-items/to-do.ts';
import { day } from '#tests/support/mothers/day.ts';
import { anApplication } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const FARMER = { fiscalCode: 'BNCNNA80A41H501R', role: 'farmer' as const };
const CENTRE = { fiscalCode: 'VRDPLA79M52G478S', role: 'caa' as const };
const grants = (rest: Partial<Grants> = {}): Grants => ({
  heldCuaas: ['uno', 'due'],
  officeIds: ['U1'],
  mandates: [{ cuaa: 'uno', officeId: 'U1', since: day('2020-01-01'), until: undefined }],
  closedCuaas: [],
  today: TODAY,
  ...rest,
});

describe('termDays', () => {
  it('[PREF-04] should be what is 30, 14, 7 and 1 days away, day by day', () => {
    const yesterday = addDays(TODAY, -1);
    expect([...termDays(yesterday, TODAY, TERM_DAYS)].map((term) => daysBetween(TODAY, term))).toEqual([30, 14, 7, 1]);
    expect(termDays(TODAY, TODAY, TERM_DAYS).size).toBe(0);
  });

  it('[PREF-04] should tell a term once for each of its days, on whatever days one looks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 60 })),
        fc.subarray([...TERM_DAYS]),
        (away, looks, chosen) => {
          const term = addDays(TODAY, away);
          const days = looks.toSorted((left, right) => left - right).map((after) => addDays(TODAY, after));
          let lookedOn = TODAY;
          for (const today of days) {
            const crossed = chosen.filter((before) => {
              const on = addDays(term, -before);
              return on > lookedOn && on <= today && on > addDays(today, -30);
            });
            // What came near in between is announced on the first day that one looks, unless it is past by then.
            expect(termDays(lookedOn, today, chosen).has(term)).toBe(crossed.length > 0 && term >= today);
            expect(termDays(today, today, chosen).has(term)).toBe(false);
            lookedOn = today;
          }
        },
      ),
      RUNS,
    );
  });
});

describe('termsToTell', () => {
  it('[PREF-04] should be entries of what is to be done that end on one of the days', () => {
    const request = (dueOn: string) => ({ what: 'la planimetria', dueOn: day(dueOn) });
    const toDos = toDoList({
      today: TODAY,
      file: {},
      debts: [],
      applications: [
        anApplication({ id: 'D-1', request: request('2026-12-02') }),
        anApplication({ id: 'D-2', request: request('2026-12-03') }),
        anApplication({ id: 'D-3', request: request('2026-11-18') }),
      ],
    });
    expect(termsToTell('uno', toDos, termDays(addDays(TODAY, -1), TODAY, TERM_DAYS)).map(({ id }) => id)).toEqual([
      'procedures.request:D-1',
    ]);
  });
});

describe('changedPayments', () => {
  it('[PREF-03] should be those of another state, and new ones', () => {
    const before = [
      { id: 'P-1', state: 'in-progress' as never },
      { id: 'P-2', state: 'paid' as never },
    ];
    const after = [
      { id: 'P-1', state: 'paid' as never },
      { id: 'P-2', state: 'paid' as never },
      { id: 'P-3', state: 'paid' as never },
    ];
    expect(changedPayments(before, after)).toEqual(['P-1', 'P-3']);
    expect(changedPayments(after, after)).toEqual([]);
  });
});

describe('mayBeNotified', () => {
  it('[PREF-05] should be as grants and mandates are now', () => {
    expect(mayBeNotified(FARMER, 'uno', grants())).toBe(true);
    expect(mayBeNotified(FARMER, 'uno', grants({ closedCuaas: ['uno'] }))).toBe(false);
    expect(mayBeNotified(FARMER, 'tre', grants())).toBe(false);
    expect(mayBeNotified(FARMER, undefined, grants())).toBe(false);
    expect(mayBeNotified(CENTRE, 'uno', grants())).toBe(true);
    expect(mayBeNotified(CENTRE, 'due', grants())).toBe(false);
    expect(mayBeNotified(CENTRE, undefined, grants())).toBe(true);
    expect(mayBeNotified(CENTRE, undefined, grants({ officeIds: [] }))).toBe(false);
  });
});

describe('stillAllowed', () => {
  const anyNewsItem = (): fc.Arbitrary<NewsItem> =>
    fc.record({
      kind: fc.constantFrom(...PERSONAL_KINDS),
      cuaa: fc.constantFrom('uno', 'due', 'tre'),
      id: fc.constantFrom('a', 'b'),
    });

  it('[PREF-05] should never be of a company that was not chosen, or is not held', () => {
    fc.assert(
      fc.property(
        fc.array(anyNewsItem()),
        fc.uniqueArray(fc.constantFrom('uno', 'due', 'tre')),
        fc.uniqueArray(fc.constantFrom('uno', 'due')),
        fc.constantFrom(...PERSONAL_KINDS),
        (items, heldCuaas, chosen, kind) => {
          const choices = { ...NO_CHOICES, companies: chosen.map((cuaa) => ({ cuaa, kinds: [kind] })) };
          const reported = stillAllowed(FARMER, choices, items, grants({ heldCuaas }));
          for (const item of reported) {
            expect(heldCuaas.concat()).toContain(item.cuaa);
            expect(chosen).toContain(item.cuaa);
            expect(item.kind).toBe(kind);
          }
          const left = choicesThatHold(FARMER, choices, grants({ heldCuaas })).companies.map(({ cuaa }) => cuaa);
          expect(left).toEqual(chosen.filter((cuaa) => heldCuaas.includes(cuaa)));
        },
      ),
      RUNS,
    );
  });
});

describe('withNews', () => {
  it('[PREF-03] should have each thing once, however often it was noted', () => {
    const item: NewsItem = { kind: 'payment', cuaa: 'uno', id: 'P-1' };
    expect(withNews([item], [{ ...item }, { ...item, id: 'P-2' }])).toHaveLength(2);
  });
});

describe('nextLook', () => {
  it('[PREF-06] should be at the hour in Italy, after now, and never twice on a day, whatever the hours are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') }),
        fc.array(fc.integer({ min: 6, max: 20 }), { minLength: 1, maxLength: 6 }),
        (start, hours) => {
          let now = start;
          let lookedOn = dayInRome(now);
          for (const hour of hours) {
            const next = nextLook(hour, lookedOn, now);
            expect(next).toBeGreaterThan(now);
            expect(timeInRome(next)).toBe(`${String(hour).padStart(2, '0')}:00`);
            expect(dayInRome(next) > lookedOn).toBe(true);
            [now, lookedOn] = [next, dayInRome(next)];
          }
        },
      ),
      RUNS,
    );
  });
});
