import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type * as DrawnSiteModule from '#tests/support/drawn-site.ts';
import type { DrawnSite } from '#tests/support/drawn-site.ts';
import type { Edit } from './recipe.ts';

const PARTS = ['core', 'adapters', 'ui', 'features', 'tests', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** A portal of a copied tree, in the process of the test. */
export interface CopiedPortal {
  /** Pages and service of the copy, over a database of their own with the contents of the copy. */
  readonly site: DrawnSite;
  /** How the pages of the copy are read. */
  readonly read: Pick<typeof DrawnSiteModule, 'all' | 'allWords' | 'factsOf' | 'words'>;
  /** A module of the copy, by its path from the root. */
  readonly load: <Module>(path: string) => Promise<Module>;
}

/** A copy of the sources, below the folder whose packages it uses. */
export interface CopiedTree {
  /** Makes a change; throws where what it replaces does not stand there. */
  readonly apply: (edit: Edit) => void;
  /** The errors of the type checker, one a line; empty where there is none. */
  readonly typeErrors: () => Promise<string>;
  readonly load: CopiedPortal['load'];
  readonly remove: () => void;
}

/** Copies the sources. What is made of the copy goes with `remove`. */
export const copyTree = (): CopiedTree => {
  mkdirSync('.tmp', { recursive: true });
  const root = mkdtempSync(resolve('.tmp/ricette-'));
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
  return {
    apply: ({ file, old, text }) => {
      const path = join(root, file);
      if (old === undefined) {
        if (existsSync(path)) throw new Error(`${file} is there already`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
        return;
      }
      const [head, ...rest] = readFileSync(path, 'utf8').split(old);
      if (rest.length === 0) throw new Error(`${file} has not: ${old}`);
      writeFileSync(path, `${head}${text}${rest.join(old)}`);
    },
    typeErrors: () =>
      new Promise((done) => {
        execFile(resolve('node_modules/.bin/tsc'), ['-p', root], { maxBuffer: 1e8 }, (error, out) =>
          done(error === null ? '' : out.replaceAll(`${root}/`, '') || error.message),
        );
      }),
    load: (path) => import(/* @vite-ignore */ join(root, path)) as never,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
