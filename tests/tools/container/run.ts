// `npm run test:container`: builds the shipped Containerfile and lets its process answer, as its own user and on the embedded database.
// `-- --base <image>` names a base that is there; otherwise one is made of Debian's packages and this machine's Node. Prints one line
// for each promise; exits 1 when one is broken.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { freePort } from '#tests/support/free-port.ts';
import { listening } from '#tests/support/listening.ts';
import { prepareDeployment } from '../cluster/deployment.ts';
import { ended } from '../cluster/processes.ts';
import { Ends, makePromises } from '../cluster/promises.ts';
import { makeBaseImage } from './base-image.ts';
import { buildahIn } from './buildah.ts';

const IMAGE = 'localhost/portale';
const CONTAINERFILE = 'adapters/deploy/container/Containerfile';
const DATA = '/var/lib/portale';
/** What is for this copy of the project, for tests or for developers, and must not be in an image. */
const STRANGERS = ['.git', '.data', '.tmp', 'tests', 'features', 'node_modules/vitest', 'node_modules/playwright-core'];
/** Planted in the copy of the project that is built, to be found left out. */
const PLANTED = ['.data/segreto-dei-cookie', '.env', 'adapters/deploy/privkey.pem'];

const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;
const missing = ['buildah', ...(base === undefined ? ['debootstrap'] : [])].filter(
  (program) => spawnSync('which', [program]).status !== 0,
);
if (missing.length > 0) {
  process.stderr.write(`Per questa prova manca qualcosa: installalo con «apt-get install ${missing.join(' ')}».\n`);
  process.exit(1);
}

const ends = new Ends();
const promises = makePromises();
try {
  const folder = mkdtempSync(join(tmpdir(), 'portale-container-'));
  // The container's user passes through it.
  chmodSync(folder, 0o755);
  ends.add(() => rmSync(folder, { recursive: true, force: true }));
  const buildah = buildahIn(folder);
  const context = join(folder, 'progetto');
  buildah.also('git', ['clone', '--quiet', process.cwd(), context]);
  for (const path of PLANTED) {
    mkdirSync(join(context, path, '..'), { recursive: true });
    writeFileSync(join(context, path), 'segreto');
  }
  const from = base ?? makeBaseImage(buildah, folder);
  buildah.run([
    'build',
    '--format',
    'docker',
    '--build-arg',
    `BASE=${from}`,
    '-f',
    join(context, CONTAINERFILE),
    '-t',
    IMAGE,
    context,
  ]);
  const described = JSON.parse(buildah.run(['inspect', '--type', 'image', IMAGE])) as {
    Docker: { config: { User: string; Healthcheck?: { Test: readonly string[] } } };
  };
  const { User: user, Healthcheck: check } = described.Docker.config;
  promises.tell(
    'l’immagine si costruisce, con la sua verifica',
    check?.Test.includes('adapters/deploy/container/health.mjs') ?? false,
    `utente ${user}, ${check?.Test.join(' ') ?? 'SENZA VERIFICA'}`,
  );

  const container = buildah.run(['from', IMAGE]);
  const inside = (command: string): string => buildah.run(['run', container, '--', 'sh', '-c', command]);
  const found = inside(`ls -d ${[...STRANGERS, ...PLANTED].join(' ')} 2>/dev/null; true`);
  const [uid, writable] = inside(`id -u; find . -writable -not -type l | head -3 | tr '\\n' ' '`).split('\n');
  promises.tell(
    'non contiene nulla di chi la costruisce',
    found === '',
    found || 'niente storia, dati, segreti, prove',
  );
  promises.tell(
    'gira con un utente che non può cambiarla',
    uid !== '0' && !writable,
    `utente ${uid} ${writable ?? ''}`,
  );

  const port = await freePort();
  const { shared } = prepareDeployment(join(folder, 'impostazioni'), {
    origin: `http://127.0.0.1:${port}`,
    databaseUrl: '',
    limits: {},
  });
  const env = {
    ...shared,
    PORTAL_SETTINGS: '/impostazioni/impostazioni.json',
    PORTAL_PORT: String(port),
    DATABASE_URL: '',
  };
  const portal = buildah.start([
    'run',
    '-v',
    `${join(folder, 'impostazioni')}:/impostazioni:ro`,
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    container,
    '--',
    'node',
    'adapters/http/server/start.mjs',
    '--serve',
  ]);
  ends.add(() => ended(portal, 'SIGTERM'));
  await listening(portal);
  const home = await fetch(`http://127.0.0.1:${port}/portale/`);
  const health = (at: number): number =>
    spawnSync(process.execPath, ['adapters/deploy/container/health.mjs'], {
      env: { ...process.env, PORTAL_PORT: String(at) },
    }).status ?? 1;
  const [well, away] = [health(port), health(await freePort())];
  promises.tell(
    'il processo risponde',
    home.status === 200 && well === 0 && away === 1,
    `pagina ${home.status}, verifica ${well}, senza processo ${away}, dati in ${DATA}`,
  );
} finally {
  await ends.all();
}
process.exitCode = promises.finish();
