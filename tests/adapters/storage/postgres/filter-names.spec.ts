import { describe, expect, it } from 'vitest';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { Database } from '#adapters/storage/postgres/index.ts';
import { PostgresCatalogueRepository } from '#adapters/storage/postgres/content/catalogue-repository.ts';
import { raiseContentVersion } from '#adapters/storage/postgres/content/content-version.ts';
import { CONTRACT_CLOCK } from '#tests/contracts/catalogue-repository.contract.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { seedCatalogue } from './seeds.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();

/** The database, and how many questions it was asked. */
const counting = (db: Database): { readonly db: Database; readonly questions: () => number } => {
  let questions = 0;
  const query: Database['query'] = (...asked) => {
    questions += 1;
    return db.query(...asked);
  };
  return { db: { ...db, query }, questions: () => questions };
};

const aRegulation = (id: string, category: string) =>
  aCatalogueDetail({ id, facets: { categories: [{ name: category, value: category.toLowerCase() }] } });

describe('the names of what can be chosen in a list', () => {
  it('[LIST-14] should be read once, and again when the content has changed', async () => {
    await seedCatalogue(await emptied(database()), [aRegulation('a', 'OCM')]);
    const { db, questions } = counting(database());
    const repository = new PostgresCatalogueRepository(db, '/media', CONTRACT_CLOCK);
    const categories = async () => (await repository.filterOptions('regulations', noCriteria())).categories;
    expect(await categories()).toEqual([{ name: 'OCM', value: 'ocm', count: 1 }]);
    const first = questions();
    await categories();
    expect([first, questions() - first]).toEqual([2, 1]);

    await database().tx(async (tx) => {
      await raiseContentVersion(tx);
    });
    await seedCatalogue(database(), [aRegulation('b', 'FEAGA')]);
    expect(await categories()).toEqual([
      { name: 'FEAGA', value: 'feaga', count: 1 },
      { name: 'OCM', value: 'ocm', count: 1 },
    ]);
  });
});
