import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import {
  entryAddresses,
  entryCalendarAddress,
  exportAddress,
  type Exported,
  exportFormats,
  exportPath,
} from '#core/catalogue/export.ts';
import { atomOf } from '#core/catalogue/export-atom.ts';
import { csvOf } from '#core/catalogue/export-csv.ts';
import { entryIcs, icsOf } from '#core/catalogue/export-ics.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { criteriaFromQuery } from '#core/catalogue/query-codec.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { anyListCriteria } from '#tests/support/arbitraries/catalogue.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const table = routeTable({
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: 'Agenzia',
});
const addresses = entryAddresses(table, { origin: 'https://p.example', home: 'https://p.example/portale' });
const exported = (items: readonly CatalogueItem[], rest: Partial<Exported> = {}): Exported => ({
  definition: LISTS.events,
  items,
  title: 'Eventi',
  page: 'https://p.example/portale/eventi',
  self: 'https://p.example/api/exports/events.atom?search=a&sort=ASC',
  publisher: 'ANPAG',
  ...addresses,
  ...rest,
});
const anEvent = (fields: Partial<CatalogueItem> = {}): CatalogueItem =>
  aCatalogueItem({
    list: 'events',
    event: { eventDate: day('2026-12-03'), eventTime: '10:00 - 13:00', isOnlineEvent: false, place: 'Sala; Verde' },
    ...fields,
  });
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

describe('exportPath', () => {
  it('[LIST-18] should be another one for each list and form, and carry the filters of the list', () => {
    const all = Object.values(LISTS).flatMap((list) => exportFormats(list).map((format) => exportPath(list, format)));
    expect(new Set(all).size).toBe(all.length);
    fc.assert(
      fc.property(anyListCriteria(), ({ definition, criteria }) => {
        const list = Object.values(LISTS).find(({ id }) => id === definition.id);
        if (list === undefined) return;
        const [, query = ''] = exportAddress(list, 'csv', criteria).split('?');
        expect(criteriaFromQuery(list, queryPairs(query))).toEqual(criteria);
      }),
      RUNS,
    );
  });

  it('[LIST-18] should be a calendar, too, where entries have deadlines or dates', () => {
    const withCalendar = Object.values(LISTS).filter((list) => exportFormats(list).includes('ics'));
    expect(withCalendar.map(({ id }) => id)).toEqual(['services', 'competitions', 'tenders', 'feadTenders', 'events']);
  });
});

describe('entryAddresses', () => {
  it.each([
    [{ list: 'events' }, 'https://p.example/portale/anpag-comunica/eventi/a'],
    [{ list: 'forms' }, 'https://p.example/portale/modulistica?dettaglio=a'],
    [{ list: 'faqs' }, 'https://p.example/portale/supporto/faq?dettaglio=a#voce-a'],
    [{ list: 'usefulLinks', url: 'https://m.example/' }, 'https://m.example/'],
    [
      {
        list: 'pressReleases',
        document: { title: 'T', contentUrl: '/media/t.pdf', format: 'pdf', sizeBytes: 1 },
      },
      'https://p.example/media/t.pdf',
    ],
  ] as const)('should be whole for %o', (fields, address) => {
    expect(addresses.addressOf(aCatalogueItem({ id: 'a', ...fields }))).toBe(address);
  });
});

describe('csvOf', () => {
  it('[LIST-18] should have Italian separators and days, the mark of UTF-8, and only columns with values', () => {
    const text = csvOf(exported([aCatalogueItem({ title: 'Olio; "nuovo"', description: '=1+1' })]));
    expect(text).toBe(
      '\u{feff}Titolo;Descrizione;Pubblicazione;Indirizzo\r\n' +
        `"Olio; ""nuovo""";'=1+1;10/05/2024;https://p.example/portale/normative/voce-1\r\n`,
    );
  });

  it('[LIST-18] should keep codes as they are written, and days in one form', () => {
    const item = aCatalogueItem({
      deedNumber: '12/24',
      identifier: '00123',
      cig: '8412345E67',
      deadline: day('2026-12-06'),
    });
    const text = csvOf(exported([item]));
    expect(text).toContain(";06/12/2026;'12/24;");
    expect(text).toContain(";'00123;'8412345E67;");
  });

  it('[LIST-18] should have a column for what a single entry has, wherever it stands', () => {
    const bare = aCatalogueItem({ title: 'Olio' });
    const dated = aCatalogueItem({ title: 'Vino', deadline: day('2026-12-06') });
    for (const items of [
      [bare, dated],
      [dated, bare],
    ])
      expect(csvOf(exported(items))).toContain('06/12/2026');
  });

  it('[LIST-18] should have one line for each entry and the one with the titles, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText(), anyText()), { maxLength: 5 }), (texts) => {
        const items = texts.map(([title, description], index) =>
          aCatalogueItem({ id: `v-${index}`, title, description }),
        );
        expect(rowsIn(csvOf(exported(items))).length).toBe(items.length + 1);
      }),
      RUNS,
    );
  });
});

