// `npm run bench:one-client`: what everybody else waits for a kept answer while one address asks, within the default
// budget, for what has to be made: mistyped words, pages under random parameters, lists of random days, files that are not
// there, PDFs and lists of a farmer who is signed in, parts of a video, a search that is folded into hundreds of words.
// The client, the others and the service are a process each; stretches with and without the client take turns. What the others
// wait at the same time for a bare server, which only sends as many bytes and has nothing to do with the portal, says how much
// of it is the machine's: whoever makes something takes cores away from everybody.
// And how many answers a second are made when nothing is kept, beside that bare server with the same
// sender: how many of its answers one of these costs says the same on every machine. On the embedded database and on
// PostgreSQL. Prints figures and targets; asserts nothing.
// `--seconds 9` for each client with and without it, `--requests 600` made after as many that warm it up; `--made` or
// `--clients` for one half, `--embedded` or `--postgres` for one database, `--kinds PDF,video` for the clients whose names hold one of these.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { SignJWT } from 'jose';
import { loadSigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import { copyOfDemonstrationData, demonstrationDataOn } from '#tests/support/demonstration-data.ts';
import { startPostgres } from '#tests/tools/postgres/server.ts';
import { busy, numberOption, percentile, say, table } from './figures.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';
import type { Heard, Stretch } from './one-client/asking.ts';
import { CLIENTS, FARMER, MADE, random } from './one-client/questions.ts';
import { timed } from './one-client/timed.ts';

const MOST_RATIO = 3;
const LEAST_TIMES = 3;
const CONNECTIONS = 8;
/** Stretches with and without a client, by turns: what else the machine does meets both. */
const TURNS = 3;
const WARMING_MS = 3_000;
const BARE_REQUESTS = 3_000;
const BARE_WORDS = 3_000;
/** What was reached a second on PostgreSQL, on two shared cores, before the heavy work was bounded. */
const BEFORE = { filters: 216, searches: 154, pages: 73 } as const;

/** A process that asks. */
class RequestProcess {
  readonly #child: ChildProcess = fork(fileURLToPath(new URL('one-client/asking.ts', import.meta.url)));

  async ask<Kind extends Stretch['kind']>(
    stretch: Extract<Stretch, { kind: Kind }>,
  ): Promise<Extract<Heard, { kind: Kind }>> {
    const heard = new AbortController();
    const { signal } = heard;
    const said = Promise.race([once(this.#child, 'message', { signal }), once(this.#child, 'exit', { signal })]);
    this.#child.send(stretch);
    try {
      const [answer] = (await said) as [Extract<Heard, { kind: Kind }> | number];
      if (typeof answer !== 'object') throw new Error('a process that asks has ended');
      return answer;
    } finally {
      heard.abort();
    }
  }

  end(): void {
    this.#child.disconnect();
  }
}

/** The clients of this run, and the bare server beside the portal. */
interface Scene {
  readonly others: RequestProcess;
  readonly client: RequestProcess;
  readonly bare: MeasuredServer;
  readonly bareRate: number;
}

interface Rate {
  readonly perSecond: number;
  /** CPU of the whole process for each answer, and how long the thread that answers was at it. */
  readonly cpuMs: number;
  readonly answeringMs: number;
}

/** Different addresses asked over a few connections, each by another reader. */
const made = async (server: MeasuredServer, requests: number, next: () => string): Promise<Rate> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = requests;
  const sender = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { status } = await timed(`${server.origin}${next()}`, agent, `10.2.${random(200)}.${random(200)}`);
      if (status !== 200) throw new Error(`${next()} answered ${status}`);
    }
  };
  try {
    const before = await server.usage();
    const start = performance.now();
    await Promise.all(Array.from({ length: CONNECTIONS }, sender));
    const seconds = (performance.now() - start) / 1_000;
    const after = await server.usage();
    return {
      perSecond: requests / seconds,
      cpuMs: (after.cpuMicroseconds - before.cpuMicroseconds) / requests / 1_000,
      answeringMs: (after.answeringMs - before.answeringMs) / requests,
    };
  } finally {
    agent.destroy();
  }
};

/** What a stretch took of the service, as a share of one core: the whole process, and the thread that answers. */
interface Shares {
  cpu: number;
  answering: number;
}

/** Waits of all stretches of one sort. */
class Waits {
  readonly portal: number[] = [];
  readonly bare: number[] = [];
  readonly shares: Shares = { cpu: 0, answering: 0 };

  async add({ others, bare }: Scene, server: MeasuredServer, forMs: number): Promise<void> {
    const before = await server.usage();
    const heard = await others.ask({ kind: 'others', origin: server.origin, bare: `${bare.origin}/`, forMs });
    const after = await server.usage();
    this.portal.push(...heard.waits);
    this.bare.push(...heard.bareWaits);
    this.shares.cpu += (after.cpuMicroseconds - before.cpuMicroseconds) / 1_000 / forMs / TURNS;
    this.shares.answering += (after.answeringMs - before.answeringMs) / forMs / TURNS;
  }
}

const ms = (waits: readonly number[], share: number): string => percentile(waits, share).toFixed(2);
/** What the others waited for the portal, as a multiple of what they waited for the bare server meanwhile. */
const ofBare = ({ portal, bare }: Waits): string => (percentile(portal, 0.95) / percentile(bare, 0.95)).toFixed(1);
const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
const countsOf = (statuses: readonly number[]): string => {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count}×${status}`).join(' ');
};

/** A token of the farmer, signed with the key of the portal's own provider. */
const tokenAt = async (origin: string, dataFolder: string): Promise<string> => {
  const { privateKey, keyId } = await loadSigningKeys(dataFolder);
  const { fiscalCode, userType, givenName, familyName } = FARMER;
  return new SignJWT({
    typ: 'Bearer',
    azp: 'portale',
    fiscal_code: fiscalCode,
    userType,
    given_name: givenName,
    family_name: familyName,
    name: `${givenName} ${familyName}`,
  })
    .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
    .setIssuer(`${origin}/auth/realms/anpag`)
    .setSubject('misura')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
};

const clientsBeside = async (
  server: MeasuredServer,
  seconds: number,
  scene: Scene,
  dataFolder: string,
): Promise<void> => {
  const { origin } = server;
  const forMs = (seconds * 1_000) / TURNS;
  await new Waits().add(scene, server, WARMING_MS);
  const rows: string[][] = [];
  let at = 0;
  const token = await tokenAt(origin, dataFolder);
  for (const what of Object.keys(CLIENTS).filter(isWanted)) {
    at += 1;
    const alone = new Waits();
    const beside = new Waits();
    const statuses: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await alone.add(scene, server, forMs);
      const asking = scene.client.ask({ kind: 'client', origin, what, from: `10.3.0.${at}`, token, forMs });
      await beside.add(scene, server, forMs);
      statuses.push(...(await asking).statuses);
    }
    const ratioOf = (name: 'portal' | 'bare'): number => percentile(beside[name], 0.95) / percentile(alone[name], 0.95);
    rows.push([
      what,
      `${ms(alone.portal, 0.5)} ${ms(beside.portal, 0.5)}`,
      `${ms(alone.portal, 0.95)} ${ms(beside.portal, 0.95)}`,
      ratioOf('portal').toFixed(1),
      ratioOf('portal') <= MOST_RATIO ? 'met' : 'MISSED',
      `${ms(alone.portal, 0.99)} ${ms(beside.portal, 0.99)}`,
      `${ms(alone.bare, 0.95)} ${ms(beside.bare, 0.95)}`,
      ratioOf('bare').toFixed(1),
      `${ofBare(alone)} ${ofBare(beside)}`,
      `${percent(beside.shares.cpu)} ${percent(beside.shares.answering)}`,
      countsOf(statuses),
    ]);
  }
  table([
    [
      'ms alone and beside one client of',
      'p50',
      'p95',
      `ratio <= ${MOST_RATIO}`,
      '',
      'p99',
      'bare p95',
      'ratio',
      'portal / bare p95',
      'CPU, answering',
      'client was answered',
    ],
    ...rows,
  ]);
};

const madeASecond = async (server: MeasuredServer, requests: number, { bareRate }: Scene): Promise<void> => {
  const rates: string[][] = [];
  for (const [what, next] of Object.entries(MADE) as [keyof typeof MADE, () => string][]) {
    await made(server, requests, next);
    const { perSecond, cpuMs, answeringMs } = await made(server, requests, next);
    const times = perSecond / BEFORE[what];
    rates.push([
      what,
      perSecond.toFixed(0),
      cpuMs.toFixed(1),
      answeringMs.toFixed(1),
      (bareRate / perSecond).toFixed(0),
      String(BEFORE[what]),
      times.toFixed(1),
      times >= LEAST_TIMES ? 'met' : 'MISSED',
    ]);
  }
  say('');
  table([
    [
      'nothing kept',
      'a second',
      'CPU ms each',
      'of them answering',
      'bare answers each',
      'before',
      `times >= ${LEAST_TIMES}`,
      '',
    ],
    ...rates,
  ]);
};

const kinds = process.argv.includes('--kinds')
  ? (process.argv[process.argv.indexOf('--kinds') + 1] ?? '').split(',')
  : [];
const isWanted = (what: string): boolean => kinds.length === 0 || kinds.some((kind) => what.includes(kind));
const has = (option: string): boolean => process.argv.includes(`--${option}`);
const seconds = numberOption('seconds', 9);
const requests = numberOption('requests', 600);
const folder = mkdtempSync(join(tmpdir(), 'portale-bench-'));
const settings = join(folder, 'impostazioni.json');
writeFileSync(settings, JSON.stringify({ trustProxy: true }));
const start = (env: Readonly<Record<string, string>>): Promise<MeasuredServer> =>
  startMeasured('adapters/http/server/start.mjs', [], {
    PORTAL_PORT: '0',
    PORTAL_SETTINGS: settings,
    DATABASE_URL: '',
    ...env,
  });
const measure = async (name: string, server: MeasuredServer, scene: Scene, dataFolder: string): Promise<void> => {
  say(`\n${name}`);
  try {
    if (!has('made')) await clientsBeside(server, seconds, scene, dataFolder);
    if (!has('clients')) await madeASecond(server, requests, scene);
  } finally {
    await server.stop();
  }
};

const others = new RequestProcess();
const client = new RequestProcess();
const bareFile = join(folder, 'niente.txt');
writeFileSync(bareFile, 'niente '.repeat(BARE_WORDS));
const bare = await startMeasured('tests/bench/bare-server.mjs', [bareFile]);
try {
  await made(bare, BARE_REQUESTS, () => '/');
  const { perSecond: bareRate } = await made(bare, BARE_REQUESTS, () => '/');
  say(`${seconds} s each, ${requests} answers made; a bare server answers ${bareRate.toFixed(0)} a second; ${busy()}`);
  const scene: Scene = { others, client, bare, bareRate };
  if (!has('postgres')) {
    const data = await copyOfDemonstrationData();
    await measure('Embedded database', await start({ PORTAL_DATA_DIR: data }), scene, data);
    rmSync(data, { recursive: true, force: true });
  }
  if (!has('embedded')) {
    const postgres = await startPostgres();
    try {
      const own = await demonstrationDataOn(postgres.url);
      const data = join(folder, 'dati');
      await measure('PostgreSQL', await start({ DATABASE_URL: own.url, PORTAL_DATA_DIR: data }), scene, data);
    } finally {
      await postgres.stop();
    }
  }
  say(`\n${busy()}`);
} finally {
  others.end();
  client.end();
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
}
