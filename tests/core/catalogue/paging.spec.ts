import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { hasMore, mergePages, NO_RESULTS, pagesShown, shownText, statusSentence } from '#core/catalogue/paging.ts';
import { countText } from '#core/catalogue/count-text.ts';
import { RUNS } from '#tests/support/property.ts';

const pageOf = (ids: readonly string[], page: number, pageSize = 9) => ({
  items: ids.map((id) => ({ id })),
  totalCount: 99,
  page,
  pageSize,
});

describe('pagesShown', () => {
  it.each([
    [0, 1, 1],
    [1, 1, 1],
    [2, 1, 2],
    [20, 1, 20],
    [21, 2, 21],
    [100, 81, 100],
  ])('[LIST-06] should show for page %d the pages %d to %d', (page, first, last) => {
    expect(pagesShown(page)).toEqual({ first, last });
  });
});

describe('mergePages', () => {
  it('[LIST-06] should append pages with no item lost and none twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (ids, size) => {
        const count = Math.ceil(ids.length / size);
        const pages = Array.from({ length: count }, (_, index) =>
          pageOf(ids.slice(index * size, (index + 1) * size), index + 1, size),
        );
        expect(mergePages(pages).map(({ id }) => id)).toEqual(ids);
      }),
      RUNS,
    );
  });

  it('[LIST-06] should show once what a list that grew meanwhile repeats at the edge of a page', () => {
    expect(mergePages([pageOf(['a', 'b', 'c'], 1), pageOf(['c', 'd'], 2)]).map(({ id }) => id)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('[LIST-06] should keep an item as it was first shown', () => {
    const first = { items: [{ id: 'a', title: 'prima' }], totalCount: 1, page: 1, pageSize: 9 };
    expect(mergePages([first, { ...first, items: [{ id: 'a', title: 'poi' }], page: 2 }])).toEqual([
      { id: 'a', title: 'prima' },
    ]);
  });

  it.each([
    [1, 0, 9],
    [2, 0, 18],
    [20, 0, 180],
    [21, 9, 189],
    [23, 27, 200],
    [40, 180, 200],
    [43, 200, 200],
  ])('[LIST-06] should show for page %d of 200 items those from %d to %d', (page, from, to) => {
    const ids = Array.from({ length: 200 }, (_, index) => `reg-${index}`);
    const { first, last } = pagesShown(page);
    const pages = Array.from({ length: last - first + 1 }, (_, index) =>
      pageOf(ids.slice((first + index - 1) * 9, (first + index) * 9), first + index),
    );
    expect(mergePages(pages).map(({ id }) => id)).toEqual(ids.slice(from, to));
  });

  it('[LIST-06] should lose nothing and repeat nothing, whatever the pages hold', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))), (lists) => {
        const merged = mergePages(lists.map((ids, index) => pageOf(ids, index + 1))).map(({ id }) => id);
        expect(new Set(merged)).toEqual(new Set(lists.flat()));
        expect(merged).toHaveLength(new Set(merged).size);
      }),
      RUNS,
    );
  });
});

describe('hasMore', () => {
  it.each([
    [1, 9, false],
    [1, 10, true],
    [2, 18, false],
    [2, 19, true],
    [1, 0, false],
  ])('[LIST-06] should say after page %d of %d items whether there are more: %s', (page, total, expected) => {
    expect(hasMore(page, 9, total)).toBe(expected);
  });
});

describe('statusSentence', () => {
  const oldest = { ...noCriteria(), sort: 'ASC' as const };
  it('[LIST-02] should say count and order', () => {
    expect(statusSentence(LISTS.regulations, noCriteria(), 12)).toBe('12 risultati, ordinati dal più recente');
    expect(statusSentence(LISTS.regulations, oldest, 1234)).toBe('1.234 risultati, ordinati dal meno recente');
    expect(statusSentence(LISTS.regulations, noCriteria(), 1)).toBe('1 risultato');
    expect(statusSentence(LISTS.faqs, noCriteria(), 12)).toBe('12 risultati');
    expect(statusSentence(LISTS.regulations, noCriteria(), 10_001)).toBe(
      'Più di 10.000 risultati, ordinati dal più recente',
    );
  });

  it('[LIST-10] should say that nothing matches', () => {
    expect(statusSentence(LISTS.regulations, noCriteria(), 0)).toBe(NO_RESULTS);
  });

  it('[LIST-02] should say how many of how many are shown', () => {
    expect(shownText(9, 40)).toBe('Mostrati 9 di 40');
    expect(countText(10_000)).toBe('10.000');
    expect(shownText(180, 10_001)).toBe('Mostrati 180 di più di 10.000');
  });
});
