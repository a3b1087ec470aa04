// Runs what proves the rules, the specs of the core and the Italian specifications without a service, one after the
// other, and prints how long both took together: `npm run test:rules`.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const PARTS = [
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'core'],
  ['--import', 'tsx', 'features/run.mjs', 'headless'],
];

const start = performance.now();
const seconds = PARTS.map((part) => {
  const before = performance.now();
  const { status } = spawnSync(process.execPath, part, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  return (performance.now() - before) / 1000;
});
const [specs = 0, features = 0] = seconds;
process.stdout.write(
  `rules: ${((performance.now() - start) / 1000).toFixed(1)} s (specs and properties ${specs.toFixed(1)} s, features ${features.toFixed(1)} s)\n`,
);
