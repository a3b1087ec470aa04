import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventStateOn } from '#core/catalogue/event-answer.ts';
import { eventsInEvidence } from '#core/catalogue/event-order.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

describe('eventsInEvidence', () => {
  it('[EVENT-02] should put the next event first, and those that are over last', () => {
    const items = ['2026-12-16', '2026-11-20', '2026-11-30', '2026-12-02'].map(anEvent);
    const { large, small } = eventsInEvidence(items, day('2026-11-26'));
    expect([large, ...small].map((item) => item?.id)).toEqual(['2026-11-30', '2026-12-02', '2026-12-16', '2026-11-20']);
  });

  it('[EVENT-02] should show each event once, four at most, and never one that is over before one to come', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyFilterDay(), { maxLength: 7 }), anyFilterDay(), (days, today) => {
        const { large, small } = eventsInEvidence(days.map(anEvent), day(today));
        const shown = [...(large === undefined ? [] : [large]), ...small];
        expect(new Set(shown.map(({ id }) => id)).size).toBe(Math.min(days.length, 4));
        const isAhead = shown.map(({ event }) => event !== undefined && eventStateOn(event, day(today)) !== 'past');
        expect(isAhead.toSorted((one, other) => Number(other) - Number(one))).toEqual(isAhead);
      }),
      RUNS,
    );
  });
});

// Helpers

const anEvent = (date: string): CatalogueItem =>
  aCatalogueItem({ id: date, list: 'events', event: { eventDate: day(date), isOnlineEvent: false } });
