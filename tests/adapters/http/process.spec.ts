import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyOfDemonstrationData, demonstrationDataOn } from '#tests/support/demonstration-data.ts';
import { databaseOnServer, testServer } from '#tests/support/server-database.ts';

// The real process, as `npm start` runs it. The first start may have to build the portal.

const START = resolve('adapters/http/server/start.mjs');
const IMPORT = resolve('adapters/http/server/import.mjs');
const EXAMPLE = resolve('adapters/deploy/example-agency/settings.json');
const BUILD_LIMIT_MS = 420_000;
/** A start on a machine that is busy with the rest of the tests. */
const PROCESS_LIMIT_MS = 300_000;

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Started {
  readonly child: ChildProcess;
  /** Where the portal answers. */
  readonly origin: string;
  readonly ended: Promise<Ended>;
}

const server = testServer();
const children: ChildProcess[] = [];
const folders: string[] = [];

interface Launched {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What the process says, once it matches. */
  readonly said: (sign: RegExp) => Promise<RegExpExecArray>;
}

const launchScript = (
  script: string,
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Launched => {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  let err = '';
  const listeners: (() => void)[] = [];
  child.stdout?.on('data', (bytes) => {
    out += String(bytes);
    for (const hear of listeners) hear();
  });
  child.stderr?.on('data', (bytes) => (err += String(bytes)));
  const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code, out, err })));
  const said = (sign: RegExp): Promise<RegExpExecArray> =>
    new Promise((done, refuse) => {
      const hear = (): void => {
        const found = sign.exec(out);
        if (found !== null) done(found);
      };
      listeners.push(hear);
      hear();
      void ended.then(({ code }) => refuse(new Error(`the process ended with ${String(code)}: ${err}${out}`)));
    });
  return { child, ended, said };
};

const launch = (environment: Readonly<Record<string, string>>, ...args: readonly string[]): Launched =>
  launchScript(START, environment, ...args);

/** `niceness` is how much others go before the process, from 0 to 19. */
const start = async (environment: Readonly<Record<string, string>>, niceness = 0): Promise<Started> => {
  const { child, ended, said } = launch({ PORTAL_PORT: '0', ...environment });
  if (niceness > 0) setPriority(child.pid ?? -1, niceness);
  const [, origin = ''] = await said(/risponde su (http:\/\/[\d.:]+)\//u);
  return { child, origin, ended };
};

const ownFolder = async (): Promise<string> => {
  const folder = await copyOfDemonstrationData();
  folders.push(folder);
  return folder;
};

const ownEmptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portale-'));
  folders.push(folder);
  return folder;
};

/** A module that notes each process of Node that loads it, with what it was called with, in a file. */
const NOTING_PROCESSES = `data:text/javascript,${encodeURIComponent(
  `import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isMainThread } from 'node:worker_threads';
const [, script, ...args] = process.argv;
if (isMainThread) appendFileSync(process.env.NOTED_IN, [basename(script), ...args].join(' ') + '\\n');`,
)}`;

