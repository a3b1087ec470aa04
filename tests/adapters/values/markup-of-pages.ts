import { beforeAll, describe, expect, it } from 'vitest';
import { isPageId } from '#core/content/anchors.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { headingIds } from '#core/formatting/heading-id.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { isOpenToVisitors, matchRoute } from '#core/navigation/routes.ts';
import type { PageAnswer } from '#ui/ssr/page-request.ts';
import { routesWithPage, TABLE } from '#tests/support/access-cases.ts';
import { BASE, type DrawnSite, ORIGIN } from '#tests/support/drawn-site.ts';
import { idsIn, mainOnly, markupFaults, partsOf } from '#tests/support/markup.ts';

/** A page that is not drawn before it is known who asks. */
const RESERVED = '/scrivania';

/** Addresses beside those of the map: what is not found, made from figures, searched for, filtered or asked for in steps, and reserved pages before it is known who asks. */
const OTHERS = [
  '/pagina-che-non-esiste',
  '/normative/cosa-che-nessuno-conosce',
  '/normative?categories=circolare&page=2',
  '/normative?search=zzzzzz',
  '/supporto/faq?page=3',
  '/supporto/ricerca-op?categories=lazio',
  '/cruscotto-pagamenti/domanda-unica-2025',
  '/cruscotto-pagamenti/domanda-unica-2025/pd-01',
  '/ricerca?search=latte',
  '/ricerca?search=zzzzzz',
  RESERVED,
];

/** Fewer words than these are no page, but a wait or a frame. */
const FEWEST_WORDS = 10;

/** Ids that come from data on pages without titled texts: lists, results, forms, tables, data sets. */
const ELSEWHERE = /^(?:esito|filtro|togli|riga|richiesta|evidenza|prossimi|dati)-/u;

/** What stands at an address: the HTML of a page, empty where it is none, and what a document's name has to say of it. */
interface Found {
  readonly html: string;
  readonly label?: string;
}
const A_PAGE: Found = { html: '…' };

const urlOf = (path: string): string => `${ORIGIN}${BASE}${path}`;

/** The pages of the site map as the service draws them, and what draws others. */
interface DrawnPages {
  readonly site: DrawnSite;
  readonly answers: ReadonlyMap<string, PageAnswer>;
}

/** Declares what is asked of the HTML of every public page: its head, its words, its links, its ids and its markup. */
export const describeMarkup = (drawn: () => DrawnPages): void => {
  /** The HTML by path: of the pages of the map, and of those beside it. */
  const documents = new Map<string, string>();
  /** What stands where the pages lead, by address. */
  const led = new Map<string, Found>();

  beforeAll(async () => {
    const { site, answers } = drawn();
    for (const [path, { status, html }] of answers) {
      documents.set(path, html);
      if (status === 200) led.set(urlOf(path), { html });
    }
    for (const path of OTHERS) documents.set(path, (await site.answer(path)).html);
  });

  /** What stands at an address, read once; nothing where nothing answers. Of a file only the head is asked for. */
  const read = async (address: string): Promise<Found | undefined> => {
    const known = led.get(address);
    if (known !== undefined) return known;
    const found = await readFrom(drawn().site, new URL(address));
    if (found !== undefined) led.set(address, found);
    return found;
  };

  describe('the HTML of every public page', () => {
    it('[ROUTE-04] [ROUTE-06] [ROUTE-10] [ROUTE-11] [ROUTE-12] should have its own title, description, heading, canonical address and way', () => {
      const titles = new Set<string>();
      for (const [path, { status, html }] of drawn().answers) {
        const title = one(html, /<title>([^<]+)<\/title>/u);
        titles.add(`${title} ${path}`);
        expect({
          path,
          status,
          hasTitle: title !== '',
          hasDescription: one(html, /<meta name="description" content="([^"]+)"/u).length > 10,
          canonical: one(html, /<link rel="canonical" href="([^"]+)"/u),
          headings: [...html.matchAll(/<h1[ >]/gu)].length,
          types: typesIn(html),
        }).toEqual({
          path,
          status: 200,
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
      for (const [path, html] of documents) {
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
      for (const [path, { html }] of drawn().answers)
        for (const [, attributes = '', content = ''] of html.matchAll(/<a ([^>]+)>(.*?)<\/a>/gsu)) {
          const href = one(attributes, /\bhref="([^"]+)"/u);
          const target = new URL(href.replaceAll('&amp;', '&'), urlOf(path));
          if (href === '' || target.origin !== ORIGIN || target.pathname.startsWith('/auth')) continue;
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

    it('[PAGE-17] should name no part twice, and call nothing of its own as a heading could be called', () => {
      const twice = [];
      const unknown = new Set<string>();
      for (const [path, html] of documents) {
        const ids = idsIn(html);
        const own = anchorsOfHeadings(html);
        twice.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: ${id}`));
        // React's own ids begin with a sign that no anchor has.
        for (const id of ids)
          if (!id.startsWith('_') && !own.has(id) && !isPageId(id) && !ELSEWHERE.test(id))
            unknown.add(`${id} (${path})`);
      }
      expect(twice).toEqual([]);
      expect([...unknown]).toEqual([]);
    });

    it('should be valid: the first page of each route as a whole, of the others what is new in their own', async () => {
      const seen = new Set<string>();
      const known = new Set<string>();
      const faults = [];
      for (const [path, whole] of documents) {
        const pattern = patternOf(path);
        const html = seen.has(pattern) ? mainOnly(whole) : whole;
        seen.add(pattern);
        const parts = [...partsOf(html), ...partsOf(mainOnly(whole))];
        if (parts.every((part) => known.has(part))) continue;
        for (const part of parts) known.add(part);
        for (const fault of await markupFaults(html)) faults.push(`${path}: ${fault}`);
      }
      expect(publicPatterns(drawn().site).filter((pattern) => !seen.has(pattern))).toEqual([]);
      expect(faults).toEqual([]);
    }, 300_000);
  });
};

// Helpers

/** What stands at an address of the portal: a page is drawn, after the redirects of its address; all else the service sends. */
const readFrom = async (site: DrawnSite, { pathname, search }: URL): Promise<Found | undefined> => {
  if (pathname.startsWith(`${BASE}/`)) {
    const { status, location, html } = await site.answer(`${pathname.slice(BASE.length)}${search}`);
    if (location !== undefined) return readFrom(site, new URL(location, ORIGIN));
    if (status === 200) return { html };
  }
  const response = await fetch(`${site.service.origin}${pathname}${search}`, { method: 'HEAD' });
  if (response.status !== 200) return undefined;
  const extension = /\/media\/documenti\/.*(\.\w+)$/u.exec(pathname)?.[1];
  return {
    html: '',
    ...(extension === undefined ? {} : { label: fileLabel(extension, Number(response.headers.get('content-length'))) }),
  };
};

const patternOf = (path: string): string => matchRoute(TABLE, path.replace(/\?.*$/u, ''))?.route.pattern ?? path;

const publicPatterns = ({ service }: DrawnSite): readonly string[] => {
  const { flags } = service.composition.get(PortalSettings);
  return routesWithPage().flatMap((route) =>
    route.redirectTo === undefined && route.id !== 'root' && isOpenToVisitors(route, flags) ? [route.pattern] : [],
  );
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
