import { describe, expect, it } from 'vitest';
import { rankDayOf } from '#core/search/rank-tier.ts';

const sorted = (...entries: readonly (readonly [type: string, day: string])[]) =>
  entries.toSorted((a, b) => (rankDayOf(...a) < rankDayOf(...b) ? 1 : -1)).map(([type]) => type);

describe('rankDayOf', () => {
  it('[LIST-30] should put what one can do before what explains it, and news last, however new', () => {
    expect(
      sorted(
        ['EVENTI', '2026-11-20'],
        ['NORMATIVE', '2026-11-19'],
        ['FAQ', ''],
        ['SERVIZI', ''],
        ['CHE_COSA_FARE', ''],
      ),
    ).toEqual(['CHE_COSA_FARE', 'SERVIZI', 'FAQ', 'NORMATIVE', 'EVENTI']);
  });

  it('[LIST-30] should put the newest of one kind first, and unknown kinds with the news', () => {
    expect(rankDayOf('FAQ', '2026-02-01') > rankDayOf('FAQ', '2026-01-31')).toBe(true);
    expect(rankDayOf('NUOVO_TIPO', '2026-01-01')).toBe(rankDayOf('EVENTI', '2026-01-01'));
  });
});
