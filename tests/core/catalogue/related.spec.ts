import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { RELATED_COUNT, relatedCriteria } from '#core/catalogue/related.ts';
import { makeReadDetail } from '#core/catalogue/use-cases.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { aCatalogueDetail, aCatalogueItem } from '#tests/support/mothers/catalogue.ts';

const facet = (value: string) => [{ name: value, value }];

describe('relatedCriteria', () => {
  it('should go by the most telling filter that the list has', () => {
    const facets = { targets: facet('caa'), types: facet('circolare'), categories: facet('ocm') };
    expect(relatedCriteria(aCatalogueItem({ facets }))?.selections).toEqual({ categories: ['ocm'] });
    expect(relatedCriteria(aCatalogueItem({ facets: { types: facet('circolare') } }))?.selections).toEqual({
      types: ['circolare'],
    });
    // A filter that the list does not have finds nothing in it.
    expect(relatedCriteria(aCatalogueItem({ facets: { needs: facet('aiuto') } }))).toBeUndefined();
  });
});

describe('makeReadDetail', () => {
  it('should offer at most three others of the same kind, never the page itself', async () => {
    const kind = constantFrom('ocm', 'latte', 'riso');
    await assert(
      asyncProperty(array(record({ kind }), { minLength: 1, maxLength: 12 }), async (drawn) => {
        const details = drawn.map((one, index) =>
          aCatalogueDetail({ id: `reg-${index}`, facets: { categories: facet(one.kind) } }),
        );
        const alike = drawn.filter((one) => one.kind === drawn[0]?.kind).length - 1;
        const read = await makeReadDetail(new InMemoryCatalogueRepository(details))('regulations', 'reg-0');
        expect(read?.related).toHaveLength(Math.min(alike, RELATED_COUNT));
        expect(read?.related?.map(({ friendlyUrl }) => friendlyUrl)).not.toContain('reg-0');
      }),
    );
  });

  it('[PAGE-65] should offer no press release that is only a file', async () => {
    const releases = [true, undefined, true].map((hasDetail, index) =>
      aCatalogueDetail({
        id: `comunicato-${index}`,
        list: 'pressReleases',
        facets: { categories: facet('pagamenti') },
        ...(hasDetail === undefined ? {} : { hasDetail }),
      }),
    );
    const read = await makeReadDetail(new InMemoryCatalogueRepository(releases))('pressReleases', 'comunicato-0');
    expect(read?.related?.map(({ friendlyUrl, hasDetail }) => [friendlyUrl, hasDetail])).toEqual([
      ['comunicato-2', true],
    ]);
  });

  it('should leave the page whole when the others cannot be had', async () => {
    const detail = aCatalogueDetail({ facets: { categories: facet('ocm') } });
    const read = await makeReadDetail({
      matching: () => Promise.reject(new ServiceError('away', { status: 503 })),
      filterOptions: async () => ({}),
      detail: async () => detail,
    })('regulations', 'voce-1');
    expect(read).toEqual({ ...detail, related: [] });
  });

  it('should take the others that came with the page', async () => {
    const detail = { ...aCatalogueDetail(), related: [{ friendlyUrl: 'altra', title: 'Altra' }] };
    const read = await makeReadDetail({
      matching: () => Promise.reject(new Error('must not be asked')),
      filterOptions: async () => ({}),
      detail: async () => detail,
    })('regulations', 'voce-1');
    expect(read).toEqual(detail);
  });
});
