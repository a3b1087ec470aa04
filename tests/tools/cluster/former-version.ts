import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { runToEnd } from './processes.ts';

/** The portal as it was, in a folder of its own. */
export interface FormerVersion {
  readonly folder: string;
  /** The commit, short. */
  readonly commit: string;
  /** The migrations that this version has and that one does not. */
  readonly newMigrations: readonly string[];
}

const MIGRATIONS = 'adapters/storage/postgres/migrations';

/**
 * Takes out of git, and builds, the last version before the newest migrations, or the one named. Undefined where there
 * is no history to take it from. It uses the packages installed here where its lock file is the same, and installs its own otherwise.
 */
export const takeFormerVersion = async (into: string, named?: string): Promise<FormerVersion | undefined> => {
  const wanted = named ?? versionBefore();
  const commit = wanted === undefined ? undefined : git(['rev-parse', '--verify', '--quiet', `${wanted}^{commit}`]);
  if (commit === undefined || commit === '') return undefined;
  mkdirSync(into, { recursive: true });
  const tree = spawnSync('git', ['archive', '--format=tar', commit], { maxBuffer: LARGEST_TREE_BYTES });
  const unpacked = spawnSync('tar', ['-x', '-C', into], { input: tree.stdout });
  if (tree.status !== 0 || unpacked.status !== 0) throw new Error(`${commit} cannot be taken out of git`);
  const lockIn = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lockIn(into) === lockIn('.')) symlinkSync(resolve('node_modules'), join(into, 'node_modules'));
  else if (spawnSync('npm', ['ci'], { cwd: into, shell: process.platform === 'win32' }).status !== 0)
    throw new Error(`the packages of ${commit} cannot be installed: name a later version with --former`);
  await runToEnd(['adapters/http/server/build.mjs'], { NODE_ENV: 'production' }, into);
  const known = new Set(migrationsIn(into));
  return {
    folder: into,
    commit: commit.slice(0, 7),
    newMigrations: migrationsIn('.').filter((name) => !known.has(name)),
  };
};

// Helpers

const LARGEST_TREE_BYTES = 512 * 1024 * 1024;

const git = (args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The migrations of a commit, each with the name that git gives its text. */
const migrationsOf = (commit: string): readonly string[] =>
  (git(['ls-tree', '--format=%(objectname) %(path)', commit, `${MIGRATIONS}/`]) ?? '')
    .split('\n')
    .filter((line) => line.endsWith('.sql'));

/**
 * The newest commit whose migrations all stand in this one as they were, beside others that are new. Between the two a migration may have
 * been written again before anybody had it: a database that met such a text is no former version’s.
 */
const versionBefore = (): string | undefined => {
  const now = new Set(migrationsOf('HEAD'));
  return (git(['log', '--format=%H^', '--', MIGRATIONS]) ?? '').split('\n').find((commit) => {
    const then = migrationsOf(commit);
    return then.length > 0 && then.length < now.size && then.every((one) => now.has(one));
  });
};

const migrationsIn = (root: string): readonly string[] =>
  existsSync(join(root, MIGRATIONS)) ? readdirSync(join(root, MIGRATIONS)).filter((name) => name.endsWith('.sql')) : [];
