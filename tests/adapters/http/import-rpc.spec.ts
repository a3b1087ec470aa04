import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { type Database, QueryError } from '#adapters/storage/postgres/connection/database.ts';
import { openDatabase, pendingMigrations } from '#adapters/storage/postgres/index.ts';
import { knownMigrations } from '#adapters/storage/postgres/connection/migrate.ts';
import { batchImporter } from '#adapters/http/server/import/import-batch.ts';
import { loadSecret } from '#adapters/http/server/settings/secret.ts';
import { startSentence } from '#adapters/http/server/startup/start-failure.ts';
import { lockFolder } from '#adapters/storage/postgres/data-folder/folder-lock.ts';
import { DEMONSTRATION_DEFAULTS } from '#adapters/http/server/settings/settings-defaults.ts';
import { runImport, runMigrations } from '#adapters/http/server/import/import-command.ts';
import { type Batch, handOver, type ImportNews, serveImports } from '#adapters/http/server/import/import-rpc.ts';
import { databaseOnServer, testServer } from '#tests/support/server-database.ts';
import { emptyArchive } from '../storage/postgres/empty-archive.ts';

const BATCH: Batch = { folder: '/contenuti', batch: 'redazione', mayEmpty: false, isRehearsal: false };
const REPORT: ImportNews = { kind: 'report', inserted: 1, updated: 0, unchanged: 0, withdrawn: 0 };

const dataFolder = (): string => {
  mkdirSync('.tmp', { recursive: true });
  const folder = mkdtempSync('.tmp/p-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A process that serves the folder and does with each batch what the test orders. */
const importServer = async (folder: string, meet: (socket: Socket, line: string) => void): Promise<void> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => meet(socket, String(bytes)));
  });
  await new Promise<void>((done) => server.listen(join(process.cwd(), folder, 'importa.sock'), done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
};

describe('handOver', () => {
  it('[API-08] should hand the batch over and tell how it went', async () => {
    const folder = dataFolder();
    const close = await serveImports(folder, async (batch, tell) =>
      tell({ kind: 'refused', message: JSON.stringify(batch) }),
    );
    const news: ImportNews[] = [];
    expect(await handOver(folder, { ...BATCH, mayEmpty: true }, (one) => news.push(one))).toBe(true);
    expect(news).toEqual([{ kind: 'refused', message: JSON.stringify({ ...BATCH, mayEmpty: true }) }]);
    await close();
  });

  it('[API-08] should say when nobody is there', async () => {
    expect(await handOver(dataFolder(), BATCH, () => undefined)).toBe(false);
  });

  it.each([
    ['at once', (socket: Socket) => socket.destroy()],
    [
      'on the way',
      (socket: Socket) =>
        socket.write(`${JSON.stringify({ kind: 'progress', done: 1, total: 2 })}\n`, () => socket.destroy()),
    ],
  ])('[API-08] should say that the portal closed meanwhile when it ends %s', async (_when, leave) => {
    const folder = dataFolder();
    await importServer(folder, leave);
    await expect(handOver(folder, BATCH, () => undefined)).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringContaining('si è chiuso durante l’importazione') as string,
    });
  });
});

