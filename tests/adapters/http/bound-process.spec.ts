import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const PREPARE = pathToFileURL(resolve('adapters/http/server/prepare.mjs')).href;

/** A parent that starts a child as the first start does, in a folder of its own. */
const scriptsIn = (folder: string): string => {
  const [parent, child] = [join(folder, 'parent.mjs'), join(folder, 'child.mjs')];
  writeFileSync(
    child,
    `import { endWithParent } from '${PREPARE}';
endWithParent();
if (process.argv[2] !== 'done') console.log('works');
if (process.argv[2] === 'waits') setInterval(() => undefined, 1000);
// As a database does while it is being made.
if (process.argv[2] === 'computes') for (;;) Math.random();`,
  );
  writeFileSync(
    parent,
    `import { BOUND_STDIO, inOwnProcess } from '${PREPARE}';
process.exitCode = await inOwnProcess('${child}', [process.argv[2]], { stdio: BOUND_STDIO });`,
  );
  return parent;
};

it.each(['waits', 'computes'])(
  '[API-09] should end the process that fills a storage, and %s, when its parent is killed',
  async (what) => {
    const folder = mkdtempSync(join(tmpdir(), 'portale-legato-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const parent = spawn(process.execPath, [scriptsIn(folder), what], { stdio: ['ignore', 'pipe', 'inherit'] });
    // Both write to one pipe: it closes when neither is left.
    const closed = new Promise<string>((done) => parent.once('close', (_code, signal) => done(String(signal))));
    await new Promise((done) => parent.stdout.once('data', done));
    parent.kill('SIGKILL');
    expect(await closed).toBe('SIGKILL');
  },
);

it('[API-09] should let the process that fills a storage end by itself when it has done its work', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portale-legato-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const parent = spawn(process.execPath, [scriptsIn(folder), 'done'], { stdio: 'inherit' });
  expect(await new Promise((done) => parent.once('close', done))).toBe(0);
});

it('[API-09] should start a process again that ended because its database hangs, and end as it ends otherwise', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portale-riavvio-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [parent, child, starts] = [join(folder, 'parent.mjs'), join(folder, 'child.mjs'), join(folder, 'starts')];
  writeFileSync(
    child,
    `import { appendFileSync, readFileSync } from 'node:fs';
import { endWithParent } from '${PREPARE}';
endWithParent();
appendFileSync('${starts}', process.argv[2]);
process.exit(readFileSync('${starts}', 'utf8').length < 3 ? 75 : 7);`,
  );
  writeFileSync(
    parent,
    `import { runAttended } from '${PREPARE}';\nprocess.exit(await runAttended('${child}', ['x']));`,
  );
  const running = spawn(process.execPath, [parent], { stdio: 'inherit' });
  expect(await new Promise((done) => running.once('close', done))).toBe(7);
  expect(readFileSync(starts, 'utf8')).toBe('xxx');
});
