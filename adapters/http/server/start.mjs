// `npm start` and `npm run serve`: builds what is missing or old in a process of its own, then starts the portal in this one.
import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import { isBuilt } from './build.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, '../../..');
const OLDEST_NODE = [20, 19];

const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  stop(`Serve Node ${OLDEST_NODE.join('.')} o successivo; questo è ${process.versions.node}.`);
}
if (!existsSync(join(ROOT, 'node_modules', 'vite'))) stop('Mancano i pacchetti: eseguire prima npm ci.');

process.env.NODE_ENV ??= 'production';
const builder = join(HERE, 'build.mjs');
if (!isBuilt()) {
  process.stdout.write('Preparo il portale, ci vorrà un minuto…\n');
  const code = await new Promise((done) => {
    const child = spawn(process.execPath, [builder], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.once('error', () => done(1));
    child.once('exit', (exitCode) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      done(exitCode ?? 1);
    });
  });
  if (code !== 0) stop('La preparazione del portale non è riuscita: le righe qui sopra dicono perché.');
}

const mode = process.argv.includes('--serve') ? 'serve' : 'demo';
const at = (name) => pathToFileURL(join(ROOT, 'dist', 'server', name)).href;
const { run } = await import(at('main.js'));
const loadRenderer = async () => Object.assign({}, ...(await Promise.all(['entry-server.js', 'build-assets.js', 'registry.js'].map((name) => import(at(name))))));
await run(mode, { root: ROOT, loadRenderer });
