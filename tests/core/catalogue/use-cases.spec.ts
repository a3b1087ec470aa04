import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { listQueryKey } from '#core/catalogue/query-key.ts';
import { type Criteria, noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { makeReadDetail } from '#core/catalogue/use-cases.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

const details = Array.from({ length: 200 }, (_, index) =>
  aCatalogueDetail({ id: `reg-${String(index).padStart(3, '0')}` }),
);
const repository = new InMemoryCatalogueRepository(details);

describe('the key of an answer', () => {
  it('[LIST-15] should never show a late answer for other criteria, kept as answers are under their key', async () => {
    const words = fc.array(fc.constantFrom('olio', 'riso', 'vino', 'grano'), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), words, async (scheduler, typed) => {
        const search = scheduler.scheduleFunction(async (criteria: Criteria) => ({
          items: [aCatalogueDetail({ title: criteria.search }).item],
        }));
        const kept = new Map<string, string>();
        let asked = noCriteria();
        const shown = () => kept.get(listQueryKey(LISTS.regulations, asked).join());
        const running = typed.map(async (word) => {
          asked = { ...noCriteria(), search: word };
          const mine = asked;
          const answer = await search(mine);
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

describe('ReadDetail', () => {
  it('should read the page of an item from the repository', async () => {
    expect((await makeReadDetail(repository)('regulations', 'reg-007'))?.item.id).toBe('reg-007');
    expect(await makeReadDetail(repository)('regulations', 'nessuna')).toBeUndefined();
  });
});
