import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

/** What a server's process has used since it began. */
export interface Usage {
  readonly cpuMicroseconds: number;
  /** How long the thread that answers was at work (milliseconds). */
  readonly answeringMs: number;
  readonly residentBytes: number;
  readonly greatestResidentBytes: number;
}

/** A server in a process of its own that can be asked what it uses. */
export interface MeasuredServer {
  /** `http://127.0.0.1:port`. */
  readonly origin: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const READY = /risponde su (http:\/\/127\.0\.0\.1:\d+)/u;

const isUsage = (message: unknown): message is Usage =>
  typeof message === 'object' && message !== null && 'cpuMicroseconds' in message;

const originOf = (child: ChildProcess): Promise<string> =>
  new Promise((done, refuse) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const origin = READY.exec(said)?.[1];
      if (origin !== undefined) done(origin);
    });
    child.once('exit', (code) => refuse(new Error(`the server ended with ${code}: ${said}`)));
  });

/** Starts a script that writes "risponde su <origin>" when it listens. Throws when it ends before. */
export const startMeasured = async (
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> => {
  const child = spawn(process.execPath, ['--import', resolve('tests/bench/usage.mjs'), resolve(script), ...args], {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const origin = await originOf(child);
  return {
    origin,
    usage: () =>
      new Promise((done, refuse) => {
        child.once('message', (message) => (isUsage(message) ? done(message) : refuse(new Error('not a usage'))));
        child.send('usage');
      }),
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
};
