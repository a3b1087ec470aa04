// What every command does before it loads the build: checks Node and the packages, builds what is missing or old.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { isBuilt, sweepDrafts } from './build.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
/** Folder of the project. */
export const ROOT = resolve(HERE, '../../..');
/** Folder of the service's build. */
export const BUILD = join(ROOT, 'dist', 'server');
const LOOK_EVERY_MS = 100;
const OLDEST_NODE = [20, 19];

const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** Ends the process with a sentence when Node is too old or the packages are missing. */
export const checkMachine = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(`Serve Node ${OLDEST_NODE.join('.')} o successivo; questo è ${process.versions.node}.`);
  }
  if (!existsSync(join(ROOT, 'node_modules', 'vite'))) stop('Mancano i pacchetti: eseguire prima npm ci.');
};

/** Runs a script in a process of its own, which hears the signals meant for this one; answers its code, 1 where it has none. */
export const inOwnProcess = (script, args, options) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], options);
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.once('error', () => done(1));
    child.once('exit', (code) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      done(code ?? 1);
    });
  });

/** The `stdio` of a process that is to end with this one, however this one ends. */
export const BOUND_STDIO = ['inherit', 'inherit', 'inherit', 'ipc'];

/** How the portal ends whose database hangs. */
const HUNG_EXIT_CODE = 75;

/** Runs a script in a process that ends with this one, and again as often as it ends because of a hang; answers its other code. */
export const runAttended = async (script, args) => {
  const code = await inOwnProcess(script, args, { stdio: BOUND_STDIO });
  return code === HUNG_EXIT_CODE ? runAttended(script, args) : code;
};

/** Called in a process with `BOUND_STDIO`: ends it as soon as its parent is gone, so that no process is left with the data folder. */
export const endWithParent = () => {
  process.on('disconnect', () => process.exit(1));
  // The channel alone does not keep the process alive.
  process.channel?.unref();
  // A database that is being made blocks this thread for seconds: another one looks meanwhile whether the parent is there.
  const watch = `setInterval(() => { if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL'); }, ${LOOK_EVERY_MS});`;
  new Worker(watch, { eval: true }).unref();
};

const build = () =>
  inOwnProcess(join(HERE, 'build.mjs'), [], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });

/**
 * Makes sure that the build is that of the sources; answers how to load one of its parts. `faultBefore` is asked before a build, which
 * takes minutes, for a sentence that makes it needless.
 */
export const prepare = async (faultBefore = async () => undefined) => {
  checkMachine();
  process.env.NODE_ENV ??= 'production';
  sweepDrafts();
  if (!isBuilt()) {
    const fault = await faultBefore();
    if (fault !== undefined) stop(fault);
    process.stdout.write('Preparo il portale, ci vorrà un minuto…\n');
    if ((await build()) !== 0) stop('La preparazione del portale non è riuscita: le righe qui sopra dicono perché.');
  }
  return (name) => import(pathToFileURL(join(BUILD, name)).href);
};
