// `npm run test:whole -- access | first-acts | keyboard`: what `npm test` tries a sample of, tried on everything.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { walkAccess } from './access-matrix.ts';
import { runSubcommand } from './command.ts';

const USAGE = `Usage:
  npm run test:whole -- access                 every route for every kind of visitor, with the flags on and off, compared with the policy
  npm run test:whole -- first-acts [options]   every control of every public page as the first act of all, at three moments, with the processor as it is and four times slower
  npm run test:whole -- keyboard [options]     every kind of page walked by keyboard, there and back, and everything on it pressed once
Options go to the runner of the tests: -t /normative for one page.`;

/** Browser tests with a setting that takes their sample away. */
const specs =
  (tests: string, setting: string) =>
  (options: readonly string[]): number =>
    spawnSync('npx', ['vitest', 'run', '--project', 'browser', tests, ...options], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, [setting]: 'all' },
    }).status ?? 1;

await runSubcommand(USAGE, {
  access: walkAccess,
  'first-acts': specs('tests/browser/first-act', 'FIRST_ACTS'),
  keyboard: specs('tests/browser/walks/every-key.spec.ts', 'KEYBOARD'),
});
