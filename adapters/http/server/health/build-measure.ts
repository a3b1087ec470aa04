import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metric } from './metrics.ts';

/** Characters of a commit that are shown. */
const COMMIT_CHARACTERS = 12;

/** Shows at /metrics which version runs, and of which commit; that is empty where the project's folder is no checkout (API-09). */
export const buildMeasure = (root: string): Metric => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const labels = { version, commit: commitOf(root) };
  return { name: 'portal_build_info', kind: 'gauge', help: 'Versione e commit del portale.', value: 1, labels };
};

// Helpers

/** Read from Git's own files: its command refuses a folder of another user, which the portal's is in operation. */
const commitOf = (root: string): string => {
  const textOf = (file: string): string => {
    try {
      return readFileSync(join(root, '.git', file), 'utf8');
    } catch {
      // A container, an archive, or a branch among the packed ones.
      return '';
    }
  };
  const head = textOf('HEAD').trim();
  const branch = /^ref: (.+)$/u.exec(head)?.[1];
  const packed = (): string =>
    textOf('packed-refs')
      .split('\n')
      .find((line) => line.endsWith(` ${branch}`)) ?? '';
  const commit = branch === undefined ? head : textOf(branch) || packed();
  return commit.slice(0, COMMIT_CHARACTERS);
};
