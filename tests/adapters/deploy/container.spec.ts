import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { setup as buildFirst } from '#tests/support/build-first.ts';

// What can be said of the image without building it; `npm run test:container` builds it and lets its process answer.

const BUILD_LIMIT_MS = 420_000;
const NOBODY = 65_534;
const lines = readFileSync('adapters/deploy/container/Containerfile', 'utf8').split('\n');
const after = (word: string): readonly string[] =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
const ignored = readFileSync('.containerignore', 'utf8').split('\n');

const folder = mkdtempSync(join(tmpdir(), 'portale-copiato-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the image', () => {
  it('[CONST-10] should install no package for tests, and run as somebody who may not change it', () => {
    expect(after('RUN').some((command) => command === 'npm ci --omit=dev')).toBe(true);
    expect(after('USER')).toEqual(['1000:1000']);
    expect(after('COPY').filter((what) => what.includes('--chown'))).toEqual([]);
  });

  it('[CONST-10] should be asked how it is by a script that it holds', () => {
    const [check = ''] = after('HEALTHCHECK');
    const [, script = ''] = JSON.parse(check.slice(check.indexOf('['))) as readonly string[];
    expect([script, existsSync(script)]).toEqual([script, true]);
    expect(lines.at(-2)).toBe('CMD ["node", "adapters/http/server/start.mjs", "--serve"]');
  });

  it('[CONST-10] should be made only of what is named, each of which is there, and for every builder alike', () => {
    expect(ignored.find((line) => !line.startsWith('#'))).toBe('*');
    const named = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    expect(named.filter((path) => /^(?:\.git|\.data|\.tmp|node_modules|dist|tests|features)/u.test(path))).toEqual([]);
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(ignored);
  });
});

describe('a build that was copied', () => {
  it(
    '[CONST-10] should serve for a user who may not write it',
    () => {
      buildFirst();
      for (const path of ['core', 'adapters', 'ui', 'dist', 'package.json', 'package-lock.json'])
        cpSync(path, join(folder, path), { recursive: true, filter: (source) => !source.includes('seed/content') });
      for (const path of ['vite.config.ts', 'tsconfig.json']) cpSync(path, join(folder, path));
      const isRoot = process.getuid?.() === 0;
      if (isRoot) chownSync(join(folder, 'dist', 'sorgenti.sha256'), 0, 0);
      chmodSync(join(folder, 'dist', 'sorgenti.sha256'), 0o444);
      // Whoever built may let nobody else read; an image lets its user.
      spawnSync('chmod', ['-R', 'a+rX', folder]);
      const asked = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', "console.log((await import('./adapters/http/server/build.mjs')).isBuilt())"],
        { cwd: folder, encoding: 'utf8', ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) },
      );
      expect([asked.stdout, asked.stderr]).toEqual(['true\n', '']);
    },
    BUILD_LIMIT_MS,
  );
});
