// `npm run bench:one-asker`: what everybody else waits for a kept answer while one address asks, within the default
// budget, for what has to be made: mistyped words, pages under random parameters, lists of random days, files that are not there.
// And how many answers a second are made when nothing is kept, beside a bare server that only sends bytes to the same
// sender: how many of its answers one of these costs says the same on every machine. On the embedded database and on
// PostgreSQL. Prints figures and targets; asserts nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfDemonstrationData, demonstrationDataOn } from '#tests/support/demonstration-data.ts';
import { startPostgres } from '#tests/tools/postgres/server.ts';
import { busy, numberOption, percentile, say, table } from './figures.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';

/** Twenty a second: the default budget of one address. */
const ASKER_PAUSE_MS = 50;
/** The others come from many addresses, so that the budget of none is spent. */
const OTHERS_PAUSE_MS = 10;
const OTHER_ADDRESSES = 200;
const MOST_RATIO = 3;
const LEAST_TIMES = 3;
const CONNECTIONS = 8;
const LIST = '/api/regulations';
const BARE_REQUESTS = 3_000;
const BARE_WORDS = 3_000;
/** What was reached a second on PostgreSQL, on two shared cores, before the heavy work was bounded. */
const BEFORE = { filters: 216, searches: 154, pages: 73 } as const;

const LETTERS = 'abcdefghilmnopqrstuvz';
const random = (below: number): number => Math.floor(Math.random() * below);
const wrongWord = (): string => Array.from({ length: 5 + random(6) }, () => LETTERS[random(LETTERS.length)]).join('');
const randomDay = (): string =>
  `20${10 + random(16)}-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`;

/** What one address asks for, each time another. */
const ASKERS: Readonly<Record<string, () => string>> = {
  'sixteen mistyped words': () => `/api/search-engine?search=${Array.from({ length: 16 }, wrongWord).join('%20')}`,
  'sixteen mistyped words, page': () => `/portale/ricerca?search=${Array.from({ length: 16 }, wrongWord).join('%20')}`,
  'page with a random parameter': () => `/portale/normative?u=${Math.random()}`,
  'page of random days': () => `/portale/normative?publicationDateFrom=${randomDay()}&publicationDateTo=${randomDay()}`,
  'list of random days': () => `/api/regulations?publicationDateFrom=${randomDay()}&pageSize=100&search=${wrongWord()}`,
  'filters of random days': () => `/api/filters?context=REGULATIONS&publicationDateFrom=${randomDay()}`,
  'pages that are not there': () => `/portale/${wrongWord()}`,
};

interface Got {
  readonly status: number;
  readonly ms: number;
}

