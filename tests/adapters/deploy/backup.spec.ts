import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

// What the script keeps and throws away, with stand-ins for PostgreSQL's programs; `npm run test:cluster` runs it, and puts copies back,
// with the real ones.

let programs = '';
let copies = '';
const fresh = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portale-copie-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const program = (name: string, text: string): void => {
  writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(programs, name), 0o755);
};
beforeEach(() => {
  [programs, copies] = [fresh(), fresh()];
  program('pg_dump', 'for one; do case $one in --file=*) echo copia > "${one#--file=}";; esac; done');
  program('pg_restore', 'exit 0');
});

const backUp = (...args: readonly string[]) =>
  spawnSync(resolve('adapters/deploy/postgres/backup.sh'), [copies, ...args], {
    encoding: 'utf8',
    env: { PATH: `${programs}:${process.env['PATH'] ?? ''}`, DATABASE_URL: 'postgres://prova' },
  });
const older = ['portale-20260101T000000Z.dump', 'portale-20260102T000000Z.dump', 'portale-20260103T000000Z.dump'];
const withOlder = (): void => {
  for (const name of [...older, 'appunti.txt']) writeFileSync(join(copies, name), 'di prima');
};
const kept = (): readonly string[] => readdirSync(copies).toSorted();

describe('backup.sh', () => {
  it('[API-09] should keep as many of the newest copies as asked, and nothing of what is not a copy', () => {
    withOlder();
    const { status, stdout } = backUp('2');
    expect(status).toBe(0);
    expect(kept()).toEqual(['appunti.txt', older[2], stdout.trim().slice(copies.length + 1)]);
  });

  it('[API-09] should keep all of them where no number is given', () => {
    withOlder();
    expect(backUp().status).toBe(0);
    expect(kept()).toHaveLength(5);
  });

  it.each([
    ['pg_dump', 'exit 1'],
    ['pg_restore', 'exit 1'],
  ])('[API-09] should throw nothing away when %s fails', (name, text) => {
    withOlder();
    program(name, text);
    expect(backUp('1').status).not.toBe(0);
    expect(kept().filter((file) => file.endsWith('.dump'))).toEqual(older);
  });

  it('[API-09] should clear away what an interrupted copy has left, but none that is being written', () => {
    const [old, now] = ['portale-20260101T000000Z.dump.parte', 'portale-20260102T000000Z.dump.parte'];
    for (const name of [old, now]) writeFileSync(join(copies, name), 'a metà');
    utimesSync(join(copies, old), 0, 0);
    expect(backUp('1').status).toBe(0);
    expect(kept().filter((name) => name.endsWith('.parte'))).toEqual([now]);
  });

  it.each(['0', 'tutte', '-1', '1.5'])('[API-09] should refuse %s as a number of copies', (count) => {
    withOlder();
    const { status, stderr } = backUp(count);
    expect([status, stderr]).toEqual([1, expect.stringContaining(`non «${count}»`)]);
    expect(kept()).toHaveLength(4);
  });
});