describe('atomOf', () => {
  it('[LIST-18] should name itself, its page and its entries by whole addresses', () => {
    const text = atomOf(exported([aCatalogueItem({ title: 'Olio & <vino>' })]));
    expect(text).toContain(
      '<link rel="self" type="application/atom+xml" href="https://p.example/api/exports/events.atom?search=a&amp;sort=ASC"/>',
    );
    expect(text).toContain('<title>Olio &amp; &lt;vino&gt;</title>');
    expect(text).toContain('<id>https://p.example/portale/normative/voce-1</id>');
    expect(text).toContain('<updated>2024-05-10T12:00:00Z</updated>');
  });

  it('[LIST-18] should give an entry the day on which it was updated, published, came or changed, and the feed the newest', () => {
    const { publicationDate: _none, ...undated } = aCatalogueItem({ list: 'usefulLinks', url: 'https://m.example/' });
    const updated = (items: readonly CatalogueItem[]) => atomOf(exported(items)).match(/(?<=<updated>)[^<]*/gu);
    const stamp = { id: 'voce', storedOn: day('2026-03-04'), moves: 0 };
    expect(updated([{ ...undated, stamp }, aCatalogueItem({ stamp })])).toEqual([
      '2026-03-04T12:00:00Z',
      '2026-03-04T12:00:00Z',
      '2024-05-10T12:00:00Z',
    ]);
    // An event to come is not updated on its own day, nor on that of reading.
    const { publicationDate: _no, ...event } = anEvent({ stamp });
    expect(updated([event])).toEqual(['2026-03-04T12:00:00Z', '2026-03-04T12:00:00Z']);
    expect(updated([undated])).toEqual(['1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z']);
    expect(updated([])).toEqual(['1970-01-01T00:00:00Z']);
    expect(unfolded(icsOf(exported([event])))).toContain('DTSTAMP:20260304T120000Z\r\n');
  });

  it('[LIST-18] should name an entry by what it is, whatever its slug, its PDF and its card, and lead to its page or its list', () => {
    const pdf = (contentUrl: string) => ({ document: { title: 'T', contentUrl, format: 'pdf', sizeBytes: 1 } });
    const release = (id: string, fields: Partial<CatalogueItem> = {}) =>
      aCatalogueItem({ id, friendlyUrl: id, list: 'pressReleases', ...pdf('/media/uno.pdf'), ...fields });
    const named = (items: readonly CatalogueItem[]) =>
      atomOf(exported(items)).match(/(?<=<id>|<link href=")https:[^<"]*/gu);
    const PAGE = 'https://p.example/portale/anpag-comunica/comunicati-stampa';
    const LIST = `${PAGE}?dettaglio`;
    const stamp = { id: 'a', storedOn: day('2026-03-04'), moves: 0 };
    expect(named([release('a'), release('b'), release('a', pdf('/media/due.pdf'))])?.slice(1)).toEqual([
      `${PAGE}/a`,
      `${LIST}=a#voce-a`,
      `${PAGE}/b`,
      `${LIST}=b#voce-b`,
      `${PAGE}/a`,
      `${LIST}=a#voce-a`,
    ]);
    expect(named([release('nuovo', { stamp, hasDetail: true })])?.slice(1)).toEqual([`${PAGE}/a`, `${PAGE}/nuovo`]);
    // What was named by its PDF until now keeps that name.
    const kept = { ...stamp, id: '/media/uno.pdf' };
    expect(named([release('b', { stamp: kept })])?.[1]).toBe('https://p.example/media/uno.pdf');
    expect(atomOf(exported([release('a')]))).toContain('<link rel="related" href="https://p.example/media/uno.pdf"/>');
  });

  it('[LIST-18] should hold nothing that XML cannot, whatever is in the texts', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (title, description) => {
        const text = atomOf(exported([aCatalogueItem({ title, description })]));
        // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
        expect(text).not.toMatch(/[\0-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{fffe}\u{ffff}]|&(?!amp;|lt;|gt;|quot;|#39;)/u);
        expect(text.match(/<entry>/gu)).toHaveLength(1);
      }),
      RUNS,
    );
  });
});

