import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** How the last run of a checking command ended. */
export interface CommandOutcome {
  /** Day and hour, in Italian. */
  readonly at: string;
  /** Version and commit. */
  readonly version: string;
  readonly passed: boolean;
  /** One line of what it found. */
  readonly summary: string;
}

const FOLDER = 'reports';
const fileOf = (command: string): string => `${FOLDER}/esito-${command.replaceAll(':', '-')}.json`;

/** Day and hour now, and the version with its commit, as reports name them. */
export const runHead = (): { readonly at: string; readonly version: string } => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  return {
    at: new Intl.DateTimeFormat('it', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' }).format(),
    version: commit === '' ? version : `${version} (${commit})`,
  };
};

/** Keeps how a checking command ended, for `npm run evidence`. */
export const keepOutcome = (command: string, passed: boolean, summary: string): void => {
  mkdirSync(FOLDER, { recursive: true });
  const outcome: CommandOutcome = { ...runHead(), passed, summary };
  writeFileSync(fileOf(command), `${JSON.stringify(outcome, undefined, 2)}\n`);
};

/** How the last run of a command ended; undefined when it never ran in this folder. */
export const keptOutcome = (command: string): CommandOutcome | undefined =>
  existsSync(fileOf(command)) ? (JSON.parse(readFileSync(fileOf(command), 'utf8')) as CommandOutcome) : undefined;