/** Lets a portal note its processes beside what is in this folder. */
const noting = (folder: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${NOTING_PROCESSES}`,
  NOTED_IN: join(folder, 'processi'),
});
/** The processes that were noted there, in their order. */
const noted = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'processi'), 'utf8').split('\n').slice(0, -1);

/** A content file with one regulation. */
const aRegulation = (friendlyUrl: string): string =>
  [
    `- friendlyUrl: ${friendlyUrl}`,
    '  title: Circolare di prova',
    '  description: Una circolare che esiste solo in questa prova.',
    '  body: Il testo della circolare.',
    '  publicationDate: 2026-11-01',
    '  referenceYear: 2026',
    '  categories: [Circolare]',
    '  types: [Circolare]',
    '',
  ].join('\n');

/** A folder for the importer with that one file. */
const aBatch = (friendlyUrl: string): string => {
  const batch = mkdtempSync(resolve('.tmp/redazione-'));
  folders.push(batch);
  mkdirSync(join(batch, 'regulations'));
  writeFileSync(join(batch, 'regulations', 'prova.yaml'), aRegulation(friendlyUrl));
  return batch;
};

const regulations = async (origin: string): Promise<number> =>
  ((await (await fetch(`${origin}/api/regulations`)).json()) as { pagination: { totalCount: number } }).pagination
    .totalCount;

/** One sentence, or a short list of them; never a stack trace. */
const expectPlainWords = (text: string): void => {
  expect(text).not.toMatch(/\n\s+at |node:internal|\.ts:\d/u);
};

/** The folder itself, and whatever lies in it down to the database's own folders, when somebody else may use it. */
const openToOthers = (folder: string): readonly string[] =>
  ['.', ...readdirSync(folder)].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);

beforeAll(async () => {
  await launch({ PORTAL_PORT: 'x' }).ended;
  await ownFolder();
}, BUILD_LIMIT_MS);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('npm start', { timeout: PROCESS_LIMIT_MS }, () => {
  it('[CONST-10] should list every wrong setting and touch nothing', async () => {
    const folder = resolve('.tmp/mai-creata');
    const { code, err } = await launch({
      PORTAL_PORT: '99999',
      PORTAL_BASE_PATH: 'portale',
      PORTAL_DATA_DIR: folder,
      PORTAL_PROT: '1',
    }).ended;

    expect(code).not.toBe(0);
    expect(err).toContain('PORTAL_PORT: deve essere tra 0 e 65535');
    expect(err).toContain('PORTAL_BASE_PATH: deve essere un percorso come /portale');
    expect(err).toContain('PORTAL_PROT: variabile sconosciuta; forse si intendeva PORTAL_PORT?');
    expectPlainWords(err);
    expect(existsSync(folder)).toBe(false);
  });

  it('[SSO-03] should not serve in production with anything missing', async () => {
    const { code, err } = await launch({}, '--serve').ended;
    expect(code).not.toBe(0);
    expect(err).toContain('PORTAL_PUBLIC_ORIGIN');
    expectPlainWords(err);
  });

  it('[API-09] should say that the port is taken, and leave the data folder alone', async () => {
    const folder = await ownFolder();
    const other = createServer();
    const port = await new Promise<number>((done) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        done(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const before = readdirSync(folder);
    const { code, err } = await launch({ PORTAL_PORT: String(port), PORTAL_DATA_DIR: folder }).ended;
    await new Promise((done) => other.close(done));

    expect(code).not.toBe(0);
    expect(err).toBe(
      `La porta ${port} è già occupata da un altro programma: chiuderlo, oppure scegliere un’altra porta con PORTAL_PORT.\n`,
    );
    expect(readdirSync(folder)).toEqual(before);
  });

  it('[API-09] should answer, refuse a second process on its folder, stop cleanly when told to, and answer again, behind all others on the machine, from a folder that was open to them', async () => {
    const folder = await ownFolder();
    // Many pages are asked for, one after the other.
    const settings = join(mkdtempSync(join(tmpdir(), 'portale-')), 'impostazioni.json');
    folders.push(dirname(settings));
    writeFileSync(settings, JSON.stringify({ limits: { requestsPerMinute: 100_000 } }));
    const { child, origin, ended } = await start({ PORTAL_DATA_DIR: folder, PORTAL_SETTINGS: settings });

    const before = await regulations(origin);
    expect(before).toBeGreaterThanOrEqual(40);
    const page = await fetch(`${origin}/portale/normative`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);

    const map = await (await fetch(`${origin}/sitemap.xml`)).text();
    const mapped = [...map.matchAll(/<loc>(.+?)<\/loc>/gu)].map(([, address]) => address ?? '');
    expect(mapped.length).toBeGreaterThan(40);
    // One of each folder: all of them are opened in `tests/adapters/values/every-page.spec.ts`.
    for (const address of new Map(mapped.map((each) => [dirname(each), each])).values())
      expect([address, (await fetch(address, { redirect: 'manual' })).status]).toEqual([address, 200]);

    const batch = aBatch('una-circolare-di-prova');
    const imported = await launchScript(IMPORT, { PORTAL_DATA_DIR: folder }, batch).ended;
    expect(imported).toEqual({ code: 0, out: 'Nuovi: 1. Aggiornati: 0. Invariati: 0. Ritirati: 0.\n', err: '' });
    expect((await fetch(`${origin}/api/regulations/una-circolare-di-prova`)).status).toBe(200);
    expect(await regulations(origin)).toBe(before + 1);
    writeFileSync(join(batch, 'regulations', 'prova.yaml'), aRegulation('Indirizzo Sbagliato'));
    const refused = await launchScript(IMPORT, { PORTAL_DATA_DIR: folder }, batch).ended;
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain('friendlyUrl');
    expectPlainWords(refused.err);

    const second = await launch({ PORTAL_PORT: '0', PORTAL_DATA_DIR: folder }).ended;
    expect(second.code).not.toBe(0);
    expect(second.err).toContain('è già in uso da un altro processo del portale');
    expectPlainWords(second.err);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);

    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    // Again where all others on the machine go before it, and after the folder was open to them.
    if (process.platform !== 'win32')
      for (const path of ['.', 'database', 'segreto-dei-cookie', 'sign-on-key.pem'])
        chmodSync(join(folder, path), 0o777);
    const again = await start({ PORTAL_DATA_DIR: folder, ...noting(dirname(settings)) }, 15);
    if (process.platform !== 'win32') expect(openToOthers(folder)).toEqual([]);
    expect(noted(dirname(settings))).toEqual(['start.mjs', 'start.mjs --attended']);
    expect((await fetch(`${again.origin}/portale/normative`)).status).toBe(200);
    again.child.kill('SIGINT');
    const { code, err } = await again.ended;
    expect([code, err]).toEqual([0, '']);
  });

  it.skipIf(process.platform === 'win32')(
    "[API-09] should say that a folder is everybody's, and leave it as it is",
    async () => {
      const folder = await ownFolder();
      chmodSync(folder, 0o1777);
      const { code, err } = await launch({ PORTAL_PORT: '0', PORTAL_DATA_DIR: folder }).ended;

      expect(code).not.toBe(0);
      expect(err).toMatch(/^La cartella dei dati \S+ è aperta ad altri utenti[^\n]+PORTAL_DATA_DIR[^\n]+\n$/u);
      expect(statSync(folder).mode & 0o7777).toBe(0o1777);
    },
  );

  /** Pages drawn again, and several at once that nobody has asked for before, follow the heads that are imported. */
  const expectHeadsOfToday = async (
    environment: Readonly<Record<string, string>>,
    onceStarted = (): void => undefined,
  ): Promise<void> => {
    const settings = join(ownEmptyFolder(), 'impostazioni.json');
    const { mark: _mark, ...agency } = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Record<string, unknown>;
    writeFileSync(settings, JSON.stringify({ ...agency, contents: aBatch('una-circolare-senza-testata') }));
    const own = { ...environment, PORTAL_SETTINGS: settings };
    const { child, origin, ended } = await start(own);
    onceStarted();
    const page = async (query: string): Promise<string> =>
      (await fetch(`${origin}${String(agency['basePath'])}/normative?${query}`)).text();
    const news = (words: string): Promise<readonly string[]> =>
      Promise.all([1, 2, 3, 4].map((number) => page(`search=${encodeURIComponent(`${words} ${number}`)}`)));
    expect(await page('sort=ASC')).toContain('una-circolare-senza-testata');
    await news('prima');
    const heads = mkdtempSync(resolve('.tmp/testate-'));
    folders.push(heads);
    mkdirSync(join(heads, 'hero-sections'));
    for (const title of ['Le regole di oggi', 'Le regole di domani']) {
      writeFileSync(
        join(heads, 'hero-sections', 'prova.yaml'),
        `- {slug: normative, title: ${title}, description: Di prova.}\n`,
      );
      const imported = await launchScript(IMPORT, own, heads).ended;
      expect([imported.code, imported.err]).toEqual([0, '']);
      const isShown = async (): Promise<void> => expect(await page('sort=ASC')).toContain(title);
      // A server tells of it a moment later; the portal that imports by itself knows at once.
      await (environment['DATABASE_URL'] === undefined ? isShown() : vi.waitFor(isShown, PROCESS_LIMIT_MS));
      for (const one of await news(title)) expect(/<h1[^>]*>(?:<[^>]*>)*([^<]*)/u.exec(one)?.[1]).toBe(title);
    }
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  };

  it('[API-09] [API-08] [PAGE-36] should fill a folder that is new in a process of its own, whose memory ends with it, closed to other users of the machine, and draw every page from the content as it is now, its head too, which pages have in common', async () => {
    const folder = ownEmptyFolder();
    const data = join(folder, 'dati');
    await expectHeadsOfToday({ PORTAL_DATA_DIR: data, ...noting(folder) }, () => {
      expect(noted(folder)).toEqual(['start.mjs', 'start.mjs --attended', 'start.mjs --seed']);
      if (process.platform !== 'win32') expect(openToOthers(data)).toEqual([]);
    });
  });

  it.skipIf(server === undefined)(
    '[API-08] [PAGE-36] should do so in each of its threads, where several draw beside a server',
    async () => {
      const own = await databaseOnServer(server ?? '');
      try {
        await expectHeadsOfToday({
          DATABASE_URL: own.url,
          PORTAL_DRAWING_THREADS: '2',
          PORTAL_DATA_DIR: join(ownEmptyFolder(), 'dati'),
        });
      } finally {
        await own.remove();
      }
    },
  );

  it('[API-09] should say that the data folder is damaged, and not make it worse', async () => {
    const folder = await ownFolder();
    writeFileSync(join(folder, 'database', 'PG_VERSION'), 'rotto');
    const { code, err } = await launch({ PORTAL_PORT: '0', PORTAL_DATA_DIR: folder }).ended;

    expect(code).not.toBe(0);
    expect(err).toContain('danneggiata');
    expectPlainWords(err);
  });

  it.skipIf(server === undefined)(
    '[API-09] [API-08] should know in every process on one server what is imported beside them',
    async () => {
      const own = await demonstrationDataOn(server ?? '');
      try {
        const settings = { DATABASE_URL: own.url };
        const processes = await Promise.all(
          [ownFolder(), ownFolder()].map(async (folder) => start({ ...settings, PORTAL_DATA_DIR: await folder })),
        );
        const counts = (): Promise<readonly number[]> =>
          Promise.all(processes.map(({ origin }) => regulations(origin)));
        const [before = 0, ...others] = await counts();
        expect(others).toEqual([before]);

        const imported = await launchScript(IMPORT, settings, aBatch('una-circolare-per-tutti')).ended;
        expect([imported.code, imported.err]).toEqual([0, '']);
        await vi.waitFor(async () => expect(await counts()).toEqual([before + 1, before + 1]), PROCESS_LIMIT_MS);
        for (const { child, ended } of processes) {
          child.kill('SIGTERM');
          expect((await ended).code).toBe(0);
        }
      } finally {
        await own.remove();
      }
    },
  );
});
