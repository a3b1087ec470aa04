// `npm run test:whole -- first-acts | keyboard`: browser tests of which `npm test` tries a sample, run on everything. `first-acts` uses every control
// of every public page as the first act of all, at three moments, with the processor as it is and four times slower; `keyboard` walks every kind of
// page, there and back, and presses everything once. What follows goes to the runner: `-t /normative` for one page.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const WHOLE = {
  'first-acts': { tests: 'tests/browser/first-act', settings: { FIRST_ACTS: 'all' } },
  keyboard: { tests: 'tests/browser/walks/every-key.spec.ts', settings: { KEYBOARD: 'all' } },
};

const [name = '', ...rest] = process.argv.slice(2);
const { tests, settings } = WHOLE[name] ?? {};
if (tests === undefined) {
  process.stderr.write(`Which: ${Object.keys(WHOLE).join(' or ')}?\n`);
  process.exit(2);
}
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'browser', tests, ...rest], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...settings },
});
process.exitCode = status ?? 1;
