// Runs the specs of core, ui and service at hours and days at which tests and pages may think that it is
// another day: `npm run test:hours`, or `-- '2027-03-28 00:30:00'` for a moment (UTC) of one's own. Debian's `faketime` moves the clock.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const MOMENTS = [
  // The month, then the year, is over in Italy and not by the clock of the world.
  '2026-11-30 23:05:00',
  '2026-12-31 23:30:00',
  // Just before summer time begins, and in the hour that clocks show twice.
  '2027-03-28 00:30:00',
  '2027-10-31 00:30:00',
  // A holiday on a Sunday in summer; a day that most years do not have.
  '2027-08-15 12:00:00',
  '2028-02-29 10:00:00',
];
const PROJECTS = ['core', 'ui', 'service'].flatMap((name) => ['--project', name]);
// One file compares the dates of files, which faketime leaves as they are, with the clock.
const SPECS = ['node_modules/vitest/vitest.mjs', 'run', ...PROJECTS, '--exclude', '**/leftovers.spec.ts'];

const asked = process.argv.slice(2);
const red = (asked.length > 0 ? asked : MOMENTS).filter((moment) => {
  const { status, error } = spawnSync('faketime', [moment, process.execPath, ...SPECS], {
    stdio: 'inherit',
    env: { ...process.env, TZ: 'UTC' },
  });
  if (error !== undefined) throw error;
  return status !== 0;
});
for (const moment of red) process.stdout.write(`hours: red at ${moment}\n`);
process.exitCode = red.length > 0 ? 1 : 0;