describe('npm run import', () => {
  const written: string[] = [];

  beforeEach(() => {
    written.length = 0;
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    process.exitCode = undefined;
  });

  const importing = async (folder: string, ...args: readonly string[]): Promise<string> => {
    vi.stubEnv('PORTAL_DATA_DIR', folder);
    await runImport(process.cwd(), args);
    return written.join('');
  };

  it('[API-08] should say that the portal closed meanwhile and the import is to be repeated, not that the folder is in use', async () => {
    const folder = dataFolder();
    const lock = await lockFolder(folder);
    await importServer(folder, (socket) => socket.destroy());
    const said = await importing(folder, 'contenuti');
    await lock.release();
    expect(said).toMatch(/^Il portale si è chiuso durante l’importazione.*ripetere l’importazione\.\n$/u);
    expect(process.exitCode).toBe(1);
  });

  it('[API-08] should say that the folder is in use when its process takes no batches', async () => {
    const folder = dataFolder();
    const lock = await lockFolder(folder);
    const said = await importing(folder, 'contenuti');
    await lock.release();
    expect(said).toContain('già in uso da un altro processo');
  });

  it.each([
    [['contenuti'], { batch: 'redazione', mayEmpty: false, isRehearsal: false }],
    [['contenuti', 'estate', '--svuota'], { batch: 'estate', mayEmpty: true }],
    [['--svuota', 'contenuti'], { batch: 'redazione', mayEmpty: true }],
    [['contenuti', '--prova'], { batch: 'redazione', mayEmpty: false, isRehearsal: true }],
  ])('[API-08] should read %j as a batch', async (args, batch) => {
    const folder = dataFolder();
    const lock = await lockFolder(folder);
    let asked: unknown;
    await importServer(folder, (socket, line) => {
      asked = JSON.parse(line);
      socket.end(`${JSON.stringify(REPORT)}\n`);
    });
    const said = await importing(folder, ...args);
    await lock.release();
    expect(said).toBe('Nuovi: 1. Aggiornati: 0. Invariati: 0. Ritirati: 0.\n');
    expect(asked).toMatchObject(batch);
  });

  it('[API-08] [CONST-10] should take the folder that a trial shows for the batch under which each start imports it', async () => {
    vi.stubEnv('PORTAL_SETTINGS', 'adapters/deploy/example-agency/settings.json');
    const folder = dataFolder();
    const lock = await lockFolder(folder);
    const asked: unknown[] = [];
    await importServer(folder, (socket, line) => {
      asked.push(JSON.parse(line));
      socket.end(`${JSON.stringify(REPORT)}\n`);
    });
    await importing(folder, 'adapters/deploy/example-agency/contents');
    await importing(folder, 'contenuti');
    await lock.release();
    expect(asked).toMatchObject([{ batch: 'contenuti' }, { batch: 'redazione' }]);
  });

  it('[API-08] should say of a rehearsal record by record what would be done, and that nothing was', async () => {
    const folder = dataFolder();
    const lock = await lockFolder(folder);
    const changes = [
      { kind: 'inserted', type: 'regulations', slug: 'uno' },
      { kind: 'updated', type: 'events', slug: 'due' },
      { kind: 'withdrawn', type: 'forms', slug: 'tre' },
    ];
    await importServer(folder, (socket) =>
      socket.end(
        `${JSON.stringify({
          ...REPORT,
          changes,
          mails: {
            subscriptions: 5,
            lists: [
              { words: 'Normative', count: 3 },
              { words: 'Concorso «Agronomi»', count: 2 },
            ],
          },
        })}\n`,
      ),
    );
    const said = await importing(folder, 'contenuti', '--prova');
    await lock.release();
    expect(said.split('\n')).toEqual([
      'entrerebbe: regulations/uno',
      'cambierebbe: events/due',
      'verrebbe ritirato: forms/tre',
      'Nuovi: 1. Aggiornati: 0. Invariati: 0. Ritirati: 0.',
      'Avvisi per email: 5 iscrizioni riceverebbero qualcosa (Normative: 3; Concorso «Agronomi»: 2).',
      expect.stringMatching(/^È una prova: nulla è stato scritto\./),
      '',
    ]);
  });

  /** A folder with one useful link, to be imported. */
  const oneLink = (): string => {
    const folder = dataFolder();
    mkdirSync(join(folder, 'useful-links'));
    writeFileSync(
      join(folder, 'useful-links', 'uno.yaml'),
      '- friendlyUrl: uno\n  title: Uno\n  description: Un collegamento.\n  url: https://uno.example/\n  categories: [Istituzioni]\n',
    );
    return folder;
  };
  const WOULD_ENTER = /^entrerebbe: useful-links\/uno\nNuovi: 1\. .*\nÈ una prova: nulla è stato scritto\./u;

  it('[API-08] should rehearse where nothing is yet without making anything, a data folder or a table', async () => {
    const folder = dataFolder();
    expect(await importing(join(folder, 'dati'), oneLink(), '--prova')).toMatch(WOULD_ENTER);
    expect(readdirSync(folder)).toEqual([]);
  });

  const server = testServer();
  it.skipIf(server === undefined)('[API-08] should make no table on a server when it rehearses', async () => {
    const own = await databaseOnServer(server ?? '');
    try {
      vi.stubEnv('DATABASE_URL', own.url);
      expect(await importing(dataFolder(), oneLink(), '--prova')).toMatch(WOULD_ENTER);
      const db = await openDatabase({ kind: 'server', url: own.url });
      const tables = await db.query("select tablename from pg_tables where schemaname = 'public'");
      await db.close();
      expect(tables).toEqual([]);
    } finally {
      await own.remove();
    }
  });

  it.skipIf(server === undefined)('[API-09] should bring a server up to date in one job, and say so', async () => {
    const own = await databaseOnServer(server ?? '');
    const settings = join(dataFolder(), 'impostazioni.json');
    const signOn = { realm: 'prova', url: 'https://accesso.example', clientId: 'portale' };
    writeFileSync(settings, JSON.stringify({ ...DEMONSTRATION_DEFAULTS, signOn }));
    try {
      vi.stubEnv('DATABASE_URL', own.url);
      vi.stubEnv('PORTAL_SETTINGS', settings);
      vi.stubEnv('PORTAL_PUBLIC_ORIGIN', 'https://portale.example');
      vi.stubEnv('PORTAL_SECRET', 'x'.repeat(40));
      await runMigrations();
      await runMigrations();
      const all = knownMigrations().map(({ name }) => name);
      expect(written).toEqual([`Migrazioni eseguite: ${all.join(', ')}.\n`, 'La base dati è già aggiornata.\n']);
    } finally {
      await own.remove();
    }
  });

  it('[API-08] should not bring data of a version before up to date when it rehearses, and say so', async () => {
    const archive = await emptyArchive();
    onTestFinished(archive.remove);
    const last = knownMigrations().at(-1)?.name ?? '';
    const opened = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
      const db = await openDatabase({ kind: 'embedded', folder: archive.folder });
      return work(db).finally(() => db.close());
    };
    await opened((db) => db.query('delete from schema_migration where name = $1', [last]));
    expect(await importing(archive.folder, oneLink(), '--prova')).toMatch(
      /^I dati sono di una versione precedente del portale \(manca 1 migrazione\), e una prova non li cambia/u,
    );
    expect(process.exitCode).toBe(1);
    expect(await opened((db) => pendingMigrations(db))).toEqual([last]);
  });

  it('[API-08] should not take a misspelt option for a folder', async () => {
    expect(await importing(dataFolder(), '--svuot', 'contenuti')).toBe(
      'L’opzione --svuot non esiste. Si usa così: npm run import -- <cartella> [lotto] [--settings <file>] [--svuota] [--prova]\n',
    );
  });
});

