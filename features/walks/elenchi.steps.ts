import assert from 'node:assert/strict';
import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import { act, arrive, open, pageOf, read } from '#features/support/walk.ts';
import { VisitorKey } from '#features/support/visitor-key.ts';
import type { PortalWorld } from '#features/support/world.ts';

/** Where the lists stand that people call so. */
const LISTS: Readonly<Record<string, string>> = {
  normative: '/normative',
  servizi: '/servizi',
  'comunicati stampa': '/anpag-comunica/comunicati-stampa',
  articoli: '/anpag-comunica/articoli',
  modulistica: '/modulistica',
  delibere: '/agenzia/delibere',
  concorsi: '/agenzia/concorsi',
  appalti: '/agenzia/appalti',
  eventi: '/anpag-comunica/eventi',
};
const ELSEWHERE = '/supporto/link-utili';
const ENTRIES = '[id^="voce-"]';
/** Where nothing was found the sentence stands in a block of its own. */
const STATUS = '.pt-status p, .pt-empty h2';
/** Also where nothing was found, and each says what would be found without it. */
const CHIPS = '[aria-label="Filtri applicati"] li';

defineParameterType({
  name: 'elenco',
  regexp: new RegExp(`"(${Object.keys(LISTS).join('|')})"`),
  transformer: (name: string): string => LISTS[name] ?? assert.fail(name),
});

const openList = async (world: PortalWorld, path: string, query = ''): Promise<void> => {
  world.note('elenco', path);
  await open(world, `${path}${query === '?' ? '' : query}`);
};

// The contents are there already.
Given('il catalogo del portale', () => undefined);

When(/^un visitatore (?:nell'elenco|apre l'elenco) "([^"]+)"$/, function (this: PortalWorld, name: string) {
  return openList(this, LISTS[name] ?? assert.fail(name));
});

When(
  "un visitatore apre l'elenco {elenco} all'indirizzo {string}",
  function (this: PortalWorld, path: string, query: string) {
    return openList(this, path, query);
  },
);

When(
  "torna all'elenco {elenco} dall'indirizzo {string}",
  async function (this: PortalWorld, path: string, query: string) {
    await open(this, ELSEWHERE);
    await openList(this, path, query);
  },
);

When("va altrove e poi torna all'elenco {elenco}", async function (this: PortalWorld, path: string) {
  await open(this, ELSEWHERE);
  await openList(this, path);
});

When(
  "torna indietro dentro l'elenco {elenco} all'indirizzo {string}",
  async function (this: PortalWorld, path: string, query: string) {
    await act(this, (page) => page.goBack());
    await arrive(pageOf(this), `${path}${query}`);
  },
);

// The panel

const panelOf = (world: PortalWorld) => pageOf(world).getByRole('dialog', { name: /^Filtri/ });
const openPanel = async (world: PortalWorld): Promise<void> => {
  await pageOf(world)
    .getByRole('button', { name: /^Filtri/ })
    .click();
  await panelOf(world).waitFor();
};
const press = (world: PortalWorld, name: string | RegExp): Promise<void> =>
  act(world, () => panelOf(world).getByRole('button', { name }).click());

/** A day that is written as 03/02/2024, as the field for days takes it; anything else as it is. */
const typedAs = (text: string): string => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return day === undefined ? text : `${year}-${month}-${day}`;
};

const fillPanel = async (world: PortalWorld, rows: readonly (readonly string[])[]): Promise<void> => {
  await openPanel(world);
  const panel = panelOf(world);
  for (const [label = '', values = ''] of rows) {
    const field = panel.getByLabel(label, { exact: true });
    if ((await field.count()) > 0) {
      await field.fill(typedAs(values));
      continue;
    }
    const section = panel.getByRole('group', { name: label, exact: true });
    for (const value of values.split(', ')) await section.getByText(value, { exact: true }).click();
  }
};

const apply = async (world: PortalWorld, rows: readonly (readonly string[])[]): Promise<void> => {
  await fillPanel(world, rows);
  await press(world, /^Applica filtri/);
};

When(/^(?:ha applicato|applica) i filtri$/, function (this: PortalWorld, table: DataTable) {
  return apply(this, table.raw());
});

When('prova ad applicare {string} come {string}', function (this: PortalWorld, typed: string, label: string) {
  return apply(this, [[label, typed]]);
});

