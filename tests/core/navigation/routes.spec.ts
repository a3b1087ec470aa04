import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wellFormed } from '#core/kernel/address.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import { matchRoute, pathTo, routeById, routeTable } from '#core/navigation/routes.ts';
import { anyText, RUNS } from '#tests/support/property.ts';
import { someNames, someTable } from './deployment.ts';

describe('matchRoute', () => {
  it.each([
    ['/aiuti-e-bandi/pagamenti-ocm', 'ocmPayments'],
    ['/aiuti-e-bandi/pagamenti-ocm/vino', 'ocmPayment'],
    ['/aiuti-e-bandi/pagamenti-ocm/vino/vendemmia-verde', 'ocmPaymentAid'],
    ['/aiuti-e-bandi/aiuti-de-minimis', 'measure'],
    ['/aiuti-e-bandi/appalti', 'nationalTenders'],
    ['/aiuti-e-bandi/appalti/storico-appalti', 'nationalTendersHistory'],
    ['/aiuti-e-bandi/appalti/fornitura-riso', 'nationalTender'],
    ['/servizi/condizionalita', 'condizionalita'],
    ['/servizi/anpag-mobile', 'appPage'],
    ['/servizi/domanda-unica', 'service'],
    ['/cruscotto-pagamenti-op-extra-anpag', 'extraPayingBodies'],
    ['/anpag-comunica/eventi', 'events'],
    ['/anpag-comunica/progetto-clima', 'project'],
    ['/agenzia/appalti/storico-appalti', 'agencyTendersHistory'],
    ['/amministrazione-trasparente', 'transparency'],
    ['/amministrazione-trasparente/organizzazione/articolazione-degli-uffici', 'transparencyPage'],
    ['/cruscotto-pagamenti/2025-domanda-unica/veneto', 'dashboardDetail'],
    ['/', 'root'],
    ['', 'root'],
  ] as const)('[ROUTE-21] should find %s as %s: a fixed segment wins over a parameter', (path, id) => {
    expect(matchRoute(someTable, path)?.route.id).toBe(id);
  });

  it('[ROUTE-21] should find the same whatever the order of the table, a wildcard last of all', () => {
    const reversed = { ...someTable, routes: someTable.routes.toReversed() };
    for (const { pattern } of someTable.routes)
      expect(matchRoute(reversed, pattern)).toEqual(matchRoute(someTable, pattern));

    const patterns = ['/a/*', '/a/:one', '/a/b', '/a/:one/c', '/a/b/:two'];
    const found = (order: readonly string[], path: string) => {
      const routes = order.map((pattern) => ({ ...routeById(someTable, 'aids'), pattern }));
      return matchRoute({ ...someTable, routes }, path);
    };
    for (const order of [patterns, patterns.toReversed()]) {
      expect(
        ['/a/b', '/a/x', '/a/b/c', '/a/x/c', '/a/x/y', '/a'].map((path) => found(order, path)?.route.pattern),
      ).toEqual(['/a/b', '/a/:one', '/a/b/:two', '/a/:one/c', '/a/*', undefined]);
      expect(found(order, '/a/x/y')?.params).toEqual({ rest: 'x/y' });
    }
  });

  it.each([
    '/non-esiste',
    '/normative/a/b',
    '//',
    '//normative',
    '/normative//x',
    'normative',
    'xnormative',
    '/Normative',
    '/altra-comunica',
  ])('[ROUTE-02] should find nothing at %s', (path) => {
    expect(matchRoute(someTable, path)).toBeUndefined();
  });

  it('should tolerate one slash at the end and an encoded segment', () => {
    expect(matchRoute(someTable, '/normative/')?.route.id).toBe('regulations');
    expect(matchRoute(someTable, '/normativ%65/reg.%20%C3%A8')).toMatchObject({
      route: { id: 'regulation' },
      params: { friendlyUrl: 'reg. è' },
    });
  });

  it('should give the rest of an address under a wildcard', () => {
    expect(matchRoute(someTable, '/amministrazione-trasparente/bandi/2025')?.params).toEqual({ rest: 'bandi/2025' });
  });

  it('[ROUTE-19] should be total over all strings', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          anyText().map((text) => `/${text}`),
        ),
        (path) => {
          expect(() => matchRoute(someTable, path)).not.toThrow();
        },
      ),
      RUNS,
    );
  });

  it('should take names from the settings', () => {
    const table = routeTable({ ...someNames, agencySlug: 'campi', productSlug: 'raccolto' });
    expect(matchRoute(table, '/campi-comunica')?.route.id).toBe('communicates');
    expect(matchRoute(table, '/anpag-comunica')).toBeUndefined();
    expect(matchRoute(table, '/cruscotto-pagamenti-op-extra-raccolto')?.route.id).toBe('extraPayingBodies');
  });
});

describe('pathTo', () => {
  it('should lead back to its own route, whatever the parameters', () => {
    const fixed = new Set(someTable.routes.flatMap(({ pattern }) => pattern.split('/')));
    const slug = anyText().filter((text) => text !== '' && !fixed.has(wellFormed(text)));
    fc.assert(
      fc.property(fc.constantFrom(...someTable.routes), slug, slug, (route, friendlyUrl, detailUrl) => {
        const params = { friendlyUrl, detailUrl, id: detailUrl, rest: 'bandi' };
        const path = pathTo(someTable, route.id as 'ocmPaymentAid', params);
        const match = matchRoute(someTable, path);
        expect(match?.route.id).toBe(route.id);
        if (route.pattern.includes(':friendlyUrl')) expect(match?.params['friendlyUrl']).toBe(wellFormed(friendlyUrl));
        if (route.pattern.includes(':detailUrl')) expect(match?.params['detailUrl']).toBe(wellFormed(detailUrl));
      }),
      RUNS,
    );
  });
});

describe('routeTable', () => {
  it('should hold every id once and every address once', () => {
    expect(new Set(someTable.routes.map(({ id }) => id)).size).toBe(someTable.routes.length);
    expect(new Set(someTable.routes.map(({ pattern }) => pattern)).size).toBe(someTable.routes.length);
  });

  it('[ROUTE-12] should send /comunicazione to the section of the agency', () => {
    expect(matchRoute(someTable, '/comunicazione')?.route.redirectTo).toBe('communicates');
  });

  it('should put the names into the titles', () => {
    const table = routeTable(someNames);
    expect(routeById(table, 'communicates')).toMatchObject({ title: 'ANPAG comunica', breadcrumb: 'ANPAG comunica' });
    expect(routeById(table, 'forms').breadcrumb).toBeUndefined();
    expect(routeById(someTable, 'communicates').title).toBe('ANPAG comunica');
    expect(routeById(someTable, 'agencyTenders').title).toBe('Appalti a valere sul bilancio ANPAG');
  });

  it('should refuse a name that no route has', () => {
    expect(() => routeById(someTable, 'nowhere' as RouteId)).toThrow('nowhere');
  });
});
