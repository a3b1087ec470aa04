// `npm run bench:search-quality`: how well the search ranks the demonstration's contents for the judged queries (nDCG@10), query by
// query and on the mean; `-- --results` also what it answers, each result with its grade. `tests/adapters/storage/seed` holds the mean.
import process from 'node:process';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { openDemonstrationData } from '#tests/support/demonstration-data.ts';
import { meanNdcg, measuredQueries } from '#tests/support/search-quality/ndcg.ts';
import { JUDGED_ON } from '#tests/support/search-quality/judged-queries.ts';
import { say, table } from './figures.ts';

const { db, end } = await openDemonstrationData(Date.parse(JUDGED_ON));
try {
  const measured = await measuredQueries(new PostgresSearchIndex(db, '/media'));
  table([
    ['query', 'nDCG@10', 'first', 'first three', 'grades of the results'],
    ...measured.map(({ query, ndcg, isFirst, isRight, ranked }) => [
      query,
      ndcg.toFixed(3),
      isFirst ? 'yes' : 'no',
      isRight ? 'yes' : 'no',
      ranked.map(([, grade]) => grade).join(' '),
    ]),
    [
      'mean',
      meanNdcg(measured).toFixed(4),
      `${measured.filter(({ isFirst }) => isFirst).length} of ${measured.length}`,
      `${measured.filter(({ isRight }) => isRight).length} of ${measured.length}`,
      '',
    ],
  ]);
  if (process.argv.includes('--results'))
    for (const { query, ranked } of measured)
      say(`\n${query}\n${ranked.map(([id, grade]) => `  ${grade} ${id}`).join('\n')}`);
} finally {
  await end();
}
