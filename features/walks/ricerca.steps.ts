import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { act, addressOf, open, pageOf } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

// The index and the paying bodies are there already.
Given("l'indice di ricerca del portale", () => undefined);
Given('gli organismi pagatori del portale', () => undefined);

/** The best answer, which stands before the others, is one of them. */
const RESULTS = 'main [id^="esito-"]';
const chipOf = (world: PortalWorld, label: string) =>
  pageOf(world)
    .locator('main')
    .getByRole('link', { name: new RegExp(`^${label}\\b`, 'u') });

When('un visitatore cerca {string} tra le {string}', async function (this: PortalWorld, text: string, chip: string) {
  await open(this, `/ricerca?search=${encodeURIComponent(text)}`);
  if (chip !== 'Tutte') await act(this, () => chipOf(this, chip).first().click());
});

Then('tutti i risultati sono di tipo {string}', async function (this: PortalWorld, type: string) {
  const kinds = await pageOf(this).locator(`${RESULTS} .kind`).allTextContents();
  assert.ok(kinds.length > 0);
  assert.deepEqual([...new Set(kinds.map((kind) => kind.toUpperCase()))], [type]);
});

Then('vede {int} risultati di più di {int}', async function (this: PortalWorld, count: number, least: number) {
  assert.equal(await pageOf(this).locator(RESULTS).count(), count);
  const reported = await pageOf(this)
    .locator('main')
    .getByText(/^Mostrati \d+ di \d+/u)
    .first()
    .textContent();
  assert.ok(Number(/di (\d+)/u.exec(reported ?? '')?.[1]) > least, reported ?? '');
});

Then('non viene cercato nulla', async function (this: PortalWorld) {
  assert.equal(await pageOf(this).locator(RESULTS).count(), 0);
});

Given(
  'che un visitatore è alla pagina {int} dei risultati per {string}',
  function (this: PortalWorld, page: number, text: string) {
    return open(this, `/ricerca?search=${encodeURIComponent(text)}&page=${page}`);
  },
);

When('passa alla voce {string}', function (this: PortalWorld, label: string) {
  return act(this, () => chipOf(this, label).first().click());
});

Then('è alla pagina {int} dei risultati per {string}', function (this: PortalWorld, page: number, text: string) {
  const query = new URLSearchParams(addressOf(pageOf(this)).split('?')[1]);
  assert.deepEqual([Number(query.get('page') ?? 1), query.get('search')], [page, text]);
});

// Paying bodies

const FINDER = '/supporto/ricerca-op';
const regions = (world: PortalWorld) => pageOf(world).getByLabel('Oppure scegli la regione da un elenco');

When('un visitatore sceglie la regione {string}', async function (this: PortalWorld, name: string) {
  await open(this, FINDER);
  await act(this, () => regions(this).selectOption({ label: name }));
});

When('poi tocca fuori da ogni regione', function (this: PortalWorld) {
  return act(this, (page) => page.locator('.pt-sea').click({ position: { x: 5, y: 5 } }));
});

When("un visitatore apre la ricerca all'indirizzo della regione {string}", function (this: PortalWorld, name: string) {
  return open(this, `${FINDER}?categories=${name.toLowerCase()}`);
});

When("un visitatore apre la ricerca all'indirizzo di una regione che non esiste", function (this: PortalWorld) {
  return open(this, `${FINDER}?categories=atlantide`);
});

const chosen = (world: PortalWorld): Promise<string | null | undefined> =>
  regions(world).evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.textContent);

Then('la regione evidenziata è {string}', async function (this: PortalWorld, name: string) {
  assert.equal(await chosen(this), name);
});

Then('nessuna regione è evidenziata', async function (this: PortalWorld) {
  assert.equal(await chosen(this), 'Tutta Italia');
});

Then('tutti gli organismi trovati servono {string}', async function (this: PortalWorld, name: string) {
  const served = await pageOf(this).locator('.found article .pt-chips').allTextContents();
  assert.ok(served.length > 0 && served.every((names) => names.includes(name)), served.join('; '));
});

Then('la riga di stato della ricerca comincia con {string}', async function (this: PortalWorld, start: string) {
  await pageOf(this).locator('.found h2', { hasText: start }).waitFor();
});

Then('si vedono tutti gli organismi, quanti ne dicono i contatori', async function (this: PortalWorld) {
  const counters = await pageOf(this).locator('.pt-kpi dd').allTextContents();
  const all = counters.map(Number).reduce((sum, one) => sum + one, 0);
  await pageOf(this)
    .locator('.found article')
    .nth(all - 1)
    .waitFor();
  assert.equal(await pageOf(this).locator('.found article').count(), all);
});