describe('what a feed and a calendar say of a moved term', () => {
  const move = { from: day('2026-11-30'), to: day('2026-12-03'), act: 'decreto n. 12' };
  const reported = 'spostata dal 30 novembre al 3 dicembre, con decreto n. 12';
  it.each([
    ['an event', anEvent({ moves: [move] })],
    ['a call', aCatalogueItem({ list: 'competitions', deadline: move.to, moves: [move] })],
  ])('[LIST-18] [D-66] should be where it stood before, once, for %s', (_kind, item) => {
    const definition = LISTS[item.list];
    for (const file of [atomOf(exported([item], { definition })), unfolded(icsOf(exported([item], { definition })))]) {
      const words = file.replaceAll('\u00A0', ' ').replaceAll('\\,', ',');
      expect(words.toLowerCase().split(reported)).toHaveLength(2);
    }
    const still = exported([{ ...item, moves: [{ ...move, to: day('2026-12-09') }] }], { definition });
    expect(atomOf(still) + icsOf(still)).not.toMatch(/spostata/iu);
  });
});

describe('an event that is not held on its day', () => {
  const stated = (eventStatus: 'annullato' | 'rinviato', fields: Partial<CatalogueItem> = {}): CatalogueItem =>
    anEvent({
      event: { eventDate: day('2026-12-03'), isOnlineEvent: true, eventStatus },
      title: 'Convegno',
      ...fields,
    });

  it.each(['annullato', 'rinviato'] as const)(
    '[EVENT-03] should stay in its files and say there that it is %s',
    (status) => {
      const word = status === 'annullato' ? 'Annullato' : 'Rinviato';
      const file = unfolded(icsOf(exported([stated(status)])));
      for (const line of [
        `SUMMARY:${word}: Convegno`,
        'STATUS:CANCELLED',
        'TRANSP:TRANSPARENT',
        'DTSTART;VALUE=DATE:20261203',
      ])
        expect(file.split('\r\n')).toContain(line);
      expect(atomOf(exported([stated(status)]))).toContain(`<title>${word}: Convegno</title>`);
      expect(csvOf(exported([stated(status)]))).toContain(`;${status};`);
    },
  );

  it('[EVENT-03] should be an entry like any other on its new day, and after the status was taken back', () => {
    const moves = [{ from: day('2026-11-30'), to: day('2026-12-03') }];
    for (const item of [stated('rinviato', { moves }), anEvent()])
      expect(unfolded(icsOf(exported([item])))).not.toMatch(/STATUS:|TRANSP:/u);
    expect(unfolded(icsOf(exported([stated('annullato', { moves })])))).toContain('STATUS:CANCELLED');
    expect(atomOf(exported([stated('annullato', { moves })]))).not.toContain('spostata');
  });
});

