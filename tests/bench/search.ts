// `npm run bench:search`: what a search costs over generated documents, beside the plain query that ranks
// every hit, in one run: 100,000 documents on the embedded database, then a million on PostgreSQL. With --embedded
// or --postgres only one of them. Prints figures and targets; asserts nothing.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { type Database, migrate, openDatabase } from '#adapters/storage/postgres/index.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import { startPostgres } from '#tests/tools/postgres/server.ts';
import { busy, numberOption, percentile, say, table } from './figures.ts';
import { type Corpus, makeCorpus } from './italian-documents.ts';
import { fillSearch } from './search-filling.ts';
import { FREQUENCIES, KINDS, type BenchQuery, queryMaker } from './search-queries.ts';

const SEED = 20_260_101;
const MILLION = 1_000_000;
const ON_EMBEDDED = 100_000;
const LEAST_RATIO = 100;
const MS_PER_NS = 1e-6;
const MS_PER_US = 1e-3;
/** A page that few readers reach. */
const DEEP_PAGE = 100;
/** As an operator of a million documents would set them. */
const SERVER_SETTINGS = ['shared_buffers=2GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB'];
/** One connection without helpers and compiler, so that one process does all the work that is measured and no other. */
const ALONE = '-c max_parallel_workers_per_gather=0 -c jit=off';

