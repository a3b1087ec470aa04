import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { routeTable } from '#core/navigation/routes.ts';
import { bestAnswer } from '#core/search/best-answer.ts';
import { SEARCH_CHIPS, typeLabel } from '#core/search/chips.ts';
import { destinationOf, goToDetail } from '#core/search/destination.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import { type SearchAnswer, SearchIndex } from '#core/search/search-index.ts';
import { type SearchAddress, withType } from '#core/search/search-text.ts';
import { searchedPages } from '#core/navigation/page-words.ts';
import { rankDayOf } from '#core/search/rank-tier.ts';
import { type Synonym, synonymFaults, synonymTable, understoodParts } from '#core/search/synonyms.ts';
import { queryTokens } from '#core/search/tokenizer.ts';
import { SearchPortal } from '#core/search/use-cases.ts';
import { aSearchResult, sampleSearch } from '#features/support/sample-catalogue.ts';
import type { PortalWorld } from '#features/support/world.ts';

const table = routeTable({
  agencySlug: 'anpag',
  productSlug: 'anpag',
  appSlug: 'mobile',
  agencyShortName: 'ANPAG',
  agencyName: 'Agenzia Nazionale Pagamenti Agricoli',
});
const chipValue = (label: string): string =>
  SEARCH_CHIPS.find((chip) => chip.label === label)?.value ?? assert.fail(label);

// Where the portal has contents of its own, over HTTP, the index is already there.
Given("l'indice di ricerca del portale", function (this: PortalWorld) {
  if (this.isPrepared) this.place(SearchIndex, sampleSearch());
});

When('un visitatore apre la ricerca', function (this: PortalWorld) {
  this.note('voci', SEARCH_CHIPS);
});

Then('le voci sono', function (this: PortalWorld, expected: DataTable) {
  assert.deepEqual(
    this.noted<typeof SEARCH_CHIPS>('voci').map(({ label, value }) => [label, value]),
    expected.raw(),
  );
});

When('un visitatore cerca {string} tra le {string}', async function (this: PortalWorld, text: string, chip: string) {
  await this.attempt(() => this.use(SearchPortal)({ text, type: chipValue(chip), page: 1 }));
});

Then('tutti i risultati sono di tipo {string}', function (this: PortalWorld, type: string) {
  const { items } = this.result<SearchAnswer>();
  assert.deepEqual([...new Set(items.map((hit) => hit.type))], [type]);
});

Then('vede {int} risultati di più di {int}', function (this: PortalWorld, count: number, least: number) {
  const { items, totalCount } = this.result<SearchAnswer>();
  assert.equal(items.length, count);
  assert.ok(totalCount > least, `in tutto sono ${totalCount}`);
});

Then('non viene cercato nulla', function (this: PortalWorld) {
  assert.equal(this.result(), undefined);
});

When('un risultato è di tipo {string}', function (this: PortalWorld, type: string) {
  this.note('risultato', aSearchResult({ type }));
});

When(
  'un risultato è di tipo {string} con indirizzo {string}',
  function (this: PortalWorld, type: string, friendlyUrl: string) {
    this.note('risultato', aSearchResult({ type, friendlyUrl }));
  },
);

When(
  'un risultato è di tipo {string} con il documento {string}',
  function (this: PortalWorld, type: string, name: string) {
    this.note(
      'risultato',
      aSearchResult({ type, document: { title: name, contentUrl: `/media/${name}`, format: 'pdf', sizeBytes: 1 } }),
    );
  },
);

Then('sulla scheda del risultato si legge {string}', function (this: PortalWorld, label: string) {
  assert.equal(typeLabel(this.noted<SearchHit>('risultato').type), label);
});

Then('porta alla finestra dei dettagli', function (this: PortalWorld) {
  assert.deepEqual(destinationOf(table, this.noted<SearchHit>('risultato')), { kind: 'details' });
});

Then('porta alla pagina {string}', function (this: PortalWorld, path: string) {
  assert.deepEqual(destinationOf(table, this.noted<SearchHit>('risultato')), { kind: 'page', path });
});

