import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { copyOfDemonstrationData } from './demonstration-data.ts';
import { freePort } from './free-port.ts';
import { listening } from './listening.ts';
import { signOnUnderTest } from './sign-on-under-test.ts';

/** Where a portal is. */
export interface Portal {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  /** Address of the home page, with its final slash. */
  readonly home: string;
}

/** A portal that runs as `npm start` runs it: the real process, on a port and over a data folder of its own. */
export interface RunningPortal extends Portal {
  stop(): Promise<void>;
}

const START = resolve('adapters/http/server/start.mjs');

/** How to end at once what still runs; whoever is interrupted leaves nothing behind. */
const running = new Set<() => void>();
process.once('exit', () => {
  for (const end of running) end();
});

/** Starts a portal; `settings` are those of a settings file (D-07). Builds it first when the build is old. */
export const startPortal = async (settings: Readonly<Record<string, unknown>> = {}): Promise<RunningPortal> => {
  const folder = mkdtempSync(join(tmpdir(), 'portale-'));
  // Contents of an agency's own are imported at the start, into a folder of their own.
  const data = settings['contents'] === undefined ? await copyOfDemonstrationData() : join(folder, 'dati');
  const file = join(folder, 'impostazioni.json');
  writeFileSync(
    file,
    JSON.stringify({
      logLevel: 'error',
      // The longest time that there is: a test says nothing of how quick a busy machine is.
      limits: { requestsPerMinute: 1_000_000, unsafeRequestsPerMinute: 100_000, answerSeconds: 600 },
      ...signOnUnderTest.settings,
      ...settings,
    }),
  );
  const port = signOnUnderTest.portalPort ?? (await freePort());
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORTAL_PORT: String(port),
      PORTAL_DATA_DIR: data,
      PORTAL_SETTINGS: file,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const clean = (): void => {
    running.delete(endAtOnce);
    rmSync(folder, { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  };
  const endAtOnce = (): void => {
    child.kill('SIGKILL');
    clean();
  };
  running.add(endAtOnce);
  try {
    await listening(child);
  } catch (error) {
    clean();
    throw error;
  }
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    home: `${origin}${typeof settings['basePath'] === 'string' ? settings['basePath'] : '/portale'}/`,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      clean();
    },
  };
};
