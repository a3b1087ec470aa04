import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, publicRoutes, reservedRoutes } from '#tests/support/every-page.ts';
import { portal, setUpOwnPortal } from '#tests/support/portal-fixture.ts';

// A portal of its own: what several ask for at once is compressed in a hurry, and kept so.
setUpOwnPortal();

const KB = 1_000;
/** What a page may weigh, compressed as browsers ask for it: two in a hundred above the measure. Raise none of these without measuring (`npm run bench:pages`). */
const MOST_HTML = 28 * KB;
/** Up to the end of the main heading: a line of 1.6 Mbit/s brings about ten at once. */
const MOST_TO_HEADING = 8.5 * KB;
/** The head of a call or tender says its state and its days. */
const MOST_TO_HEADING_OF_CALLS = 9 * KB;
const isCall = (pattern: string): boolean => /\/(?:appalti|concorsi)\/:friendlyUrl$/u.test(pattern);
/** The deadlines by month and the questions of the aids finder are 1.2 kB of it, the dashboard's comparison 0.4, the first blocks 0.6. */
const MOST_SHEET = 23.5 * KB;
/** Of the entry, with which each document comes and which takes up what was done before it, and of what a slow connection is sent besides. */
const MOST_ENTRY = 6.55 * KB;
const MOST_SCRIPT_ON_A_SLOW_CONNECTION = 3 * KB;
/** The aids finder has the most: its questions, and what follows from the answers. */
const MOST_SCRIPT_TO_HYDRATE = 181 * KB;
/** The dashboards have tables that no other page has, and a map. */
const MOST_HTML_OF_DASHBOARDS = 32 * KB;
/** The dashboards read what has been paid to a place, compare it, and have a text of the editors besides. */
const MOST_SCRIPT_OF_DASHBOARDS = 191.5 * KB;
/** The search for paying bodies has the same map of the regions, with the table of the paying bodies. */
const MOST_HTML_OF_WHO_PAYS = 28.7 * KB;
const isDashboard = (pattern: string): boolean => pattern.startsWith('/cruscotto');
const mostHtmlOf = (pattern: string): number =>
  isDashboard(pattern)
    ? MOST_HTML_OF_DASHBOARDS
    : pattern === '/supporto/ricerca-op'
      ? MOST_HTML_OF_WHO_PAYS
      : MOST_HTML;
/** The client of the service, its repositories and the rules that these draw on, which no page waits for. */
const MOST_CLIENT = 47.8 * KB;
/** Each is evaluated in a task of its own: fewer would hold a slow phone up for longer. */
const MOST_SCRIPTS_TO_HYDRATE = 11;
const MOST_SCRIPTS_OF_DASHBOARDS = 12;
/** A reserved page has the client's part for such pages, and pieces that it shares with one public capability each; the glossary is one. */
const MOST_SCRIPTS_OF_RESERVED_PAGES = 22;

interface Weighed {
  readonly bytes: number;
  readonly text: string;
  readonly policy: string;
}

const weighed = new Map<string, Promise<Weighed>>();

/** One after the other: who asks for much at once is made to wait by the service. */
let turn: Promise<unknown> = Promise.resolve();

/** Fetches an address once, compressed. */
const weigh = (address: string): Promise<Weighed> => {
  const known = weighed.get(address);
  if (known !== undefined) return known;
  const ask = () =>
    new Promise<Weighed>((done, refuse) => {
      request(new URL(address, portal.origin), { headers: { 'accept-encoding': 'br' } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const text = (answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
          if (answer.statusCode === 200)
            done({ bytes: body.length, text, policy: String(answer.headers['content-security-policy']) });
          else refuse(new Error(`${address} answered ${answer.statusCode}`));
        });
      })
        .on('error', refuse)
        .end();
    });
  const asked = turn.then(ask);
  turn = asked.catch(() => undefined);
  weighed.set(address, asked);
  return asked;
};

const sum = async (addresses: readonly string[]): Promise<number> =>
  (await Promise.all(addresses.map(weigh))).reduce((total, { bytes }) => total + bytes, 0);

const imported = new Map<string, Promise<readonly string[]>>();

/** What a script imports at once: each is read once, for all pages. */
const importsOf = (address: string): Promise<readonly string[]> => {
  const known = imported.get(address) ?? readImports(address);
  imported.set(address, known);
  return known;
};

const readImports = async (address: string): Promise<readonly string[]> =>
  [...(await weigh(address)).text.matchAll(/(?:\bfrom|\bimport)\s*"(\.\/[^"]+\.js)"/gu)].map(
    ([, other = '']) => new URL(other, new URL(address, portal.origin)).pathname,
  );

