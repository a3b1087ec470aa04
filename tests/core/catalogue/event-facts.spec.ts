import { assert, integer, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endDayOf, eventPlace, eventSpan, eventTimeText, hoursOf, lastDayOf } from '#core/catalogue/event-facts.ts';

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
    expect(eventTimeText('09:00-13:00')).toBe('dalle 9 alle 13');
    expect(eventTimeText('10:00 - 13:00')).toBe('dalle 10 alle 13');
    expect(eventTimeText('10:00')).toBe('alle 10');
    expect(eventTimeText('dopo cena')).toBe('dopo cena');
  });
});

describe('eventSpan', () => {
  const event = { eventDate: day, isOnlineEvent: false };

  it('[PAGE-31] should be days, with hours where they are written as hours', () => {
    expect(eventSpan(event)).toEqual({ start: '2026-11-25' });
    expect(eventSpan({ ...event, eventTime: 'dopo cena' })).toEqual({ start: '2026-11-25' });
    expect(eventSpan({ ...event, eventTime: '9:30' })).toEqual({ start: '2026-11-25T09:30' });
    expect(eventSpan({ ...event, eventTime: '9:30 – 13:00', eventEndDate: '2026-11-27' as IsoDate })).toEqual({
      start: '2026-11-25T09:30',
      end: '2026-11-27T13:00',
    });
  });

  it.each<[string, string, string]>([
    ['22:00-01:00', '2026-11-25T22:00', '2026-11-26T01:00'],
    ['10:00 - 10:00', '2026-11-25T10:00', '2026-11-26T10:00'],
    ['00:00-23:59', '2026-11-25T00:00', '2026-11-25T23:59'],
    ['20:00-24:00', '2026-11-25T20:00', '2026-11-26T00:00'],
    ['00:00-24:00', '2026-11-25T00:00', '2026-11-26T00:00'],
  ])('[PAGE-31] should end on the next day where the end is not after the begin: %s', (eventTime, start, end) => {
    expect(eventSpan({ ...event, eventTime })).toEqual({ start, end });
    expect(eventSpan({ ...event, eventTime, eventEndDate: day })).toEqual({ start, end });
  });

  it('[PAGE-31] should be over on the day after an evening that ends at midnight', () => {
    const evening = { ...event, eventTime: '20:00-24:00' };
    expect([lastDayOf(evening), endDayOf(evening)]).toEqual(['2026-11-25', '2026-11-26']);
    expect(hoursOf(evening)).toEqual({ from: '20:00', to: '00:00' });
    expect(eventTimeText('20:00-24:00')).toBe('dalle 20 alle 24');
  });

  it('[PAGE-31] should believe the last day that is written', () => {
    expect(eventSpan({ ...event, eventTime: '22:00-01:00', eventEndDate: '2026-11-26' as IsoDate }).end).toBe(
      '2026-11-26T01:00',
    );
  });

  it.each(['25:00', '9:99', '24:00', '24:00-10:00', '12:30-24:01', '99:99-10:00'])(
    '[PAGE-31] should make nothing of what is no hour: %s',
    (eventTime) => {
      expect(eventSpan({ ...event, eventTime })).toEqual({ start: '2026-11-25' });
    },
  );

  it('[PAGE-31] should never end before it begins', () => {
    const hour = integer({ min: 0, max: 23 }).map((number) => String(number).padStart(2, '0'));
    assert(
      property(hour, hour, (from, to) => {
        const { start, end = '' } = eventSpan({ ...event, eventTime: `${from}:30-${to}:30` });
        expect(end > start).toBe(true);
      }),
    );
  });

  it('[PAGE-31] should have the hours that were written, whatever they are', () => {
    const hour = integer({ min: 0, max: 23 });
    const minute = integer({ min: 0, max: 59 }).map((number) => String(number).padStart(2, '0'));
    assert(
      property(hour, minute, hour, minute, (h1, m1, h2, m2) => {
        const { start, end } = eventSpan({ ...event, eventTime: `${h1}:${m1} - ${h2}:${m2}` });
        expect([start, end].map((said) => said?.slice(-5))).toEqual([
          `${String(h1).padStart(2, '0')}:${m1}`,
          `${String(h2).padStart(2, '0')}:${m2}`,
        ]);
      }),
    );
  });
});
