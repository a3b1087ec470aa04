import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { raiseContentVersion } from '../postgres/content-version.ts';
import type { Database, Queryable } from '../postgres/database.ts';
import { settleSearchCounts } from '../postgres/search-counts.ts';
import { type CheckedRecord, checkRecord, checkTogether } from './check-records.ts';
import { type ContentFile, listFiles, parseFile } from './content-files.ts';
import { contentRow } from './convert/content-row.ts';
import type { ContentRow } from './convert/rows.ts';
import { MediaShelf } from './media.ts';
import { ImportRefused } from './problems.ts';
import { mentionsToday } from './relative-dates.ts';
import { withdrawContent, writeContent, writeMedia, writeSearchable } from './write-content.ts';
import { isOwnType, OWN_TYPES, withdrawOwn, writeOwn } from './write-own.ts';
import type { ContentType } from './schemas/index.ts';

/** Grows whenever records are converted differently, so that stored ones are written anew. */
const IMPORT_FORMAT = 2;
/** Any number, as long as every process takes the same: imports run one after the other. */
const IMPORT_LOCK = 7_310_272;
/** Lines written with one statement. */
const CHUNK_LINES = 50;

/** How far an import is. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

/** How a batch is imported. */
export interface ImportOptions {
  /** Tells the day that relative dates are counted from. */
  readonly clock: Clock;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Name of the batch: what an earlier import under the same name brought and this one does not is withdrawn. */
  readonly batch?: string;
}

/** What an import did, in numbers of records. */
export interface ImportReport {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly withdrawn: number;
}

const sha256 = (...parts: readonly string[]): string => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

interface Prepared {
  readonly checked: CheckedRecord;
  /** The line of the content table; undefined for a type with tables of its own. */
  readonly row: ContentRow | undefined;
  readonly digest: string;
}

interface Stored {
  readonly type: ContentType;
  readonly slug: string;
  readonly batch: string;
  readonly digest: string;
  readonly withdrawn: boolean;
}

const batchDigest = (files: readonly ContentFile[], shelf: MediaShelf, today: IsoDate): string =>
  sha256(
    String(IMPORT_FORMAT),
    ...files.map(({ path, digest }) => `${path} ${digest}`),
    ...shelf.files().map(({ path, digest }) => `${path} ${digest}`),
    files.some(({ text }) => mentionsToday(text)) ? today : '',
  );

const checkedRecords = (files: readonly ContentFile[], today: IsoDate): readonly CheckedRecord[] => {
  const parsed = files.map(parseFile);
  const outcomes = parsed.flatMap(({ records }) => records.map((raw) => checkRecord(raw, today)));
  const problems = [...parsed.flatMap((one) => one.problems), ...outcomes.flatMap((outcome) => ('identity' in outcome ? [] : outcome))];
  if (problems.length > 0) throw new ImportRefused(problems);
  return outcomes.flatMap((outcome) => ('identity' in outcome ? [outcome] : []));
};

/** The mandate manager's address of each company, from the mandates and offices of the batch. */
const mandateMails = (records: readonly CheckedRecord[]): ((cuaa: string) => string | undefined) => {
  const offices = new Map(records.flatMap(({ record }) => (record.type === 'offices' ? [[record.value.idUfficio, record.value.mail] as const] : [])));
  const companies = new Map(records.flatMap(({ record }) => (record.type === 'mandates' ? [[record.value.cuaa, offices.get(record.value.idUfficio)] as const] : [])));
  return (cuaa) => companies.get(cuaa);
};

const prepare = (records: readonly CheckedRecord[], shelf: MediaShelf, mailOf: (cuaa: string) => string | undefined): readonly Prepared[] =>
  records.map((checked) => {
    const row = contentRow(checked.record, shelf);
    const extra = checked.record.type === 'companies' ? (mailOf(checked.identity) ?? '') : '';
    return { checked, row, digest: sha256(String(IMPORT_FORMAT), JSON.stringify(row ?? checked.record.value), extra) };
  });

const slugOfPrepared = ({ checked, row }: Prepared): string => row?.slug ?? checked.identity;

const writeChanged = async (tx: Queryable, changed: readonly Prepared[], today: IsoDate, mailOf: (cuaa: string) => string | undefined, step: (lines: number) => void): Promise<void> => {
  const own = changed.filter(({ row }) => row === undefined);
  for (const type of OWN_TYPES) {
    for (const { checked } of own.filter((one) => one.checked.record.type === type)) {
      await writeOwn(tx, checked.record, { mandateMail: mailOf });
      step(1);
    }
  }
  const rows = changed.flatMap(({ row }) => (row === undefined ? [] : [row]));
  for (let at = 0; at < rows.length; at += CHUNK_LINES) {
    const chunk = rows.slice(at, at + CHUNK_LINES);
    await writeContent(tx, chunk);
    await writeSearchable(tx, chunk, today);
    step(chunk.length);
  }
};

