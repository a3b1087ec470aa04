import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alertLinkPath,
  alertsPageFrom,
  alertsPageQuery,
  criteriaOf,
  searchFromPairs,
  searchPath,
  searchWords,
} from '#core/alerts/alert-search.ts';
import { searchOf, searchToPairs } from '#core/alerts/list-search.ts';
import { offersAlerts } from '#core/alerts/offers-alerts.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { criteriaFromQuery } from '#core/catalogue/query-codec.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { DEMONSTRATION_NAMES } from '#adapters/names/demonstration-names.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const table = routeTable(DEMONSTRATION_NAMES);
const regulations = (query: string) =>
  searchOf(LISTS.regulations, criteriaFromQuery(LISTS.regulations, queryPairs(query)));
const OPTIONS = {
  types: [
    { name: 'Vino', value: 'vino', count: 3 },
    { name: 'Olio', value: 'olio', count: 1 },
  ],
};

describe('searchWords', () => {
  it('[ALERT-01] should say list and filters as one says them', () => {
    expect(searchWords(table, regulations(''), {}, true)).toEqual({ text: 'Normative', isGone: false });
    expect(
      searchWords(table, regulations('types=vino&types=olio&search=dop&publicationDateFrom=2026-02-03'), OPTIONS, true),
    ).toEqual({
      text: 'Normative, tipologia Olio o Vino, pubblicato dal 03/02/2026, con le parole «dop»',
      isGone: false,
    });
  });

  it('[ALERT-03] should say nothing that a stranger may have typed until the address is confirmed', () => {
    const search = regulations('types=vino&search=compra+subito');
    expect(searchWords(table, search, OPTIONS, false).text).toBe('Normative, tipologia Vino, con le parole scelte');
    fc.assert(
      fc.property(anyText(), anyText(), (typed, value) => {
        const strange = searchFromPairs([
          ['elenco', 'regulations'],
          ['search', typed],
          ['types', value],
        ]);
        const { text } = searchWords(table, strange ?? search, OPTIONS, false);
        expect(['Normative', 'Normative, con le parole scelte']).toContain(text);
      }),
      RUNS,
    );
  });

  it('[ALERT-04] should know that a filter is gone', () => {
    expect(searchWords(table, regulations('types=birra'), OPTIONS, true)).toEqual({ text: 'Normative', isGone: true });
  });
});

describe('searchFromPairs', () => {
  it('[ALERT-01] should read what was written, without order and page, and know no other list', () => {
    const search = regulations('types=vino&sort=ASC&page=3');
    expect(search).toEqual({ list: 'regulations', query: 'types=vino' });
    expect(searchFromPairs(searchToPairs(search))).toEqual(search);
    expect(criteriaOf(search).selections).toEqual({ types: ['vino'] });
    expect(searchFromPairs([['elenco', 'constructor']])).toBeUndefined();
    expect(searchPath(table, search)).toBe('/normative?types=vino');
  });
});

describe('alertsPageFrom', () => {
  it('[ALERT-03] should read signed links and lists, and write them back alike', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('elenco', 'conferma', 'gestione', 'types', 'x'),
            fc.oneof(anyText(), fc.constant('regulations')),
          ),
        ),
        (pairs) => {
          const canonical = alertsPageQuery(pairs);
          expect(alertsPageFrom(canonical)).toEqual(alertsPageFrom(pairs));
          expect(alertsPageQuery(canonical)).toEqual(canonical);
        },
      ),
      RUNS,
    );
    expect(alertLinkPath(table, 'confirm', 'c.a.b')).toBe('/avvisi-per-email?conferma=c.a.b');
  });
});

describe('offersAlerts', () => {
  it('[ALERT-01] should not be over another service, which does not tell what is new', () => {
    expect([offersAlerts({ apiBase: '/api' }), offersAlerts({ apiBase: 'https://dati.example/api' })]).toEqual([
      true,
      false,
    ]);
    expect(offersAlerts({ apiBase: '/api', foreignService: true })).toBe(false);
  });
});
