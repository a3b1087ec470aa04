import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryCatalogueRepository } from '#adapters/storage/memory/catalogue.ts';
import { listQueryKey } from '#core/catalogue/query-key.ts';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { makeReadDetail, makeReadFilterOptions, makeSearchCatalogue, makeShowMore } from '#core/catalogue/use-cases.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

const details = Array.from({ length: 200 }, (_, index) =>
  aCatalogueDetail({ id: `reg-${String(index).padStart(3, '0')}` }),
);
const repository = new InMemoryCatalogueRepository(details);
const everyId = details.map(({ item }) => item.id).toReversed();

describe('ShowMore', () => {
  it.each([
    [1, 0, 9],
    [2, 0, 18],
    [20, 0, 180],
    [21, 9, 189],
    [23, 27, 200],
    [40, 180, 200],
    [43, 200, 200],
  ])('[LIST-06] should show for page %d the items %d to %d, with the total', async (page, from, to) => {
    const shown = await makeShowMore(repository)('regulations', noCriteria(), page);
    expect(shown.items.map(({ id }) => id)).toEqual(everyId.slice(from, to));
    expect([shown.totalCount, shown.lastPage]).toEqual([200, page]);
  });

  it('[LIST-06] should ask for the pages side by side, each once', async () => {
    const asked: number[] = [];
    const slow: CatalogueRepository = {
      matching: (_list, _criteria, from) => {
        asked.push(Number(from));
        return new Promise(() => undefined);
      },
      filterOptions: async () => ({}),
      detail: async () => undefined,
    };
    void makeShowMore(slow)('regulations', noCriteria(), 4);
    await Promise.resolve();
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('[LIST-15] should never show a late answer for other criteria, kept as answers are under their key', async () => {
    const words = fc.array(fc.constantFrom('olio', 'riso', 'vino', 'grano'), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), words, async (scheduler, typed) => {
        const search = makeSearchCatalogue({
          matching: scheduler.scheduleFunction(async (_list, criteria) => ({
            items: [aCatalogueDetail({ title: criteria.search }).item],
            totalCount: 1,
            page: 1,
            pageSize: 9,
          })),
          filterOptions: async () => ({}),
          detail: async () => undefined,
        });
        const kept = new Map<string, string>();
        let asked = noCriteria();
        const shown = () => kept.get(listQueryKey(LISTS.regulations, asked).join());
        const running = typed.map(async (word) => {
          asked = { ...noCriteria(), search: word };
          const mine = asked;
          const answer = await search('regulations', mine, 1);
          kept.set(listQueryKey(LISTS.regulations, mine).join(), answer.items[0]?.title ?? '');
          expect([undefined, asked.search]).toContain(shown());
        });
        await scheduler.waitAll();
        await Promise.all(running);
        expect(shown()).toBe(typed.at(-1));
      }),
      RUNS,
    );
  });
});

describe('the other use cases', () => {
  it('[LIST-14] should read options and pages from the repository', async () => {
    expect(Object.keys(await makeReadFilterOptions(repository)('regulations', noCriteria()))).toEqual([
      'categories',
      'types',
      'referenceYears',
    ]);
    expect((await makeReadDetail(repository)('regulations', 'reg-007'))?.item.id).toBe('reg-007');
    expect(await makeReadDetail(repository)('regulations', 'nessuna')).toBeUndefined();
  });
});