describe('icsOf', () => {
  it('[LIST-18] should keep the name of an entry over a change of slug, and count what moved, on the day on which it did', () => {
    const stamp = { id: 'prima', storedOn: day('2026-03-04'), movedOn: day('2026-11-20'), moves: 2 };
    const file = unfolded(icsOf(exported([anEvent({ friendlyUrl: 'dopo', lastUpdate: day('2026-05-05'), stamp })])));
    expect(file.match(/^(?:UID|URL|DTSTAMP|LAST-MODIFIED|SEQUENCE):.*$/gmu)).toEqual([
      'UID:https://p.example/portale/anpag-comunica/eventi/prima',
      'DTSTAMP:20261120T120000Z',
      'LAST-MODIFIED:20261120T120000Z',
      'SEQUENCE:2',
      'URL:https://p.example/portale/anpag-comunica/eventi/dopo',
    ]);
    const { publicationDate: _none, ...undated } = anEvent();
    expect(unfolded(icsOf(exported([undated])))).not.toContain('1970');
  });

  it.each(['2026-12-03', '2026-12-04', undefined])(
    '[LIST-18] should end on the next day an event of one night, the last day being %s',
    (last) => {
      const night = anEvent({
        event: {
          eventDate: day('2026-12-03'),
          ...(last === undefined ? {} : { eventEndDate: day(last) }),
          eventTime: '22:00 - 01:00',
          isOnlineEvent: true,
        },
      });
      expect(unfolded(icsOf(exported([night])))).toContain(
        'DTSTART;TZID=Europe/Rome:20261203T220000\r\nDTEND;TZID=Europe/Rome:20261204T010000\r\n',
      );
    },
  );

  it('[LIST-18] should give an event its hours in Italy, and an event of several days or without hours whole days', () => {
    const one = unfolded(icsOf(exported([anEvent()])));
    expect(one).toContain('DTSTART;TZID=Europe/Rome:20261203T100000\r\nDTEND;TZID=Europe/Rome:20261203T130000\r\n');
    expect(one).toContain('LOCATION:Sala\\; Verde\r\n');
    const several = anEvent({
      event: { eventDate: day('2026-12-31'), eventEndDate: day('2027-01-02'), isOnlineEvent: true },
    });
    expect(unfolded(icsOf(exported([several])))).toContain(
      'DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270103\r\n',
    );
  });

  it('[LIST-18] should hold the deadlines of calls, and no call without one', () => {
    const text = unfolded(
      icsOf(
        exported(
          [
            aCatalogueItem({ id: 'a', list: 'competitions', title: 'Due posti', deadline: day('2026-12-06') }),
            aCatalogueItem({ id: 'b', list: 'competitions' }),
          ],
          { definition: LISTS.competitions },
        ),
      ),
    );
    expect(text.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
    expect(text).toContain(
      'DTSTART;VALUE=DATE:20261206\r\nDTEND;VALUE=DATE:20261207\r\nSUMMARY:Scadenza: Due posti\r\n',
    );
  });

  it('[LIST-18] should have no line longer than 75 bytes, and lose nothing by that', () => {
    fc.assert(
      fc.property(anyText(), (title) => {
        const text = icsOf(exported([anEvent({ title })]));
        for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(unfolded(text).match(/\r\nSUMMARY:/gu)).toHaveLength(1);
        expect(
          unfolded(text)
            .split('\r\n')
            .filter((line) => line !== '')
            .every((line) => /^[A-Z-]+[:;]/u.test(line)),
        ).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('the calendar of one entry', () => {
  const call = aCatalogueItem({ list: 'competitions', friendlyUrl: 'due posti', deadline: day('2026-12-06') });
  const several = anEvent({
    event: { eventDate: day('2026-12-31'), eventEndDate: day('2027-01-02'), isOnlineEvent: true },
  });

  it('[LIST-18] should be offered until its day has gone, the last one of several', () => {
    const { friendlyUrl } = several;
    expect(entryCalendarAddress(call, false, day('2026-12-06'))).toBe('/exports/competitions/due%20posti/calendar.ics');
    expect(entryCalendarAddress(call, false, day('2026-12-07'))).toBeUndefined();
    expect(entryCalendarAddress(several, true, day('2027-01-02'))).toBe(`/exports/events/${friendlyUrl}/calendar.ics`);
    expect(entryCalendarAddress(several, true, day('2027-01-03'))).toBeUndefined();
  });

  it('[LIST-18] [PAGE-37] should not be offered without a day, nor of what the reserved area may have for itself', () => {
    expect(entryCalendarAddress(aCatalogueItem({ list: 'competitions' }), false, day('2026-12-06'))).toBeUndefined();
    expect(
      entryCalendarAddress(aCatalogueItem({ ...call, list: 'regulations' }), false, day('2026-12-06')),
    ).toBeUndefined();
    const tender = aCatalogueItem({ ...call, list: 'feadTenders' });
    expect([false, true].map((isReserved) => entryCalendarAddress(tender, isReserved, day('2026-12-06')))).toEqual([
      '/exports/fead-national-contracts/due%20posti/calendar.ics',
      undefined,
    ]);
  });

  it('[LIST-18] should say of an entry what the calendar of its list says', () => {
    const named = (text: string): string =>
      text.replaceAll(/^(?:X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL).*\r\n/gmu, '');
    for (const [definition, item] of [
      [LISTS.events, several],
      [LISTS.events, anEvent()],
      [LISTS.competitions, call],
    ] as const)
      expect(entryIcs(definition, item, addresses)).toBe(named(icsOf(exported([item], { definition }))));
    expect(entryIcs(LISTS.competitions, aCatalogueItem({ list: 'competitions' }), addresses)).toBeUndefined();
    expect(entryIcs(LISTS.regulations, call, addresses)).toBeUndefined();
  });
});

// Helpers

/** Rows of a table, as a reader of such tables takes them apart. */
const rowsIn = (text: string): readonly string[] => {
  const rows: string[] = [];
  let [row, isQuoted] = ['', false];
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    row += sign;
    if (!isQuoted && row.endsWith('\r\n')) {
      rows.push(row);
      row = '';
    }
  }
  return rows;
};
