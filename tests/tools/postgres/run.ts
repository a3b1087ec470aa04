// Runs the tests that need a database on PostgreSQL: the server of TEST_DATABASE_URL, or Debian's package started
// for the run on a free loopback port in a folder of its own.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { startPostgres } from './server.ts';

const TESTS = [
  'tests/adapters/storage/postgres',
  'tests/adapters/storage/import',
  'tests/adapters/storage/seed',
  'tests/adapters/http',
];

const given = process.env['TEST_DATABASE_URL'];
const server = given === undefined ? await startPostgres() : { url: given, stop: async () => undefined };
// No server outlives a run, however that is ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().then(() => process.exit(1)));
try {
  const tests = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'service',
      ...(process.argv.length > 2 ? process.argv.slice(2) : TESTS),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: server.url },
    },
  );
  process.exitCode = await new Promise<number>((done) => tests.once('exit', (code) => done(code ?? 1)));
} finally {
  await server.stop();
}
