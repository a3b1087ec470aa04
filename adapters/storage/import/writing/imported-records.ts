import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Database, Queryable } from '../../postgres/connection/database.ts';
import { isThereSql } from './record-tables.ts';
import type { ContentType } from '../schemas/index.ts';

/** Lines read or written with one statement. */
const CHUNK_LINES = 500;

/** What an earlier import noted of a record. */
export interface StoredRecord {
  readonly type: ContentType;
  readonly slug: string;
  /** The batch that it belongs to: the one that brought it first, and has not withdrawn it. */
  readonly batch: string;
  readonly digest: string;
  readonly withdrawn: boolean;
  /** Whether it has gone from its tables though nobody withdrew it: another record took it along. */
  readonly missing: boolean;
  /** Whether only the reserved area shows it. */
  readonly isReserved: boolean;
}

/** What is noted of a record that is written. */
export interface NotedRecord {
  readonly type: ContentType;
  readonly slug: string;
  readonly file: string;
  readonly digest: string;
  /** The day from which its relative days are counted. */
  readonly countedFrom: IsoDate | undefined;
}

/** The key of a record among all records. */
export const recordKey = ({ type, slug }: { readonly type: ContentType; readonly slug: string }): string =>
  `${type}/${slug}`;

/** Records in groups that one statement takes. */
export const chunksOf = <T>(items: readonly T[], size = CHUNK_LINES): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Everything that imports have noted, by its key. */
export const readStored = async (tx: Queryable): Promise<ReadonlyMap<string, StoredRecord>> => {
  const stored = new Map<string, StoredRecord>();
  let last = { type: '', slug: '' };
  for (;;) {
    const rows = await tx.query<StoredRecord>(
      `select type, slug, batch, digest, withdrawn_at is not null as withdrawn, withdrawn_at is null and not ${isThereSql('record')} as missing,
         exists (select from content where content.type = record.type and content.slug = record.slug and content.area = 'private') as "isReserved"
       from imported_record as record where (type, slug) > ($1, $2) order by type, slug limit ${CHUNK_LINES}`,
      [last.type, last.slug],
    );
    for (const row of rows) stored.set(recordKey(row), row);
    const end = rows.at(-1);
    if (end === undefined || rows.length < CHUNK_LINES) return stored;
    last = end;
  }
};

/** The titles of contents by their keys; what has a table of its own has none. */
export const readTitles = async (
  tx: Queryable,
  records: readonly { readonly type: ContentType; readonly slug: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query<{ type: ContentType; slug: string; title: string }>(
    `select type, slug, title from content where title <> '' and (type, slug) in (select * from unnest($1::text[], $2::text[]))`,
    [records.map(({ type }) => type), records.map(({ slug }) => slug)],
  );
  return new Map(rows.map((row) => [recordKey(row), row.title]));
};

/** The former addresses that contents of other batches claim, each with the words that say whose it is (API-08). */
export const formerPathsElsewhere = async (tx: Queryable, batch: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query<{ path: string; slug: string; file: string; batch: string }>(
    `select path, slug, file, batch from content join imported_record as record using (type, slug) cross join unnest(former_paths) as path
     where content.withdrawn_at is null and record.withdrawn_at is null and batch <> $1`,
    [batch],
  );
  return new Map(rows.map(({ path, slug, file, batch: other }) => [path, `«${slug}» (${file}, lotto «${other}»)`]));
};

/** Notes what is written as the batch's own. */
export const noteRecords = async (tx: Queryable, batch: string, records: readonly NotedRecord[]): Promise<void> => {
  for (const chunk of chunksOf(
    records.map(({ type, slug, file, digest, countedFrom: counted_from }) => ({
      type,
      slug,
      file,
      digest,
      counted_from,
    })),
  )) {
    await tx.query(
      `insert into imported_record (batch, type, slug, file, digest, counted_from)
       select $1, type, slug, file, digest, counted_from from jsonb_to_recordset($2::jsonb) as line(type text, slug text, file text, digest text, counted_from text)
       on conflict (type, slug) do update set batch = excluded.batch, file = excluded.file, digest = excluded.digest, counted_from = excluded.counted_from, withdrawn_at = null`,
      [batch, JSON.stringify(chunk)],
    );
  }
};

/** Notes that records are withdrawn; another batch may bring them now. */
export const noteWithdrawn = async (tx: Queryable, type: ContentType, slugs: readonly string[]): Promise<void> => {
  await tx.query('update imported_record set withdrawn_at = now() where type = $1 and slug = any($2::text[])', [
    type,
    slugs,
  ]);
};

/** How many records the batch brought if its files were the same and nobody has changed any content since; undefined when there is something to look at. */
export const unchangedRecords = async (db: Database, batch: string, digest: string): Promise<number | undefined> => {
  const [last] = await db.query<{ records: number }>(
    'select records from imported_batch where name = $1 and digest = $2',
    [batch, digest],
  );
  return last?.records;
};

/** After a change every other batch has to be looked at again: what it brought may be gone with what was withdrawn, or free again. */
export const forgetOtherBatches = async (tx: Queryable, batch: string): Promise<void> => {
  await tx.query("update imported_batch set digest = '' where name <> $1", [batch]);
};

/** Notes what the batch brought, so that the same files need not be looked at again. */
export const noteBatch = async (tx: Queryable, batch: string, digest: string, records: number): Promise<void> => {
  await tx.query(
    `insert into imported_batch (name, digest, records) values ($1, $2, $3)
     on conflict (name) do update set digest = excluded.digest, records = excluded.records, imported_at = now()`,
    [batch, digest, records],
  );
};
