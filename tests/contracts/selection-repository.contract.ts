import { describe, expect, it } from 'vitest';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { GuidedAudience } from '#core/catalogue/task-page.ts';
import {
  type FaqSlot,
  type FigureSlot,
  MOST_IN_EVIDENCE,
  RECENT_FAQS_SHOWN,
  type SelectionRepository,
} from '#core/selections/selection-repository.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { contractAdmission, type Started } from './started.ts';

/** An entry, and what the editors set on it. */
export interface SelectedEntry {
  readonly detail: CatalogueDetail;
  readonly isInEvidence?: boolean;
  readonly audiences?: readonly (GuidedAudience | FaqSlot)[];
}

/** The selections of the editors, as a test stores them. */
export interface StoredSelections {
  readonly entries: readonly SelectedEntry[];
  readonly figures: readonly { readonly place: FigureSlot; readonly kpis: readonly Kpi[] }[];
}

/** A quarter past midnight in Rome on 2 December; still the first elsewhere. */
const NOW: Clock = { now: () => Date.UTC(2026, 11, 1, 23, 15) };
const day = (text: string): IsoDate => text as IsoDate;
const nth = (number: number): string => String(number).padStart(2, '0');
const counted = <T>(count: number, make: (number: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const entry = (fields: Partial<CatalogueItem>, marks: Omit<SelectedEntry, 'detail'> = {}): SelectedEntry => ({
  detail: aCatalogueDetail(fields),
  ...marks,
});
const event = (id: string, eventDate: string): SelectedEntry =>
  entry({ list: 'events', id, event: { eventDate: day(eventDate), isOnlineEvent: true } });

const PAID: Kpi = {
  icon: 'it-chart-line',
  value: '3847028630.79',
  formatting: 'valuta',
  description: 'pagati nella campagna',
  tooltip: 'I recuperi non sono sottratti.',
  lastUpdate: day('2026-11-14'),
};
const DAYS: Kpi = { icon: 'it-clock', value: '11 giorni', formatting: 'testo', description: 'fino all’accredito' };

const STORED: StoredSelections = {
  entries: [
    ...counted(MOST_IN_EVIDENCE + 1, (number) =>
      entry(
        { list: 'articles', id: `articolo-${nth(number)}`, publicationDate: day(`2026-10-${nth(number)}`) },
        { isInEvidence: true },
      ),
    ),
    entry({ list: 'articles', id: 'articolo-qualunque', publicationDate: day('2026-11-01') }),
    event('oggi', '2026-12-02'),
    event('ieri', '2026-12-01'),
    entry(
      {
        list: 'events',
        id: 'fra-un-mese',
        event: {
          eventDate: day('2027-01-02'),
          isOnlineEvent: true,
          bookingUrl: 'https://incontri.example/iscrizione',
          bookingUntil: day('2026-12-15'),
        },
      },
      { isInEvidence: true },
    ),
    event('domani', '2026-12-03'),
    ...counted(MOST_IN_EVIDENCE, (number) => event(`lontano-${number}`, `2027-03-${nth(number)}`)),
    ...counted(RECENT_FAQS_SHOWN + 1, (number) =>
      entry(
        { list: 'faqs', id: `domanda-${nth(number)}`, publicationDate: day(`2026-09-${nth(number)}`) },
        { audiences: ['supporto'] },
      ),
    ),
    entry({
      list: 'competitions',
      id: 'concorso',
      title: 'Concorso',
      status: 'Pubblicato',
      deadline: day('2026-12-20'),
    }),
    entry({ list: 'tenders', id: 'gara', title: 'Gara', status: 'Pubblicato', deadline: day('2026-12-02') }),
    entry({
      list: 'tenders',
      id: 'gara-scaduta',
      title: 'Gara scaduta',
      status: 'Pubblicato',
      deadline: day('2026-12-01'),
    }),
    entry({ list: 'faqs', id: 'domanda-agricola' }, { audiences: ['agricoltori'] }),
    entry({ list: 'faqs', id: 'domanda-dei-centri' }, { audiences: ['caa'] }),
    entry({ list: 'services', id: 'uma', title: 'UMA' }, { audiences: ['agricoltori', 'caa'] }),
    entry({ list: 'services', id: 'domanda', title: 'Domanda unica' }, { audiences: ['agricoltori'] }),
    entry({ list: 'services', id: 'interscambio', title: 'Interscambio' }, { audiences: ['op'] }),
    ...counted(5, (number) =>
      entry({ list: 'pressReleases', id: `comunicato-${number}`, publicationDate: day(`2026-08-${nth(number)}`) }),
    ),
  ],
  figures: [
    { place: 'home', kpis: [PAID, DAYS] },
    { place: 'other-op', kpis: [] },
  ],
};

/** What every `SelectionRepository` does; `start` makes one that holds these selections, at this hour. */
export const selectionRepositoryContract = (
  start: (stored: StoredSelections, clock: Clock) => Promise<Started<SelectionRepository>>,
): void => {
  const admission = contractAdmission(() => start(STORED, NOW));
  const ids = (items: readonly CatalogueItem[]) => items.map(({ id }) => id);

  describe('inEvidence', () => {
    it('[PAGE-38] should give what the editors marked, newest first, six at most', async () => {
      expect(ids(await (await admission()).inEvidence('articles'))).toEqual(
        [7, 6, 5, 4, 3, 2].map((number) => `articolo-${nth(number)}`),
      );
      expect(ids(await (await admission()).inEvidence('events'))).toEqual(['fra-un-mese']);
    });
  });

  describe('imminentEvents', () => {
    it('[PAGE-38] [CONST-03] should give the events from today in Italy on, the nearest first, six at most', async () => {
      expect(ids(await (await admission()).imminentEvents())).toEqual([
        'oggi',
        'domani',
        'fra-un-mese',
        'lontano-1',
        'lontano-2',
        'lontano-3',
      ]);
    });
  });

  describe('latestPressReleases', () => {
    it('[LIST-11] [PAGE-26] should give the four newest, the newest first', async () => {
      expect(ids(await (await admission()).latestPressReleases())).toEqual(
        [5, 4, 3, 2].map((number) => `comunicato-${number}`),
      );
    });
  });

  describe('terms', () => {
    it('[PAGE-53] should give the terms of those who farm from today in Italy on, and no call’s', async () => {
      const terms = await (await admission()).terms();
      expect(terms?.map(({ title, closesOn, list }) => [title, closesOn, list])).toEqual([
        ['Titolo di fra-un-mese', '2026-12-15', 'events'],
      ]);
    });
  });

  describe('recentFaqs', () => {
    it('[PAGE-34] [PAGE-27] should give the questions of a page with their answers, newest first, five at most', async () => {
      const found = await (await admission()).recentFaqs('supporto');
      expect(ids(found.map(({ item }) => item))).toEqual([6, 5, 4, 3, 2].map((number) => `domanda-${nth(number)}`));
      expect(found[0]?.body).toEqual([
        { kind: 'paragraph', children: [{ kind: 'text', text: 'Testo della pagina.' }] },
      ]);
      expect(ids((await (await admission()).recentFaqs('agricoltori')).map(({ item }) => item))).toEqual([
        'domanda-agricola',
      ]);
      expect(ids((await (await admission()).recentFaqs('caa')).map(({ item }) => item))).toEqual([
        'domanda-dei-centri',
      ]);
      expect(await (await admission()).recentFaqs('op')).toEqual([]);
    });
  });

  describe('servicesFor', () => {
    it('[PAGE-27] should give the services of an audience and of no other, by title', async () => {
      const port = await admission();
      expect(ids(await port.servicesFor('agricoltori'))).toEqual(['domanda', 'uma']);
      expect(ids(await port.servicesFor('caa'))).toEqual(['uma']);
      expect(ids(await port.servicesFor('op'))).toEqual(['interscambio']);
    });
  });

  describe('figures', () => {
    it('[PAGE-42] should give the figures of a page as they are, in their order', async () => {
      expect(await (await admission()).figures('home')).toEqual([PAID, DAYS]);
      expect(await (await admission()).figures('other-op')).toEqual([]);
    });
  });
};
