// `npm run bench:api`: what a cached public list costs the service, beside a bare node:http that answers the same
// bytes and json-server that answers the same page of the same list, in one run; and what the process takes to start
// and to stay. Prints figures and targets; asserts nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfDemonstrationData } from '#tests/support/demonstration-data.ts';
import { busy, median, numberOption, say, table } from './figures.ts';
import { type Answer, AS_BROWSERS_DO, ask, load } from './load.ts';
import { type MeasuredServer, startMeasured, type Usage } from './measured-server.ts';

const LIST = '/api/regulations';
/** The same page of the same list, as json-server is asked for it: newest first, then by id, nine to a page. */
const SAME_LIST = '/regulations?_sort=publicationDate,id&_order=desc,asc&_page=1&_limit=9';
const LARGEST_PAGE = 100;
const MOST_OVER_BARE = 2.5;
const LEAST_UNDER_JSON_SERVER = 8;
const MOST_RESIDENT_MB = 350;
const MOST_START_S = 3;
const WARM_UP_ROUNDS = 5;
const BYTES_PER_MB = 1024 * 1024;
const MICROSECONDS_PER_SECOND = 1e6;
/** Headers of a connection, which the bare server writes by itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);
/** How the bytes are asked for. */
const WAYS = [
  { name: 'as they are', encodings: undefined },
  { name: 'as browsers ask', encodings: AS_BROWSERS_DO },
] as const;

interface Contestant {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly url: string;
}

interface Cost {
  readonly cpuMicroseconds: number;
  readonly wallMicroseconds: number;
}

const costOf = async ({ server, url }: Contestant, requests: number, encodings: string | undefined): Promise<Cost> => {
  const before = await server.usage();
  const from = performance.now();
  await load(url, requests, encodings);
  const wallMicroseconds = ((performance.now() - from) * 1000) / requests;
  const after = await server.usage();
  return { cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / requests, wallMicroseconds };
};

/** The portal as `npm start` runs it, over demonstration data of its own; builds it first when the build is old. */
const startPortalMeasured = (folder: string, data: string): Promise<MeasuredServer> => {
  const settings = join(folder, 'impostazioni.json');
  writeFileSync(settings, JSON.stringify({ limits: { requestsPerMinute: 1_000_000 } }));
  return startMeasured('adapters/http/server/start.mjs', [], {
    PORTAL_PORT: '0',
    PORTAL_DATA_DIR: data,
    PORTAL_SETTINGS: settings,
    DATABASE_URL: '',
  });
};

const answerOf = async (url: string, encodings?: string): Promise<Answer> => {
  const agent = new Agent();
  try {
    const answer = await ask(url, agent, encodings);
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    return answer;
  } finally {
    agent.destroy();
  }
};

/** Every entry of the list, for json-server to sort and to cut. */
const wholeList = async (origin: string): Promise<readonly unknown[]> => {
  const entries: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { results } = JSON.parse(
      (await answerOf(`${origin}${LIST}?pageSize=${LARGEST_PAGE}&page=${page}`)).body.toString(),
    ) as { results: readonly unknown[] };
    entries.push(...results);
    if (results.length < LARGEST_PAGE) return entries;
  }
};

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
const megabytes = (bytes: number): number => bytes / BYTES_PER_MB;

