import assert from 'node:assert/strict';
import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { chipsOf, withoutChip } from '#core/catalogue/chips.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { FilterScheme, ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { hasDraftValues } from '#core/catalogue/draft.ts';
import { type CatalogueItem, orderDay } from '#core/catalogue/item.ts';
import { loosened } from '#core/catalogue/loosened.ts';
import {
  entriesBefore,
  hasMore,
  mergePages,
  pagesShown,
  shownText,
  statusSentence,
  correctionText,
} from '#core/catalogue/paging.ts';
import { pastEndText } from '#core/catalogue/count-text.ts';
import type { FilterOption, FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import type { Page } from '#core/kernel/page.ts';
import { LateSearch } from '#features/support/late-search.ts';
import { LIST_NAMES, ListVisit } from '#features/support/list-visit.ts';
import { sampleCatalogue } from '#features/support/sample-catalogue.ts';
import type { PortalWorld } from '#features/support/world.ts';

defineParameterType({
  name: 'elenco',
  regexp: new RegExp(`"(${Object.keys(LIST_NAMES).join('|')})"`),
  transformer: (name: string): FilterScheme => LIST_NAMES[name] ?? assert.fail(name),
});

const visit = (world: PortalWorld): ListVisit => {
  const known = world.notedOr<ListVisit | undefined>('visita', undefined) ?? new ListVisit();
  world.note('visita', known);
  return known;
};

/** What the pages that the address asks for show. */
const shown = async (world: PortalWorld) => {
  const { list, state } = visit(world);
  const { criteria, page } = state.address;
  const { first, last } = pagesShown(page);
  const pages = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, index) =>
      world.use(CatalogueRepository).matching(list, criteria, first + index),
    ),
  );
  return { items: mergePages(pages), totalCount: pages.at(-1)?.totalCount ?? 0, firstPage: first, lastPage: last };
};

const options = async (world: PortalWorld): Promise<FilterOptions> => {
  const { list, state } = visit(world);
  return world.use(CatalogueRepository).filterOptions(list, state.address.criteria);
};

// Where the portal has contents of its own, over HTTP, the catalogue is already there.
Given('il catalogo del portale', function (this: PortalWorld) {
  if (this.isPrepared) this.place(CatalogueRepository, sampleCatalogue());
});

Given("un visitatore nell'elenco {elenco}", function (this: PortalWorld, list: FilterScheme) {
  visit(this).enter(list, '');
});

When("un visitatore apre l'elenco {elenco}", function (this: PortalWorld, list: FilterScheme) {
  visit(this).enter(list, '');
});

When(
  "un visitatore apre l'elenco {elenco} all'indirizzo {string}",
  function (this: PortalWorld, list: FilterScheme, query: string) {
    visit(this).enter(list, query);
  },
);

When(
  "torna all'elenco {elenco} dall'indirizzo {string}",
  function (this: PortalWorld, list: FilterScheme, query: string) {
    visit(this).enter(list, query);
  },
);

When("va altrove e poi torna all'elenco {elenco}", function (this: PortalWorld, list: FilterScheme) {
  visit(this).enter(LIST_NAMES['link utili'] ?? list, '');
  visit(this).enter(list, '');
});

When(
  "torna indietro dentro l'elenco {elenco} all'indirizzo {string}",
  function (this: PortalWorld, list: FilterScheme, query: string) {
    visit(this).enter(list, query, 'withinTheList');
  },
);

When("un'altra persona apre lo stesso indirizzo", function (this: PortalWorld) {
  const { definition, address } = visit(this);
  this.note('visita', new ListVisit());
  visit(this).enter(definition, address);
});

const apply = (world: PortalWorld, rows: readonly (readonly string[])[]): void => {
  visit(world).fillPanel(rows);
  visit(world).send({ type: 'applied' });
};

When(/^(?:ha applicato|applica) i filtri$/, function (this: PortalWorld, table: DataTable) {
  apply(this, table.raw());
});

When('prova ad applicare {string} come {string}', function (this: PortalWorld, typed: string, label: string) {
  apply(this, [[label, typed]]);
});

When('prepara nel pannello questi filtri e annulla', function (this: PortalWorld, table: DataTable) {
  visit(this).fillPanel(table.raw());
  visit(this).send({ type: 'cancelled' });
});

When('apre il pannello dei filtri', function (this: PortalWorld) {
  visit(this).send({ type: 'panelOpened' });
});

When('scrive {string} nel filtro {string}', function (this: PortalWorld, typed: string, label: string) {
  visit(this).send({ type: 'fieldChanged', field: visit(this).fieldOf(label), values: [typed] });
});

When("toglie l'etichetta {string}", function (this: PortalWorld, label: string) {
  visit(this).removeChip(label);
});

When('elimina tutti i filtri', function (this: PortalWorld) {
  visit(this).send({ type: 'cleared' });
});

When('sceglie i meno recenti', function (this: PortalWorld) {
  visit(this).send({ type: 'sorted', sort: 'ASC' });
});

When("cerca nell'elenco {string}", function (this: PortalWorld, text: string) {
  visit(this).send({ type: 'searched', text });
});

