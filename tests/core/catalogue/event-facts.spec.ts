import { assert, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventPlace, eventTimeText } from '#core/catalogue/event-facts.ts';

import type { IsoDate } from '#core/kernel/iso-date.ts';

const day = '2026-11-25' as IsoDate;

describe('eventPlace', () => {
  it('[PAGE-31] [PAGE-43] should say the place in full, or that it is online', () => {
    expect(
      eventPlace({
        eventDate: day,
        isOnlineEvent: false,
        place: 'Sala dei Granai',
        street: 'Via delle Messi',
        streetNumber: '12',
        streetCity: '01100 Viterbo',
        city: 'Viterbo',
        streetCountry: 'Italia',
      }),
    ).toBe('Sala dei Granai, Via delle Messi 12, 01100 Viterbo');
    expect(eventPlace({ eventDate: day, isOnlineEvent: true, city: 'Roma' })).toBe('Online');
    expect(eventPlace({ eventDate: day, isOnlineEvent: false, city: 'Lione', streetCountry: 'Francia' })).toBe(
      'Lione, Francia',
    );
    expect(eventPlace({ eventDate: day, isOnlineEvent: false })).toBe('');
  });

  it('[PAGE-31] should never begin, end or break with an empty part, whatever is missing', () => {
    const part = option(
      string({ maxLength: 8 }).map((text) => text.replaceAll(',', ' ')),
      { nil: undefined },
    );
    const parts = record({
      place: part,
      street: part,
      streetNumber: part,
      streetCity: part,
      city: part,
      streetCountry: part,
    });
    assert(
      property(parts, (given) => {
        const event = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        const said = eventPlace({ eventDate: day, isOnlineEvent: false, ...event });
        expect(said === '' ? [] : said.split(', ').filter((one) => one.trim() === '')).toEqual([]);
      }),
    );
  });
});

describe('eventTimeText', () => {
  it('[PAGE-31] should say from when to when, and leave anything else as it is', () => {
    expect(eventTimeText('09:00-13:00')).toBe('dalle 09:00 alle 13:00');
    expect(eventTimeText('10:00 - 13:00')).toBe('dalle 10:00 alle 13:00');
    expect(eventTimeText('10:00')).toBe('10:00');
    expect(eventTimeText('dopo cena')).toBe('dopo cena');
  });
});
