import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ENTRIES, type ReportedEntry, withoutArchive } from '#core/alerts/digest.ts';
import { digestMessage } from '#core/alerts/messages.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const entries = (count: number, daysAgo = 0): readonly ReportedEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'new',
    item: aCatalogueItem({
      id: `n${daysAgo}-${at}`,
      list: 'regulations',
      title: `Atto ${at}.`,
      publicationDate: addDays(TODAY, -daysAgo),
    }),
  }));
const message = (reported: readonly ReportedEntry[]) =>
  digestMessage({
    agency: 'ANPAG',
    words: 'Normative',
    reported,
    addressOf: ({ item }) => `https://portale.example/normative/${item.id}`,
    list: 'https://portale.example/normative',
    manage: 'https://portale.example/avvisi-per-email?gestione=x',
  });

describe('digestMessage', () => {
  it('[ALERT-05] should name some entries and count the others, with the way out before them', () => {
    const { subject, text, html } = message(entries(420));
    expect(subject).toBe('420 novità: Normative');
    for (const part of [text, html]) {
      expect(part.match(/Atto \d+\./gu)).toHaveLength(MOST_ENTRIES);
      expect(part).toContain('E altre 370 nell’elenco.');
      expect(part.indexOf('gestione=x')).toBeLessThan(part.indexOf('Atto 0.'));
      expect(part).toContain('ANPAG');
    }
    expect(html.length).toBeLessThan(40_000);
    expect(message(entries(MOST_ENTRIES)).text).not.toMatch(/e (altre|un’altra)/iu);
    expect(message(entries(MOST_ENTRIES + 1)).text).toContain('E un’altra nell’elenco.');
  });
});

describe('an event that is not held on its day', () => {
  it('[EVENT-03] should be told with the day for which it was announced', () => {
    const event = { eventDate: day('2026-12-04'), isOnlineEvent: true, eventStatus: 'annullato' } as const;
    const item = aCatalogueItem({ list: 'events', event });
    expect(message([{ kind: 'term', item, before: event.eventDate }]).text).toContain(
      'è annullato, era in programma il 04/12/2026',
    );
    const { text } = message([{ kind: 'new', item }]);
    expect(text).toContain('annullato, era in programma il 04/12/2026');
    expect(text).not.toContain('si tiene');
  });
});

describe('a term that moved', () => {
  it('[ALERT-05] [D-66] should be told once, with the day before and the act that moved it', () => {
    const deadline = day('2026-12-02');
    const before = day('2026-11-30');
    const item = aCatalogueItem({
      list: 'competitions',
      deadline,
      moves: [{ from: before, to: deadline, act: 'decreto n. 12' }],
    });
    const { text } = message([{ kind: 'term', item, before }]);
    expect(text.match(/02\/12\/2026|decreto n. 12/gu)).toEqual(['02/12/2026', 'decreto n. 12']);
    expect(text).toContain('il termine è ora 02/12/2026, prima era 30/11/2026, con decreto n. 12');
  });
});

describe('withoutArchive', () => {
  it('[ALERT-05] should leave out of many what was published long ago, and nothing of few', () => {
    fc.assert(
      fc.property(fc.nat(120), fc.nat(120), (late, old) => {
        const reported = [...entries(late, 30), ...entries(old, 31)];
        const left = withoutArchive(reported, TODAY);
        expect(left).toEqual(reported.length <= MOST_ENTRIES ? reported : reported.slice(0, late));
      }),
      RUNS,
    );
    const moved = entries(60, 400).map(({ item }) => ({ item, kind: 'term' as const }));
    expect(withoutArchive(moved, TODAY)).toEqual(moved);
  });
});
