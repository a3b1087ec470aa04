import { spawn, type ChildProcess } from 'node:child_process';
import { connect, createServer, type Server, type Socket } from 'node:net';
import process from 'node:process';
import { freePort } from '#tests/support/free-port.ts';
import { listening } from '#tests/support/listening.ts';

/** A process of the portal that answers. */
export interface PortalProcess {
  readonly port: number;
  readonly origin: string;
  /** Whether it is the same process as when it was started. */
  isAlive(): boolean;
  /** Ends it: asked to, or at once. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts one process of the portal, of the version in a folder; answers when it says that it listens. */
export const startProcess = async (
  port: number,
  env: Readonly<Record<string, string>>,
  version = process.cwd(),
): Promise<PortalProcess> => {
  const child = spawn(process.execPath, ['adapters/http/server/start.mjs', '--serve'], {
    cwd: version,
    env: { ...process.env, NODE_ENV: 'production', ...env, PORTAL_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listening(child);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: (signal) => ended(child, signal),
  };
};

/** Runs a script of a version to its end; throws with its words when it fails. */
export const runToEnd = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  version = process.cwd(),
): Promise<void> =>
  new Promise((done, refuse) => {
    const child = spawn(process.execPath, args, {
      cwd: version,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('exit', (code) => (code === 0 ? done() : refuse(new Error(`${args[0] ?? ''} failed: ${said}`))));
  });

/** Ends a process and waits until it is gone. */
export const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill(signal);
  });

/** Stands for the address that follows the primary database: what is behind it can be changed. */
export interface Follower {
  readonly port: number;
  follow(port: number): void;
  stop(): Promise<void>;
}

/** An address for a database whose place may change: open connections are cut when it does. */
export const startFollower = async (first: number): Promise<Follower> => {
  let target = first;
  const open = new Set<Socket>();
  const server: Server = createServer((from) => {
    const to = connect(target, '127.0.0.1');
    for (const socket of [from, to]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.pipe(to).pipe(from);
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    follow: (next) => {
      target = next;
      cut();
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
};
