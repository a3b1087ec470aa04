import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { routeTable } from '#core/navigation/routes.ts';
import {
  type Database,
  isFromFullDisk,
  isNewFolder,
  migrate,
  openDatabase,
  pendingMigrations,
  previewMails,
  SecretVault,
  StorageStartError,
  writeForOwnerOnly,
} from '#adapters/storage/postgres/index.ts';
import { systemClock } from '../bindings.ts';
import { batchImporter } from './import-batch.ts';
import { handOver, type Batch, type ImportNews } from './import-rpc.ts';
import { mailText } from './mail-text.ts';
import { readSecret } from '../settings/secret.ts';
import { portalSettingsOf, readSettings, type ServiceSettings } from '../settings/settings.ts';
import { StartFailure, startSentence } from '../startup/start-failure.ts';

/** Name of the batch of an editor's folder; the demonstration's own has another, so that neither withdraws the other. */
const DEFAULT_BATCH = 'redazione';
/** Name of the batch that a portal imports at its start. */
const OWN_BATCH = 'contenuti';
/** Asks that a folder without contents withdraw everything that the batch had brought. */
const EMPTYING = '--svuota';
/** Asks only what would be done. */
const REHEARSAL = '--prova';
const OPTIONS: readonly string[] = [EMPTYING, REHEARSAL];
const USAGE = `Si usa così: npm run import -- <cartella> [lotto] [--settings <file>] [${EMPTYING}] [${REHEARSAL}]`;

/**
 * `npm run import -- <folder> [batch] [--svuota] [--prova]`: imports a folder of content files, with a line of progress and a report. While a
 * portal has the embedded data folder, the batch is handed to it. A folder without contents is refused where it would withdraw what
 * the batch had brought, unless that is asked for with `--svuota` (API-08).
 * With `--prova` everything is checked and compared, and reported record by record; nothing is written.
 */
export const runImport = async (root: string, args: readonly string[]): Promise<void> => {
  writeForOwnerOnly();
  const unknown = args.find((arg) => arg.startsWith('--') && !OPTIONS.includes(arg));
  if (unknown !== undefined) return stop(`L’opzione ${unknown} non esiste. ${USAGE}`);
  const [folder, named] = args.filter((arg) => !OPTIONS.includes(arg));
  if (folder === undefined) return stop(`Indicare la cartella da importare. ${USAGE}`);
  const read = readSettings('demo', process.env, (path) => readFileSync(path, 'utf8'));
  if (!read.ok) return stop(`Le impostazioni non vanno bene:\n${read.failure.map((fault) => `- ${fault}`).join('\n')}`);
  const settings = { ...read.value, dataDir: resolve(root, read.value.dataDir) };
  const batch = named ?? batchOf(settings, folder);
  let wasRefused = false;
  const tell = (news: ImportNews): void => {
    wasRefused ||= news.kind === 'refused';
    write(news);
  };
  try {
    const asked: Batch = {
      folder: resolve(folder),
      batch,
      mayEmpty: args.includes(EMPTYING),
      isRehearsal: args.includes(REHEARSAL),
    };
    await importInto(settings, asked, tell);
  } catch (error) {
    const folder = settings.databaseUrl === undefined ? settings.dataDir : undefined;
    return stop(startSentence(error, settings, await isFromFullDisk(error, folder)));
  }
  if (wasRefused) process.exitCode = 1;
};

/** The batch of a folder: the one that a trial shows is imported under its own name at each start. */
export const batchOf = ({ contents }: Pick<ServiceSettings, 'contents'>, folder: string): string =>
  contents === resolve(folder) ? OWN_BATCH : DEFAULT_BATCH;

