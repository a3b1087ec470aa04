import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Where reports and the outcomes of commands are kept. */
export const FOLDER = 'reports';

/** When a command ran, and on what. */
export interface RunHead {
  /** Day and hour, in Italian. */
  readonly at: string;
  /** Version and commit. */
  readonly version: string;
}

/** How the last run of a checking command ended. */
interface CommandOutcome extends RunHead {
  readonly passed: boolean;
  /** One line of what it found. */
  readonly summary: string;
}

/** Day and hour now, and the version with its commit, as reports name them. */
export const runHead = (): RunHead => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  return {
    at: new Intl.DateTimeFormat('it', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' }).format(),
    version: commit === '' ? version : `${version} (${commit})`,
  };
};

/** Keeps how a command ended, for the commands that show it. */
export const keep = (command: string, outcome: RunHead): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(command), `${JSON.stringify(outcome, undefined, 2)}\n`);
};

/** What the last run of a command kept; undefined when it never ran in this folder. */
export const kept = (command: string): unknown =>
  existsSync(fileOf(command)) ? JSON.parse(readFileSync(fileOf(command), 'utf8')) : undefined;

/** Keeps how a checking command ended, for `npm run trace -- evidence`. */
export const keepOutcome = (command: string, passed: boolean, summary: string): void => {
  const outcome: CommandOutcome = { ...runHead(), passed, summary };
  keep(command, outcome);
};

/** How the last run of a command ended; undefined when it never ran in this folder. */
export const keptOutcome = (command: string): CommandOutcome | undefined => kept(command) as CommandOutcome | undefined;

// Helpers

const fileOf = (command: string): string => `${FOLDER}/esito-${command.replaceAll(/\W+/gu, '-')}.json`;
