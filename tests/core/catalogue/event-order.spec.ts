import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsInEvidence, eventStrip } from '#core/catalogue/event-order.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

describe('eventsInEvidence', () => {
  it('[EVENT-02] should put the next event first, and none that is over', () => {
    const items = ['2026-12-16', '2026-11-20', '2026-11-30', '2026-12-02'].map(anEvent);
    expect(eventsInEvidence(items, day('2026-11-26')).map(({ id }) => id)).toEqual([
      '2026-11-30',
      '2026-12-02',
      '2026-12-16',
    ]);
  });

  it('[EVENT-02] should keep one that goes on until today, and the order of the editors within a day', () => {
    const fair = {
      ...anEvent('2026-11-20'),
      event: { ...anEvent('2026-11-20').event, eventEndDate: day('2026-11-26') },
    };
    const twice = ['b', 'a', 'c'].map((id) => ({ ...anEvent('2026-11-30'), id }));
    const shown = eventsInEvidence([...twice, fair as CatalogueItem], day('2026-11-26'));
    expect(shown.map(({ id }) => id)).toEqual(['2026-11-20', 'b', 'a', 'c']);
  });

  it('[EVENT-02] should show the next events once each in the order of their days', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyFilterDay(), { maxLength: 7 }), anyFilterDay(), (days, today) => {
        expect(eventsInEvidence(days.map(anEvent), day(today)).map(({ id }) => id)).toEqual(
          days.filter((one) => one >= today).toSorted(),
        );
      }),
      RUNS,
    );
  });
});

describe('eventStrip', () => {
  const anyEvents = () => fc.uniqueArray(anyFilterDay(), { maxLength: 9 }).map((days) => days.map(anEvent));

  it('[PAGE-38] [EVENT-02] should show the next in evidence large and the three nearest others as lines, none twice and none that is over', () => {
    fc.assert(
      fc.property(anyEvents(), anyEvents(), anyFilterDay(), (inEvidence, imminent, today) => {
        const { large, lines } = eventStrip(inEvidence, imminent, day(today));
        expect(large).toEqual(eventsInEvidence(inEvidence, day(today))[0]);
        const others = new Set([...inEvidence, ...imminent].map(({ id }) => id));
        others.delete(large?.id ?? '');
        const nearest = [...others].filter((id) => id >= today).toSorted();
        expect(lines.map(({ id }) => id)).toEqual(nearest.slice(0, 3));
      }),
      RUNS,
    );
  });
});

// Helpers

const anEvent = (date: string): CatalogueItem =>
  aCatalogueItem({ id: date, list: 'events', event: { eventDate: day(date), isOnlineEvent: false } });
