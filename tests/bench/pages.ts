// `npm run bench:pages`: how long the first view of the portal's pages takes beside hand-made pages with the same text, on a
// slow phone and in an office; what every page weighs; the next page; who is signed in; a provider that is slow or away;
// and what the service takes to start. Medians of interleaved cold loads; prints figures and targets, asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { Visitors } from '#tests/support/portal-actions.ts';
import { type Portal, startPortal } from '#tests/support/portal.ts';
import { signOnUnderTest } from '#tests/support/sign-on-under-test.ts';
import { busy, median, numberOption, say, table } from './figures.ts';
import { startMeasured } from './measured-server.ts';
import { DESK, load, type LoadFigures, type LoadOptions, PHONE, type Reader } from './pages/cold-load.ts';
import { untilShown } from './pages/development.ts';
import { type Marks, marksOf } from './pages/lighthouse.ts';
import { limitOf, serveLimits } from './pages/limit.ts';
import { firstPress, type LiveFigures, PRESSED, PRESSED_AFTER_MS, untilLive } from './pages/first-press.ts';
import { nextPage } from './pages/next-page.ts';

const ROUNDS = numberOption('rounds', 15);
const SLOW_PROVIDER_MS = 2_000;
const BYTES_PER_MB = 1024 * 1024;
const NAMES = { agencySlug: 'anpag', productSlug: 'anpag', agencyName: '', agencyShortName: '', appSlug: '' };

/** Parts of the run: all of them, or those named after `--parts`. */
const asked = process.argv[process.argv.indexOf('--parts') + 1]?.split(',') ?? [];
const wants = (part: string): boolean => !process.argv.includes('--parts') || asked.includes(part);

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly options?: LoadOptions;
}

/** The person signed in, for the usual driver. */
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const middle = (all: readonly LoadFigures[], key: keyof LoadFigures): number => median(all.map((one) => one[key]));
const COLUMNS = ['fcp', 'lcp', 'content', 'tbt', 'longest', 'cls', 'requests', 'requestsBeforeLcp'] as const;
const WEIGHTS = ['htmlBytes', 'scriptBytes', 'sheetBytes', 'fontBytes', 'otherBytes'] as const;
const HEADS = ['page', 'who', ...COLUMNS, ...WEIGHTS.map((one) => one.replace('Bytes', ' kB'))];

const rowOf = (name: string, who: string, all: readonly LoadFigures[]): readonly string[] => [
  name,
  who,
  ...COLUMNS.map((key) => middle(all, key).toFixed(key === 'cls' ? 3 : 0)),
  ...WEIGHTS.map((key) => (middle(all, key) / 1_000).toFixed(1)),
];

const ratioRow = (name: string, ours: readonly LoadFigures[], limit: readonly LoadFigures[]): readonly string[] => [
  name,
  'ratio',
  ...(['fcp', 'lcp', 'content'] as const).map((key) => (middle(ours, key) / middle(limit, key)).toFixed(2)),
  ...Array.from({ length: COLUMNS.length + WEIGHTS.length - 3 }, () => ''),
];

/** A page is compressed as well as can be once it has been asked for a few times: the limits are from the start. */
const untilRefined = async (url: string): Promise<void> => {
  for (let time = 0; time < 20; time += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.headers.get('etag')?.includes('fine') === true) return;
    await pause(200);
  }
};

/** Pages beside their limits, in turns. */
const beside = async (
  browser: Browser,
  portal: Portal,
  reader: Reader,
  subjects: readonly Subject[],
  signedIn?: StorageState,
): Promise<void> => {
  const limits = new Map<string, string>();
  for (const { name, path } of subjects)
    limits.set(`/${name}`, await limitOf(browser, `${portal.home}${path}`, signedIn));
  const server = await serveLimits(limits);
  const rows: (readonly string[])[] = [HEADS];
  for (const { name, path, options } of subjects) {
    const limit: LoadFigures[] = [];
    const ours: LoadFigures[] = [];
    await untilRefined(`${portal.home}${path}`);
    for (let round = 0; round < ROUNDS; round += 1) {
      limit.push(await load(`${server.origin}/${name}`, reader));
      ours.push(await load(`${portal.home}${path}`, reader, options));
    }
    rows.push(rowOf(name, 'limit', limit), rowOf(name, 'portal', ours), ratioRow(name, ours, limit));
  }
  say(`\n${reader.name}: ${reader.cpu}x CPU, ${reader.kilobitsPerSecond} kbit/s, ${reader.latencyMs} ms; ${busy()}`);
  table(rows);
  await server.stop();
};

