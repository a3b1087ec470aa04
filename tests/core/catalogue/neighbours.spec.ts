import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { leadingList, leadingQuery, makeReadNeighbours } from '#core/catalogue/neighbours.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { listAddressFromQuery } from '#core/catalogue/query-codec.ts';
import type { CatalogueDetail } from '#core/catalogue/item.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { resolvePage } from '#core/page-query.ts';
import { anyPairs } from '#tests/support/arbitraries/catalogue.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';
import { someTable } from '../navigation/deployment.ts';

const facet = (value: string) => [{ name: value, value }];

describe('the list that led to an entry', () => {
  it('should be read back from the address that it led to, whatever it was looked at by, and nothing else with it', () => {
    fc.assert(
      fc.property(anyPairs(), (pairs) => {
        const definition = LISTS.regulations;
        const leading = { definition, address: listAddressFromQuery(definition, pairs) };
        expect(leadingList('regulation', leadingQuery(leading))).toEqual(leading);
        const { path, query } = resolvePage(someTable, '/normative/x', [...leadingQuery(leading), ['utm_source', 'u']]);
        expect([path, query]).toEqual(['/normative/x', leadingQuery(leading)]);
      }),
      RUNS,
    );
  });

  it('should be none where no list is named, none that is known, or one that leads elsewhere', () => {
    for (const id of [undefined, 'inventato', 'events', 'forms', 'toString'])
      expect(leadingList('regulation', id === undefined ? [['page', '2']] : [['elenco', id]])).toBeUndefined();
    // A page has a history of its own below the same address.
    expect(leadingList('agencyTender', [['elenco', 'tenders']])?.definition.id).toBe('tenders');
    expect(resolvePage(someTable, '/normative/x', [['elenco', 'events']]).query).toEqual([]);
  });
});

describe('what stands around an entry', () => {
  it('should lead through the whole list, in its order and under its filters, and back', async () => {
    const kind = fc.constantFrom('ocm', 'latte');
    await fc.assert(
      fc.asyncProperty(fc.array(kind, { minLength: 1, maxLength: 25 }), fc.boolean(), async (kinds, isOldest) => {
        const items = new InMemoryCatalogueRepository(
          kinds.map((one, index) => aCatalogueDetail({ id: `voce-${index}`, facets: { categories: facet(one) } })),
        );
        const read = makeReadNeighbours(items);
        const criteria = {
          ...noCriteria(),
          sort: isOldest ? ('ASC' as const) : ('DESC' as const),
          selections: { categories: [kinds[0] ?? ''] },
        };
        const first = await items.matching('regulations', criteria, 1);
        const walked: string[] = [];
        let [at, page] = [first.items[0]?.friendlyUrl, 1];
        while (at !== undefined) {
          walked.push(at);
          const around = await read('regulations', { criteria, page }, at);
          expect([around?.place, around?.totalCount]).toEqual([walked.length, first.totalCount]);
          expect(around?.previous?.friendlyUrl).toBe(walked.at(-2));
          [at, page] = [around?.next?.friendlyUrl, around?.next?.page ?? page];
        }
        const listed: string[] = [];
        for (let number = 1; listed.length < first.totalCount; number += 1)
          listed.push(...(await items.matching('regulations', criteria, number)).items.map((item) => item.friendlyUrl));
        expect(walked).toEqual(listed);
      }),
      { ...RUNS, numRuns: 200 },
    );
  });

  it('[PAGE-65] should lead to no press release that is only a file', async () => {
    const releases = [true, undefined, true].map((hasDetail, index) =>
      aCatalogueDetail({
        id: `comunicato-${index}`,
        list: 'pressReleases',
        publicationDate: day(`2026-11-0${index + 1}`),
        ...(hasDetail === undefined ? {} : { hasDetail }),
      }),
    );
    const around = async (read: readonly CatalogueDetail[]) =>
      makeReadNeighbours(new InMemoryCatalogueRepository(read))(
        'pressReleases',
        { criteria: noCriteria(), page: 1 },
        'comunicato-2',
      );
    expect(await around(releases)).toEqual({ place: 1, totalCount: 3 });
    const texts = releases.filter(({ item }) => item.hasDetail);
    expect((await around(texts))?.next).toMatchObject({ friendlyUrl: 'comunicato-0', hasDetail: true });
  });

  it('should be nothing where the entry no longer stands there, or nobody can say', async () => {
    const items = new InMemoryCatalogueRepository([aCatalogueDetail({ id: 'voce-1' })]);
    const address = { criteria: noCriteria(), page: 1 };
    expect(await makeReadNeighbours(items)('regulations', address, 'un-altra')).toBeUndefined();
    expect(await makeReadNeighbours(items)('regulations', { ...address, page: 9 }, 'voce-1')).toBeUndefined();
    const away = { ...items, matching: () => Promise.reject(new ServiceError('away', { status: 503 })) };
    expect(await makeReadNeighbours(away as unknown as typeof items)('regulations', address, 'voce-1')).toBeUndefined();
  });
});
