// `npm run test:first-acts`: every control of every public page as the first act of all, at three moments, with the processor as it
// is and four times slower; `npm test` tries a sample. Whatever follows goes to the runner: `-- -t /normative` for one page.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const args = ['vitest', 'run', '--project', 'browser', 'tests/browser/first-act', ...process.argv.slice(2)];
const { status } = spawnSync('npx', args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FIRST_ACTS: 'all' },
});
process.exitCode = status ?? 1;
