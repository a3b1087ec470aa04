import { beforeAll, describe, expect, it } from 'vitest';
import { isPageId } from '#core/content/anchors.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { headingIds } from '#core/formatting/heading-id.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { addressOf, mappedPaths, publicRoutes } from '#tests/support/every-page.ts';
import { idsIn, mainOnly, markupFaults, partsOf } from '#tests/support/markup.ts';
import { portal, setUpPortal } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** A page that is not drawn before it is known who asks. */
const RESERVED = '/scrivania';

/** Addresses beside those of the map: what is not found, what was searched for, filtered or asked for in steps, and reserved pages before it is known who asks. */
const OTHERS = [
  '/pagina-che-non-esiste',
  '/normative/cosa-che-nessuno-conosce',
  '/normative?categories=circolare&page=2',
  '/normative?search=zzzzzz',
  '/supporto/faq?page=3',
  '/supporto/ricerca-op?categories=lazio',
  '/ricerca?search=latte',
  '/ricerca?search=zzzzzz',
  RESERVED,
];

/** Fewer words than these are no page, but a wait or a frame. */
const FEWEST_WORDS = 10;

/** Ids that come from data on pages without titled texts: lists, results, forms, tables, data sets. */
const ELSEWHERE = /^(?:esito|filtro|togli|riga|richiesta|evidenza|prossimi|dati)-/u;

/** What the service answers to a request of a page without script, by path. */
const answers = new Map<string, string>();
const htmlOf = (path: string): string => answers.get(path) ?? '';
/** What stands at an address: the HTML of a page, empty where it is none, and what a document's name has to say of it. */
interface Found {
  readonly html: string;
  readonly label?: string;
}
const A_PAGE: Found = { html: '…' };
/** What stands where the pages lead, by address. */
const led = new Map<string, Found>();
const urlOf = (path: string): string => `${portal.home}${path.slice(1)}`;

beforeAll(async () => {
  const paths = [...(await mappedPaths()), ...OTHERS];
  for (const route of publicRoutes()) paths.push(await addressOf(route));
  // One after the other: the service lets nobody ask for everything at once.
  for (const path of new Set(paths)) {
    const answer = await fetch(urlOf(path), { headers: { accept: 'text/html' } });
    answers.set(path, await answer.text());
    if (answer.status === 200) led.set(urlOf(path), { html: htmlOf(path) });
  }
});

// Before the check of the markup: it takes so long that the service ends a connection that nobody uses meanwhile.
describe('every public page, fetched plainly', () => {
  it('[ROUTE-04] [ROUTE-06] [ROUTE-10] [ROUTE-11] [ROUTE-12] should have its own title, description, heading, canonical address and way', async () => {
    const titles = new Set<string>();
    for (const path of await mappedPaths()) {
      const html = htmlOf(path);
      const title = one(html, /<title>([^<]+)<\/title>/u);
      titles.add(`${title} ${path}`);
      expect({
        path,
        isThere: led.has(urlOf(path)),
        hasTitle: title !== '',
        hasDescription: one(html, /<meta name="description" content="([^"]+)"/u).length > 10,
        canonical: one(html, /<link rel="canonical" href="([^"]+)"/u),
        headings: [...html.matchAll(/<h1[ >]/gu)].length,
        types: typesIn(html),
      }).toEqual({
        path,
        isThere: true,
        hasTitle: true,
        hasDescription: true,
        canonical: urlOf(path),
        headings: 1,
        types: expect.arrayContaining([path === '/home' ? 'WebSite' : 'BreadcrumbList']),
      });
    }
    expect(titles.size).toBeGreaterThan(200);
  });

  it('[ROUTE-03] should be read as it is sent, with nothing still to come', () => {
    const awaited = [];
    for (const [path, html] of answers) {
      const main = mainOnly(html);
      const words = plainWords(/<body>.*/su.exec(main)?.[0] ?? '').split(/\s+/u);
      if (path !== RESERVED && (words.length <= FEWEST_WORDS || /aria-busy="true"|Caricamento in corso/u.test(main)))
        awaited.push(path);
    }
    expect(awaited).toEqual([]);
  });

  it('[PAGE-26] [NAV-22] should lead by every link of its own to a page that answers, a part that is there, or a file of which the name says format and size', async () => {
    const inVain = new Set<string>();
    // Another value of a query leads to the same page, filtered otherwise.
    const known = new Set<string>();
    for (const path of await mappedPaths())
      for (const [, attributes = '', content = ''] of htmlOf(path).matchAll(/<a ([^>]+)>(.*?)<\/a>/gsu)) {
        const href = one(attributes, /\bhref="([^"]+)"/u);
        const target = new URL(href.replaceAll('&amp;', '&'), urlOf(path));
        if (href === '' || target.origin !== portal.origin || target.pathname.startsWith('/auth')) continue;
        const [page = '', anchor = ''] = target.href.split('#');
        const kind = `${target.pathname}?${[...target.searchParams.keys()].join('&')}`;
        const found = anchor === '' && known.has(kind) ? A_PAGE : await read(page);
        if (found !== undefined && found.html !== '') known.add(kind);
        if (
          found === undefined ||
          (anchor !== '' && found.html !== '' && !found.html.includes(`id="${decodeURIComponent(anchor)}"`))
        )
          inVain.add(`${path}: ${href}`);
        const name = plainWords(one(attributes, /aria-label="([^"]+)"/u) || content);
        const isNamed =
          found?.label === undefined
            ? !/\b[A-Z]{3,4}, [\d.,]+ (?:byte|kB|MB)\b/u.test(name)
            : name.includes(found.label);
        if (!isNamed) inVain.add(`${path}: ${name} is ${found?.label ?? 'no document'}`);
      }
    expect([...inVain]).toEqual([]);
  }, 300_000);
});

