import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { ContentRepository } from '#core/content/content-repository.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { IdentityProvider } from '#core/session/ports.ts';
import { compose } from '#adapters/composition/compose.ts';
import { httpClientBindings } from '#adapters/http/client/bindings.ts';
import { serverBindings } from '#adapters/http/server/bindings.ts';
import { makeLog } from '#adapters/http/server/health/log.ts';
import { publicAddresses } from '#adapters/http/server/pages/site-map.ts';
import { portalSettingsOf } from '#adapters/http/server/settings/settings.ts';
import { rendererOver } from '#tests/support/renderer.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

// Every public address of the service is asked by a page, or stands here with what asks it.

/** Addresses that no page asks when it is opened. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/search-engine/suggestions': 'asked while somebody types in the search',
  '/csrf-token': 'asked by the client before it sends anything',
  '/status': 'asked by who watches the service, or calls it from elsewhere',
  '/former-addresses': 'asked where there is no page',
  '/dati-aperti/catalogo.ttl': 'asked by catalogues of open data, and linked from the page of open data',
  '/dati-aperti/catalogo.jsonld': 'asked by catalogues of open data, and linked from the page of open data',
  '/transparent-administration': 'the first level of the tree, which the pages take whole from /side',
  '/forms/{friendlyUrl}': 'asked when its details are opened',
  '/resolutions/{friendlyUrl}': 'asked when its details are opened',
  '/public-proclamations/{friendlyUrl}': 'asked when its details are opened',
  '/useful-links/{friendlyUrl}': 'an entry that leads out of the portal',
  '/contracts-history/{friendlyUrl}': 'asked by the page of a tender, where it is over',
  '/fead-national-contracts-history/{friendlyUrl}': 'asked by the page of a tender, where it is over',
  '/dashboard-payments/regions/amounts': 'asked by the tables of a campaign, region by region',
  '/dashboard-payments/regions': 'asked by the tables of a campaign, region by region',
  '/dashboard-payments/{intervention}/amounts-by-intervention': 'asked by the page of an intervention',
  '/dashboard-payments/regions/{region}/amounts-by-region': 'asked by the page of a region',
};
/** Contexts of the filters that no page asks for. */
const OTHER_CONTEXTS: Readonly<Record<string, string>> = {
  OP_REGIONS:
    'the twenty regions and their groups stand in the core (CONST-08), so that map and list are there when the service fails; it is for those who build on the service',
};
/** Files that people and machines fetch by a link, and the description of the service itself. */
const FILE = /\.(?:csv|json|ics|xml)$|\/(?:export|calendar)/u;

interface WireParameter {
  readonly name: string;
  readonly schema: { readonly enum: readonly string[] };
}

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

describe('the public addresses of the service', () => {
  it('[PAGE-44] should each be asked by a page', async () => {
    const asked = new Set<string>();
    const contexts = new Set<string>();
    const { settings } = service;
    const clock = { now: () => Date.now() };
    const injector = compose([
      ...serverBindings(makeLog('silent'), portalSettingsOf(settings), clock),
      ...httpClientBindings(
        { apiBase: service.api },
        (client) => {
          client.interceptors.request.use((request) => {
            const { pathname, searchParams } = new URL(client.getUri(request));
            asked.add(pathname.slice(settings.apiBase.length));
            contexts.add(searchParams.get('context') ?? '');
            return request;
          });
        },
        undefined,
        IdentityProvider,
      ),
    ]);
    const render = await rendererOver(injector);
    const table = routeTable(settings.names);
    const addresses = await publicAddresses({
      names: settings.names,
      flags: portalSettingsOf(settings).flags,
      items: service.composition.get(CatalogueRepository),
      pages: service.composition.get(ContentRepository),
      hasPage: () => true,
    })();
    const firstOfEach = new Map(
      addresses.toReversed().map(({ path }) => [matchRoute(table, path)?.route.pattern ?? path, path]),
    );
    for (const path of [...firstOfEach.values(), '/ricerca', '/cruscotto-pagamenti/campagna-2025'])
      await render({
        path,
        query: path === '/ricerca' ? 'search=vite' : '',
        wasLoggedIn: false,
        origin: service.origin,
      });

    const described = (await (await fetch(`${service.api}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { security?: readonly unknown[]; parameters?: readonly WireParameter[] }>>;
    };
    const offered = described.paths['/filters']?.['get']?.parameters?.find(({ name }) => name === 'context');
    expect(offered?.schema.enum.filter((context) => !contexts.has(context))).toEqual(Object.keys(OTHER_CONTEXTS));
    const open = Object.entries(described.paths)
      .filter(
        ([path, methods]) =>
          methods['get'] !== undefined && (methods['get'].security ?? []).length === 0 && !path.startsWith('/private'),
      )
      .map(([path]) => path);
    expect(open.length).toBeGreaterThan(60);
    const isAsked = (template: string): boolean => {
      const shape = new RegExp(`^${template.replaceAll(/\{[^}]+\}/gu, '.+').replaceAll('*', '.+')}$`, 'u');
      return [...asked].some((path) => shape.test(path));
    };
    expect(open.filter((path) => !FILE.test(path) && ELSEWHERE[path] === undefined && !isAsked(path))).toEqual([]);
  }, 240_000);
});