When("ha cercato {string} nell'elenco, dal meno recente", function (this: PortalWorld, text: string) {
  visit(this).send({ type: 'searched', text });
  visit(this).send({ type: 'sorted', sort: 'ASC' });
});

When("mostra di più nell'elenco", function (this: PortalWorld) {
  visit(this).send({ type: 'moreAsked' });
});

When("mostra di più nell'elenco finché ce n'è", async function (this: PortalWorld) {
  for (
    let answer = await shown(this);
    hasMore(answer.lastPage, visit(this).definition.pageSize, answer.totalCount);
    answer = await shown(this)
  ) {
    visit(this).send({ type: 'moreAsked' });
  }
});

const chooseFirst = async (
  world: PortalWorld,
  options: readonly FilterOption[] | undefined,
  field: 'categories' | 'referenceYears',
): Promise<void> => {
  const first = options?.find(({ count }) => count > 0) ?? assert.fail('nessun valore offerto');
  world.note('scelta', first);
  visit(world).send({ type: 'panelOpened' });
  visit(world).send({ type: 'optionToggled', field, value: first.value });
  visit(world).send({ type: 'applied' });
};

When('sceglie la prima delle "Categorie" offerte', async function (this: PortalWorld) {
  await chooseFirst(this, (await options(this)).categories, 'categories');
});

When('sceglie il primo degli anni offerti', async function (this: PortalWorld) {
  await chooseFirst(this, (await options(this)).referenceYears, 'referenceYears');
});

Then('le etichette sono', function (this: PortalWorld, table: DataTable) {
  assert.deepEqual(visit(this).chipLabels, table.raw().flat());
});

Then("l'unica etichetta è {string}", function (this: PortalWorld, label: string) {
  assert.deepEqual(visit(this).chipLabels, [label]);
});

Then("non c'è alcuna etichetta", function (this: PortalWorld) {
  assert.deepEqual(visit(this).chipLabels, []);
});

Then('il pulsante "Filtri" ne conta {int}', function (this: PortalWorld, count: number) {
  assert.equal(visit(this).chipLabels.length, count);
});

Then(/^l'elenco parte dal (più|meno) recente$/, function (this: PortalWorld, order: string) {
  assert.equal(visit(this).state.address.criteria.sort, order === 'più' ? 'DESC' : 'ASC');
});

Then("l'indirizzo dell'elenco è {string}", function (this: PortalWorld, address: string) {
  assert.equal(`?${visit(this).address}`, address);
});

Then("l'elenco è alla pagina {int}", function (this: PortalWorld, page: number) {
  assert.equal(visit(this).state.address.page, page);
});

Then(/^"Elimina tutto" (si|non si) vede$/, function (this: PortalWorld, seen: string) {
  const { panel } = visit(this).state;
  assert.equal(panel.kind === 'open' && hasDraftValues(panel.draft), seen === 'si');
});

Then('riaperto il pannello vi trova solo {string}', function (this: PortalWorld, value: string) {
  visit(this).send({ type: 'panelOpened' });
  const { panel } = visit(this).state;
  assert.deepEqual(panel.kind === 'open' && Object.values(panel.draft).flat(), [value]);
});

Then('accanto al filtro {string} si legge {string}', function (this: PortalWorld, label: string, message: string) {
  const { panel } = visit(this).state;
  const problems = panel.kind === 'open' ? panel.problems : [];
  assert.deepEqual(
    problems.map((problem) => [problem.field, problem.message]),
    [[visit(this).fieldOf(label), message]],
  );
});

Then(
  /^vede (\d+) voci dell'elenco, dalla (più|meno) recente alla (?:più|meno) recente$/,
  async function (this: PortalWorld, count: string, order: string) {
    const days = (await shown(this)).items.map(orderDay);
    const oldestFirst = days.toSorted();
    assert.equal(days.length, Number(count));
    assert.deepEqual(days, order === 'più' ? oldestFirst.toReversed() : oldestFirst);
  },
);

Then("una pagina dell'elenco ha {int} voci", function (this: PortalWorld, size: number) {
  assert.equal(visit(this).definition.pageSize, size);
});

Then("vede tutte le voci dell'elenco, ciascuna una volta sola", async function (this: PortalWorld) {
  const { items, totalCount } = await shown(this);
  assert.ok(totalCount > visit(this).definition.pageSize);
  assert.equal(new Set(items.map(({ id }) => id)).size, totalCount);
  assert.equal(items.length, totalCount);
});

Then('sono mostrate le pagine da {int} a {int}', async function (this: PortalWorld, first: number, last: number) {
  const { firstPage, lastPage } = await shown(this);
  assert.deepEqual([firstPage, lastPage], [first, last]);
  assert.deepEqual(pagesShown(visit(this).state.address.page), { first, last });
});

Then('tutte le voci hanno quella categoria', async function (this: PortalWorld) {
  const { value } = this.noted<FilterOption>('scelta');
  const { items } = await shown(this);
  assert.ok(
    items.length > 0 && items.every((item) => item.facets.categories?.some((category) => category.value === value)),
  );
});