When('prepara nel pannello questi filtri e annulla', async function (this: PortalWorld, table: DataTable) {
  await fillPanel(this, table.raw());
  await press(this, 'Annulla');
});

When('apre il pannello dei filtri', function (this: PortalWorld) {
  return openPanel(this);
});

When('scrive {string} nel filtro {string}', async function (this: PortalWorld, typed: string, label: string) {
  await panelOf(this).getByLabel(label, { exact: true }).fill(typed);
});

Then(/^"Elimina tutto" (si|non si) vede$/, async function (this: PortalWorld, seen: string) {
  await panelOf(this)
    .getByText('Elimina tutto', { exact: true })
    .waitFor({ state: seen === 'si' ? 'visible' : 'hidden' });
});

Then('riaperto il pannello vi trova solo {string}', async function (this: PortalWorld, value: string) {
  await openPanel(this);
  const chosen = await panelOf(this)
    .locator('input:checked + span')
    .evaluateAll((all) => all.map((one) => one.textContent));
  const typed = await panelOf(this)
    .locator('input:not([type=checkbox], [type=hidden])')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).filter((text) => text !== ''));
  assert.deepEqual([...chosen, ...typed], [value]);
});

Then(
  'accanto al filtro {string} si legge {string}',
  async function (this: PortalWorld, label: string, message: string) {
    const field = panelOf(this).getByLabel(label, { exact: true });
    await panelOf(this).getByText(message, { exact: true }).first().waitFor();
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
  },
);

// What is asked of the list

When("toglie l'etichetta {string}", function (this: PortalWorld, label: string) {
  return act(this, (page) => page.locator(CHIPS).filter({ hasText: label }).getByRole('link').click());
});

When('elimina tutti i filtri', function (this: PortalWorld) {
  return act(this, (page) => page.locator('main').getByRole('link', { name: 'Elimina tutto' }).click());
});

const sortBy = (world: PortalWorld, order: 'ASC' | 'DESC'): Promise<void> =>
  act(world, (page) => page.locator('#ordina').selectOption(order));
const searchFor = (world: PortalWorld, text: string): Promise<void> =>
  act(world, async (page) => {
    await page.locator('#cerca-elenco').fill(text);
    await page.locator('#cerca-elenco').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search') === text);
  });

When('sceglie i meno recenti', function (this: PortalWorld) {
  return sortBy(this, 'ASC');
});

When("cerca nell'elenco {string}", function (this: PortalWorld, text: string) {
  return searchFor(this, text);
});

When("ha cercato {string} nell'elenco, dal meno recente", async function (this: PortalWorld, text: string) {
  await searchFor(this, text);
  await sortBy(this, 'ASC');
});

const moreOf = (world: PortalWorld) => pageOf(world).locator('main').getByRole('link', { name: 'Mostra di più' });
const showMore = async (world: PortalWorld): Promise<void> => {
  const before = await pageOf(world).locator(ENTRIES).count();
  await act(world, () => moreOf(world).click());
  await pageOf(world).locator(ENTRIES).nth(before).waitFor();
};

When("mostra di più nell'elenco", function (this: PortalWorld) {
  return showMore(this);
});

When("mostra di più nell'elenco finché ce n'è", async function (this: PortalWorld) {
  while ((await moreOf(this).count()) > 0) await showMore(this);
});

When(
  /^sceglie (?:la prima delle "Categorie" offerte|il primo degli anni offerti)$/,
  async function (this: PortalWorld) {
    await openPanel(this);
    const option = panelOf(this).getByRole('group', { name: 'Categorie', exact: true }).locator('label').first();
    this.note('scelta', await option.locator('span').first().textContent());
    this.note('annunciate', Number(await option.locator('.count [aria-hidden]').textContent()));
    await option.click();
    await press(this, /^Applica filtri/);
  },
);

// What the list shows

Then('le etichette sono', function (this: PortalWorld, table: DataTable) {
  return read(pageOf(this), CHIPS, table.raw().flat());
});

Then("l'unica etichetta è {string}", function (this: PortalWorld, label: string) {
  return read(pageOf(this), CHIPS, [label]);
});

Then("non c'è alcuna etichetta", function (this: PortalWorld) {
  return read(pageOf(this), CHIPS, []);
});