Then('porta al documento {string}', function (this: PortalWorld, name: string) {
  const destination = destinationOf(table, this.noted<SearchHit>('risultato'));
  assert.equal(destination.kind === 'document' && destination.document.title, name);
});

Given(
  'che un visitatore è alla pagina {int} dei risultati per {string}',
  function (this: PortalWorld, page: number, text: string) {
    this.note('ricerca', { text, type: '', page } satisfies SearchAddress);
  },
);

When('passa alla voce {string}', function (this: PortalWorld, chip: string) {
  this.note('ricerca', withType(this.noted<SearchAddress>('ricerca'), chipValue(chip)));
});

Then('è alla pagina {int} dei risultati per {string}', function (this: PortalWorld, page: number, text: string) {
  const address = this.noted<SearchAddress>('ricerca');
  assert.deepEqual([address.page, address.text], [page, text]);
});

When('un risultato porta a una pagina', function (this: PortalWorld) {
  this.note('scheda', goToDetail());
});

When('un risultato porta a un documento {string}', function (this: PortalWorld, file: string) {
  this.note('scheda', goToDetail(file));
});

Then('sulla scheda si legge {string}', function (this: PortalWorld, text: string) {
  assert.equal(this.noted('scheda'), text);
});

When(
  'si ordinano un risultato di tipo {string} e uno più recente di tipo {string}',
  function (this: PortalWorld, older: string, newer: string) {
    const days = [
      { type: newer, rank: rankDayOf(newer, '2026-11-20') },
      { type: older, rank: rankDayOf(older, '2020-01-01') },
    ];
    this.note(
      'ordine',
      days.toSorted((a, b) => (a.rank < b.rank ? 1 : -1)).map(({ type }) => type),
    );
  },
);

Then('viene prima quello di tipo {string}', function (this: PortalWorld, type: string) {
  assert.equal(this.noted<readonly string[]>('ordine')[0], type);
});

When('si chiede quali pagine conosce la ricerca', function (this: PortalWorld) {
  const flags = { dashboardPayments: true, caaKpi: true, fraudReport: true };
  this.note(
    'pagine',
    searchedPages(table, flags).map(({ friendlyUrl }) => `/${friendlyUrl}`),
  );
});

Then('fra queste ci sono', function (this: PortalWorld, expected: DataTable) {
  const known = this.noted<readonly string[]>('pagine');
  assert.deepEqual(
    expected.raw().filter(([path]) => !known.includes(path ?? '')),
    [],
  );
});

const synonymsOf = (world: PortalWorld): Synonym[] => {
  const known = world.notedOr<Synonym[]>('sinonimi', []);
  world.note('sinonimi', known);
  return known;
};

Given(
  '(che )per la redazione {string} significa {string}',
  function (this: PortalWorld, typed: string, meaning: string) {
    synonymsOf(this).push({ typed: [typed], means: [meaning] });
  },
);

When('un visitatore scrive {string}', function (this: PortalWorld, text: string) {
  const parts = understoodParts(queryTokens(text), synonymTable(synonymsOf(this)));
  this.note(
    'significati',
    parts.flatMap(({ means }) => means.map(({ phrase }) => phrase)),
  );
});

Then('si cerca anche {string}', function (this: PortalWorld, meaning: string) {
  assert.ok(this.noted<readonly string[]>('significati').includes(meaning));
});

Then("l'importazione rifiuta i sinonimi", function (this: PortalWorld) {
  assert.notDeepEqual(synonymFaults(synonymsOf(this)), []);
});

When(
  'si cerca {string} tra le {string} e il primo risultato è {string}, di tipo {string}',
  function (this: PortalWorld, text: string, chip: string, title: string, type: string) {
    const items = [aSearchResult({ id: 'primo', title, type }), aSearchResult({})];
    const found = { items, totalCount: 2, page: 1, pageSize: 10, countsByType: {} };
    this.note('risposta', bestAnswer(found, { text, type: chipValue(chip) })?.id);
  },
);

Then(/^la risposta (sta prima delle altre|non c'è)$/, function (this: PortalWorld, reported: string) {
  assert.equal(this.noted<string | undefined>('risposta'), reported === "non c'è" ? undefined : 'primo');
});
