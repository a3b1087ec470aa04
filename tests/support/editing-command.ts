import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from './free-port.ts';

const COMMAND = ['--import', 'tsx', 'adapters/editing/server/edit.ts'];

/** The command of `npm run edit` or `npm run preview`, at work on a copy of the second agency whose contents have a file each. */
export interface EditingCommand {
  readonly origin: string;
  /** Folder of the contents. */
  readonly contents: string;
  stop(): Promise<void>;
}

/** Starts it and waits until it answers. */
export const startEditing = async (...options: readonly string[]): Promise<EditingCommand> => {
  const agency = mkdtempSync(join(tmpdir(), 'portale-agenzia-'));
  const contents = join(agency, 'contents');
  cpSync('adapters/deploy/example-agency', agency, { recursive: true });
  execFileSync(process.execPath, [...COMMAND, contents, '--dividi']);
  const port = await freePort();
  const command = spawn(
    process.execPath,
    [...COMMAND, '--settings', join(agency, 'settings.json'), '--port', String(port), ...options],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await new Promise<void>((done, refuse) => {
    let said = '';
    const hear = (piece: Buffer): void => {
      said += piece.toString();
      if (said.includes('Ctrl-C')) done();
    };
    command.stdout.on('data', hear);
    command.stderr.on('data', hear);
    command.once('exit', (code) => refuse(new Error(`the command ended with ${code}: ${said}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    contents,
    stop: async () => {
      const ended = new Promise((done) => command.once('exit', done));
      command.kill('SIGTERM');
      await ended;
      rmSync(agency, { recursive: true, force: true });
    },
  };
};
