import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

/** Where the checkers of others are kept: they are installed at the first use, and are no dependencies of the portal. */
const CACHE = resolve('node_modules/.cache/conformita');

/** A tool that cannot be had here; `message` says in Italian what is missing and what to do. */
export class MissingTool extends Error {}

const hasProgram = (name: string, argument: string): boolean =>
  spawnSync(name, [argument], { stdio: 'ignore' }).status === 0;

/** Refuses when there is no Java, which two of the checkers are written for. */
export const needJava = (): void => {
  if (!hasProgram('java', '-version'))
    throw new MissingTool(
      'serve Java 11 o successivo: installarlo (per esempio il pacchetto default-jre-headless) e ripetere il comando.',
    );
};

const install = (file: string, program: string, args: readonly string[]): string => {
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: CACHE });
  if (status !== 0 || !existsSync(file))
    throw new MissingTool(
      `non si riesce a scaricare lo strumento con ${program}: controllare la rete e ripetere. ${(stderr ?? '').trim().split('\n').at(-1) ?? ''}`,
    );
  return file;
};

/** A file of an npm package of exactly this version; none of its scripts is run. */
export const npmFile = (name: string, version: string, file: string): string => {
  const folder = join(CACHE, `${name}-${version}`);
  return install(join(folder, 'node_modules', name, file), process.platform === 'win32' ? 'npm.cmd' : 'npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
    `${name}@${version}`,
  ]);
};

/** The jar of a Maven artifact. */
export const mavenJar = (group: string, artifact: string, version: string): string => {
  const file = join(CACHE, `${artifact}-${version}.jar`);
  if (!existsSync(file) && !hasProgram('mvn', '-version'))
    throw new MissingTool(
      'serve Maven per scaricare lo strumento: installarlo (pacchetto maven) e ripetere il comando.',
    );
  return install(file, 'mvn', [
    '-q',
    '-B',
    'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy',
    `-Dartifact=${group}:${artifact}:${version}`,
    `-DoutputDirectory=${CACHE}`,
  ]);
};

/** Runs a checker over files in a folder of their own, named by their place in the list; the folder goes with it. */
export const overFiles = <T>(
  ending: string,
  contents: readonly (string | Uint8Array)[],
  run: (folder: string) => T,
): T => {
  const folder = mkdtempSync(join(tmpdir(), 'conformita-'));
  try {
    contents.forEach((content, index) => writeFileSync(join(folder, `${index}.${ending}`), content));
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
