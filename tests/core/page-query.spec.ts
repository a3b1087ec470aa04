import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAddressFromQuery } from '#core/catalogue/query-codec.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { percentEncode, queryPairs } from '#core/kernel/address.ts';
import { ADDRESSES, type RouteId } from '#core/navigation/addresses.ts';
import { pageQuery, resolvePage } from '#core/page-query.ts';
import { matchRoute, routeById } from '#core/navigation/routes.ts';
import { searchFromQuery } from '#core/search/search-text.ts';
import { anyPairs } from '#tests/support/arbitraries/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';
import { someTable } from './navigation/deployment.ts';

const route = (id: RouteId) => routeById(someTable, id);
const resolved = (path: string, query = '') => resolvePage(someTable, path, queryPairs(query));
const anyRoute = () => fc.constantFrom(...ADDRESSES.map(({ id }) => route(id)));

describe('the one form of a page’s address', () => {
  it.each([
    ['/normative', 'utm_source=posta&fbclid=1', '/normative', []],
    ['/normative/', '', '/normative', []],
    ['/%6eormative', 'sort=DESC&page=1', '/normative', []],
    [
      '/normative',
      'sort=ASC&page=2&u=1',
      '/normative',
      [
        ['sort', 'ASC'],
        ['page', '2'],
      ],
    ],
    [
      '/normative',
      'page=2&sort=ASC',
      '/normative',
      [
        ['sort', 'ASC'],
        ['page', '2'],
      ],
    ],
    // What cannot be is said on the page.
    ['/normative', 'publicationDateFrom=2024-02-30', '/normative', [['publicationDateFrom', '2024-02-30']]],
    ['/modulistica', 'dettaglio=modulo-a&x=1', '/modulistica', [['dettaglio', 'modulo-a']]],
    ['/supporto/faq', 'dettaglio=domanda-a&x=1', '/supporto/faq', [['dettaglio', 'domanda-a']]],
    ['/normative', 'dettaglio=modulo-a', '/normative', []],
    ['/ricerca', 'type=&page=0&search=%20olio%20&v=2', '/ricerca', [['search', 'olio']]],
    ['/note-legali', 'search=olio&page=2', '/note-legali', []],
    ['/', 'a=1', '/', []],
    ['/cruscotto-pagamenti/campagna-2024', 'suddivisione=intervento', '/cruscotto-pagamenti/campagna-2024', []],
    [
      '/cruscotto-pagamenti/campagna-2024',
      'suddivisione=regione&x',
      '/cruscotto-pagamenti/campagna-2024',
      [['suddivisione', 'regione']],
    ],
    ['/questa/non/c-è', 'page=2', '/questa/non/c-è', []],
  ])('[LIST-03] should be, for %s?%s, what the page reads and no more', (path, query, keptPath, keptQuery) => {
    expect(resolved(path, query)).toEqual({ path: keptPath, match: matchRoute(someTable, path), query: keptQuery });
  });

  it('[LIST-03] should mean to every page what the query means', () => {
    fc.assert(
      fc.property(anyPairs(), (pairs) => {
        const list = LISTS.regulations;
        expect(listAddressFromQuery(list, pageQuery(route('regulations'), pairs))).toEqual(
          listAddressFromQuery(list, pairs),
        );
        expect(searchFromQuery(pageQuery(route('search'), pairs))).toEqual(searchFromQuery(pairs));
      }),
      RUNS,
    );
  });

  it('[LIST-03] should be its own form, whatever is written around it', () => {
    fc.assert(
      fc.property(anyRoute(), anyPairs(), fc.nat(), (one, pairs, number) => {
        const once = pageQuery(one, pairs);
        expect(pageQuery(one, once)).toEqual(once);
        const isOwn = ['farmerOnly', 'caaOnly', 'farmerWithOpenMandate', 'signedIn'].includes(one.audience);
        if (!isOwn) expect(pageQuery(one, [['utm_campaign', String(number)], ...pairs])).toEqual(once);
      }),
      RUNS,
    );
  });

  it('[ROUTE-21] should lead to the same route and parameters', () => {
    fc.assert(
      fc.property(
        anyRoute(),
        fc.array(fc.string({ minLength: 1 }), { minLength: 4, maxLength: 4 }),
        ({ pattern }, values) => {
          const path = pattern
            .split('/')
            .map((part, at) => (part === '*' || part.startsWith(':') ? percentEncode(values[at % 4] ?? 'x') : part))
            .join('/');
          const found = matchRoute(someTable, path);
          expect(matchRoute(someTable, resolvePage(someTable, path, []).path)).toEqual(found);
        },
      ),
      RUNS,
    );
  });

  it('[ROUTE-15] should keep all that a page reads that is drawn for one reader', () => {
    expect(
      pageQuery(route('companyFile'), [
        ['scheda', 'x'],
        ['azienda', '1'],
      ]),
    ).toEqual([
      ['scheda', 'x'],
      ['azienda', '1'],
    ]);
  });
});
