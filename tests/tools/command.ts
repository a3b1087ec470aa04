import process from 'node:process';

/** Writes a line for the person at the terminal. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What a command does under a name of its own; answers the exit code. */
export type Subcommand = (args: string[]) => Promise<number> | number;

/** The exit code of a command that was called in a way that it does not know. */
export const MISUSED = 2;

/**
 * Runs the subcommand that the first word names, or the one under the empty name where there is no word. Called in another way, the command
 * says its usage and ends with 2.
 */
export const runSubcommand = async (
  usage: string,
  subcommands: Readonly<Record<string, Subcommand>>,
): Promise<void> => {
  const [first = '', ...rest] = process.argv.slice(2);
  const isOption = first.startsWith('-');
  const subcommand = subcommands[isOption ? '' : first];
  try {
    if (subcommand === undefined) throw new Misuse();
    process.exitCode = await subcommand(isOption ? [first, ...rest] : rest);
  } catch (error) {
    if (!isMisuse(error)) throw error;
    process.stderr.write(`${usage}\n`);
    process.exitCode = MISUSED;
  }
};

/** Thrown where a subcommand lacks what it cannot do without. */
export class Misuse extends Error {}

// Helpers

const isMisuse = (error: unknown): boolean =>
  error instanceof Misuse ||
  (error instanceof TypeError && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS'));