const compare = async (
  way: (typeof WAYS)[number],
  contestants: readonly Contestant[],
  requests: number,
  rounds: number,
): Promise<void> => {
  const sizes = new Map<string, number>();
  for (const { name, url } of contestants) sizes.set(name, (await answerOf(url, way.encodings)).body.length);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
    for (const one of contestants) await load(one.url, Math.ceil(requests / 4), way.encodings);
  const costs = new Map<string, Cost[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const one of contestants) costs.get(one.name)?.push(await costOf(one, requests, way.encodings));

  const cpu = (name: string): readonly number[] =>
    (costs.get(name) ?? []).map(({ cpuMicroseconds }) => cpuMicroseconds);
  const wall = (name: string): number =>
    median((costs.get(name) ?? []).map(({ wallMicroseconds }) => wallMicroseconds));
  /** Neighbours in time meet the same machine, so ratios are taken round by round. */
  const ratio = (name: string, other: string): number =>
    median(cpu(name).map((one, round) => one / (cpu(other)[round] ?? Number.NaN)));
  table([
    [`bytes ${way.name}`, 'body bytes', 'CPU µs/request', 'wall µs/request'],
    ...contestants.map(({ name }) => [
      name,
      String(sizes.get(name)),
      median(cpu(name)).toFixed(1),
      wall(name).toFixed(1),
    ]),
  ]);
  const overBare = ratio('service', 'bare');
  const underJsonServer = ratio('json-server', 'service');
  say('');
  table([
    ['figure', 'target', 'measured', ''],
    ['CPU service / bare', `<= ${MOST_OVER_BARE}`, overBare.toFixed(2), verdict(overBare <= MOST_OVER_BARE)],
    ['CPU service / bare with the same headers', '', ratio('service', 'bare, same headers').toFixed(2), ''],
    [
      'CPU json-server / service',
      `>= ${LEAST_UNDER_JSON_SERVER}`,
      underJsonServer.toFixed(2),
      verdict(underJsonServer >= LEAST_UNDER_JSON_SERVER),
    ],
  ]);
  say('');
};

const reportProcess = (started: Usage, wallS: number, loaded: Usage): void => {
  const startS = started.cpuMicroseconds / MICROSECONDS_PER_SECOND;
  const memory = (label: string, bytes: number): readonly string[] => [
    label,
    `< ${MOST_RESIDENT_MB}`,
    megabytes(bytes).toFixed(0),
    verdict(megabytes(bytes) < MOST_RESIDENT_MB),
  ];
  table([
    ['figure', 'target', 'measured', ''],
    ['CPU of a start over existing data, s', `<= ${MOST_START_S}`, startS.toFixed(2), verdict(startS <= MOST_START_S)],
    ['wall time of that start, s', '', wallS.toFixed(2), ''],
    memory('memory after the start, MB', started.residentBytes),
    memory('memory after the load, MB', loaded.residentBytes),
    ['greatest memory since the start, MB', '', megabytes(loaded.greatestResidentBytes).toFixed(0), ''],
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
/** A bare server that answers the bytes of a former answer under the given headers. */
const beginBare = (
  name: string,
  { body }: Answer,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<MeasuredServer> => {
  const file = join(folder, name);
  writeFileSync(file, body);
  return begin(startMeasured('tests/bench/bare-server.mjs', [file, JSON.stringify(headers)]));
};

try {
  // The first start may build; the second is the one that counts.
  await (await startPortalMeasured(folder, data)).stop();
  const from = performance.now();
  const service = await begin(startPortalMeasured(folder, data));
  const wallS = (performance.now() - from) / 1000;
  const started = await service.usage();
  const listFile = join(folder, 'elenco.json');
  writeFileSync(listFile, JSON.stringify(await wholeList(service.origin)));
  const jsonServer = await begin(startMeasured('tests/bench/json-server.mjs', [listFile]));

  say(
    `${LIST}: ${WARM_UP_ROUNDS} rounds to warm up, then ${rounds} alternating rounds of ${requests} requests each; ${busy()}\n`,
  );
  for (const way of WAYS) {
    const answer = await answerOf(`${service.origin}${LIST}`, way.encodings);
    const allHeaders = Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name)),
    );
    const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
    const bare = await beginBare(`nudo-${way.name}`, answer, { 'content-type': type, 'content-encoding': encoding });
    const dressed = await beginBare(`vestito-${way.name}`, answer, allHeaders);
    const contestants: readonly Contestant[] = [
      { name: 'service', server: service, url: `${service.origin}${LIST}` },
      { name: 'bare', server: bare, url: bare.origin },
      { name: 'bare, same headers', server: dressed, url: dressed.origin },
      { name: 'json-server', server: jsonServer, url: `${jsonServer.origin}${SAME_LIST}` },
    ];
    await compare(way, contestants, requests, rounds);
  }
  reportProcess(started, wallS, await service.usage());
  say(`\n${busy()}`);
} finally {
  for (const server of servers) await server.stop();
  for (const one of [folder, data]) rmSync(one, { recursive: true, force: true });
}