Then('il pulsante "Filtri" ne conta {int}', async function (this: PortalWorld, count: number) {
  await pageOf(this)
    .getByRole('button', { name: `Filtri ${count} filtri applicati` })
    .waitFor();
});

Then(/^l'elenco parte dal (più|meno) recente$/, async function (this: PortalWorld, order: string) {
  assert.equal(await pageOf(this).locator('#ordina').inputValue(), order === 'più' ? 'DESC' : 'ASC');
});

Then("l'indirizzo dell'elenco è {string}", function (this: PortalWorld, query: string) {
  return arrive(pageOf(this), `${this.noted<string>('elenco')}${query === '?' ? '' : query}`);
});

Then("l'elenco è alla pagina {int}", async function (this: PortalWorld, number: number) {
  await pageOf(this).waitForURL((url) => Number(url.searchParams.get('page') ?? 1) === number);
});

Then('la riga di stato dice {string}', function (this: PortalWorld, sentence: string) {
  return read(pageOf(this), STATUS, [sentence]);
});

Then(
  /^l'elenco (dice|non dice) che sono i filtri dell'ultima ricerca$/,
  async function (this: PortalWorld, says: string) {
    await pageOf(this)
      .locator('main')
      .getByText('Filtri della tua ultima ricerca')
      .waitFor({ state: says === 'dice' ? 'visible' : 'hidden' });
  },
);

Then('sopra i risultati si legge {string}', async function (this: PortalWorld, sentence: string) {
  await pageOf(this).locator('main').getByText(sentence, { exact: true }).first().waitFor();
});

Then(
  /^vede (\d+) voci dell'elenco, dalla (più|meno) recente alla (?:più|meno) recente$/,
  async function (this: PortalWorld, count: string, order: string) {
    const days = await pageOf(this)
      .locator(`${ENTRIES} time`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
    const oldestFirst = days.toSorted();
    assert.equal(days.length, Number(count));
    assert.deepEqual(days, order === 'più' ? oldestFirst.toReversed() : oldestFirst);
  },
);

Then("una pagina dell'elenco ha {int} voci", async function (this: PortalWorld, size: number) {
  assert.equal(await pageOf(this).locator(ENTRIES).count(), size);
});

Then("vede tutte le voci dell'elenco, ciascuna una volta sola", async function (this: PortalWorld) {
  const ids = await pageOf(this)
    .locator(ENTRIES)
    .evaluateAll((all) => all.map(({ id }) => id));
  assert.equal(new Set(ids).size, ids.length);
  await pageOf(this).getByText(`Mostrati ${ids.length} di ${ids.length}`).first().waitFor();
});

Then('tutte le voci hanno quella categoria', async function (this: PortalWorld) {
  const kinds = await pageOf(this).locator(`${ENTRIES} .kind`).allTextContents();
  assert.ok(kinds.length > 0);
  assert.deepEqual([...new Set(kinds)], [this.noted('scelta')]);
});

Then('sono tante quante il filtro ne annunciava', async function (this: PortalWorld) {
  const count = this.noted<number>('annunciate');
  await pageOf(this)
    .locator('.pt-status p', { hasText: new RegExp(`^${count} risultat[io],`) })
    .waitFor();
});

Then(
  'si può filtrare per {string}, {string} e {string}',
  async function (this: PortalWorld, one: string, two: string, three: string) {
    await openPanel(this);
    const legends = await panelOf(this).locator('fieldset:has([type=checkbox]) legend').allTextContents();
    assert.deepEqual(legends, [one, two, three]);
  },
);

Then('ogni valore offerto dice quante voci troverebbe', async function (this: PortalWorld) {
  const offered = await panelOf(this)
    .locator('[name=categories]')
    .evaluateAll((all) =>
      all.map((one) => [
        (one as HTMLInputElement).value,
        one.parentElement?.querySelector('.count [aria-hidden]')?.textContent ?? '',
      ]),
    );
  for (const [value, count] of offered) {
    await this.use(VisitorKey).open(`${this.noted<string>('elenco')}?categories=${value}`);
    await pageOf(this)
      .locator('.pt-status p', { hasText: new RegExp(`^${count} risultat`) })
      .waitFor();
  }
  assert.ok(offered.length > 0);
});