const ask = (url: string, agent: Agent, from: string): Promise<Got> =>
  new Promise((done, refuse) => {
    const start = performance.now();
    get(url, { agent, headers: { 'x-forwarded-for': from, 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      response.resume();
      response.once('error', refuse);
      response.once('end', () => done({ status: response.statusCode ?? 0, ms: performance.now() - start }));
    }).once('error', refuse);
  });

/** Asks at a steady pace, whether answers have come or not; answers what came. */
const atPace = async (forMs: number, pauseMs: number, next: () => Promise<Got>): Promise<readonly Got[]> => {
  const coming: Promise<Got>[] = [];
  const begin = performance.now();
  for (let at = 0; ; at += 1) {
    const dueMs = at * pauseMs;
    if (dueMs >= forMs) break;
    const waitMs = begin + dueMs - performance.now();
    if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
    coming.push(next());
  }
  return Promise.all(coming);
};

interface Waits {
  readonly p50: number;
  readonly p95: number;
  readonly statuses: string;
}

const others = async (
  origin: string,
  forMs: number,
  asker?: { readonly next: () => string; readonly from: string },
): Promise<Waits> => {
  const agent = new Agent({ keepAlive: true });
  const ownAgent = new Agent({ keepAlive: true });
  try {
    let at = 0;
    const [got, heavy] = await Promise.all([
      atPace(forMs, OTHERS_PAUSE_MS, () => ask(`${origin}${LIST}`, agent, `10.1.0.${(at += 1) % OTHER_ADDRESSES}`)),
      asker === undefined
        ? []
        : atPace(forMs, ASKER_PAUSE_MS, () => ask(`${origin}${asker.next()}`, ownAgent, asker.from)),
    ]);
    const wrong = got.find(({ status }) => status !== 200);
    if (wrong !== undefined) throw new Error(`the others were answered ${wrong.status}`);
    const waits = got.map(({ ms }) => ms);
    const counts = new Map<number, number>();
    for (const { status } of heavy) counts.set(status, (counts.get(status) ?? 0) + 1);
    return {
      p50: percentile(waits, 0.5),
      p95: percentile(waits, 0.95),
      statuses: [...counts].map(([status, count]) => `${count}×${status}`).join(' '),
    };
  } finally {
    agent.destroy();
    ownAgent.destroy();
  }
};

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
      const { status } = await ask(`${server.origin}${next()}`, agent, `10.2.${random(200)}.${random(200)}`);
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

const WORDS =
  'domanda pagamento contributo fascicolo aiuto olio vino latte bando circolare decreto istruzioni settore misura anticipo controllo'.split(
    ' ',
  );
const MADE = {
  filters: () =>
    `/api/filters?context=REGULATIONS&publicationDateFrom=${randomDay()}&publicationDateTo=2030-01-${10 + random(20)}`,
  searches: () =>
    `/api/search-engine?search=${WORDS[random(WORDS.length)]}%20${WORDS[random(WORDS.length)]}%20${random(100_000)}`,
  pages: () => `/portale/normative?publicationDateFrom=${randomDay()}&publicationDateTo=2030-01-${10 + random(20)}`,
} as const;

/** What a bare server answers a second to the same sender, with as many bytes as a small page. */
const bareRate = async (folder: string): Promise<number> => {
  const file = join(folder, 'niente.txt');
  writeFileSync(file, 'niente '.repeat(BARE_WORDS));
  const bare = await startMeasured('tests/bench/bare-server.mjs', [file]);
  try {
    await made(bare, BARE_REQUESTS, () => '/');
    return (await made(bare, BARE_REQUESTS, () => '/')).perSecond;
  } finally {
    await bare.stop();
  }
};

const askersBeside = async ({ origin }: MeasuredServer, seconds: number): Promise<void> => {
  await others(origin, 2_000);
  const rows: string[][] = [];
  let at = 0;
  for (const [what, next] of Object.entries(ASKERS)) {
    // Each asker beside its own quiet stretch: neighbours in time meet the same machine.
    const alone = await others(origin, seconds * 1_000);
    const beside = await others(origin, seconds * 1_000, { next, from: `10.3.0.${(at += 1)}` });
    const ratio = beside.p95 / alone.p95;
    rows.push([
      what,
      alone.p50.toFixed(1),
      alone.p95.toFixed(1),
      beside.p50.toFixed(1),
      beside.p95.toFixed(1),
      ratio.toFixed(1),
      ratio <= MOST_RATIO ? 'met' : 'MISSED',
      beside.statuses,
    ]);
  }
  table([
    [
      'beside one asker of',
      'p50 alone',
      'p95 alone',
      'p50 beside',
      'p95 beside',
      `p95 ratio <= ${MOST_RATIO}`,
      '',
      'asker was answered',
    ],
    ...rows,
  ]);
};

const measure = async (
  name: string,
  server: MeasuredServer,
  { seconds, requests, bare }: { readonly seconds: number; readonly requests: number; readonly bare: number },
): Promise<void> => {
  say(`\n${name}`);
  if (seconds > 0) await askersBeside(server, seconds);
  const rates: string[][] = [];
  for (const [what, next] of Object.entries(MADE) as [keyof typeof MADE, () => string][]) {
    await made(server, Math.ceil(requests / 4), next);
    const { perSecond, cpuMs, answeringMs } = await made(server, requests, next);
    const times = perSecond / BEFORE[what];
    rates.push([
      what,
      perSecond.toFixed(0),
      cpuMs.toFixed(1),
      answeringMs.toFixed(1),
      (bare / perSecond).toFixed(0),
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

// `--made` leaves the askers out.
const seconds = process.argv.includes('--made') ? 0 : numberOption('seconds', 6);
const requests = numberOption('requests', 600);
const folder = mkdtempSync(join(tmpdir(), 'portale-bench-'));
const only = process.argv.includes('--postgres')
  ? 'postgres'
  : process.argv.includes('--embedded')
    ? 'embedded'
    : undefined;
const settings = join(folder, 'impostazioni.json');
writeFileSync(settings, JSON.stringify({ trustProxy: true }));
const start = (env: Readonly<Record<string, string>>): Promise<MeasuredServer> =>
  startMeasured('adapters/http/server/start.mjs', [], {
    PORTAL_PORT: '0',
    PORTAL_SETTINGS: settings,
    DATABASE_URL: '',
    ...env,
  });

try {
  const bare = await bareRate(folder);
  say(`${seconds} s each, ${requests} answers made; a bare server answers ${bare.toFixed(0)} a second; ${busy()}`);
  if (only !== 'postgres') {
    const data = await copyOfDemonstrationData();
    const server = await start({ PORTAL_DATA_DIR: data });
    await measure('Embedded database', server, { seconds, requests, bare }).finally(() => server.stop());
    rmSync(data, { recursive: true, force: true });
  }
  if (only !== 'embedded') {
    const postgres = await startPostgres();
    try {
      const own = await demonstrationDataOn(postgres.url);
      const server = await start({ DATABASE_URL: own.url, PORTAL_DATA_DIR: join(folder, 'dati') });
      await measure('PostgreSQL', server, { seconds, requests, bare }).finally(() => server.stop());
    } finally {
      await postgres.stop();
    }
  }
  say(`\n${busy()}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
