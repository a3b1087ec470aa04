// `npm run bench:load`: the last day of a deadline, on this machine alone. Eighty of a hundred requests are public pages and
// lists that everybody asks for, fifteen search and filter, five are of people who are signed in. For one, two and three
// processes on one PostgreSQL, for three behind nginx that keeps public answers, and for json-server over the same content:
// requests a second, how long one in a hundred takes, and what a thousand requests cost in CPU seconds, which does not
// depend on how many cores there are nor on who else uses them. Then the memory of one process, with bursts of pages that
// nobody has asked for before. Prints figures; asserts nothing.
// `--seconds 20` for each line, `--memory 600` for how long memory is watched, `--only memory` or `--only speed`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { CAST } from '#tests/support/cast.ts';
import { freePort } from '#tests/support/free-port.ts';
import { prepareDeployment } from '../tools/cluster/deployment.ts';
import { stopWhereSomethingIsMissing } from '../tools/cluster/missing.ts';
import { startBalancer } from '../tools/cluster/nginx.ts';
import { Ends } from '../tools/cluster/promises.ts';
import { startPostgres } from '../tools/postgres/server.ts';
import { levelsOff, watchMemory } from './deadline/memory.ts';
import { asJsonServer, deadlineDay, neverAsked, type Questions } from './deadline/questions.ts';
import { type Outcome, type Target, underLoad } from './deadline/under-load.ts';
import { busy, numberOption, say, table } from './figures.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';

const SECONDS = numberOption('seconds', 20);
const MEMORY_SECONDS = numberOption('memory', 600);
const ONLY = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const MOST_PROCESSES = 3;
/** Of what a process can do: where a portal should stand at the worst hour. */
const COMFORTABLE = 0.5;
const MEMORY_PACE = 100;
const BURST_EVERY_S = 60;
const BURST_PAGES = 300;
const BURST_CLIENTS = 48;
const LARGEST_PAGE = 100;
const BYTES_PER_MB = 1024 * 1024;
const HEADS = [
  'deadline day',
  'asked',
  'a second',
  'p99 ms',
  'p99 ms at half',
  'CPU ms of 1000',
  'of the rest',
  'a CPU second',
  'not 200',
];

