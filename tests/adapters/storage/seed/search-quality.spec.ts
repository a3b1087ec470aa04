import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '#core/navigation/addresses.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { JUDGED_QUERIES } from '#tests/support/search-quality/judged-queries.ts';
import { type MeasuredQuery, meanNdcg, measuredQueries, ndcg } from '#tests/support/search-quality/ndcg.ts';
import { demonstrationDatabase } from './demonstration-database.ts';

/** The mean nDCG@10 on 26 November 2026; a change of the engine may cost a hundredth at most. New contents move it: measure again. */
const MEASURED = 0.7443;
const TOLERANCE = 0.01;

const database = demonstrationDatabase();

describe('how well the search ranks what visitors look for', () => {
  let asked: Promise<readonly MeasuredQuery[]> | undefined;
  const measured = () => (asked ??= measuredQueries(new PostgresSearchIndex(database(), '/media')));

  it('[LIST-30] should have a best answer first for 66 of the eighty, and among the first three for 76', async () => {
    const all = await measured();
    const missed = all.filter(({ isRight }) => !isRight).map(({ query }) => query);
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(4);
    const later = all.filter(({ isFirst }) => !isFirst).map(({ query }) => query);
    expect(later.length, later.join(', ')).toBeLessThanOrEqual(14);
  });

  it('[API-07] should rank the judged queries no worse than it did', async () => {
    const mean = meanNdcg(await measured());
    expect(mean).toBeGreaterThanOrEqual(MEASURED - TOLERANCE);
  });

  it('should judge results and pages that there are', async () => {
    const rows = await database().query<{ id: string }>("select hit ->> 'id' as id from search_text_of");
    const known = new Set([
      ...rows.map(({ id }) => id),
      ...ADDRESSES.map(({ pattern }) => `pagine-${pattern.slice(1)}`),
    ]);
    const judged = JUDGED_QUERIES.flatMap(({ exact, good = [], related = [] }) => [...exact, ...good, ...related]);
    expect(judged.filter((id) => !known.has(id))).toEqual([]);
  });

  it('should judge eighty queries, each result once', () => {
    expect(new Set(JUDGED_QUERIES.map(({ query }) => query)).size).toBe(80);
    for (const { query, exact, good = [], related = [] } of JUDGED_QUERIES) {
      const ids = [...exact, ...good, ...related];
      expect([query, new Set(ids).size]).toEqual([query, ids.length]);
    }
  });
});

describe('ndcg', () => {
  const judged = { query: 'latte', exact: ['a'], good: ['b'], related: ['c'] };

  it('should be 1 for the best order and 0 for nothing of use', () => {
    expect(ndcg(judged, ['a', 'b', 'c', 'x'])).toBe(1);
    expect(ndcg(judged, ['x', 'y'])).toBe(0);
    expect(ndcg(judged, [])).toBe(0);
  });

  it('should weigh grades by 7, 3 and 1, and ranks by the logarithm', () => {
    const best = 7 + 3 / Math.log2(3) + 1 / 2;
    expect(ndcg(judged, ['b', 'a'])).toBeCloseTo((3 + 7 / Math.log2(3)) / best, 10);
    expect(ndcg(judged, ['x', 'c'])).toBeCloseTo(1 / Math.log2(3) / best, 10);
  });

  it('should count nothing beyond the tenth result', () => {
    const ten = Array.from({ length: 10 }, (_, at) => `x${at}`);
    expect(ndcg(judged, [...ten, 'a'])).toBe(0);
  });
});
