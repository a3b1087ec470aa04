import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { npmFile } from '../conformita/outside/tools.ts';
import { run } from './run.ts';

const PRISM = { name: '@stoplight/prism-cli', version: '5.16.0', file: 'dist/index.js' };
const SPEC = 'tests/adapters/http/answer-examples.spec.ts';
const TRIES = 120;
const BETWEEN_TRIES_MS = 500;

/** Draws every public page from the mock that Prism makes of the document in a folder; throws what it leaves without content. */
export const proveWithPrism = async (folder: string): Promise<void> => {
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
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'service', SPEC, '-t', 'every public page'];
    await run(process.execPath, args, process.cwd(), { TEST_MOCK_URL: base });
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
