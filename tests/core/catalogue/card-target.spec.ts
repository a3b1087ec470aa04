import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPageOfItsList, itemTarget } from '#core/catalogue/card-target.ts';
import { categoryOf, SERVICE_INDEX } from '#core/catalogue/item.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { aCatalogueItem } from '#tests/support/mothers/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

const table = routeTable({
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: 'Agenzia',
});
const document = { title: 'Testo', contentUrl: '/media/testo.pdf', format: 'pdf', sizeBytes: 1000 };

describe('itemTarget', () => {
  it('[PAGE-65] should lead a press release to its text where it says that it has one, whatever files it has, else to its file', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), fc.boolean(), (friendlyUrl, hasFile) => {
        const item = aCatalogueItem({ list: 'pressReleases', friendlyUrl, ...(hasFile ? { document } : {}) });
        expect(itemTarget(table, { ...item, hasDetail: true })).toEqual({
          kind: 'page',
          path: `/anpag-comunica/comunicati-stampa/${friendlyUrl}`,
        });
        const other = hasFile ? { kind: 'document', document } : { kind: 'none' };
        expect([itemTarget(table, item), itemTarget(table, { ...item, hasDetail: false })]).toEqual([other, other]);
      }),
      RUNS,
    );
  });

  it.each([
    ['regulations', '/normative/voce'],
    ['services', '/servizi/voce'],
    ['articles', '/anpag-comunica/articoli/voce'],
    ['events', '/anpag-comunica/eventi/voce'],
    ['competitions', '/agenzia/concorsi/voce'],
    ['tenders', '/agenzia/appalti/voce'],
    ['tendersHistory', '/agenzia/appalti/voce'],
    ['feadTendersHistory', '/aiuti-e-bandi/appalti/voce'],
    ['feadTenders', '/aiuti-e-bandi/appalti/voce'],
    ['informationArticles', '/supporto/approfondimenti/voce'],
  ] as const)('[BANDO-03] should lead a card of %s to %s', (list, path) => {
    expect(itemTarget(table, aCatalogueItem({ list, friendlyUrl: 'voce' }))).toEqual({ kind: 'page', path });
  });

  it('[ROUTE-07] should know which services have the page of a service, and which a page of texts at its address', () => {
    for (const [list, friendlyUrl, has] of [
      ['services', 'domanda-unica', true],
      ['services', 'condizionalita', false],
      ['services', 'anpag-mobile', false],
      ['regulations', 'condizionalita', true],
      ['forms', 'modulo', false],
    ] as const)
      expect([list, friendlyUrl, hasPageOfItsList(table, { list, friendlyUrl })]).toEqual([list, friendlyUrl, has]);
  });

  it('should open documents, details and links as the list says', () => {
    expect(itemTarget(table, aCatalogueItem({ list: 'pressReleases', document }))).toEqual({
      kind: 'document',
      document,
    });
    expect(itemTarget(table, aCatalogueItem({ list: 'pressReleases' }))).toEqual({ kind: 'none' });
    for (const list of ['forms', 'resolutions', 'publicProclamations'] as const) {
      expect(itemTarget(table, aCatalogueItem({ list }))).toEqual({ kind: 'details' });
    }
    expect(itemTarget(table, aCatalogueItem({ list: 'usefulLinks', url: 'https://ministero.example/' }))).toEqual({
      kind: 'link',
      url: 'https://ministero.example/',
    });
    expect(itemTarget(table, aCatalogueItem({ list: 'usefulLinks' }))).toEqual({ kind: 'none' });
    expect(itemTarget(table, aCatalogueItem({ list: 'faqs' }))).toEqual({ kind: 'none' });
  });
});

describe('categoryOf', () => {
  it('should be the first category, if there is one', () => {
    expect(
      categoryOf(
        aCatalogueItem({
          facets: {
            categories: [
              { name: 'OCM', value: 'ocm' },
              { name: 'DOP', value: 'dop' },
            ],
          },
        }),
      ),
    ).toBe('OCM');
    expect(categoryOf(aCatalogueItem())).toBeUndefined();
  });
});

describe('SERVICE_INDEX', () => {
  it('should have the eight headings of a service page in their order', () => {
    expect(SERVICE_INDEX.map(({ title }) => title)).toEqual([
      'A chi è rivolto',
      'Come fare',
      'Cosa serve',
      'Cosa si ottiene',
      'Tempi e scadenze',
      'Accedi al servizio',
      'Condizioni di servizio',
      'Contatti',
    ]);
  });
});
