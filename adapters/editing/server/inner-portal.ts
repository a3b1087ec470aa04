import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';

/** Which contents are shown, of which agency. */
export interface Shown {
  readonly root: string;
  readonly folder: string;
  /** The agency's settings file; without it the contents stand beside those of the demonstration. */
  readonly settings?: string;
  /** Where the portal is reached. */
  readonly origin: string;
}

/** A portal of its own, which nobody but the preview knows. */
export interface InnerPortal {
  readonly port: number;
  readonly dataDir: string;
  readonly batch: string;
  readonly basePath: string;
  readonly stop: () => Promise<void>;
}

/** Starts a portal on a folder that goes with it. Throws with what it said when it does not start. */
export const startInnerPortal = async ({ root, folder, settings, origin }: Shown): Promise<InnerPortal> => {
  const home = mkdtempSync(join(tmpdir(), 'portale-anteprima-'));
  const dataDir = join(home, 'dati');
  mkdirSync(dataDir);
  const port = await freePort();
  const given =
    settings === undefined ? {} : (JSON.parse(readFileSync(settings, 'utf8')) as Readonly<Record<string, unknown>>);
  const own = join(home, 'impostazioni.json');
  const nothing = join(home, 'vuota');
  mkdirSync(nothing);
  // The portal begins without contents of the agency, so that it starts whatever is wrong with them.
  writeFileSync(own, JSON.stringify({ ...given, ...(settings === undefined ? {} : { contents: nothing }) }));
  const child = spawn(process.execPath, [join(root, 'adapters/http/server/start.mjs'), '--settings', own], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORTAL_PORT: String(port),
      PORTAL_HOST: '127.0.0.1',
      PORTAL_DATA_DIR: dataDir,
      PORTAL_PUBLIC_ORIGIN: origin,
    },
  });
  let said = '';
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  // Whatever ends the command ends its portal, too.
  process.once('exit', () => child.kill());
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  const answers = new Promise<boolean>((done) => {
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (said.includes('Il portale risponde su ')) done(true);
    });
  });
  child.stderr.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  if (!(await Promise.race([answers, ended.then(() => false)]))) {
    rmSync(home, { recursive: true, force: true });
    throw new Error(said.trim());
  }
  const isWhole = settings !== undefined || realpathSync(folder) === realpathSync(DEMONSTRATION_CONTENT);
  return {
    port,
    dataDir,
    batch: isWhole ? 'contenuti' : 'redazione',
    basePath: typeof given['basePath'] === 'string' ? given['basePath'] : '/portale',
    stop,
  };
};

/** The folder of contents that a settings file names. */
export const contentsOf = (settings: string): string | undefined => {
  const { contents } = JSON.parse(readFileSync(settings, 'utf8')) as { readonly contents?: string };
  return contents === undefined ? undefined : resolve(dirname(settings), contents);
};

// Helpers

const freePort = (): Promise<number> =>
  new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : refuse(new Error('no port')),
      );
    });
  });
