import type { Database, Queryable } from '#adapters/storage/postgres/database.ts';
import { writeSearchEntries } from '#adapters/storage/postgres/search-entries.ts';
import { refreshSearchWords } from '#adapters/storage/postgres/search-words.ts';
import { say } from './figures.ts';
import type { Corpus } from './italian-documents.ts';

const BATCH = 1_000;
const BATCHES_PER_LINE = 50;
/** Batches under way at once; on the embedded database they wait for one another. */
const WRITERS = 3;

const unlimited = <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.tx(async (tx) => {
    await tx.script('set local statement_timeout = 0');
    return work(tx);
  });

/**
 * Writes documents with the product's own statements. The indexes of the search are taken away meanwhile
 * and made again as they were: building them at once takes a fraction of keeping them.
 */
export const fillSearch = async (db: Database, corpus: Corpus, documents: number): Promise<void> => {
  const indexes = await db.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid in ('search_entry'::regclass, 'search_text_of'::regclass) and not i.indisunique`,
  );
  for (const { name } of indexes) await db.script(`drop index ${name}`);
  let next = 0;
  let batches = 0;
  const write = async (): Promise<void> => {
    while (next < documents) {
      const from = next;
      next = Math.min(documents, from + BATCH);
      const entries = Array.from({ length: next - from }, (_, at) => corpus.document(from + at));
      await unlimited(db, (tx) => writeSearchEntries(tx, entries));
      batches += 1;
      if (batches % BATCHES_PER_LINE === 0) say(`  ${batches * BATCH} documents written`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  for (const { definition } of indexes) await unlimited(db, (tx) => tx.script(definition));
  say('  indexes made');
  await unlimited(db, refreshSearchWords);
  say(`  words counted`);
  // Vacuum cannot be in a transaction; the portal's own tables are vacuumed by the server in time.
  await db.script('vacuum analyze search_entry');
};
