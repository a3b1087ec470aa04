// `npm run bench:api`: what a cached public list costs the service, beside a bare node:http that answers the
// same bytes and json-server over the same items, in one run. Prints figures and targets; asserts nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfDemonstrationData } from '#tests/support/demonstration-data.ts';
import { busy, median, numberOption, say, table } from './figures.ts';
import { ask, load } from './load.ts';
import { type MeasuredServer, startMeasured, type Usage } from './measured-server.ts';

const LIST = '/api/regulations';
const MOST_OVER_BARE = 2.5;
const LEAST_UNDER_JSON_SERVER = 8;
const MOST_RESIDENT_MB = 350;
const WARM_UP_ROUNDS = 5;
const BYTES_PER_MB = 1024 * 1024;
/** Headers of a connection, which the bare server writes by itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

interface Contestant {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly url: string;
}

interface Cost {
  readonly cpuMicroseconds: number;
  readonly wallMicroseconds: number;
}

const costOf = async ({ server, url }: Contestant, requests: number): Promise<Cost> => {
  const before = await server.usage();
  const from = performance.now();
  await load(url, requests);
  const wallMicroseconds = ((performance.now() - from) * 1000) / requests;
  const after = await server.usage();
  return { cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / requests, wallMicroseconds };
};

/** The portal as `npm start` runs it, over demonstration data of its own; builds it first when the build is old. */
const startPortalMeasured = (folder: string, data: string): Promise<MeasuredServer> => {
  const settings = join(folder, 'impostazioni.json');
  writeFileSync(settings, JSON.stringify({ logLevel: 'error', limits: { requestsPerMinute: 1_000_000 } }));
  return startMeasured('adapters/http/server/start.mjs', [], { PORTAL_PORT: '0', PORTAL_DATA_DIR: data, PORTAL_SETTINGS: settings, DATABASE_URL: '' });
};

const answerOf = async (url: string) => {
  const agent = new Agent();
  try {
    return await ask(url, agent);
  } finally {
    agent.destroy();
  }
};

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

const report = (contestants: readonly Contestant[], costs: ReadonlyMap<string, readonly Cost[]>, bytes: ReadonlyMap<string, number>, usage: Usage): void => {
  const cpu = (name: string): readonly number[] => (costs.get(name) ?? []).map(({ cpuMicroseconds }) => cpuMicroseconds);
  const wall = (name: string): number => median((costs.get(name) ?? []).map(({ wallMicroseconds }) => wallMicroseconds));
  /** Neighbours in time meet the same machine, so ratios are taken round by round. */
  const ratio = (name: string, other: string): number => median(cpu(name).map((one, round) => one / (cpu(other)[round] ?? Number.NaN)));
  table([
    ['server', 'body bytes', 'CPU µs/request', 'wall µs/request'],
    ...contestants.map(({ name }) => [name, String(bytes.get(name)), median(cpu(name)).toFixed(1), wall(name).toFixed(1)]),
  ]);
  const overBare = ratio('service', 'bare');
  const underJsonServer = ratio('json-server', 'service');
  const resident = usage.residentBytes / BYTES_PER_MB;
  say('');
  table([
    ['figure', 'target', 'measured', ''],
    ['CPU service / bare', `<= ${MOST_OVER_BARE}`, overBare.toFixed(2), verdict(overBare <= MOST_OVER_BARE)],
    ['CPU service / bare with the same headers', '', ratio('service', 'bare, same headers').toFixed(2), ''],
    ['CPU json-server / service', `>= ${LEAST_UNDER_JSON_SERVER}`, underJsonServer.toFixed(2), verdict(underJsonServer >= LEAST_UNDER_JSON_SERVER)],
    ['memory of the service, MB', `< ${MOST_RESIDENT_MB}`, resident.toFixed(0), verdict(resident < MOST_RESIDENT_MB)],
    ['greatest memory since its start, MB', '', (usage.greatestResidentBytes / BYTES_PER_MB).toFixed(0), ''],
  ]);
};

const requests = numberOption('requests', 2_000);
const rounds = numberOption('rounds', 7);
const folder = mkdtempSync(join(tmpdir(), 'portale-bench-'));
const data = await copyOfDemonstrationData();
const servers: MeasuredServer[] = [];
const begin = async (starting: Promise<MeasuredServer>): Promise<MeasuredServer> => {
  const server = await starting;
  servers.push(server);
  return server;
};

try {
  const service = await begin(startPortalMeasured(folder, data));
  const answer = await answerOf(`${service.origin}${LIST}`);
  if (answer.status !== 200) throw new Error(`the service answered ${answer.status}`);
  const idle = await service.usage();
  const bodyFile = join(folder, 'elenco.json');
  writeFileSync(bodyFile, answer.body);
  const sameHeaders = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));
  const bare = await begin(startMeasured('tests/bench/bare-server.mjs', [bodyFile, JSON.stringify({ 'content-type': answer.headers['content-type'] })]));
  const dressed = await begin(startMeasured('tests/bench/bare-server.mjs', [bodyFile, JSON.stringify(sameHeaders)]));
  const jsonServer = await begin(startMeasured('tests/bench/json-server.mjs', [bodyFile]));
  const contestants: readonly Contestant[] = [
    { name: 'service', server: service, url: `${service.origin}${LIST}` },
    { name: 'bare', server: bare, url: bare.origin },
    { name: 'bare, same headers', server: dressed, url: dressed.origin },
    { name: 'json-server', server: jsonServer, url: `${jsonServer.origin}/regulations` },
  ];
  const bytes = new Map<string, number>();
  for (const { name, url } of contestants) bytes.set(name, (await answerOf(url)).body.length);

  say(`${LIST}: ${WARM_UP_ROUNDS} rounds to warm up, then ${rounds} alternating rounds of ${requests} requests each; ${busy()}`);
  say(`memory of the service before any load: ${(idle.residentBytes / BYTES_PER_MB).toFixed(0)} MB\n`);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) for (const one of contestants) await load(one.url, Math.ceil(requests / 4));
  const costs = new Map<string, Cost[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) for (const one of contestants) costs.get(one.name)?.push(await costOf(one, requests));
  report(contestants, costs, bytes, await service.usage());
  say(`\n${busy()}`);
} finally {
  for (const server of servers) await server.stop();
  for (const one of [folder, data]) rmSync(one, { recursive: true, force: true });
}
