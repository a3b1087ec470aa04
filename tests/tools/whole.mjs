import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Runs browser tests of which `npm test` tries a sample, with the settings that ask for all; ends as the runner does. */
export const runWhole = (tests, settings) => {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'browser', tests, ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...settings },
  });
  process.exitCode = status ?? 1;
};
