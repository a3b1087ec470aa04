import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { copyOfDemonstrationData } from '#tests/support/demonstration-data.ts';
import { freePort } from '#tests/support/free-port.ts';
import { listening } from '#tests/support/listening.ts';

/** What `npm run dev` needs of the project; the packages are only pointed to. */
const SOURCES = ['core', 'adapters', 'ui', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const LOOK_AGAIN_MS = 20;
const LONGEST_MS = 30_000;

/** A change of a source, and what of the home page shows it. */
interface Change {
  readonly name: string;
  readonly file: string;
  readonly from: string;
}

const CHANGES: readonly Change[] = [
  { name: 'a page', file: 'ui/copy/frame.ts', from: 'Percorsi guidati' },
  { name: 'a rule', file: 'core/navigation/addresses.ts', from: 'L’Agenzia' },
];

/** How long until an address answers what is wanted, in milliseconds; while the service starts again it may refuse to. */
const until = async (address: string, isWanted: (text: string) => boolean): Promise<number> => {
  const from = performance.now();
  while (performance.now() - from < LONGEST_MS) {
    const text = await fetch(address)
      .then((answer) => (answer.ok ? answer.text() : undefined))
      .catch(() => undefined);
    if (text !== undefined && isWanted(text)) return performance.now() - from;
    await pause(LOOK_AGAIN_MS);
  }
  throw new Error(`${address} does not show the change`);
};

/** How long `npm run dev` takes to show a change, by what was changed: in a copy of the sources, so that nobody's are touched. */
export const untilShown = async (rounds: number): Promise<ReadonlyMap<string, readonly number[]>> => {
  const folder = mkdtempSync(join(tmpdir(), 'portale-sviluppo-'));
  const data = await copyOfDemonstrationData();
  for (const source of SOURCES) cpSync(resolve(source), join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'adapters/http/server/dev.mjs')], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', PORTAL_PORT: String(port), PORTAL_DATA_DIR: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await listening(child);
    const home = `http://127.0.0.1:${port}/portale/`;
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const { name, file, from } of CHANGES) {
        const path = join(folder, file);
        const before = readFileSync(path, 'utf8');
        const words = `${from} ${round}`;
        writeFileSync(path, before.replaceAll(from, words));
        times.set(name, [...(times.get(name) ?? []), await until(home, (text) => text.includes(words))]);
        writeFileSync(path, before);
        await until(home, (text) => !text.includes(words));
      }
    return times;
  } finally {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
};
