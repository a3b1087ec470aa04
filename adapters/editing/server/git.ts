import { spawn } from 'node:child_process';
import process from 'node:process';

/** What a Git command is given beside its arguments. */
interface Given {
  readonly input?: Uint8Array | string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A command that Git refused; the message is Git's own. */
export class GitRefused extends Error {
  override readonly name = 'GitRefused';
}

/** Runs Git in a folder; answers the bytes that it wrote. */
export type Git = (args: readonly string[], given?: Given) => Promise<Buffer>;

/** Git at work in a folder of this machine, never asking anything of anybody. Rejects with `GitRefused`. */
export const gitIn =
  (folder: string): Git =>
  (args, { input, environment } = {}) =>
    new Promise((done, refuse) => {
      const child = spawn('git', [...args], {
        cwd: folder,
        env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...environment },
      });
      const [out, said]: [Buffer[], Buffer[]] = [[], []];
      child.stdout.on('data', (piece: Buffer) => out.push(piece));
      child.stderr.on('data', (piece: Buffer) => said.push(piece));
      child.once('error', () => refuse(new GitRefused('Git non è installato su questo computer.')));
      child.once('close', (code) =>
        code === 0 ? done(Buffer.concat(out)) : refuse(new GitRefused(Buffer.concat(said).toString('utf8').trim())),
      );
      child.stdin.once('error', () => undefined);
      child.stdin.end(input);
    });

/** The same, as the text of its lines without the last break. */
export const textOf = async (git: Git, args: readonly string[], given: Given = {}): Promise<string> =>
  (await git(args, given)).toString('utf8').trimEnd();
