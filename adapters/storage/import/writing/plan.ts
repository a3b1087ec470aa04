import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import { locationsAt } from '#adapters/names/content-path.ts';
import type { CheckedRecord } from '../checking/check-records.ts';
import type { ContentRow } from '../convert/rows.ts';
import { identityField } from '../checking/identity.ts';
import { recordKey, type StoredRecord } from './imported-records.ts';
import type { MediaLibrary } from '../media/media.ts';
import type { ImportProblem } from '../problems.ts';
import type { ContentType } from '../schemas/index.ts';
import type { Move } from './write-content.ts';
import { isOthersFile, type StoredFile } from './write-media.ts';

/** A record that is ready to be written. */
export interface Prepared {
  readonly type: ContentType;
  readonly slug: string;
  readonly file: string;
  readonly digest: string;
  readonly countedFrom: IsoDate | undefined;
  readonly checked: CheckedRecord;
  /** The line of the content table; undefined for a type with tables of its own. */
  readonly row: ContentRow | undefined;
}

/** What is to be done with a batch that is in order. */
export interface Plan {
  readonly kept: readonly Prepared[];
  readonly inserted: number;
  readonly changed: readonly Prepared[];
  readonly gone: readonly StoredRecord[];
}

/** Compares a batch with what is stored; records that belong to other batches are left out. */
export const planOf = (
  prepared: readonly Prepared[],
  stored: ReadonlyMap<string, StoredRecord>,
  batch: string,
): Plan => {
  const kept = prepared.filter((one) => !isOthers(stored.get(recordKey(one)), batch));
  const changed = kept.filter((one) => {
    const known = stored.get(recordKey(one));
    return known?.digest !== one.digest || known.withdrawn || known.missing;
  });
  const present = new Set(kept.map(recordKey));
  const gone = [...stored.values()].filter(
    (one) => one.batch === batch && !one.withdrawn && !present.has(recordKey(one)),
  );
  return { kept, inserted: changed.filter((one) => !stored.has(recordKey(one))).length, changed, gone };
};

/** The contents whose slug changes, by what their files say: each was at a former address and is there no more (D-67). */
export const movesOf = (
  { changed, gone }: Plan,
  stored: ReadonlyMap<string, StoredRecord>,
  table: RouteTable,
): readonly Move[] => {
  const leaving = new Set(gone.map(recordKey));
  return changed.flatMap(({ type, slug, row }) => {
    const from = (row?.formerPaths ?? [])
      .flatMap((path) => locationsAt(table, path))
      .filter((location) => location.type === type && location.slug !== slug)
      .map((location) => location.slug)
      .filter((one) => {
        const key = recordKey({ type, slug: one });
        return leaving.has(key) || stored.get(key)?.withdrawn === true;
      });
    return from.length === 0 ? [] : [{ type, slug, from }];
  });
};

/** A record that an import would not leave as it is. */
export interface ImportChange {
  readonly kind: 'inserted' | 'updated' | 'withdrawn';
  readonly type: string;
  readonly slug: string;
  /** The title of what is withdrawn, as it was imported last; undefined where it has none. */
  readonly title?: string;
}

/** What a plan would do, record by record: what comes first, what goes last; `titles` of contents by their keys. */
export const changesOf = (
  { changed, gone }: Plan,
  stored: ReadonlyMap<string, StoredRecord>,
  titles: ReadonlyMap<string, string>,
): readonly ImportChange[] => [
  ...changed.map((one): ImportChange => {
    const { type, slug } = one;
    return { kind: stored.has(recordKey(one)) ? 'updated' : 'inserted', type, slug };
  }),
  ...gone.map((one): ImportChange => {
    const title = titles.get(recordKey(one));
    return { kind: 'withdrawn', type: one.type, slug: one.slug, ...(title === undefined ? {} : { title }) };
  }),
];

/** The records of a batch that belong to another one, each as a problem. */
export const othersRecords = (
  prepared: readonly Prepared[],
  stored: ReadonlyMap<string, StoredRecord>,
  batch: string,
): readonly ImportProblem[] =>
  prepared.flatMap((one) => {
    const known = stored.get(recordKey(one));
    return isOthers(known, batch) ? [othersProblem(one.checked, known)] : [];
  });

/** The files of a batch under whose names another one has different ones, each as a problem by its path. */
export const othersFiles = (
  library: MediaLibrary,
  stored: ReadonlyMap<string, StoredFile>,
  batch: string,
): ReadonlyMap<string, ImportProblem> =>
  new Map(
    library.files().flatMap((file) => {
      const known = stored.get(file.path);
      return isOthersFile(file, known, batch) ? [[file.path, othersFileProblem(file.path, known)] as const] : [];
    }),
  );

/** Says that a batch without contents is taken for a mistake, because it would withdraw everything. */
export const emptyBatchProblem = (folder: string, batch: string, count: number): ImportProblem => ({
  file: folder,
  reason: `non contiene nessun contenuto da importare e ${count === 1 ? 'ritirerebbe l’unico contenuto' : `ritirerebbe tutti i ${count} contenuti`} del lotto «${batch}»: controllare la cartella, oppure aggiungere --svuota al comando per ritirarli davvero`,
});

// Helpers

/** Whether a record belongs to a batch that is not this one and has not withdrawn it. */
const isOthers = (stored: StoredRecord | undefined, batch: string): stored is StoredRecord =>
  stored !== undefined && stored.batch !== batch && !stored.withdrawn;

/** Says that a record cannot be brought by this batch, because another one brought it first (API-08). */
const othersProblem = ({ record, identity, raw }: CheckedRecord, { batch }: StoredRecord): ImportProblem => {
  const field = identityField(record);
  return {
    file: raw.file,
    line: raw.lineOf([field]),
    field,
    reason: `«${identity}» appartiene già al lotto «${batch}»: toglierlo da questa cartella e modificarlo nei file di quel lotto, oppure toglierlo prima da lì e importare di nuovo «${batch}»`,
  };
};

/** Says that a picture or document cannot be brought, because another batch has a different one under its name (API-08). */
const othersFileProblem = (path: string, { batch }: StoredFile): ImportProblem => ({
  file: path.startsWith('documenti/') ? path : `media/${path}`,
  reason: `il lotto «${batch ?? ''}» ha già un file diverso con questo nome: scegliere un altro nome`,
});