describe('batchImporter', () => {
  const refusing = (error: Error, folder?: string): Database => {
    const refuse = async (): Promise<never> => {
      throw error;
    };
    return { kind: 'embedded', folder, query: refuse, script: refuse, tx: refuse } as unknown as Database;
  };
  const importInto = async (db: Database): Promise<readonly ImportNews[]> => {
    const contents = dataFolder();
    mkdirSync(join(contents, 'regions'));
    writeFileSync(
      join(contents, 'regions', 'regioni.yaml'),
      '- { name: Lazio, value: lazio, idMappa: IT-62, locRegione: CI, provincia: RM }\n',
    );
    const news: ImportNews[] = [];
    const batch = { ...BATCH, folder: contents };
    const flags = { dashboardPayments: true, caaKpi: true, fraudReport: true };
    await batchImporter(db, { now: () => 0 }, { names: DEMONSTRATION_NAMES, flags })(batch, (one) => news.push(one));
    return news.filter(({ kind }) => kind !== 'progress');
  };
  const full = new QueryError('could not extend file "base/5/1": No space left on device', {
    sqlState: '53100',
    constraint: undefined,
    cause: undefined,
  });

  it('[API-08] should say in Italian that the disk is full, and whose', async () => {
    expect(await importInto(refusing(full, '/dati'))).toEqual([
      {
        kind: 'refused',
        message: expect.stringMatching(/^Il disco della cartella dei dati \/dati è pieno.*ripetere/u),
      },
    ]);
    expect(await importInto(refusing(full))).toEqual([
      { kind: 'refused', message: expect.stringMatching(/^Il disco del server PostgreSQL è pieno/u) },
    ]);
  });

  it('should throw what has nothing to do with the disk', async () => {
    await expect(importInto(refusing(new Error('another'), dataFolder()))).rejects.toThrow('another');
  });
});

describe('loadSecret', () => {
  it('[API-09] should say what to do where its file cannot be read, and sign with no empty secret', async () => {
    const folder = dataFolder();
    mkdirSync(join(folder, 'segreto-dei-cookie'));
    await expect(loadSecret(folder)).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(/segreto-dei-cookie non si può leggere.*spostarlo/u),
    });
  });
});

describe('startSentence', () => {
  const facts = { host: '127.0.0.1', port: 8080, dataDir: '/dati' };

  it('[API-09] should say in Italian that the disk is full, whatever the database made of it', () => {
    expect(startSentence(new Error('cannot drop active portal ""'), facts, true)).toBe(
      'Il disco della cartella dei dati /dati è pieno: liberare spazio e ripetere.',
    );
  });

  it('[API-09] should say which file is a folder', () => {
    const error = Object.assign(new Error('EISDIR: illegal operation'), { code: 'EISDIR', path: '/dati/chiave.pem' });
    expect(startSentence(error, facts)).toContain('(/dati/chiave.pem)');
  });
});
