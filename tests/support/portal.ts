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

/** A portal of this machine. */
export interface LocalPortal extends Portal {
  /** Folder of its data, where imports are handed over. */
  readonly dataDir: string;
}

/** A portal started like `npm start`: the real process, with a port and a data folder of its own. */
export interface RunningPortal extends LocalPortal {
  stop(): Promise<void>;
}

const START = resolve('adapters/http/server/start.mjs');

/** Kills what still runs when the test process exits, also when it is interrupted. */
const running = new Set<() => void>();
process.once('exit', () => {
  for (const end of running) end();
});

/** Starts a portal; `settings` are those of a settings file (D-07). Builds it first when the build is old. */
export const startPortal = async (settings: Readonly<Record<string, unknown>> = {}): Promise<RunningPortal> => {
  const folder = mkdtempSync(join(tmpdir(), 'portale-'));
  // An agency's own contents are imported at the start, into a new data folder.
  const data = settings['contents'] === undefined ? await copyOfDemonstrationData() : join(folder, 'dati');
  const file = join(folder, 'impostazioni.json');
  writeFileSync(
    file,
    JSON.stringify({
      logLevel: 'error',
      // The longest limit possible: tests do not assert on time.
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
    dataDir: data,
    home: `${origin}${typeof settings['basePath'] === 'string' ? settings['basePath'] : '/portale'}/`,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      clean();
    },
  };
};