stopWhereSomethingIsMissing();
const ends = new Ends();
try {
  const folder = mkdtempSync(join(tmpdir(), 'portale-scadenza-'));
  ends.add(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = ends.begun(await startPostgres());
  const postmaster = Number(readFileSync(join(postgres.data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const front = await freePort();
  const deployment = prepareDeployment(folder, {
    origin: `https://127.0.0.1:${front}`,
    databaseUrl: postgres.url,
    limits: { requestsPerMinute: 1_000_000, unsafeRequestsPerMinute: 1_000_000, answerSeconds: 30 },
  });
  await deployment.importFolder(DEMONSTRATION_CONTENT, 'dimostrazione');
  const anna = CAST.find(({ username }) => username === 'anna.bianchi');
  if (anna === undefined) throw new Error('the cast has no Anna');
  const token = await deployment.tokenOf(anna, { sid: 'sessione-di-anna' }, '2h');
  const ports = await Promise.all(Array.from({ length: MOST_PROCESSES }, () => freePort()));
  const startPortal = async (port: number): Promise<MeasuredServer> =>
    ends.begun(
      await startMeasured('adapters/http/server/start.mjs', ['--serve'], {
        ...deployment.shared,
        PORTAL_PORT: String(port),
        PORTAL_DATA_DIR: join(folder, String(port)),
        PORTAL_METRICS: 'true',
      }),
    );

  say(`${new Date().toISOString()}  ${process.version}  ${busy()}\n`);
  const portals = [await startPortal(ports[0] ?? 0)];
  // What a process says of itself is the address that people reach it under: the balancer's.
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);

  if (ONLY !== 'memory') {
    const rows: (readonly string[])[] = [];
    const measure = async (name: string, target: Target, questions: Questions): Promise<void> => {
      // The first seconds make what is kept afterwards, and the machine's code.
      await underLoad(target, { questions, seconds: SECONDS, token });
      const full = await underLoad(target, { questions, seconds: SECONDS, token });
      const pace = full.perSecond * COMFORTABLE;
      const calm = await underLoad(target, { questions, seconds: SECONDS, pace, token });
      rows.push(rowOf(name, full, calm));
      for (const failure of new Set([...full.failures, ...calm.failures].slice(0, 5))) say(`${name}: ${failure}`);
    };
    for (let count = 1; count <= MOST_PROCESSES; count += 1) {
      if (count > 1) portals.push(await startPortal(ports[count - 1] ?? 0));
      await measure(
        `${count} of the portal`,
        { origins: origins.slice(0, count), servers: portals, helpers: [postmaster] },
        deadlineDay,
      );
    }
    const balancer = ends.begun(
      await startBalancer({ folder: join(folder, 'nginx'), listen: front, ports, keeps: true }),
    );
    await measure(
      `${MOST_PROCESSES} behind nginx that keeps`,
      {
        origins: [balancer.front.origin],
        ca: balancer.front.ca,
        servers: portals,
        helpers: [postmaster, balancer.pid],
      },
      deadlineDay,
    );
    const answer = await fetch(`${origins[0] ?? ''}/api/regulations?pageSize=${LARGEST_PAGE}`);
    const { results } = (await answer.json()) as { results: readonly { id: unknown }[] };
    const list = join(folder, 'normative.json');
    writeFileSync(list, JSON.stringify(results));
    const other = ends.begun(await startMeasured('tests/bench/json-server.mjs', [list]));
    await measure(
      'json-server',
      { origins: [other.origin], servers: [other], helpers: [] },
      asJsonServer(results.map(({ id }) => id)),
    );
    table([HEADS, ...rows]);
    const greatest = await Promise.all(portals.map(async (portal) => (await portal.usage()).greatestResidentBytes));
    say(`greatest memory of each process, MB: ${greatest.map((bytes) => (bytes / BYTES_PER_MB).toFixed(0)).join(' ')}`);
    say('');
  }

  if (ONLY !== 'speed') {
    const [first] = portals;
    if (first === undefined) throw new Error('no process was started');
    const target: Target = { origins: origins.slice(0, 1), servers: [first], helpers: [postmaster] };
    const watched = watchMemory(first);
    const over = new AbortController();
    const bursts = (async () => {
      let drawn = 0;
      for (let burst = 1; !over.signal.aborted; burst += 1) {
        const questions = neverAsked(burst);
        const outcome = await underLoad(target, { questions, seconds: 60, most: BURST_PAGES, clients: BURST_CLIENTS });
        drawn += outcome.asked - outcome.failures.length;
        for (const failure of new Set(outcome.failures.slice(0, 3))) say(`burst: ${failure}`);
        await pause(BURST_EVERY_S * 1_000, undefined, { signal: over.signal }).catch(() => undefined);
      }
      return drawn;
    })();
    const steady = await underLoad(target, {
      questions: deadlineDay,
      seconds: MEMORY_SECONDS,
      pace: MEMORY_PACE,
      token,
    });
    over.abort();
    const drawn = await bursts;
    const memory = await watched.stop();
    say(
      `memory of one process over ${MEMORY_SECONDS} s: ${steady.asked} requests at ${steady.perSecond.toFixed(0)} a second, p99 ${steady.p99Ms.toFixed(0)} ms, ${steady.failures.length} not 200; and ${drawn} pages that nobody had asked for before, ${BURST_PAGES} at a time`,
    );
    say(`greatest of each minute, MB: ${memory.minutes.map((value) => value.toFixed(0)).join(' ')}`);
    say(levelsOff(memory) ? 'it levels off' : 'it GROWS');
    const metrics = await (await fetch(`${origins[0] ?? ''}/metrics`)).text();
    say(/^portal_answers_bytes .*$/mu.exec(metrics)?.[0] ?? '');
  }
  say(busy());
} finally {
  await ends.all();
}

// Helpers

function rowOf(name: string, full: Outcome, calm: Outcome): readonly string[] {
  const ofThousand = (seconds: number): string => ((seconds / full.asked) * 1_000_000).toFixed(0);
  return [
    name,
    String(full.asked),
    full.perSecond.toFixed(0),
    full.p99Ms.toFixed(1),
    calm.p99Ms.toFixed(1),
    ofThousand(full.cpuSeconds),
    ofThousand(full.helpersCpuSeconds),
    (full.asked / (full.cpuSeconds + full.helpersCpuSeconds)).toFixed(0),
    String(full.failures.length + calm.failures.length),
  ];
}
