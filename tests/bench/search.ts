// `npm run bench:search`: what a search costs over generated documents, beside the plain query that ranks
// every hit, in one run. On the embedded database, or with --postgres on a server. Asserts nothing.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { type Database, migrate, openDatabase } from '#adapters/storage/postgres/index.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search-index.ts';
import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import { busy, numberOption, percentile, say, table } from './figures.ts';
import { makeCorpus, type Question } from './italian-documents.ts';
import { startPostgres } from './postgres-server.ts';
import { fillSearch } from './search-filling.ts';

const SEED = 20_260_101;
const MILLION = 1_000_000;
const LEAST_RATIO = 100;
/** What is asked, in turns. */
const KINDS = [1, 2, 3].flatMap((wordCount) => [false, true].map((withType) => ({ wordCount, withType })));
const MS_PER_NS = 1e-6;
const MS_PER_US = 1e-3;

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

/** What one writes first: every hit ranked and counted, the best ten taken. */
const plainQuery = (db: Database, { text, type }: Question): Promise<unknown> =>
  db.tx(async (tx) => {
    await tx.script('set local statement_timeout = 0');
    return tx.query(
      `select entry.id, shown.title, shown.plain, ts_rank(words, query) as rank, count(*) over () as total
       from plainto_tsquery('public.it'::regconfig, search_text($1)) as query, search_entry as entry join search_text_of as shown using (id)
       where words @@ query and ($2 = '' or type = $2) order by rank desc, rank_day desc limit ${SEARCH_PAGE_SIZE}`,
      [text, type],
    );
  });

const rowOf = (name: string, product: readonly Cost[], plain: readonly Cost[]): readonly string[] => {
  const at = (costs: readonly Cost[], key: keyof Cost, share: number): number => percentile(costs.map((cost) => cost[key]), share);
  const cells = [product, plain].flatMap((costs) => (['cpuMs', 'wallMs'] as const).flatMap((key) => [at(costs, key, 0.5).toFixed(1), at(costs, key, 0.95).toFixed(1)]));
  return [name, String(product.length), ...cells, (at(plain, 'cpuMs', 0.95) / at(product, 'cpuMs', 0.95)).toFixed(1)];
};

const measure = async (db: Database, questions: readonly Question[], documents: number): Promise<void> => {
  const index = new PostgresSearchIndex(db, '/media');
  for (const { text, type } of questions.slice(0, 6)) await index.find({ text, type, page: 1 });
  const costs: { readonly question: Question; readonly product: Cost; readonly plain: Cost }[] = [];
  for (const question of questions) {
    let found = 0;
    const product = await costOf(db, async () => {
      found = (await index.find({ text: question.text, type: question.type, page: 1 })).totalCount;
    });
    const plain = await costOf(db, () => plainQuery(db, question));
    costs.push({ question, product, plain });
    if (process.argv.includes('--verbose')) say(`  "${question.text}" ${question.type}: ${found} found; CPU ms ${product.cpuMs.toFixed(1)}, plain ${plain.cpuMs.toFixed(1)}`);
  }
  const groups: (readonly [string, (question: Question) => boolean])[] = KINDS.map((kind) => [
    `${kind.wordCount} word${kind.wordCount > 1 ? 's' : ''}${kind.withType ? ', with type' : ''}`,
    ({ wordCount, type }) => wordCount === kind.wordCount && (type !== '') === kind.withType,
  ]);
  groups.push(['all', () => true]);
  say('\nMilliseconds per query; the ratio is plain / portal of CPU at p95.');
  table([
    ['', 'queries', 'CPU p50', 'p95', 'wall p50', 'p95', 'plain CPU p50', 'p95', 'wall p50', 'p95', 'ratio'],
    ...groups.map(([name, isIn]) => {
      const those = costs.filter(({ question }) => isIn(question));
      return rowOf(name, those.map(({ product }) => product), those.map(({ plain }) => plain));
    }),
  ]);
  const ratio = percentile(costs.map(({ plain }) => plain.cpuMs), 0.95) / percentile(costs.map(({ product }) => product.cpuMs), 0.95);
  const hasTarget = db.kind === 'server' && documents >= MILLION;
  say(`\nratio at p95: ${ratio.toFixed(1)}; target on a million documents >= ${LEAST_RATIO}${hasTarget ? (ratio >= LEAST_RATIO ? ': met' : ': MISSED') : ' (not this run)'}; ${busy()}`);
};

const onServer = process.argv.includes('--postgres');
const wanted = numberOption('documents', onServer ? MILLION : 100_000);
const perKind = numberOption('queries', 10);
const given = process.env['DATABASE_URL'];
const server = !onServer || given !== undefined ? undefined : await startPostgres();
const corpus = makeCorpus(SEED);

/** One connection without helpers, so that one process does all the work that is measured. */
const measuredUrl = (url: string): string => {
  const alone = new URL(url);
  alone.searchParams.set('options', '-c max_parallel_workers_per_gather=0');
  return alone.href;
};

try {
  const url = given ?? server?.url ?? '';
  const filled = await openDatabase(onServer ? { kind: 'server', url } : { kind: 'embedded' });
  const from = performance.now();
  let db: Database = filled;
  let documents = wanted;
  try {
    await migrate(filled);
    const [row] = await filled.query<{ entries: number; generated: number }>("select count(*) as entries, count(*) filter (where content_type = 'generated') as generated from search_entry");
    const { entries = 0, generated = 0 } = row ?? {};
    if (entries > generated) throw new Error('the database holds contents of a portal: give one of its own to the benchmark, which writes into it');
    documents = generated > 0 ? generated : wanted;
    say(`${documents} documents on ${onServer ? 'PostgreSQL' : 'the embedded database'}${generated > 0 ? ', from an earlier run' : ''}; ${busy()}`);
    if (generated === 0) await fillSearch(filled, corpus, documents);
    say(`  ready after ${((performance.now() - from) / 1000).toFixed(0)} s`);
    if (onServer) {
      await filled.close();
      db = await openDatabase({ kind: 'server', url: measuredUrl(url), poolSize: 1 });
    }
    const questions = Array.from({ length: perKind * KINDS.length }, (_, number) => {
      const kind = KINDS[number % KINDS.length] ?? { wordCount: 1, withType: false };
      return corpus.question(number, { documents, ...kind });
    });
    await measure(db, questions, documents);
  } finally {
    await db.close();
  }
} finally {
  await server?.stop();
}
