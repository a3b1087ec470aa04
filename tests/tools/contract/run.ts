import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { MissingTool } from '../conformita/outside/tools.ts';

const MOST_OUTPUT = 64 * 1024 * 1024;
/** Lines of a failure that are shown. */
const SHOWN_LINES = 12;

interface Failure {
  readonly code?: string | number;
  readonly stdout?: string;
  readonly stderr?: string;
}

/** Runs a program while the service of this process goes on answering, and answers what it printed; throws what it said where it failed. */
export const run = async (
  program: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> => {
  try {
    const env = { ...process.env, ...environment };
    const { stdout } = await promisify(execFile)(program, args, { cwd, env, maxBuffer: MOST_OUTPUT });
    return stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as Failure;
    if (code === 'ENOENT') throw new MissingTool(`serve ${program}, che qui non c’è`, { cause: error });
    const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
    throw new Error(`${program} ${args[0] ?? ''}: ${lines.slice(0, SHOWN_LINES).join('\n')}`, { cause: error });
  }
};