Then('sono tante quante il filtro ne annunciava', async function (this: PortalWorld) {
  assert.equal((await shown(this)).totalCount, this.noted<FilterOption>('scelta').count);
});

Then("tutte le voci sono di quell'anno", async function (this: PortalWorld) {
  const { value } = this.noted<FilterOption>('scelta');
  const { items } = await shown(this);
  assert.ok(items.length > 0 && items.every((item) => String(item.referenceYear) === value));
});

Then('la riga di stato dice {string}', async function (this: PortalWorld, sentence: string) {
  const { definition, state } = visit(this);
  assert.equal(statusSentence(definition, state.address.criteria, (await shown(this)).totalCount), sentence);
});

Then(
  'si propone di togliere soltanto {string}, e senza si trova qualcosa',
  async function (this: PortalWorld, value: string) {
    const { list, definition, state } = visit(this);
    const chips = chipsOf(definition, state.address.criteria);
    const counts = await Promise.all(
      chips.map(async (chip) => {
        const { criteria } = withoutChip(definition, state.address, chip);
        return (await this.use(CatalogueRepository).matching(list, criteria, 1)).totalCount;
      }),
    );
    const offered = loosened(chips, (chip) => counts[chips.indexOf(chip)]);
    assert.deepEqual(
      offered.map(({ chip }) => chip.value),
      [value],
    );
    assert.ok(offered.every(({ count }) => count > 0));
  },
);

Then(/^l'elenco (dice|non dice) che sono i filtri dell'ultima ricerca$/, function (this: PortalWorld, says: string) {
  assert.equal(visit(this).state.fromMemory, says === 'dice');
});

Then('sopra i risultati si legge {string}', async function (this: PortalWorld, sentence: string) {
  const { list, state } = visit(this);
  const { search } = state.address.criteria;
  const { items, understood } = await this.use(CatalogueRepository).matching(list, state.address.criteria, 1);
  assert.ok(items.length > 0);
  assert.equal(correctionText(search, understood ?? ''), sentence);
});

Then(
  'si può filtrare per {string}, {string} e {string}',
  async function (this: PortalWorld, one: string, two: string, three: string) {
    const offered = await options(this);
    const sections = LISTS[visit(this).list].sections.filter(
      (section) => section.kind === 'choice' && section.name in offered,
    );
    assert.deepEqual(
      sections.map((section) => section.kind === 'choice' && section.label),
      [one, two, three],
    );
    assert.equal(sections.length, Object.keys(offered).length);
  },
);

Then('ogni valore offerto dice quante voci troverebbe', async function (this: PortalWorld) {
  const { list } = visit(this);
  for (const option of (await options(this)).categories ?? []) {
    const criteria = { search: '', selections: { categories: [option.value] }, sort: 'DESC' as const };
    assert.equal((await this.use(CatalogueRepository).matching(list, criteria, 1)).totalCount, option.count);
  }
});

Given(
  'che un visitatore ha cercato prima {string} e subito dopo {string}',
  function (this: PortalWorld, first: string, second: string) {
    const late = new LateSearch(this);
    late.search(first);
    late.search(second);
    this.note('ricerca', late);
  },
);

When('arriva la risposta per {string}', async function (this: PortalWorld, text: string) {
  await this.noted<LateSearch>('ricerca').letArrive(text);
});

Then('legge i risultati per {string}', function (this: PortalWorld, text: string) {
  assert.equal(this.noted<LateSearch>('ricerca').shown, text);
});

Then('non legge ancora alcun risultato', function (this: PortalWorld) {
  assert.equal(this.noted<LateSearch>('ricerca').shown, undefined);
});

When(
  "si chiede la pagina {int} dell'elenco {elenco}",
  async function (this: PortalWorld, page: number, { id }: FilterScheme) {
    assert.ok(id in LISTS, `«${id}» è un elenco del catalogo`);
    const items = this.use(CatalogueRepository);
    await this.attempt(async () => [
      await items.matching(id as ListId, noCriteria(), page),
      await items.matching(id as ListId, noCriteria(), 1),
    ]);
  },
);

Then("la pagina non ha voci, e dice quante ne ha l'elenco", function (this: PortalWorld) {
  const [asked, first] = this.result<readonly [Page<CatalogueItem>, Page<CatalogueItem>]>();
  assert.deepEqual(asked.items, []);
  assert.ok(first.totalCount > 0);
  assert.equal(asked.totalCount, first.totalCount);
});

// What stands under a list

const ENTRIES_A_PAGE = 9;

When(
  'un visitatore apre la pagina {int} di un elenco di {int} voci',
  function (this: PortalWorld, page: number, total: number) {
    const before = entriesBefore({ pageSize: ENTRIES_A_PAGE }, page);
    const shown = Math.max(0, Math.min(total, pagesShown(page).last * ENTRIES_A_PAGE) - before);
    this.note('viste', shown);
    this.note('conto', shown === 0 ? pastEndText(total) : shownText(shown, total, before));
  },
);

Then('ne vede {int} e legge {string}', function (this: PortalWorld, shown: number, text: string) {
  assert.deepEqual([this.noted('viste'), this.noted('conto')], [shown, text]);
});
