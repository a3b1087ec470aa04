import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from './free-port.ts';

const COMMAND = ['--import', 'tsx', 'adapters/editing/server/edit.ts'];

/** The command of `npm run edit`, at work on a copy of the second agency whose contents have a file each. */
export interface EditingCommand {
  readonly origin: string;
  /** Folder of the contents. */
  readonly contents: string;
  /** Settings of the agency, whose own portal listens at a free port of its own. */
  readonly settings: string;
  stop(): Promise<void>;
}

/** Starts it and waits until it answers; `prepare` is given the folder of the contents before. */
export const startEditing = async (
  options: readonly string[],
  prepare: (contents: string) => void = () => undefined,
): Promise<EditingCommand> => {
  const agency = mkdtempSync(join(tmpdir(), 'portale-agenzia-'));
  const contents = join(agency, 'contents');
  cpSync('adapters/deploy/example-agency', agency, { recursive: true });
  execFileSync(process.execPath, [...COMMAND, contents, '--dividi']);
  prepare(contents);
  const settings = join(agency, 'settings.json');
  // What a portal imports at its start is of this batch.
  const published = { publishingRole: 'redazione', publishingBatches: ['contenuti'] };
  const own = { port: await freePort(), dataDir: join(agency, 'dati'), ...published };
  writeFileSync(settings, JSON.stringify({ ...(JSON.parse(readFileSync(settings, 'utf8')) as object), ...own }));
  const port = await freePort();
  const command = spawn(process.execPath, [...COMMAND, '--settings', settings, '--port', String(port), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
    settings,
    stop: async () => {
      const ended = new Promise((done) => command.once('exit', done));
      command.kill('SIGTERM');
      await ended;
      rmSync(agency, { recursive: true, force: true });
    },
  };
};
