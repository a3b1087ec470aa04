import type { SearchIndex } from '#core/search/search-index.ts';
import { makeSearchPortal } from '#core/search/use-cases.ts';
import { JUDGED_QUERIES, type JudgedQuery } from './judged-queries.ts';

/** Results that count, which is a page of them. */
const RANKS = 10;

/** Grades of relevance by result: 3 answers the query, 2 helps with it, 1 is about it; all others are 0. */
const gradesOf = ({ exact, good = [], related = [] }: JudgedQuery): ReadonlyMap<string, number> =>
  new Map([exact, good, related].flatMap((ids, at) => ids.map((id) => [id, 3 - at] as const)));

const gain = (grades: readonly number[]): number =>
  grades.slice(0, RANKS).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/**
 * Normalised discounted cumulative gain of the first ten results (nDCG@10, Järvelin and Kekäläinen 2002, with the exponential gain
 * of Burges and others 2005):
 *
 *     DCG@10 = Σ (2^grade(i) − 1) / log2(i + 1)   for the ranks i = 1 … 10
 *     nDCG@10 = DCG@10 / DCG@10 of the best possible order
 *
 * 1 is that order, 0 nothing of use.
 */
export const ndcg = (judged: JudgedQuery, ranked: readonly string[]): number => {
  const grades = gradesOf(judged);
  const ideal = gain([...grades.values()].toSorted((a, b) => b - a));
  return gain(ranked.map((id) => grades.get(id) ?? 0)) / ideal;
};

/** Results that a person looks at before typing something else. */
const SEEN_FIRST = 3;

/** Whether one of the first results is as good as the best that there is for the query. */
const hasRightHit = (judged: JudgedQuery, ranked: readonly string[], among: number): boolean => {
  const grades = gradesOf(judged);
  const best = Math.max(...grades.values());
  return ranked.slice(0, among).some((id) => grades.get(id) === best);
};

/** A judged query as the search answers it. */
export interface MeasuredQuery {
  readonly query: string;
  readonly ndcg: number;
  /** Whether a best answer is among the first three. */
  readonly isRight: boolean;
  /** Whether it is the first. */
  readonly isFirst: boolean;
  /** The first ten results with their grades. */
  readonly ranked: readonly (readonly [id: string, grade: number])[];
}

/** Asks every judged query as the page of the search does, spelling correction included. */
export const measuredQueries = async (index: SearchIndex): Promise<readonly MeasuredQuery[]> => {
  const search = makeSearchPortal(index);
  const measured: MeasuredQuery[] = [];
  for (const judged of JUDGED_QUERIES) {
    const found = await search({ text: judged.query, type: '', page: 1 });
    const ids = found?.items.map(({ id }) => id) ?? [];
    const grades = gradesOf(judged);
    measured.push({
      query: judged.query,
      ndcg: ndcg(judged, ids),
      isRight: hasRightHit(judged, ids, SEEN_FIRST),
      isFirst: hasRightHit(judged, ids, 1),
      ranked: ids.map((id) => [id, grades.get(id) ?? 0]),
    });
  }
  return measured;
};

/** The mean over the queries. */
export const meanNdcg = (measured: readonly MeasuredQuery[]): number =>
  measured.reduce((sum, one) => sum + one.ndcg, 0) / measured.length;
