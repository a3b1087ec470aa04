import { describe, expect, it } from 'vitest';
import { matchRoute, type Route } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { addressOf, judgeEachAs, publicRoutes } from '#tests/support/every-page.ts';
import { reservedPages, reservedWithoutLooker } from '#tests/support/reserved-pages.ts';
import { portal, setUpPortal } from '#tests/support/portal-fixture.ts';

setUpPortal();

describe('every public page', () => {
  it('[ROUTE-01] [ROUTE-21] should be there, with a title, a description and a main heading of its own', async () => {
    const heads = [];
    // One after the other: the service lets nobody ask for everything at once.
    for (const route of publicRoutes()) {
      const answer = await fetch(`${portal.home}${(await addressOf(route)).slice(1)}`, { redirect: 'manual' });
      const html = await answer.text();
      heads.push({
        pattern: route.pattern,
        status: answer.status,
        title: first(html, /<title>([^<]+)<\/title>/),
        description: first(html, /<meta name="description" content="([^"]+)"/),
        headings: [...html.matchAll(/<h1[ >]/g)].length,
        heading: first(html, /<h1[^>]*>(.*?)<\/h1>/s).replaceAll(/<[^>]+>/g, ''),
        canonical: first(html, /<link rel="canonical" href="([^"]+)"/),
      });
    }
    expect(heads.filter(({ status }) => status !== 200).map(({ pattern, status }) => [pattern, status])).toEqual([]);
    expect(heads.filter(({ headings }) => headings !== 1).map(({ pattern }) => pattern)).toEqual([]);
    for (const part of ['title', 'description', 'heading', 'canonical'] as const)
      expect([part, shared(heads, part)]).toEqual([part, []]);
  });
});

