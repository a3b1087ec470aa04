import { readFileSync } from 'node:fs';
import { openDatabase, type Database } from '#adapters/storage/postgres/index.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search-index.ts';
import { makeCorpus } from '#tests/bench/italian-documents.ts';
import { KINDS, questionMaker } from '#tests/bench/search-questions.ts';
const db = await openDatabase({ kind: 'server', url: 'postgres://prova@127.0.0.1:55441/bench1m?options=-c%20jit%3Doff%20-c%20max_parallel_workers_per_gather%3D0', poolSize: 1 });
const corpus = makeCorpus(20260101);
const ask = await questionMaker(db, corpus, 1e6);
const [b] = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
const cpu = () => Number(readFileSync(`/proc/${b?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
let rec: string[] = [];
const wrap = { ...db, query: async (sql: string, v?: any) => { const a = cpu(); const r = await db.query(sql, v); rec.push(`${(cpu() - a).toFixed(1)}:${sql.includes('tsvector_to_array(to_tsvector') ? 'asked' : sql.includes('search_bits') ? 'bits' : sql.startsWith('select type, count') ? 'gin-count' : sql.includes('and not title') ? 'body' : sql.includes('count(*) as count') ? 'titlecount' : 'title'}(${r.length})`); return r; } } as unknown as Database;
const index = new PostgresSearchIndex(wrap, '/media');
for (let i = 0; i < 3; i++) for (const k of KINDS) {
  const q = ask(k); 
  const a = await index.find({ text: q.text, type: q.type, page: 1 }); const one = rec; rec = [];
  await index.find({ text: q.text, type: q.type, page: 1 });
  console.log(k.frequency, k.wordCount, q.type.slice(0, 5), a.totalCount, '|', one.join(' '), '| again', rec.join(' ')); rec = [];
}
await db.close();