describe('the HTML of every address', () => {
  it('[PAGE-17] should name no part twice, and call nothing of its own as a heading could be called', () => {
    const twice = [];
    const unknown = new Set<string>();
    for (const [path, html] of answers) {
      const ids = idsIn(html);
      const own = anchorsOfHeadings(html);
      twice.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`));
      // React's own ids begin with a sign that no anchor has.
      for (const id of ids)
        if (!id.startsWith('_') && !own.has(id) && !isPageId(id) && !ELSEWHERE.test(id)) unknown.add(`${id} (${path})`);
    }
    expect(twice).toEqual([]);
    expect([...unknown]).toEqual([]);
  });

  it('should be valid: the first page of each route as a whole, of the others what is new in their own', async () => {
    const seen = new Set<string>();
    const known = new Set<string>();
    const faults = [];
    for (const [path, whole] of answers) {
      const pattern = matchRoute(TABLE, path.replace(/\?.*$/u, ''))?.route.pattern ?? path;
      const html = seen.has(pattern) ? mainOnly(whole) : whole;
      seen.add(pattern);
      const parts = [...partsOf(html), ...partsOf(mainOnly(whole))];
      if (parts.every((part) => known.has(part))) continue;
      for (const part of parts) known.add(part);
      for (const fault of await markupFaults(html)) faults.push(`${path}: ${fault}`);
    }
    expect(seen.size).toBeGreaterThan(publicRoutes().length);
    expect(faults).toEqual([]);
  });
});

// Helpers

/** What stands at an address, read once; nothing where nothing answers. Of a file only the head is asked for. */
const read = async (address: string): Promise<Found | undefined> => {
  const known = led.get(address);
  if (known !== undefined) return known;
  const isFile = address.startsWith(`${portal.origin}/media/`);
  const response = await fetch(address, { method: isFile ? 'HEAD' : 'GET' });
  if (response.status !== 200) return undefined;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  const html = await response.text();
  const extension = /\/media\/documenti\/.*(\.\w+)$/u.exec(address)?.[1];
  const found = {
    html: isPage ? html : '',
    ...(extension === undefined ? {} : { label: fileLabel(extension, Number(response.headers.get('content-length'))) }),
  };
  led.set(address, found);
  return found;
};

const one = (html: string, shape: RegExp): string => shape.exec(html)?.[1] ?? '';
const typesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(
    ([, json = '{}']) => (JSON.parse(json) as { '@type': string })['@type'],
  );

/** Ids of headings that come from their words: those of a text with titled parts. */
const anchorsOfHeadings = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gsu)].flatMap(([, id = '', words = '']) =>
      id.replace(/-\d+$/u, '') === headingIds([plainWords(words)])[0] || id === headingIds([plainWords(words)])[0]
        ? [id]
        : [],
    ),
  );

const plainWords = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