describe('the addresses of the specification', () => {
  it.each<[string, readonly string[]]>([
    [
      '[ROUTE-04] aid and tenders',
      [
        '/aiuti-e-bandi',
        '/aiuti-e-bandi/pagamenti-ocm',
        '/aiuti-e-bandi/pagamenti-ocm/:friendlyUrl',
        '/aiuti-e-bandi/pagamenti-ocm/:friendlyUrl/:detailUrl',
        '/aiuti-e-bandi/pagamenti-diretti',
        '/aiuti-e-bandi/pagamenti-diretti/:friendlyUrl',
        '/aiuti-e-bandi/sviluppo-rurale',
        '/aiuti-e-bandi/sviluppo-rurale/:friendlyUrl',
        '/aiuti-e-bandi/:friendlyUrl',
        '/aiuti-e-bandi/misure-straordinarie-ucraina',
        '/aiuti-e-bandi/misure-straordinarie-covid-19',
        '/aiuti-e-bandi/aiuti-de-minimis',
      ],
    ],
    [
      '[ROUTE-05] tenders of FEAD and the national fund',
      ['/aiuti-e-bandi/appalti', '/aiuti-e-bandi/appalti/storico-appalti', '/aiuti-e-bandi/appalti/:friendlyUrl'],
    ],
    [
      '[ROUTE-06] transparent administration',
      [
        '/amministrazione-trasparente',
        '/amministrazione-trasparente/*',
        '/amministrazione-trasparente/organizzazione/articolazione-degli-uffici',
      ],
    ],
    ['[ROUTE-07] services', ['/servizi', '/servizi/:friendlyUrl', '/servizi/anpag-mobile', '/servizi/condizionalita']],
    ['[ROUTE-08] payments of the other bodies', ['/cruscotto-pagamenti-op-extra-anpag']],
    ['[ROUTE-09] forms and regulations', ['/modulistica', '/normative', '/normative/:friendlyUrl']],
    [
      '[ROUTE-10] support',
      [
        '/supporto',
        '/supporto/contatti',
        '/supporto/contatti/richiesta-assistenza',
        '/supporto/link-utili',
        '/supporto/faq',
        '/supporto/ricerca-op',
        '/supporto/approfondimenti',
        '/supporto/approfondimenti/:friendlyUrl',
      ],
    ],
    ['[ROUTE-11] legal pages, map and search', ['/privacy-and-cookies', '/note-legali', '/mappa-del-sito', '/ricerca']],
    [
      '[ROUTE-12] communication',
      [
        '/anpag-comunica',
        '/anpag-comunica/comunicati-stampa',
        '/anpag-comunica/articoli',
        '/anpag-comunica/articoli/:friendlyUrl',
        '/anpag-comunica/eventi',
        '/anpag-comunica/eventi/:friendlyUrl',
        '/anpag-comunica/:friendlyUrl',
      ],
    ],
    [
      '[ROUTE-13] payments dashboard',
      ['/cruscotto-pagamenti', '/cruscotto-pagamenti/:friendlyUrl', '/cruscotto-pagamenti/:friendlyUrl/:detailUrl'],
    ],
  ])('%s should be open to everyone', async (_title, patterns) => {
    // What has no page yet is for `npm run trace` to tell.
    const existing = patterns.filter((pattern) => hasPage(pattern));
    const answers = [];
    for (const pattern of existing) {
      const route = TABLE.routes.find((one) => one.pattern === pattern);
      const answer = await fetch(`${portal.home}${(route === undefined ? pattern : await addressOf(route)).slice(1)}`);
      answers.push([pattern, answer.status, /<h1/.test(await answer.text())]);
    }
    expect(answers).toEqual(existing.map((pattern) => [pattern, 200, true]));
  });

  it('[ROUTE-12] should lead from /comunicazione to the section', async () => {
    const answer = await fetch(`${portal.home}comunicazione`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/portale/anpag-comunica']);
  });

  it.each(publicRoutes().filter(({ pattern }) => /:\w+$/.test(pattern)))(
    '[ROUTE-21] [ROUTE-02] should answer 404 with the not-found page for what nobody knows under $pattern',
    async ({ pattern }) => {
      const path = pattern.replaceAll(/:\w+/g, 'cosa-che-nessuno-conosce');
      const answer = await fetch(`${portal.home}${path.slice(1)}`);
      expect([answer.status, first(await answer.text(), /<h1[^>]*>(.*?)<\/h1>/s)]).toEqual([404, 'Pagina non trovata']);
    },
  );

  it.each([
    '/agenzia/appalti',
    '/agenzia/appalti/storico-appalti',
    '/aiuti-e-bandi/appalti/storico-appalti',
    '/anpag-comunica/articoli',
    '/anpag-comunica/eventi',
    '/anpag-comunica/comunicati-stampa',
    '/aiuti-e-bandi/pagamenti-ocm',
    '/servizi/condizionalita',
  ])('[ROUTE-21] should take the last part of %s for the page of that address', async (path) => {
    const answer = await fetch(`${portal.home}${path.slice(1)}`);
    const canonical = first(await answer.text(), /<link rel="canonical" href="([^"]+)"/);
    expect([answer.status, new URL(canonical).pathname]).toEqual([200, `/portale${path}`]);
  });

  it.each(fixedBesideNames())(
    '[ROUTE-21] should answer at $pattern the page of that address, not one of a thing of that name',
    async (route) => {
      const answer = await fetch(`${portal.home}${route.pattern.slice(1)}`);
      const canonical = first(await answer.text(), /<link rel="canonical" href="([^"]+)"/);
      expect([answer.status, new URL(canonical).pathname]).toEqual([200, `/portale${route.pattern}`]);
    },
  );
});

describe('every reserved page', () => {
  it('should be looked at by somebody', () => {
    expect(reservedWithoutLooker()).toEqual([]);
  });

  judgeEachAs(reservedPages().map(({ pattern, entrance, path }) => [pattern, entrance, path] as const));
});

// Helpers

/** Public routes of fixed segments which a route with a name at the same depth would take as well. */
function fixedBesideNames(): readonly Route[] {
  const named = publicRoutes().filter(({ pattern }) => /:/.test(pattern));
  return publicRoutes().filter(
    ({ pattern }) =>
      !/[:*]/.test(pattern) &&
      named.some((other) => new RegExp(`^${other.pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(pattern)),
  );
}

/** Whether an address of the specification has its page: as a route of its own, or as an entry of one. */
const hasPage = (pattern: string): boolean => {
  const route = TABLE.routes.find((one) => one.pattern === pattern) ?? matchRoute(TABLE, pattern)?.route;
  return route !== undefined && publicRoutes().includes(route);
};

type Head = Readonly<Record<'pattern' | 'title' | 'description' | 'heading' | 'canonical', string>>;

/** What a head has in common with another one, or does not have at all. */
const shared = (heads: readonly Head[], part: keyof Head): readonly string[] =>
  heads
    .filter((head) => head[part] === '' || heads.some((other) => other !== head && other[part] === head[part]))
    .map((head) => `${head.pattern}: ${head[part]}`);

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? '';
