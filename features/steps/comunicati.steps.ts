import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { itemTarget } from '#core/catalogue/card-target.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { destinationOf } from '#core/search/destination.ts';
import { aSearchResult } from '#features/support/sample-catalogue.ts';
import type { PortalWorld } from '#features/support/world.ts';

const table = routeTable({
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: 'Agenzia Nazionale Pagamenti Agricoli',
});
const document = { title: 'Comunicato', contentUrl: '/media/comunicato.pdf', format: 'pdf', sizeBytes: 1 };
const HAS_TEXT: Readonly<Record<string, boolean>> = { 'con un testo': true, 'senza testo': false };

Given(
  /^un comunicato "([^"]+)" (con un testo|senza testo|di cui il servizio non dice nulla)$/,
  function (this: PortalWorld, friendlyUrl: string, words: string) {
    const hasDetail = HAS_TEXT[words];
    this.note('comunicato', {
      id: friendlyUrl,
      list: 'pressReleases',
      friendlyUrl,
      title: 'Comunicato',
      description: '',
      facets: {},
      isNew: false,
      document,
      ...(hasDetail === undefined ? {} : { hasDetail }),
    } satisfies CatalogueItem);
  },
);

const place = (where: string): unknown => {
  const path = /^alla pagina "(.+)"$/u.exec(where)?.[1];
  return path === undefined ? { kind: 'document', document } : { kind: 'page', path };
};

Then(
  /^la scheda del comunicato porta (alla pagina "[^"]+"|al documento)$/,
  function (this: PortalWorld, where: string) {
    assert.deepEqual(itemTarget(table, this.noted<CatalogueItem>('comunicato')), place(where));
  },
);

Then(
  /^il risultato della ricerca porta (alla pagina "[^"]+"|al documento)$/,
  function (this: PortalWorld, where: string) {
    const { friendlyUrl, hasDetail } = this.noted<CatalogueItem>('comunicato');
    const hit = aSearchResult({
      type: 'COMUNICATI_STAMPA',
      friendlyUrl,
      document,
      ...(hasDetail === undefined ? {} : { hasDetail }),
    });
    assert.deepEqual(destinationOf(table, hit), place(where));
  },
);

When('un visitatore apre il comunicato più recente', async function (this: PortalWorld) {
  const items = this.use(CatalogueRepository);
  await this.attempt(async () => {
    const [newest] = (await items.matching('pressReleases', noCriteria(), 1)).items;
    assert.equal(newest?.hasDetail, true);
    return items.detail('pressReleases', newest.friendlyUrl);
  });
});

Then('ne legge il testo', function (this: PortalWorld) {
  assert.ok(this.result<CatalogueDetail>().body.length > 0);
});

Then('sotto trova il documento', function (this: PortalWorld) {
  assert.ok(this.result<CatalogueDetail>().documents.length > 0);
});