/** One address of each public route, from what the portal says of itself. */
const everyPage = async (portal: Portal): Promise<readonly Subject[]> => {
  const routes = routeTable(NAMES);
  const text = await (await fetch(`${portal.origin}/sitemap.xml`)).text();
  const found = new Map<string, string>();
  for (const [, url = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/gu)) {
    const path = url.slice(portal.home.length - 1);
    const pattern = matchRoute(routes, path)?.route.pattern;
    if (pattern !== undefined && !found.has(pattern)) found.set(pattern, path);
  }
  return [...found].map(([name, path]) => ({ name, path: path.slice(1) }));
};

const weigh = async (portal: Portal): Promise<void> => {
  const rows: (readonly string[])[] = [HEADS];
  for (const { name, path } of await everyPage(portal))
    rows.push(rowOf(name, 'portal', [await load(`${portal.home}${path}`, PHONE)]));
  say('\nevery public page, once, mobile');
  table(rows);
};

/** As the browser's own tools write the pattern. */
const SIGN_ON_ADDRESSES = signOnUnderTest.addresses.replaceAll('**', '*');
const PROVIDERS: readonly (readonly [string, LoadOptions])[] = [
  ['as it is', {}],
  ['2 s slow', { between: { pattern: SIGN_ON_ADDRESSES, waitMs: SLOW_PROVIDER_MS } }],
  ['down', { between: { pattern: SIGN_ON_ADDRESSES } }],
];

const withoutProvider = async (portal: Portal, path: string): Promise<void> => {
  const figures = PROVIDERS.map(() => [] as LoadFigures[]);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, [, options]] of PROVIDERS.entries())
      figures[index]?.push(await load(`${portal.home}${path}`, PHONE, options));
  say('\nthe list with its sign-on provider, mobile (target: LCP within 5 %)');
  table([HEADS, ...PROVIDERS.map(([name], index) => rowOf('list', name, figures[index] ?? []))]);
};

/** Pages that nobody touches: how soon they are live, and how long the script holds the reader up for it. */
const live = async (portal: Portal, subjects: readonly Subject[]): Promise<void> => {
  const rows: (readonly string[])[] = [['page', 'live after', 'longest task before first view', 'after it']];
  for (const { name, path } of subjects) {
    const all: LiveFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) all.push(await untilLive(`${portal.home}${path}`, PHONE));
    const reported = (key: keyof LiveFigures): string => median(all.map((one) => one[key])).toFixed(0);
    rows.push([name, reported('live'), reported('longestBefore'), reported('longestAfter')]);
  }
  say('\nlive by itself, mobile, ms after the first view (target: 3500; no task of the script longer than before)');
  table(rows);
};

/** From a press to its effect, by how long after the first view it is pressed. */
const presses = async (portal: Portal): Promise<void> => {
  const rows: (readonly string[])[] = [['control', ...PRESSED_AFTER_MS.map((ms) => `${ms / 1_000} s`)]];
  for (const pressed of PRESSED) {
    const times: string[] = [];
    for (const afterMs of PRESSED_AFTER_MS) {
      const all: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) all.push(await firstPress(portal.home, pressed, afterMs, PHONE));
      times.push(median(all).toFixed(0));
    }
    rows.push([pressed.name, ...times]);
  }
  say('\nfirst press, mobile, ms until its effect (targets: 1000 at 3 s, 200 at 5 s)');
  table(rows);
};

