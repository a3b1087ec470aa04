// Runs a command against a real Keycloak 26: gets the distribution with Maven, starts it on loopback with the
// realm that the project ships, waits until it answers, runs the command, stops it. Leaves nothing running.
//
//   node tests/tools/keycloak/run.mjs                    what keycloak-js and the verifier of tokens make of it, then the
//                                                        portal's own browser scenarios, with its setting pointed at it
//   node tests/tools/keycloak/run.mjs -- <command> …     runs something else, which finds in its environment
//     KEYCLOAK_URL, KEYCLOAK_REALM, KEYCLOAK_CLIENT and KEYCLOAK_PORTAL_ORIGIN (the only origin that the realm admits)
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const VERSION = process.env.KEYCLOAK_VERSION ?? '26.7.3';
const OLDEST_JAVA = 17;
const READY_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 20_000;
/** The scenarios of the portal in which somebody signs in, is renewed, waits, or leaves. */
const SCENARIOS = [
  ...['people', 'session', 'access', 'inactivity', 'sign-on-provider', 'hand-over'].map((name) => `frame/${name}`),
  // The pages that only somebody signed in sees, each with what it asks of the service with the provider's own token.
  ...['accesses', 'centre', 'company-file', 'farmer', 'session'].map((name) => `reserved/${name}`),
].map((name) => `tests/browser/${name}.spec.ts`);
// The realm knows the portal at one port: its files run one after the other.
const CHECKS = [
  [process.execPath, '--import', 'tsx', 'tests/tools/keycloak/sign-on.ts'],
  ...SCENARIOS.map((file) => [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', file]),
];
const HEAP = '-Xms64m -Xmx384m -XX:MaxMetaspaceSize=256m';
/** The origin that stands in the realm file, and is replaced by the one of this run. */
const REALM_ORIGINS = ['http://127.0.0.1:8080', 'http://localhost:8080'];

const project = fileURLToPath(new URL('../../../', import.meta.url));
const cache = join(project, '.tmp', 'keycloak');
const home = join(cache, `keycloak-${VERSION}`);

const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
const javaVersion = () => {
  // Where there is no such program, neither is text.
  const { stderr, stdout } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(`${stderr}${stdout}`) ?? [];
  return Number(first === '1' ? second : first) || 0;
};

const missing = () => {
  const found = javaVersion();
  if (found === 0)
    return `Per provare l'accesso con un vero Keycloak serve Java ${OLDEST_JAVA} o successivo, che qui non c'è.`;
  if (found < OLDEST_JAVA)
    return `Per provare l'accesso con un vero Keycloak serve Java ${OLDEST_JAVA} o successivo: qui c'è Java ${found}.`;
  const needsMaven = !existsSync(home) && spawnSync('mvn', ['-v']).status !== 0;
  return needsMaven ? "Per scaricare Keycloak serve Maven (comando mvn), che qui non c'è." : undefined;
};

const download = () => {
  if (existsSync(home)) return;
  mkdirSync(cache, { recursive: true });
  process.stdout.write(`Scarico Keycloak ${VERSION} con Maven…\n`);
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:unpack';
  const { status, stdout } = spawnSync(
    'mvn',
    ['-q', '-B', goal, `-Dartifact=${artifact}`, `-DoutputDirectory=${cache}`],
    { encoding: 'utf8', cwd: cache },
  );
  if (status !== 0 || !existsSync(home))
    throw new Error(
      `Maven non ha ottenuto ${artifact}: ${(stdout ?? '').split('\n').find((line) => line.includes('ERROR')) ?? 'nessuna risposta'}`,
    );
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const writeRealm = (portalOrigin) => {
  rmSync(join(home, 'data'), { recursive: true, force: true });
  mkdirSync(join(home, 'data', 'import'), { recursive: true });
  const shipped = readFileSync(join(project, 'adapters/keycloak/realm/anpag-realm.json'), 'utf8');
  const realm = REALM_ORIGINS.reduce((text, origin) => text.replaceAll(origin, portalOrigin), shipped);
  const parsed = JSON.parse(realm);
  for (const client of parsed.clients) {
    client.redirectUris = [...new Set(client.redirectUris)];
    client.webOrigins = [...new Set(client.webOrigins)];
    client.attributes['post.logout.redirect.uris'] = [
      ...new Set(client.attributes['post.logout.redirect.uris'].split('##')),
    ].join('##');
  }
  writeFileSync(join(home, 'data', 'import', 'anpag-realm.json'), JSON.stringify(parsed));
};

const start = (port) => {
  const log = join(cache, 'keycloak.log');
  const out = openSync(log, 'w');
  const options = ['start-dev', '--import-realm', '--http-host=127.0.0.1', `--http-port=${port}`];
  const server = spawn('sh', [join(home, 'bin', 'kc.sh'), ...options], {
    cwd: home,
    stdio: ['ignore', out, out],
    detached: true,
    env: { ...process.env, JAVA_OPTS_KC_HEAP: HEAP },
  });
  return { server, log };
};

const isOver = (server) => server.exitCode !== null || server.signalCode !== null;

const untilReady = async (server, address, log) => {
  const limit = Date.now() + READY_LIMIT_MS;
  while (Date.now() < limit) {
    if (isOver(server)) throw new Error(`Keycloak si è fermato durante l'avvio; il suo registro è in ${log}`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(500);
  }
  throw new Error(`Keycloak non risponde dopo ${READY_LIMIT_MS / 1000} secondi; il suo registro è in ${log}`);
};

/** Has Keycloak draw each of its pages once: what it does for the first time takes longer than the portal waits for a provider. */
const warmUp = async (realm, portalOrigin) => {
  const asked = {
    client_id: 'portale',
    redirect_uri: `${portalOrigin}/portale/scrivania`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  };
  const pages = [
    'certs',
    '3p-cookies/step1.html',
    `auth?${new URLSearchParams(asked)}`,
    `auth?${new URLSearchParams({ ...asked, prompt: 'none' })}`,
  ];
  for (const page of pages) await fetch(`${realm}/protocol/openid-connect/${page}`, { redirect: 'manual' });
};

/** Ends the process group that we started, and waits until it is gone. */
const stop = async (server) => {
  const signal = (name) => {
    try {
      process.kill(-server.pid, name);
      return true;
    } catch {
      return false;
    }
  };
  const limit = Date.now() + STOP_LIMIT_MS;
  if (!signal('SIGTERM')) return;
  while (signal(0) && Date.now() < limit) await wait(100);
  signal('SIGKILL');
};

const runCommand = (command, environment) =>
  new Promise((resolve, reject) => {
    const [program, ...rest] = command;
    const child = spawn(program, rest, { cwd: project, stdio: 'inherit', env: { ...process.env, ...environment } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

const main = async () => {
  const lack = missing();
  if (lack !== undefined) throw new Error(lack);
  download();
  const separator = process.argv.indexOf('--');
  const commands = separator === -1 ? CHECKS : [process.argv.slice(separator + 1)];
  const portalOrigin = process.env.KEYCLOAK_PORTAL_ORIGIN ?? `http://127.0.0.1:${await freePort()}`;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeRealm(portalOrigin);
  const { server, log } = start(port);
  const interrupted = () => void stop(server).then(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    await untilReady(server, `${url}/realms/anpag/.well-known/openid-configuration`, log);
    await warmUp(`${url}/realms/anpag`, portalOrigin);
    process.stdout.write(`Keycloak ${VERSION} risponde su ${url}\n`);
    const environment = {
      KEYCLOAK_URL: url,
      KEYCLOAK_REALM: 'anpag',
      KEYCLOAK_CLIENT: 'portale',
      KEYCLOAK_PORTAL_ORIGIN: portalOrigin,
    };
    let worst = 0;
    for (const command of commands) worst = Math.max(worst, await runCommand(command, environment));
    return worst;
  } finally {
    await stop(server);
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