interface Cost {
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** CPU used so far by whoever works for this database: its one backend, or this process that embeds it. */
const cpuMeter = async (db: Database): Promise<() => number> => {
  if (db.kind === 'embedded') {
    return () => {
      const { user, system } = process.cpuUsage();
      return (user + system) * MS_PER_US;
    };
  }
  const [backend] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Nanoseconds on the processor; the ticks of `stat` are of ten milliseconds.
  return () => Number(readFileSync(`/proc/${backend?.pid}/schedstat`, 'utf8').split(' ')[0]) * MS_PER_NS;
};

const costOf = async (db: Database, work: () => Promise<unknown>): Promise<Cost> => {
  const cpu = await cpuMeter(db);
  const [cpuBefore, wallBefore] = [cpu(), performance.now()];
  await work();
  return { wallMs: performance.now() - wallBefore, cpuMs: cpu() - cpuBefore };
};

/** The simplest design: one table, every hit ranked and counted, the best ten taken. */
const plainQuery = (db: Database, { text, type }: BenchQuery): Promise<unknown> =>
  db.tx(async (tx) => {
    await tx.script('set local statement_timeout = 0');
    return tx.query(
      `select id, title, plain, ts_rank(words, query) as rank, count(*) over () as total
       from plainto_tsquery('public.it'::regconfig, search_text($1)) as query, plain_document
       where words @@ query and ($2 = '' or type = $2) order by rank desc, rank_day desc limit ${SEARCH_PAGE_SIZE}`,
      [text, type],
    );
  });

interface Measured {
  readonly query: BenchQuery;
  readonly product: Cost;
  readonly plain: Cost;
}

const at = (costs: readonly Cost[], key: keyof Cost, share: number): number =>
  percentile(
    costs.map((cost) => cost[key]),
    share,
  );

const rowOf = (name: string, those: readonly Measured[]): readonly string[] => {
  const [product, plain] = [those.map((one) => one.product), those.map((one) => one.plain)];
  const cells = [product, plain].flatMap((costs) =>
    (['cpuMs', 'wallMs'] as const).flatMap((key) => [at(costs, key, 0.5).toFixed(1), at(costs, key, 0.95).toFixed(1)]),
  );
  return [name, String(those.length), ...cells, (at(plain, 'cpuMs', 0.95) / at(product, 'cpuMs', 0.95)).toFixed(1)];
};

const report = (measured: readonly Measured[], hasTarget: boolean): void => {
  const groups: (readonly [string, (query: BenchQuery) => boolean])[] = [
    ...[1, 2, 3].flatMap((wordCount) =>
      [false, true].map(
        (withType) =>
          [
            `${wordCount} word${wordCount > 1 ? 's' : ''}${withType ? ', with type' : ''}`,
            (one: BenchQuery) => one.wordCount === wordCount && (one.type !== '') === withType,
          ] as const,
      ),
    ),
    ...[...FREQUENCIES, 'mixed' as const].map(
      (frequency) => [`${frequency} words`, (one: BenchQuery) => one.frequency === frequency] as const,
    ),
    ['all', () => true],
  ];
  say(
    '\nMilliseconds per query; the ratio is plain / portal of CPU at p95. Words are asked for as often as texts have them; common ones',
  );
  say('are in 5 % of the documents or more, medium ones in 0.5 % or more, mixed queries have words of several.');
  table([
    ['', 'queries', 'CPU p50', 'p95', 'wall p50', 'p95', 'plain CPU p50', 'p95', 'wall p50', 'p95', 'ratio'],
    ...groups.map(([name, isIn]) =>
      rowOf(
        name,
        measured.filter(({ query }) => isIn(query)),
      ),
    ),
  ]);
  const ratio =
    at(
      measured.map(({ plain }) => plain),
      'cpuMs',
      0.95,
    ) /
    at(
      measured.map(({ product }) => product),
      'cpuMs',
      0.95,
    );
  const verdict = hasTarget
    ? `target >= ${LEAST_RATIO}: ${ratio >= LEAST_RATIO ? 'met' : 'MISSED'}`
    : `the target of ${LEAST_RATIO} is for a million on PostgreSQL`;
  say(`\nratio at p95: ${ratio.toFixed(1)}; ${verdict}; ${busy()}`);
};

/** What has no plain twin: deep pages, and "Forse cercavi" for a word with two of its letters swapped. */
const reportOthers = async (
  db: Database,
  index: PostgresSearchIndex,
  queries: readonly BenchQuery[],
): Promise<void> => {
  const others: (readonly [string, readonly BenchQuery[], number])[] = [
    [`page ${DEEP_PAGE}, common words`, queries.filter(({ frequency }) => frequency === 'common'), DEEP_PAGE],
    [
      'misspelt word',
      queries
        .filter(({ wordCount }) => wordCount === 1)
        .map((one) => ({ ...one, text: one.text.replace(/(.)(.)(.)$/u, '$2$1$3q') })),
      1,
    ],
  ];
  say('');
  const rows: (readonly string[])[] = [['', 'queries', 'CPU p50', 'p95', 'wall p50', 'p95']];
  for (const [name, asked, page] of others) {
    const costs: Cost[] = [];
    for (const { text, type } of asked) costs.push(await costOf(db, () => index.find({ text, type, page })));
    rows.push([
      name,
      String(costs.length),
      ...(['cpuMs', 'wallMs'] as const).flatMap((key) => [
        at(costs, key, 0.5).toFixed(1),
        at(costs, key, 0.95).toFixed(1),
      ]),
    ]);
  }
  table(rows);
};

const measure = async (db: Database, corpus: Corpus, documents: number, perKind: number): Promise<void> => {
  const ask = await queryMaker(db, corpus, documents);
  const queries = Array.from({ length: perKind }, () => KINDS.map(ask)).flat();
  const index = new PostgresSearchIndex(db, '/media');
  for (const { text, type } of KINDS.map(ask)) await index.find({ text, type, page: 1 });
  const measured: Measured[] = [];
  for (const query of queries) {
    let found = 0;
    const product = await costOf(db, async () => {
      found = (await index.find({ text: query.text, type: query.type, page: 1 })).totalCount;
    });
    const plain = await costOf(db, () => plainQuery(db, query));
    measured.push({ query, product, plain });
    if (process.argv.includes('--verbose'))
      say(
        `  "${query.text}" ${query.frequency} ${query.type}: ${found} found; CPU ms ${product.cpuMs.toFixed(1)}, plain ${plain.cpuMs.toFixed(1)}`,
      );
    else if (measured.length % KINDS.length === 0) say(`  ${measured.length} of ${queries.length} queries asked`);
  }
  report(measured, db.kind === 'server' && documents >= MILLION);
  await reportOthers(db, index, queries);
};

const run = async (url: string | undefined, wanted: number, perKind: number): Promise<void> => {
  const corpus = makeCorpus(SEED);
  const from = performance.now();
  const filled = await openDatabase(url === undefined ? { kind: 'embedded' } : { kind: 'server', url });
  let db: Database = filled;
  try {
    await migrate(filled);
    const [row] = await filled.query<{ entries: number; generated: number }>(
      "select count(*) as entries, count(*) filter (where content_type = 'generated') as generated from search_entry",
    );
    const { entries = 0, generated = 0 } = row ?? {};
    if (entries > generated)
      throw new Error(
        'the database holds contents of a portal: give one of its own to the benchmark, which writes into it',
      );
    const documents = generated > 0 ? generated : wanted;
    say(
      `\n${documents} documents on ${url === undefined ? 'the embedded database' : 'PostgreSQL'}${generated > 0 ? ', from an earlier run' : ''}; ${busy()}`,
    );
    if (generated === 0) await fillSearch(filled, corpus, documents);
    say(`  ready after ${((performance.now() - from) / 1000).toFixed(0)} s`);
    if (url !== undefined) {
      await filled.close();
      const alone = new URL(url);
      alone.searchParams.set('options', ALONE);
      db = await openDatabase({ kind: 'server', url: alone.href, poolSize: 1 });
    }
    await measure(db, corpus, documents, perKind);
  } finally {
    await db.close();
  }
};

const perKind = numberOption('queries', 40);
const only = ['--embedded', '--postgres'].find((name) => process.argv.includes(name));
if (only !== '--postgres') await run(undefined, numberOption('documents', ON_EMBEDDED), perKind);
if (only !== '--embedded') {
  const given = process.env['DATABASE_URL'];
  const server = given === undefined ? await startPostgres(SERVER_SETTINGS) : undefined;
  try {
    await run(given ?? server?.url ?? '', numberOption('documents', MILLION), perKind);
  } finally {
    await server?.stop();
  }
}
