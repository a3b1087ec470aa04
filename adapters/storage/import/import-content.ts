import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { FeatureFlags, PortalNames } from '#core/navigation/portal-settings.ts';
import { type RouteTable, routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { CONTENT_LOCK } from '../postgres/content/content-version.ts';
import type { PreviewMails, MailPreview } from '../postgres/alerts/mail-preview.ts';
import type { Database, Queryable } from '../postgres/connection/database.ts';
import {
  type CheckedRecord,
  checkMedia,
  refusedAsKnown,
  checkRecord,
  checkTogether,
} from './checking/check-records.ts';
import { listFiles } from './reading/content-files.ts';
import { isEdited } from './schemas/edited-types.ts';
import { contentRow } from './convert/content-row.ts';
import type { ContentRow } from './convert/rows.ts';
import { parseFiles } from './reading/file-pieces.ts';
import {
  formerPathsElsewhere,
  readStored,
  readTitles,
  type StoredRecord,
  unchangedRecords,
} from './writing/imported-records.ts';
import { importFormats, type ImportFormats } from './import-format.ts';
import { mapInTurns } from './map-in-turns.ts';
import { MediaLibrary } from './media/media.ts';
import {
  changesOf,
  emptyBatchProblem,
  type ImportChange,
  movesOf,
  othersFiles,
  othersRecords,
  type Plan,
  planOf,
  type Prepared,
} from './writing/plan.ts';
import { type ImportProblem, ImportRefused } from './problems.ts';
import type { ContentFile, RawRecord } from './reading/raw-record.ts';
import { withAbsoluteDates } from './checking/relative-dates.ts';
import { tableWarnings } from './checking/table-heads.ts';
import { type LedgerTerm, slugOf, termLedger, termWarnings } from './checking/term-ledger.ts';
import type { Move } from './writing/write-content.ts';
import { readMediaOwners } from './writing/write-media.ts';
import type { ManagerOf } from './convert/company-parts.ts';
import { type ImportProgress, writePlan, writeRows } from './writing/write-plan.ts';

/** How a batch is imported. */
export interface ImportOptions {
  /** Tells the day that relative dates are counted from. */
  readonly clock: Clock;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Name of the batch: what an earlier import under the same name brought and this one does not is withdrawn. */
  readonly batch?: string;
  /** Whether it is only said what would be done: everything is checked, nothing is written. */
  readonly isRehearsal?: boolean;
  /** Whether a folder without contents may withdraw everything that the batch had brought; otherwise it is refused. */
  readonly mayEmpty?: boolean;
  /** Whether records that belong to another batch are left out instead of being refused: what the portal brings itself must not keep it from starting. */
  readonly givesWay?: boolean;
  /** Whether only types that editors write are taken, and no record of another one is named or withdrawn: what comes from another machine (RED-05). */
  readonly isEditedOnly?: boolean;
  /** The agency's names in the portal's addresses, which links are judged by; those of the demonstration unless given. */
  readonly names?: PortalNames;
  /** The flags of the portal whose own pages the search gets as well; without them it has the contents alone. */
  readonly flags?: FeatureFlags;
  /** Of a rehearsal, says whom the import would tell by e-mail. */
  readonly preview?: PreviewMails | undefined;
  /** Hashes of the code that imports; other ones have everything read and written again. */
  readonly formats?: ImportFormats;
}

/** What an import did, or would do, in numbers of records. */
export interface ImportReport {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /** Days written by hand that are probably a term, and another than it is (TERM-06); absent where there are none. */
  readonly warnings?: readonly ImportProblem[];
  /** Of a rehearsal: each record that would not stay as it is. */
  readonly changes?: readonly ImportChange[];
  /** Of a rehearsal: whom it would tell by e-mail. */
  readonly mails?: MailPreview;
}

const sha256 = (...parts: readonly string[]): string =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

const refuse = (problems: readonly ImportProblem[]): void => {
  if (problems.length > 0) throw new ImportRefused(problems);
};

/** The first problem of each field: a name that is no file’s has not to be missing as well. */
const once = (problems: readonly ImportProblem[]): readonly ImportProblem[] => {
  const placed = new Set<string>();
  return problems.filter(({ file, line, field }) => {
    if (field === undefined) return true;
    const where = `${file} ${line} ${field}`;
    return !placed.has(where) && placed.add(where);
  });
};

const batchDigest = (files: readonly ContentFile[], library: MediaLibrary, format: string): string =>
  sha256(
    format,
    ...files.map(({ path, digest }) => `${path} ${digest}`),
    ...library.files().map(({ path, digest }) => `${path} ${digest}`),
  );

/** What the database knows before a batch is read: since when the relative days of its records are counted, and the terms of contents. */
interface Known {
  readonly countedFrom: ReadonlyMap<string, IsoDate>;
  readonly terms: readonly LedgerTerm[];
}
const readKnown = async (db: Database, batch: string): Promise<Known> => {
  const counted = await db.query<{ key: string; day: IsoDate }>(
    `select type || '/' || slug as key, counted_from as day from imported_record where batch = $1 and withdrawn_at is null and counted_from is not null`,
    [batch],
  );
  return {
    countedFrom: new Map(counted.map(({ key, day }) => [key, day])),
    terms: await db.query<LedgerTerm>(
      `select type, slug, kind, day from term join content using (type, slug) where withdrawn_at is null order by type, slug, kind`,
      [],
    ),
  };
};

/** The records that their schemas accept, those that they refuse, and every problem of both. */
const checkedRecords = async (files: readonly ContentFile[], today: IsoDate, known: Known, table: RouteTable) => {
  const parsed = await parseFiles(files);
  const raws = parsed.records.map((raw): RawRecord => {
    const countedFrom = known.countedFrom.get(`${raw.type}/${slugOf(raw) ?? ''}`) ?? today;
    return { ...raw, countedFrom, value: withAbsoluteDates(raw.value, countedFrom) };
  });
  const ledger = termLedger(raws, known.terms, table);
  const outcomes = await mapInTurns(raws, (raw) => {
    const outcome = checkRecord(raw, today, ledger);
    return { raw, outcome };
  });
  return {
    warnings: outcomes.flatMap(({ raw, outcome }) =>
      'identity' in outcome ? [...termWarnings(raw, outcome.links, ledger), ...tableWarnings(raw)] : [],
    ),
    records: outcomes.flatMap(({ outcome }) => ('identity' in outcome ? [outcome] : [])),
    refused: outcomes.flatMap(({ raw, outcome }) => ('identity' in outcome ? [] : [raw])),
    problems: [...parsed.problems, ...outcomes.flatMap(({ outcome }) => ('identity' in outcome ? [] : outcome))],
  };
};

/** The mandate manager of each company, from the mandates and offices of the batch. */
const mandateManagers = (records: readonly CheckedRecord[]): ManagerOf => {
  const offices = new Map(
    records.flatMap(({ record }) =>
      record.type === 'offices' ? [[record.value.idUfficio, record.value] as const] : [],
    ),
  );
  const companies = new Map(
    records.flatMap(({ record }) =>
      record.type === 'mandates' ? [[record.value.cuaa, offices.get(record.value.idUfficio)] as const] : [],
    ),
  );
  return (cuaa) => companies.get(cuaa);
};

/** A notice with what names its term: its day is read there. */
const withTerm = (row: ContentRow | undefined, term: LedgerTerm | undefined): ContentRow | undefined =>
  row === undefined || term === undefined ? row : { ...row, payload: { ...row.payload, term } };

const prepare = (
  records: readonly CheckedRecord[],
  library: MediaLibrary,
  managerOf: ManagerOf,
  format: string,
): Promise<readonly Prepared[]> =>
  mapInTurns(records, (checked) => {
    const { record, identity, raw } = checked;
    const row = withTerm(contentRow(record, library), checked.term);
    const manager = record.type === 'companies' ? managerOf(identity) : undefined;
    const extra = manager === undefined ? '' : `${manager.mail} ${manager.phone ?? ''}`;
    return {
      type: record.type,
      slug: row?.slug ?? identity,
      file: raw.file,
      countedFrom: raw.countedFrom,
      digest: sha256(format, JSON.stringify(row ?? record.value), extra),
      checked,
      row,
    };
  });

/** The files of types that other systems write, each as a problem. */
const reservedFiles = (files: readonly ContentFile[]): readonly ImportProblem[] =>
  files
    .filter(({ type }) => !isEdited(type))
    .map(({ type, path }) => ({
      file: path,
      reason: `«${type}» non si pubblica da un’altra macchina: lo scrivono altri sistemi, e lo importa chi gestisce il portale`,
    }));

const onlyEdited = (stored: ReadonlyMap<string, StoredRecord>): ReadonlyMap<string, StoredRecord> =>
  new Map([...stored].filter(([, { type }]) => isEdited(type)));

/** Whether what was stored may be named by a batch that does not bring it: of what other systems write editors name regions alone. */
const mayBeNamed = ({ type, batch }: StoredRecord, own: string, isEditedOnly: boolean): boolean =>
  isEditedOnly && !isEdited(type) ? type === 'regions' : batch !== own;

const assertFolder = (folder: string): void => {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new ImportRefused([{ file: folder, reason: 'la cartella dei contenuti non esiste' }]);
};

const reportOf = ({ kept, inserted, changed, gone }: Plan): ImportReport => ({
  inserted,
  updated: changed.length - inserted,
  unchanged: kept.length - changed.length,
  withdrawn: gone.length,
});

/** What a plan would do, and whom it would tell; nothing of it stays written. */
const rehearsed = async (
  tx: Queryable,
  plan: Plan,
  stored: ReadonlyMap<string, StoredRecord>,
  moves: readonly Move[],
  today: IsoDate,
  preview: PreviewMails | undefined,
): Promise<Pick<ImportReport, 'changes' | 'mails'>> => {
  const mailed = preview === undefined ? undefined : await preview(tx, today, () => writeRows(tx, plan, moves, today));
  const changes = changesOf(plan, stored, await readTitles(tx, plan.gone));
  return { changes, ...(mailed === undefined ? {} : { mails: mailed }) };
};

/**
 * Imports a folder of content files: everything is checked before anything is written, and all of it is
 * written or none (API-08). Throws `ImportRefused` with every problem found; what the database had then stays
 * as it was. Records that are the same as before are left alone, those gone from the files are withdrawn. A record
 * belongs to the batch that brought it first, until that one withdraws it. The process goes on answering meanwhile.
 * A rehearsal checks and compares in the same way, and ends before anything is written.
 */
export const importContent = async (db: Database, folder: string, options: ImportOptions): Promise<ImportReport> => {
  const {
    clock,
    onProgress,
    batch = 'contenuti',
    mayEmpty = false,
    isRehearsal = false,
    givesWay = false,
    isEditedOnly = false,
    names = DEMONSTRATION_NAMES,
    flags,
    preview,
    formats = importFormats(),
  } = options;
  assertFolder(folder);
  const today = dayInRome(clock.now());
  const table = routeTable(names);
  const { files, problems: misplaced } = listFiles(folder);
  const problems = isEditedOnly ? [...misplaced, ...reservedFiles(files)] : misplaced;
  const library = new MediaLibrary(folder);
  const digest = batchDigest(files, library, formats.batch);
  const unchanged = await unchangedRecords(db, batch, digest);
  if (unchanged !== undefined && problems.length === 0 && library.problems.length === 0)
    return { inserted: 0, updated: 0, unchanged, withdrawn: 0, ...(isRehearsal ? { changes: [] } : {}) };

  const checked = await checkedRecords(files, today, await readKnown(db, batch), table);
  const { records } = checked;
  const warned = checked.warnings.length === 0 ? {} : { warnings: checked.warnings };
  const managerOf = mandateManagers(records);
  // All errors are reported in one run, files and records alike.
  const faults = once([...problems, ...checked.problems, ...checkMedia(records, checked.refused, library)]);
  const prepared = faults.length > 0 ? [] : await prepare(records, library, managerOf, formats.record);
  return db.tx(async (tx) => {
    // A large batch takes as long as it takes; readers see the former content meanwhile.
    await tx.script(`set local statement_timeout = 0; select pg_advisory_xact_lock(${CONTENT_LOCK})`);
    const all = await readStored(tx);
    const stored = isEditedOnly ? onlyEdited(all) : all;
    const others = [...all.values()].filter((one) => !one.withdrawn && mayBeNamed(one, batch, isEditedOnly));
    const claimed = givesWay ? new Map<string, string>() : await formerPathsElsewhere(tx, batch);
    refuse([...faults, ...checkTogether(records, [...others, ...refusedAsKnown(checked.refused)], table, claimed)]);
    refuse(
      library.clashes().map((path) => ({ file: path, reason: 'due documenti diversi hanno lo stesso nome di file' })),
    );
    const media = await readMediaOwners(tx);
    const elsewhere = othersFiles(library, media, batch);
    if (!givesWay) refuse([...othersRecords(prepared, stored, batch), ...elsewhere.values()]);
    const plan = planOf(prepared, stored, batch);
    const { kept, gone } = plan;
    if (kept.length === 0 && gone.length > 0 && !mayEmpty) refuse([emptyBatchProblem(folder, batch, gone.length)]);
    const moves = movesOf(plan, stored, table);
    if (isRehearsal)
      return { ...reportOf(plan), ...warned, ...(await rehearsed(tx, plan, stored, moves, today, preview)) };
    await writePlan(tx, plan, {
      batch,
      digest,
      today,
      managerOf,
      moves,
      library,
      stored: media,
      isElsewhere: (path) => elsewhere.has(path),
      table,
      flags,
      onProgress,
    });
    return { ...reportOf(plan), ...warned };
  });
};
