import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import type { ContentRepository } from '#core/content/content-repository.ts';
import type { PageGroup, PageNode, PagePreview, TreeName } from '#core/content/page.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { AnswerCache } from '#adapters/http/server/cache/answer-cache.ts';
import { publicAddresses } from '#adapters/http/server/pages/site-map.ts';
import { addWellKnown } from '#adapters/http/server/pages/well-known.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { aContentPage } from '#tests/support/mothers/content.ts';
import { day } from '#tests/support/mothers/day.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';

const { names, flags } = demonstrationSettings;
const table = routeTable(names);

const items: CatalogueRepository = new InMemoryCatalogueRepository([
  ...Array.from({ length: 30 }, (_, index) => aCatalogueDetail({ id: `circolare-${index}` })),
  aCatalogueDetail({ id: 'vecchio-appalto', list: 'tendersHistory' }),
  aCatalogueDetail({ id: 'una-domanda', list: 'faqs' }),
]);

const preview = (slug: string): PagePreview => ({ slug, title: slug, description: '' });
const GROUPS: Readonly<Partial<Record<PageGroup, readonly PagePreview[]>>> = {
  'ocm-payments': [preview('aiuti-e-bandi/pagamenti-ocm/ocm-vino')],
  'ocm-payments-helps': [preview('aiuti-e-bandi/pagamenti-ocm/ocm-vino/vigneti')],
  projects: [preview('progetti/carbonio-nel-suolo')],
};
const TREES: Readonly<Record<TreeName, readonly PageNode[]>> = {
  'transparent-administration': [
    {
      title: 'Bilanci',
      path: '/amministrazione-trasparente/bilanci',
      children: [{ title: 'Consuntivo', path: '/amministrazione-trasparente/bilanci/consuntivo', children: [] }],
    },
  ],
  'mappa-sito': [
    { title: 'Ministero', path: 'https://ministero.example/', children: [] },
    { title: 'Inesistente', path: '/non-esiste', children: [] },
  ],
  footer: [{ title: 'Albo', legacyUrl: 'https://vecchio.example/albo', children: [] }],
};
const pages: ContentRepository = {
  page: async (slug) => (slug === 'note-legali' ? { ...aContentPage(slug), lastUpdate: day('2026-10-01') } : undefined),
  group: async (name) => GROUPS[name] ?? [],
  tree: async (name) => TREES[name],
};

const mapped = async (hasPage: (id: RouteId) => boolean, dashboardPayments = true): Promise<readonly string[]> =>
  (await publicAddresses({ names, flags: { ...flags, dashboardPayments }, items, pages, hasPage })()).map(
    ({ path }) => path,
  );

it('[D-22] should name each page of entries, of groups and of trees, once', async () => {
  const paths = await mapped(() => true);

  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/normative/'))).toHaveLength(30);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/normative',
      '/agenzia/appalti/vecchio-appalto',
      '/aiuti-e-bandi/pagamenti-ocm/ocm-vino',
      '/aiuti-e-bandi/pagamenti-ocm/ocm-vino/vigneti',
      '/anpag-comunica/carbonio-nel-suolo',
      '/amministrazione-trasparente/bilanci/consuntivo',
      '/cruscotto-pagamenti',
    ]),
  );
});

it('[D-22] [ROUTE-20] should name nothing that is closed, elsewhere, or not of the table', async () => {
  const paths = await mapped(() => true);
  const closed = new Set(
    table.routes
      .filter(({ audience }) => ['caaOnly', 'signedIn'].includes(audience) || audience.startsWith('farmer'))
      .map(({ id }) => id),
  );

  for (const path of paths)
    expect([path, closed.has(matchRoute(table, path)?.route.id ?? 'desk')]).toEqual([path, false]);
  expect(paths).not.toContain('/ricerca');
  expect(paths).not.toContain('/comunicazione');
  expect(paths.filter((path) => path.includes('una-domanda'))).toEqual([]);
  expect(
    (await mapped(() => true, false)).filter(
      (path) => path.startsWith('/cruscotto-pagamenti') && path !== '/cruscotto-pagamenti-op-extra-anpag',
    ),
  ).toEqual([]);
});

it('[D-22] should say of each page when it changed last: its content, its entry, the newest entry of its list', async () => {
  const found = new Map(
    (await publicAddresses({ names, flags, items, pages, hasPage: () => true })()).map(({ path, lastUpdate }) => [
      path,
      lastUpdate,
    ]),
  );
  const newest = [...found].filter(([path]) => path.startsWith('/normative/')).map(([, changed]) => changed ?? '');
  expect(newest.every((changed) => /^\d{4}-\d{2}-\d{2}$/.test(changed))).toBe(true);
  expect(found.get('/normative')).toBe(newest.toSorted().at(-1));
  expect(found.get('/note-legali')).toBe('2026-10-01');
  expect(found.has('/supporto') && found.get('/supporto') === undefined).toBe(true);
});

it('[D-22] should promise only pages that have been made', async () => {
  expect(await mapped((id) => id === 'regulations' || id === 'transparencyPage')).toEqual([
    '/normative',
    '/amministrazione-trasparente/bilanci',
    '/amministrazione-trasparente/bilanci/consuntivo',
  ]);
});

describe('the map under any host', () => {
  const setUp = (publicOrigin?: string) => {
    let made = 0;
    const app = Fastify();
    const answers = new AnswerCache({ now: () => 0 });
    addWellKnown(app, {
      agency: 'ANPAG',
      basePath: '/portale',
      apiBase: '/api',
      publicOrigin,
      staging: false,
      securityTxt: undefined,
      icon: undefined,
      clock: { now: () => 0 },
      addresses: async () => {
        made += 1;
        return [{ path: '/normative/a&b' }];
      },
      answers,
      makeAnswer: (_request, work) => work(),
    });
    const ask = async (host: string) => (await app.inject({ url: '/sitemap.xml', headers: { host } })).body;
    return { ask, made: () => made, answers };
  };

  it('[D-22] [API-06] should be made and kept once, and name the host that it was asked under', async () => {
    const { ask, made, answers } = setUp();
    expect(await ask('uno.example')).toContain('<loc>http://uno.example/portale/normative/a&amp;b</loc>');
    const bytes = answers.bytes;
    for (let at = 0; at < 20; at += 1)
      expect(await ask(`h${at}.example`)).toContain(`<loc>http://h${at}.example/portale/`);
    expect([made(), answers.bytes]).toEqual([1, bytes]);
  });

  it('[D-22] should name the portal’s own origin where it has one', async () => {
    const { ask, made } = setUp('https://portale.example');
    expect(await ask('altro.example')).toContain('<loc>https://portale.example/portale/normative/a&amp;b</loc>');
    expect(await ask('ancora.example')).not.toContain('ancora');
    expect(made()).toBe(1);
  });
});