const withdraw = async (tx: Queryable, gone: readonly Stored[]): Promise<void> => {
  for (const { type, slug } of gone) await (isOwnType(type) ? withdrawOwn(tx, type, slug) : withdrawContent(tx, type, [slug]));
};

const noteRecords = async (tx: Queryable, batch: string, changed: readonly Prepared[], gone: readonly Stored[]): Promise<void> => {
  const lines = changed.map((one) => ({ type: one.checked.record.type, slug: slugOfPrepared(one), file: one.checked.raw.file, digest: one.digest }));
  await tx.query(
    `insert into imported_record (batch, type, slug, file, digest)
     select $1, type, slug, file, digest from jsonb_to_recordset($2::jsonb) as line(type text, slug text, file text, digest text)
     on conflict (type, slug) do update set batch = excluded.batch, file = excluded.file, digest = excluded.digest, withdrawn_at = null`,
    [batch, JSON.stringify(lines)],
  );
  for (const { type, slug } of gone) await tx.query('update imported_record set withdrawn_at = now() where type = $1 and slug = $2', [type, slug]);
};

const readStored = (tx: Queryable): Promise<readonly Stored[]> =>
  tx.query<Stored>('select type, slug, batch, digest, withdrawn_at is not null as withdrawn from imported_record');

/**
 * Imports a folder of content files: everything is checked before anything is written, and all of it is
 * written or none (API-08). Throws `ImportRefused` with every problem found; what the database had then stays
 * as it was. Records that are the same as before are left alone, those gone from the files are withdrawn.
 */
export const importContent = async (db: Database, folder: string, options: ImportOptions): Promise<ImportReport> => {
  const { clock, onProgress, batch = 'contenuti' } = options;
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new ImportRefused([{ file: folder, reason: 'la cartella dei contenuti non esiste' }]);
  const today = dayInRome(clock.now());
  const { files, problems } = listFiles(folder);
  if (problems.length > 0) throw new ImportRefused(problems);
  const shelf = new MediaShelf(folder);
  const digest = batchDigest(files, shelf, today);
  const [last] = await db.query<{ digest: string; records: number }>('select digest, records from imported_batch where name = $1', [batch]);
  if (last?.digest === digest) return { inserted: 0, updated: 0, unchanged: last.records, withdrawn: 0 };

  const records = checkedRecords(files, today);
  const stored = await readStored(db);
  const others = new Set(stored.filter((one) => one.batch !== batch && !one.withdrawn).map(({ type, slug }) => `${type}/${slug}`));
  const together = checkTogether(records, shelf, others);
  if (together.length > 0) throw new ImportRefused(together);
  const mailOf = mandateMails(records);
  const prepared = prepare(records, shelf, mailOf);
  const clashes = shelf.clashes();
  if (clashes.length > 0) throw new ImportRefused(clashes.map((path) => ({ file: path, reason: 'due documenti diversi hanno lo stesso nome di file' })));

  return db.tx(async (tx) => {
    // A large batch takes as long as it takes; readers see the former content meanwhile.
    await tx.script(`set local statement_timeout = 0; select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const known = new Map((await readStored(tx)).map((one) => [`${one.type}/${one.slug}`, one]));
    const keyOf = (one: Prepared): string => `${one.checked.record.type}/${slugOfPrepared(one)}`;
    const changed = prepared.filter((one) => known.get(keyOf(one))?.digest !== one.digest || known.get(keyOf(one))?.withdrawn === true);
    const present = new Set(prepared.map(keyOf));
    const gone = [...known.values()].filter((one) => one.batch === batch && !one.withdrawn && !present.has(`${one.type}/${one.slug}`));
    let done = 0;
    await writeMedia(tx, shelf.files());
    await writeChanged(tx, changed, today, mailOf, (lines) => {
      done += lines;
      onProgress?.({ done, total: changed.length });
    });
    await withdraw(tx, gone);
    await noteRecords(tx, batch, changed, gone);
    if (changed.length + gone.length > 0) {
      await settleSearchCounts(tx);
      await raiseContentVersion(tx);
    }
    await tx.query(
      `insert into imported_batch (name, digest, records) values ($1, $2, $3)
       on conflict (name) do update set digest = excluded.digest, records = excluded.records, imported_at = now()`,
      [batch, digest, prepared.length],
    );
    const updated = changed.filter((one) => known.has(keyOf(one))).length;
    return { inserted: changed.length - updated, updated, unchanged: prepared.length - changed.length, withdrawn: gone.length };
  });
};
