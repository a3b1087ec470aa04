import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { npmFile } from '../conformita/outside/tools.ts';
import { drawnFrom, type Drawn } from './drawn-from.ts';

const PRISM = { name: '@stoplight/prism-cli', version: '5.16.0', file: 'dist/index.js' };
const TRIES = 120;
const BETWEEN_TRIES_MS = 500;

/** Draws every public page from the mock that Prism makes of a document in a folder; answers those that it leaves without content. */
export const drawnFromPrism = async (folder: string): Promise<readonly Drawn[]> => {
  const program = npmFile(PRISM.name, PRISM.version, PRISM.file);
  const port = await freePort();
  const mock = spawn(process.execPath, [program, 'mock', '--port', String(port), join(folder, 'documento.json')], {
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; !(await answers(base)); tries += 1) {
      if (tries > TRIES || mock.exitCode !== null) throw new Error('Prism non risponde');
      await pause(BETWEEN_TRIES_MS);
    }
    return (await drawnFrom(base)).filter(({ status }) => status !== 200);
  } finally {
    mock.kill();
  }
};

// Helpers

const answers = async (base: string): Promise<boolean> => {
  try {
    return (await fetch(`${base}/status`)).ok;
  } catch {
    return false;
  }
};
