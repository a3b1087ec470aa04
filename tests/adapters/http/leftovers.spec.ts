import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sweepLeftovers } from '#adapters/http/server/settings/leftovers.ts';

// A start that was killed, and one that cannot be: the next one finds neither half a build nor forgotten secrets, and does not build for
// nothing.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portale-resti-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

describe('sweepLeftovers', () => {
  const NOW = Date.parse('2026-11-25T12:00:00Z');
  const HOUR_MS = 3_600_000;
  const write = (name: string, agoMs: number): void => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), 'segreto');
    utimesSync(join(folder, name), (NOW - agoMs) / 1_000, (NOW - agoMs) / 1_000);
  };

  it('[CONST-10] should remove the drafts of killed processes, and nothing that is in use', () => {
    const stay = [
      'segreto-dei-cookie',
      'segreto-dei-cookie.4243',
      'sign-on-key.pem',
      'altro.4242',
      'richieste-di-assistenza/RA-2026-000001.json',
      'richieste-di-assistenza/RA-2026-000003.json.bozza',
    ];
    const go = [
      'segreto-dei-cookie.4242',
      'richieste-di-assistenza.jsonl.bozza',
      'sign-on-key.pem.0b6c3f5e-1111-4222-8333-444455556666',
      'richieste-di-assistenza/RA-2026-000002.json.bozza',
    ];
    for (const name of [...stay, ...go]) write(name, 2 * HOUR_MS);
    for (const name of ['segreto-dei-cookie.4243', 'richieste-di-assistenza/RA-2026-000003.json.bozza'])
      write(name, HOUR_MS);
    sweepLeftovers(folder, NOW);
    expect([...stay, ...go].filter((name) => existsSync(join(folder, name)))).toEqual(stay);
  });

  it('[CONST-10] should have nothing to do in a folder that is not there', () => {
    expect(() => sweepLeftovers(join(folder, 'mai'), NOW)).not.toThrow();
  });
});

describe('a start without a build', () => {
  /** The commands' own files in a project that has nothing else. */
  const project = (): string => {
    const server = join(folder, 'adapters/http/server');
    mkdirSync(server, { recursive: true });
    for (const name of ['start.mjs', 'prepare.mjs', 'build.mjs', 'port.mjs'])
      cpSync(join('adapters/http/server', name), join(server, name));
    mkdirSync(join(folder, 'node_modules/vite'), { recursive: true });
    return folder;
  };
  const starting = (environment: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, ['adapters/http/server/start.mjs'], {
      cwd: project(),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', ...environment },
    });
  const takenPort = async (): Promise<string> => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    onTestFinished(() => new Promise<void>((done) => other.close(() => done())));
    const address = other.address();
    return String(typeof address === 'object' ? address?.port : '');
  };

  it.each(['environment', 'settings file'])(
    '[CONST-10] should say that the port of the %s is taken before it builds',
    async (where) => {
      const port = await takenPort();
      const settings = join(folder, 'impostazioni.json');
      writeFileSync(settings, JSON.stringify({ port: Number(port) }));
      const { status, stdout, stderr } = starting(
        where === 'environment' ? { PORTAL_PORT: port } : { PORTAL_SETTINGS: settings },
      );
      expect([status, stdout, stderr]).toEqual([
        1,
        '',
        `La porta ${port} è già occupata da un altro programma: chiuderlo, oppure scegliere un’altra porta con PORTAL_PORT.\n`,
      ]);
    },
  );

  it('[CONST-10] should clear away half builds of killed processes, and leave one that is being made', async () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    for (const pid of [gone, process.pid])
      mkdirSync(join(folder, 'dist', `bozza-${pid}`, 'client'), { recursive: true });
    starting({ PORTAL_PORT: await takenPort() });
    expect(readdirSync(resolve(folder, 'dist'))).toEqual([`bozza-${process.pid}`]);
  });

  describe('two builds at a time', () => {
    /** Stands for the bundler: notes each build, makes the files that one is known by, and waits for an order where `pauses` says so. */
    const bundler = (pauses: boolean): void => {
      writeFileSync(join(folder, 'node_modules/vite/package.json'), '{ "type": "module", "exports": "./index.js" }');
      writeFileSync(
        join(folder, 'node_modules/vite/index.js'),
        `import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
export const build = async ({ build: { outDir } }) => {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(outDir + '/main.js', String(process.pid));
  appendFileSync('builds', process.pid + ' ');
  while (${String(pauses)} && !existsSync('go')) await new Promise((done) => setTimeout(done, 10));
};`,
      );
    };
    const building = () => {
      const child = spawn(process.execPath, ['adapters/http/server/build.mjs'], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const ended = once(child, 'exit').then(([code]) => code as unknown);
      return { pid: child.pid, ended, said: Promise.race([once(child.stdout, 'data').then(String), ended]) };
    };
    const builds = (): string =>
      existsSync(join(folder, 'builds')) ? readFileSync(join(folder, 'builds'), 'utf8') : '';

    it('[CONST-10] should wait for the first, and leave in place what it has built of the same sources', async () => {
      project();
      bundler(true);
      const first = building();
      await expect.poll(builds).toBe(`${first.pid} `);
      const second = building();
      expect(await second.said).toBe('Un altro processo sta già preparando il portale: lo attendo.\n');
      writeFileSync(join(folder, 'go'), '');
      expect([await first.ended, await second.ended]).toEqual([0, 0]);
      expect([builds(), readdirSync(join(folder, 'dist')).toSorted()]).toEqual([
        `${first.pid} ${first.pid} `,
        ['client', 'server', 'sorgenti.sha256'],
      ]);
    });

    it('[CONST-10] should not wait for a half build whose number another program has got since', async () => {
      project();
      bundler(false);
      const left = join(folder, 'dist', `bozza-${process.pid}`);
      mkdirSync(left, { recursive: true });
      const hourAgo = new Date(Date.now() - 3_600_000);
      utimesSync(left, hourAgo, hourAgo);
      const only = building();
      expect(await only.ended).toBe(0);
      expect(builds()).toBe(`${only.pid} ${only.pid} `);
    });
  });
});
