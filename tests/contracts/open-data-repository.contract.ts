import { describe, expect, it } from 'vitest';
import type { CatalogueDetail } from '#core/catalogue/item.ts';
import { dataFilePath, type DataSet } from '#core/open-data/data-set.ts';
import type { OpenDataRepository } from '#core/open-data/open-data-repository.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { contractAdmission, type Started } from './started.ts';

const DEEDS: readonly CatalogueDetail[] = [2025, 2025, 2026].map((referenceYear, index) =>
  aCatalogueDetail({
    id: `delibera-${index}`,
    list: 'resolutions',
    referenceYear,
    publicationDate: day(`2023-02-0${index + 1}`),
  }),
);

/** What every `OpenDataRepository` does; `start` makes one that publishes these contents and nothing else. */
export const openDataRepositoryContract = (
  start: (details: readonly CatalogueDetail[]) => Promise<Started<OpenDataRepository>>,
): void => {
  const admission = contractAdmission(() => start(DEEDS));
  const setOf = async (id: string): Promise<DataSet | undefined> =>
    (await (await admission()).catalogue())?.dataSets.find((one) => one.id === id);

  describe('catalogue', () => {
    it('[DATI-01] [DATI-04] should count a list and each of its years, and say since when it has entries', async () => {
      expect(await setOf('resolutions')).toMatchObject({
        theme: 'GOVE',
        frequency: 'UPDATE_CONT',
        count: 3,
        since: '2023-02-01',
        files: [
          { format: 'csv', path: dataFilePath('resolutions'), count: 3 },
          { format: 'csv', path: dataFilePath('resolutions', 2026), year: 2026, count: 1 },
          { format: 'csv', path: dataFilePath('resolutions', 2025), year: 2025, count: 2 },
          { format: 'atom', path: '/exports/resolutions.atom' },
        ],
      });
    });

    it('[DATI-01] should know a list without entries, and since when nothing of it is known', async () => {
      const set = await setOf('regulations');
      expect([set?.count, set?.since, set?.changed]).toEqual([0, undefined, undefined]);
    });

    it('[DATI-02] should explain each column in a sentence, with the kind of its values', async () => {
      const columns = (await setOf('resolutions'))?.columns ?? [];
      expect(columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
        'Titolo: text',
        'Descrizione: text',
        'Anno: number',
        'Pubblicazione: day',
        'Indirizzo: address',
      ]);
      expect(columns.filter(({ about }) => !/^\p{Lu}.{5,}\.$/u.test(about))).toEqual([]);
    });

    it('[DATI-05] should name who publishes, with a code, an address for questions and the licence', async () => {
      const publisher = (await (await admission()).catalogue())?.publisher;
      expect(publisher?.licence.iri).toMatch(/A21_CCBY40$/u);
      expect(publisher?.mail).toContain('@');
      expect([publisher?.name, publisher?.code].every((word) => (word ?? '').length > 3)).toBe(true);
    });
  });
};
