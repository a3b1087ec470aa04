import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { FeatureFlags } from '#core/navigation/portal-settings.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import type { Queryable } from '../../postgres/connection/database.ts';
import { raiseContentVersion } from '../../postgres/content/content-version.ts';
import { applyIndexChanges, refreshIndexStatistics } from '../../postgres/search/index-statistics.ts';
import { writeOwnPages } from '../../postgres/search/page-entries.ts';
import type { MediaLibrary } from '../media/media.ts';
import {
  chunksOf,
  forgetOtherBatches,
  noteBatch,
  noteRecords,
  noteWithdrawn,
  type StoredRecord,
} from './imported-records.ts';
import type { Plan, Prepared } from './plan.ts';
import { isOwnType, OWN_TYPES } from './record-tables.ts';
import {
  type Move,
  moveContents,
  slugsByType,
  withdrawContent,
  writeContent,
  writeSearchable,
} from './write-content.ts';
import { type StoredFile, writeMedia } from './write-media.ts';
import type { ManagerOf } from '../convert/company-parts.ts';
import { withdrawOwn, writeOwn, writeWorkOf } from './write-own.ts';

/** Lines of the content table written with one statement. */
const CHUNK_LINES = 50;
/** Records withdrawn with one statement. */
const CHUNK_WITHDRAWN = 250;
/** Records after which the counts of the search are brought up to date on the way: all of them at once is one long statement. */
const SETTLE_AFTER_RECORDS = 2_000;

/** How far an import is. */
export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

/** What is written of a batch besides its records. */
export interface PlannedBatch {
  readonly batch: string;
  /** Hash of the whole batch: the same one is not read again. */
  readonly digest: string;
  readonly today: IsoDate;
  readonly managerOf: ManagerOf;
  /** Contents whose slug changes. */
  readonly moves: readonly Move[];
  readonly library: MediaLibrary;
  /** Files that the database has, and whose they are. */
  readonly stored: ReadonlyMap<string, StoredFile>;
  /** Whether a file belongs to another batch and stays as it is. */
  readonly isElsewhere: (path: string) => boolean;
  readonly table: RouteTable;
  readonly flags?: FeatureFlags | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** Writes what a plan says: files, records, what is withdrawn, then the index of the search and the version of the contents. */
export const writePlan = async (tx: Queryable, plan: Plan, planned: PlannedBatch): Promise<void> => {
  const { kept, changed, gone } = plan;
  const { batch, digest, today, managerOf, moves, library, stored, isElsewhere, table, flags, onProgress } = planned;
  let done = 0;
  let unsettled = 0;
  const step = async (count: number): Promise<void> => {
    done += count;
    onProgress?.({ done, total: changed.length + gone.length });
    unsettled += count;
    if (unsettled < SETTLE_AFTER_RECORDS) return;
    await applyIndexChanges(tx);
    unsettled = 0;
  };
  await writeMedia(
    tx,
    batch,
    library.files().filter(({ path }) => !isElsewhere(path)),
    stored,
  );
  await moveContents(tx, moves);
  await writeChanged(tx, changed, today, managerOf, step);
  await noteRecords(tx, batch, changed);
  await withdraw(tx, gone, step);
  await writeWorkOf(tx, [...changed, ...gone]);
  const hasNewPages = flags !== undefined && (await writeOwnPages(tx, table, flags));
  if (hasNewPages || changed.length + gone.length > 0) {
    await refreshIndexStatistics(tx);
    await raiseContentVersion(tx);
    await forgetOtherBatches(tx, batch);
  }
  await noteBatch(tx, batch, digest, kept.length);
};

// Helpers

/** Records that have tables of their own first: what others mention is there before them. */
const writeChanged = async (
  tx: Queryable,
  changed: readonly Prepared[],
  today: IsoDate,
  managerOf: ManagerOf,
  step: (lines: number) => Promise<void>,
): Promise<void> => {
  for (const type of OWN_TYPES) {
    for (const { checked } of changed.filter((one) => one.row === undefined && one.type === type)) {
      await writeOwn(tx, checked.record, { managerOf, today });
      await step(1);
    }
  }
  const rows = changed.flatMap(({ row }) => (row === undefined ? [] : [row]));
  for (const chunk of chunksOf(rows, CHUNK_LINES)) {
    await writeContent(tx, chunk, today);
    await writeSearchable(tx, chunk, today);
    await step(chunk.length);
  }
};

/** The contents alone, without search and files: enough to see what would be news. */
export const writeRows = async (
  tx: Queryable,
  { changed, gone }: Plan,
  moves: readonly Move[],
  today: IsoDate,
): Promise<void> => {
  await moveContents(tx, moves);
  const rows = changed.flatMap(({ row }) => (row === undefined ? [] : [row]));
  for (const chunk of chunksOf(rows, CHUNK_LINES)) await writeContent(tx, chunk, today);
  for (const [type, slugs] of slugsByType(gone)) if (!isOwnType(type)) await withdrawContent(tx, type, slugs);
};

/** Withdraws records, what mentions others before what is mentioned. */
const withdraw = async (
  tx: Queryable,
  gone: readonly StoredRecord[],
  step: (records: number) => Promise<void>,
): Promise<void> => {
  const byType = slugsByType(gone);
  const own = OWN_TYPES.toReversed().filter((type) => byType.has(type));
  for (const type of [...[...byType.keys()].filter((each) => !isOwnType(each)), ...own]) {
    for (const slugs of chunksOf(byType.get(type) ?? [], CHUNK_WITHDRAWN)) {
      await (isOwnType(type) ? withdrawOwn(tx, type, slugs) : withdrawContent(tx, type, slugs));
      await noteWithdrawn(tx, type, slugs);
      await step(slugs.length);
    }
  }
};