const followLinks = async (portal: Portal, path: string, link: string): Promise<void> => {
  for (const reader of [PHONE, DESK]) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await nextPage(`${portal.home}${path}`, link, reader));
    say(`next page, ${reader.name}: ${Math.round(median(times))} ms (target: 150)`);
  }
};

/** A person signed in has come through a public page and the sign-in: the browser has the files, as it has in the field. */
const signedIn = async (browser: Browser, portal: Portal): Promise<void> => {
  const visitors = new Visitors(browser, portal);
  const { context } = await visitors.as({ name: 'Anna Bianchi' });
  const storageState = await context.storageState();
  await visitors.leave();
  const { cookies } = storageState;
  const known = { cookies, after: `${portal.home}scrivania` };
  const subjects = [
    { name: 'desk, files known', path: 'scrivania', options: known },
    { name: 'file, files known', path: 'scrivania/fascicolo-aziendale', options: known },
    { name: 'desk, first time', path: 'scrivania', options: { cookies } },
  ];
  for (const reader of [PHONE, DESK]) await beside(browser, portal, reader, subjects, storageState);
};

const starts = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'portale-avvio-'));
  try {
    for (const name of ['very first start', 'start on existing data']) {
      const server = await startMeasured('adapters/http/server/start.mjs', [], {
        PORTAL_PORT: '0',
        PORTAL_DATA_DIR: join(folder, 'dati'),
        DATABASE_URL: '',
      });
      const { cpuMicroseconds, residentBytes, greatestResidentBytes } = await server.usage();
      await server.stop();
      const megabytes = (bytes: number): string => (bytes / BYTES_PER_MB).toFixed(0);
      say(
        `${name}: ${(cpuMicroseconds / 1e6).toFixed(1)} s CPU, ${megabytes(residentBytes)} MB, at most ${megabytes(greatestResidentBytes)} MB (targets: 3 s on existing data, 350 MB)`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Lighthouse as it comes, on mobile: every mark of every subject, the middle of the rounds. */
const lighthouse = async (portal: Portal, folder: string, subjects: readonly Subject[]): Promise<void> => {
  for (const { name, path } of subjects) {
    const all: Marks[] = [];
    for (let round = 0; round < ROUNDS; round += 1) all.push(await marksOf(folder, `${portal.home}${path}`));
    const marks = Object.keys(all[0] ?? {}).map((mark) => `${mark} ${median(all.map((one) => one[mark] ?? 0))}`);
    say(`Lighthouse, mobile, ${name}: ${marks.join(', ')} (target: 98)`);
  }
};

const development = async (): Promise<void> => {
  for (const [name, times] of await untilShown(ROUNDS))
    say(`npm run dev shows a change of ${name} after ${Math.round(median(times))} ms (target: 2000)`);
};

const LIST = 'normative?categories=circolare';
const model = cpus()[0]?.model ?? 'unknown';
const [portal, browser] = await Promise.all([startPortal(), launchChromium()]);
try {
  say(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${model}, ${browser.version()}, ${ROUNDS} rounds`);
  const subjects = [
    { name: 'home', path: '' },
    { name: 'list', path: LIST },
    { name: 'detail', path: 'normative/istruzioni-16-2026-app-foto-georiferite' },
    { name: 'content', path: 'note-legali' },
  ];
  if (wants('mobile')) await beside(browser, portal, PHONE, subjects);
  if (wants('desktop')) await beside(browser, portal, DESK, subjects);
  if (wants('live')) await live(portal, subjects);
  if (wants('press')) await presses(portal);
  if (wants('next')) await followLinks(portal, 'normative', 'main h3 a');
  if (wants('provider')) await withoutProvider(portal, LIST);
  if (wants('signed-in')) await signedIn(browser, portal);
  if (wants('every')) await weigh(portal);
  const at = process.argv.indexOf('--lighthouse');
  const folder = process.argv[at + 1];
  if (at > 0 && folder !== undefined) await lighthouse(portal, folder, subjects);
} finally {
  await browser.close();
  await portal.stop();
}
if (wants('start')) await starts();
if (wants('development')) await development();