/** A script, what it imports at once, and what that imports. */
const withImports = async (address: string, seen = new Set<string>()): Promise<ReadonlySet<string>> => {
  if (seen.has(address)) return seen;
  seen.add(address);
  for (const other of await importsOf(address)) await withImports(other, seen);
  return seen;
};

const tags = (html: string, pattern: RegExp): readonly string[] => [...html.matchAll(pattern)].map(([tag]) => tag);
const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? '';

const SHEET = /<link[^>]*\srel="stylesheet"[^>]*>/u;
const SHEETS = new RegExp(SHEET, 'gu');

let pages: readonly { readonly pattern: string; readonly page: Weighed }[];
let frames: readonly { readonly pattern: string; readonly page: Weighed }[];
const runningScripts = (html: string): readonly string[] => tags(html, /<script[^>]*\ssrc=[^>]*>/gu);

describe('what a public page weighs', () => {
  beforeAll(async () => {
    const base = new URL(portal.home).pathname.replace(/\/$/, '');
    pages = await Promise.all(
      publicRoutes().map(async (route) => ({
        pattern: route.pattern,
        page: await weigh(`${base}${await addressOf(route)}`),
      })),
    );
    frames = await Promise.all(
      reservedRoutes()
        .filter(({ pattern }) => !pattern.includes(':'))
        .map(async ({ pattern }) => ({ pattern, page: await weigh(`${base}${pattern}`) })),
    );
    expect(pages.length).toBeGreaterThan(5);
    expect(frames.length).toBeGreaterThan(2);
  });

  /** The pages for which something does not hold. */
  const failing = async (holds: (page: Weighed, pattern: string) => boolean | Promise<boolean>, among = pages) =>
    (await Promise.all(among.map(async ({ pattern, page }) => ((await holds(page, pattern)) ? [] : [pattern])))).flat();

  it('should have its HTML, with the sheet of its first view, within the budget', async () => {
    expect(await failing(({ bytes }, pattern) => bytes <= mostHtmlOf(pattern))).toEqual([]);
  });

  it('should carry the sheet of its first view and link the whole one, once, behind its heading, and its policy should let through this one, the script that notes early events, and nothing else inline', async () => {
    expect(
      await failing(({ text }) => {
        const [style = '', ...others] = tags(text, /<style>[^]*?<\/style>/gu);
        return others.length === 0 && !['.woff2', '@media print{'].some((one) => style.includes(one));
      }),
    ).toEqual([]);
    expect(
      await failing(({ text }) => {
        const [before = '', behind = ''] = text.split('</h1>');
        return !SHEET.test(before) && tags(behind, SHEETS).length === 1;
      }),
    ).toEqual([]);
    // The sentence that a page begins with would wait for the sheet behind its link.
    expect(await failing(({ text }) => text.search(/-stack-section"><p class="lead"/u) < text.search(SHEET))).toEqual(
      [],
    );
    const only = /style-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/u;
    expect(await failing(({ policy }) => only.test(policy))).toEqual([]);
    const one = /script-src 'self' 'sha256-[\w+/]{43}='(?:;|$)/u;
    expect(await failing(({ policy, text }) => one.test(policy) && tags(text, /<script>/gu).length === 1)).toEqual([]);
    expect(await failing(({ text }) => !/\sstyle="/u.test(text))).toEqual([]);
  });

  it('should have its main heading in the first piece that a slow line brings, with the sheet that it needs', async () => {
    const toHeading = (text: string): number => brotliCompressSync(text.slice(0, text.indexOf('</h1>'))).length;
    expect(
      await failing(
        ({ text }, pattern) => toHeading(text) <= (isCall(pattern) ? MOST_TO_HEADING_OF_CALLS : MOST_TO_HEADING),
      ),
    ).toEqual([]);
    expect(await failing(({ text }) => !text.includes('pt-critical-css-marker'))).toEqual([]);
  });

  it('should link a sheet within the budget', async () => {
    expect(
      await failing(async ({ text }) => {
        const [sheet = ''] = tags(text, SHEETS);
        return (await sum([attribute(sheet, 'href')])) <= MOST_SHEET;
      }),
    ).toEqual([]);
  });

  it('should ask for one script, at the end and at the lowest priority, and preload nothing', async () => {
    expect(
      await failing(({ text }) => {
        const [script = '', ...others] = runningScripts(text);
        return others.length === 0 && attribute(script, 'fetchpriority') === 'low';
      }),
    ).toEqual([]);
    expect(await failing(({ text }) => /<\/script>\s*<\/body>/u.test(text))).toEqual([]);
    // A picture of the content may be what the reader came for.
    const preloads = /<link[^>]*rel="(?:module)?preload"(?![^>]*as="image")[^>]*>/gu;
    expect(await failing(({ text }) => tags(text, preloads).length === 0)).toEqual([]);
  });

  it('should name its signs in itself, so that its first view asks for no sprite', async () => {
    expect(await failing(({ text }) => !/href="[^"]*sprite[^"]*\.svg/u.test(text))).toEqual([]);
  });

  it('[MENU-04] [MENU-05] [NAV-14] should send a slow connection its entry, and a small script that needs no other', async () => {
    expect(
      await failing(async ({ text }) => {
        const [script = ''] = runningScripts(text);
        const entry = attribute(script, 'src');
        const name = /["`]\.\/(reading-[\w-]+\.js)["`]/u.exec((await weigh(entry)).text)?.[1];
        if (name === undefined) return false;
        const reading = await withImports(new URL(name, new URL(entry, portal.origin)).pathname);
        const isAlone = ![...reading].some((one) => /react|libraries|domain|components|portal-|client-/u.test(one));
        return (
          isAlone && (await sum([entry])) <= MOST_ENTRY && (await sum([...reading])) <= MOST_SCRIPT_ON_A_SLOW_CONNECTION
        );
      }),
    ).toEqual([]);
  });

  it('should be hydrated with few scripts, all of which it names, within the budget', async () => {
    expect(
      await failing(async ({ text }, pattern) => {
        const [script = ''] = runningScripts(text);
        const named = attribute(script, 'data-scripts').split(' ');
        const needed = (await Promise.all(named.map((one) => withImports(one)))).flatMap((one) => [...one]);
        const entry = attribute(script, 'src');
        return (
          named.length <= (isDashboard(pattern) ? MOST_SCRIPTS_OF_DASHBOARDS : MOST_SCRIPTS_TO_HYDRATE) &&
          // What only somebody who is signed in has is no visitor's.
          !named.some((one) => /\/(?:signed-in|reserved)-/u.test(one)) &&
          needed.every((one) => one === entry || named.includes(one)) &&
          (await sum(named)) <= (isDashboard(pattern) ? MOST_SCRIPT_OF_DASHBOARDS : MOST_SCRIPT_TO_HYDRATE)
        );
      }),
    ).toEqual([]);
  });

  it('should fetch the client of the service within the budget, and not to hydrate', async () => {
    expect(
      await failing(async ({ text }) => {
        const [script = ''] = runningScripts(text);
        const named = new Set<string>();
        for (const one of attribute(script, 'data-scripts').split(' ')) await withImports(one, named);
        const texts = await Promise.all([...named].map(async (one) => (await weigh(one)).text));
        const pieces = texts.flatMap((one) => [...one.matchAll(/\b(?:client|repositories)-[\w-]+\.js/gu)]);
        const folder = new URL(attribute(script, 'src'), portal.origin);
        const all = new Set(named);
        for (const [name] of pieces) await withImports(new URL(name, folder).pathname, all);
        // What pages share most pages have; the others get it with the client.
        const later = [...all].filter((one) => !named.has(one) && !/\/parts-[\w-]{8}\.js$/u.test(one));
        const names = later.map((one) => /\/(\w[\w-]*)-[\w-]{8}\.js$/u.exec(one)?.[1]);
        // A visitor gets nothing there that only somebody who is signed in has.
        return (
          names.includes('client') &&
          names.includes('repositories') &&
          names.every((name) => ['client', 'repositories', 'asked'].includes(name ?? '')) &&
          (await sum(later)) <= MOST_CLIENT
        );
      }),
    ).toEqual([]);
  });

  it('should have scripts of which none waits for itself', async () => {
    const loops = new Set<string>();
    const walk = async (address: string, way: readonly string[]): Promise<void> => {
      if (way.includes(address)) {
        loops.add([...way.slice(way.indexOf(address)), address].join(' > '));
        return;
      }
      for (const other of await importsOf(address)) await walk(other, [...way, address]);
    };
    const [first] = pages;
    const [script = ''] = runningScripts(first?.page.text ?? '');
    for (const address of attribute(script, 'data-scripts').split(' ')) await walk(address, []);
    expect([...loops]).toEqual([]);
  });

  it('should, where script draws it, have the whole sheet and every script asked for at once', async () => {
    expect(await failing(({ text }) => tags(text, SHEETS).length === 1, frames)).toEqual([]);
    expect(
      await failing(({ text }) => {
        const preloads = tags(text, /<link rel="modulepreload"[^>]*>/gu).length;
        return preloads > 3 && preloads <= MOST_SCRIPTS_OF_RESERVED_PAGES;
      }, frames),
    ).toEqual([]);
  });
});
