import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#adapters/storage/postgres/index.ts';
import { lockFolder } from '#adapters/storage/postgres/data-folder/folder-lock.ts';
import { ownFolder } from '#adapters/storage/postgres/data-folder/own-folder.ts';
import { emptyArchive } from './empty-archive.ts';
import { inspectFolder } from '#adapters/storage/postgres/data-folder/folder-inspection.ts';

/** Making a database folder takes its time on a machine that is busy. */
const MAKING_A_DATABASE_MS = 300_000;
/** The user without rights of Unix systems. */
const SOMEBODY_ELSE = 65_534;

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'dati-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

/** A process that takes the folder's lock and keeps it until it is killed. */
const holder = async (path: string): Promise<() => Promise<void>> => {
  const module = new URL('../../../../adapters/storage/postgres/data-folder/folder-lock.ts', import.meta.url).href;
  const script = `import(${JSON.stringify(module)}).then((m) => m.lockFolder(${JSON.stringify(path)})).then(() => { setInterval(() => {}, 1000); process.stdout.write('preso'); })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return async () => {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGKILL');
    await ended;
  };
};

const IN_USE = { code: 'storage.in-use', message: expect.stringContaining('già in uso') as string };

describe('the lock of a data folder', () => {
  it('should refuse a second one in the same process until the first is given back', async () => {
    const path = folder();
    const lock = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toMatchObject(IN_USE);
    await lock.release();
    await (await lockFolder(path)).release();
  });

  it('should refuse a folder that another process holds, and take it over when that one was killed', async () => {
    const path = folder();
    const kill = await holder(path);
    await expect(lockFolder(path)).rejects.toMatchObject(IN_USE);
    await kill();
    await (await lockFolder(path)).release();
  });

  it.each(['EACCES', 'EROFS'])(
    '[API-08] should say that the folder cannot be written, and what to do, where the system answers %s',
    async (code) => {
      vi.spyOn(Server.prototype, 'listen').mockImplementation(function refuse(this: Server) {
        queueMicrotask(() => this.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
        return this;
      });
      onTestFinished(() => void vi.restoreAllMocks());
      await expect(lockFolder(folder())).rejects.toMatchObject({
        code: 'storage.not-writable',
        message: expect.stringMatching(
          /^Non è possibile scrivere nella cartella dei dati .*PORTAL_DATA_DIR\.$/u,
        ) as string,
      });
    },
  );

  it('should be free again after a refused opening', async () => {
    const path = folder();
    writeFileSync(join(path, 'database'), 'not a folder');
    await expect(openDatabase({ kind: 'embedded', folder: path })).rejects.toThrow();
    await (await lockFolder(path)).release();
  });

  it('should hold in a folder whose path is too long for a socket', async () => {
    const path = join(folder(), 'cartella-molto-lunga-'.repeat(6));
    const lock = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toMatchObject(IN_USE);
    await lock.release();
  });
});

describe.skipIf(process.platform === 'win32')('ownFolder', () => {
  const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

  it('[API-09] should make the folder, and take it and what lies in it from everybody else', () => {
    const path = join(folder(), 'dati');
    ownFolder(path);
    expect(modeOf(path)).toBe('700');

    writeFileSync(join(path, 'chiave'), '');
    mkdirSync(join(path, 'database'));
    for (const [name, mode] of [
      ['.', 0o2775],
      ['chiave', 0o666],
      ['database', 0o777],
    ] as const)
      chmodSync(join(path, name), mode);
    symlinkSync(tmpdir(), join(path, 'altrove'));
    const elsewhere = modeOf(tmpdir());
    ownFolder(path);
    expect(['.', 'chiave', 'database'].map((name) => modeOf(join(path, name)))).toEqual(['700', '600', '700']);
    expect(modeOf(tmpdir())).toBe(elsewhere);
  });

  it('[API-09] should refuse a folder that is meant for everybody, or the whole machine', () => {
    const path = folder();
    chmodSync(path, 0o1777);
    for (const one of [path, '/'])
      expect(() => ownFolder(one)).toThrow(/^La cartella dei dati .* è aperta ad altri utenti .*\.$/u);
    expect(modeOf(path)).toBe('1777');
  });

  // Only the superuser can be somebody else.
  it.skipIf(process.getuid?.() !== 0).each([
    ['[API-09] should refuse a folder that it may use but not close', 0o777, '', 'storage.not-own'],
    ['[API-08] should refuse a folder that it may not write', 0o755, '', 'storage.not-writable'],
    ['[API-08] should refuse a new folder where it may not make one', 0o755, 'nuova', 'storage.not-writable'],
  ])('%s', async (_title, mode, below, code) => {
    const path = folder();
    chmodSync(path, mode);
    const module = new URL('../../../../adapters/storage/postgres/data-folder/own-folder.ts', import.meta.url).href;
    const script = `const { ownFolder } = await import(${JSON.stringify(module)}); process.setuid(${SOMEBODY_ELSE}); try { ownFolder(${JSON.stringify(join(path, below))}) } catch (error) { process.stdout.write(error.code) }`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (bytes) => (said += String(bytes)));
    await new Promise((done) => child.once('close', done));
    expect(said).toBe(code);
  });
});

describe('an embedded database in a folder', () => {
  it(
    'should keep what was written, and say in one sentence when the folder is damaged',
    async () => {
      const { folder: path, remove } = await emptyArchive();
      onTestFinished(remove);
      const first = await openDatabase({ kind: 'embedded', folder: path });
      await first.query("insert into region values ('lazio', 'Lazio', 'IT-62', 'CI', 'RM')");
      await first.close();
      const again = await openDatabase({ kind: 'embedded', folder: path });
      expect(await again.query('select name from region')).toEqual([{ name: 'Lazio' }]);
      await again.close();

      const damaged = {
        code: 'storage.damaged',
        message: expect.stringMatching(/^La cartella dei dati .* è danneggiata .*\.$/u) as string,
      };
      const { path: cluster } = inspectFolder(path);
      truncateSync(join(cluster, 'global', 'pg_control'), 100);
      await expect(openDatabase({ kind: 'embedded', folder: path })).rejects.toMatchObject(damaged);
      // Nothing was made or mended in it.
      expect(readdirSync(cluster)).toContain('PG_VERSION');
      rmSync(join(cluster, 'PG_VERSION'));
      await expect(openDatabase({ kind: 'embedded', folder: path })).rejects.toMatchObject(damaged);
    },
    MAKING_A_DATABASE_MS,
  );
});