/** Imports a batch into the database of a portal, through the portal itself where it has the embedded data folder. */
export const importInto = async (
  settings: ServiceSettings,
  batch: Batch,
  tell: (news: ImportNews) => void,
): Promise<void> => {
  const { databaseUrl, dataDir: folder } = settings;
  // Subscriptions can be read with the portal's secret alone; without it nothing is said of them.
  const secret = settings.secret ?? (await readSecret(folder));
  const preview =
    secret === undefined || !batch.isRehearsal
      ? undefined
      : previewMails(
          new SecretVault({ secret, previousSecret: settings.previousSecret }),
          routeTable(portalSettingsOf(settings).names),
        );
  const importTo = (db: Database): Promise<void> => batchImporter(db, systemClock, settings, preview)(batch, tell);
  /** Where nothing has ever been imported, a rehearsal is compared with an empty portal in memory: not even a table is made. */
  const inMemory = (): Promise<void> =>
    closing(openDatabase({ kind: 'embedded' }), async (db) => {
      await migrate(db);
      await importTo(db);
    });
  if (batch.isRehearsal && databaseUrl === undefined && isNewFolder(folder)) {
    // A portal may be at its first start there.
    if (existsSync(folder) && (await handOver(folder, batch, tell))) return;
    return inMemory();
  }
  try {
    await closing(
      openDatabase(databaseUrl === undefined ? { kind: 'embedded', folder } : { kind: 'server', url: databaseUrl }),
      async (db) => {
        if (batch.isRehearsal) {
          const pending = await pendingMigrations(db);
          if (pending === 'empty') return inMemory();
          if (pending.length > 0) throw new StartFailure(olderSentence(pending.length));
        } else await migrate(db);
        await importTo(db);
      },
    );
  } catch (error) {
    if (!(error instanceof StorageStartError && error.code === 'storage.in-use')) throw error;
    // Nobody takes it: the folder is in use by a portal that is starting or closing, or by another import.
    if (!(await handOver(settings.dataDir, batch, tell))) throw error;
  }
};

/**
 * `npm run migrate`: brings the database up to date and ends. Every start does so too, under a lock; one job beforehand reports a failure
 * before the first process of a new version is started (API-09).
 */
export const runMigrations = async (): Promise<void> => {
  const read = readSettings('serve', process.env, (path) => readFileSync(path, 'utf8'));
  if (!read.ok) return stop(`Le impostazioni non vanno bene:\n${read.failure.map((fault) => `- ${fault}`).join('\n')}`);
  const { databaseUrl: url } = read.value;
  if (url === undefined) return stop('Le migrazioni a parte servono con PostgreSQL: indicare DATABASE_URL.');
  try {
    await closing(openDatabase({ kind: 'server', url }), async (db) => {
      const applied = await migrate(db);
      process.stdout.write(
        applied.length === 0 ? 'La base dati è già aggiornata.\n' : `Migrazioni eseguite: ${applied.join(', ')}.\n`,
      );
    });
  } catch (error) {
    stop(startSentence(error, read.value));
  }
};

// Helpers

const stop = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

/** Works on a database that is closed afterwards, whatever becomes of the work. */
const closing = async (opened: Promise<Database>, work: (db: Database) => Promise<void>): Promise<void> => {
  const db = await opened;
  try {
    await work(db);
  } finally {
    await db.close();
  }
};

const olderSentence = (count: number): string =>
  `I dati sono di una versione precedente del portale (${count === 1 ? 'manca 1 migrazione' : `mancano ${count} migrazioni`}), e una prova non li cambia: provare con la versione in esercizio, oppure su una copia della base dati.`;

const write = (news: ImportNews): void => {
  switch (news.kind) {
    case 'progress':
      if (process.stdout.isTTY) process.stdout.write(`\rImportati ${news.done} di ${news.total}`);
      return;
    case 'report':
      process.stdout.write(`${process.stdout.isTTY ? '\n' : ''}${reportText(news)}\n`);
      return;
    case 'refused':
      process.stderr.write(`${news.message}\n`);
  }
};

const WHAT = { inserted: 'entrerebbe', updated: 'cambierebbe', withdrawn: 'verrebbe ritirato' } as const;

const reportText = ({
  inserted,
  updated,
  unchanged,
  withdrawn,
  warnings = [],
  changes,
  mails,
}: Extract<ImportNews, { kind: 'report' }>): string => {
  const counts = [
    ...warnings.map((one) => `attenzione: ${one}`),
    `Nuovi: ${inserted}. Aggiornati: ${updated}. Invariati: ${unchanged}. Ritirati: ${withdrawn}.`,
  ].join('\n');
  if (changes === undefined) return counts;
  return [
    ...changes.map(({ kind, type, slug }) => `${WHAT[kind]}: ${type}/${slug}`),
    counts,
    ...(mails === undefined ? [] : [mailText(mails)]),
    'È una prova: nulla è stato scritto. Per importare davvero, lo stesso comando senza --prova.',
  ].join('\n');
};
