import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { formatMillions } from '#core/formatting/euro.ts';
import { act, addressOf, open, pageOf } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

const DASHBOARD = '/cruscotto-pagamenti';
const DIVISIONS: Readonly<Record<string, string>> = {
  'gli aiuti diretti': 'Domanda unica 2023-2027',
  'lo sviluppo rurale': 'Sviluppo rurale 2023-2027',
};
const BY_INTERVENTION = 'Suddivisione per intervento';

const campaigns = (world: PortalWorld) =>
  pageOf(world).getByRole('navigation', { name: 'Campagne' }).locator('details details');
const field = (world: PortalWorld, label: string) =>
  pageOf(world).getByRole('form', { name: 'Dove, in che anno, per che cosa' }).getByLabel(label, { exact: true });
const sumOf = (world: PortalWorld) => pageOf(world).getByRole('region', { name: 'Importo pagato' });
const rowsOf = (world: PortalWorld) => pageOf(world).locator('main table tbody tr');
const tabsOf = (world: PortalWorld) =>
  pageOf(world).getByRole('navigation', { name: 'Suddivisioni' }).getByRole('link');

/** Chooses from a field what it offers; answers whether it does. */
const choose = async (world: PortalWorld, label: string, value: string): Promise<boolean> => {
  const offered = await field(world, label)
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  if (!offered.includes(value)) return false;
  if ((await field(world, label).inputValue()) !== value)
    await act(world, () => field(world, label).selectOption(value));
  return true;
};

/** What is on no field is asked for by an address, as somebody does who has kept or changed one. */
const chooseOrWrite = async (world: PortalWorld, label: string, parameter: string, value: string): Promise<void> => {
  if (!(await choose(world, label, value))) await open(world, `${DASHBOARD}?${parameter}=${value}`);
};

/** Opens the newest campaign in the menu and one of its divisions. */
const openDivision = async (world: PortalWorld, title: string): Promise<void> => {
  await open(world, DASHBOARD);
  const newest = campaigns(world).first();
  await newest.locator('summary').click();
  await act(world, () => newest.getByRole('link', { name: title }).click());
  await rowsOf(world).first().waitFor();
};

const openTab = (world: PortalWorld, title: string): Promise<void> =>
  act(world, () => tabsOf(world).filter({ hasText: title }).click());

/** Waits until the table has rows of this kind. */
const isBy = async (world: PortalWorld, kind: string): Promise<void> => {
  const name = new RegExp(`^Importi erogati per ${kind}\\b`, 'iu');
  await pageOf(world).getByRole('table', { name }).waitFor();
  await rowsOf(world).first().waitFor();
};

// The payments are there already.
Given('i pagamenti pubblicati', () => undefined);

/** What comes to the browser when it asks for the campaigns: an answer of this status, or none. */
const answerCampaigns = (world: PortalWorld, status: number | undefined): Promise<unknown> =>
  pageOf(world).route('**/dashboard-payments/campaigns', (route) =>
    // A 204 has no content, whatever else would come with it.
    status === undefined ? route.abort() : route.fulfill({ status, ...(status === 204 ? {} : { json: [] }) }),
  );

Given(
  '(che )il servizio risponde {int} alla richiesta delle campagne',
  async function (this: PortalWorld, status: number) {
    await answerCampaigns(this, status);
  },
);

Given('(che )il servizio non risponde alla richiesta delle campagne', async function (this: PortalWorld) {
  await answerCampaigns(this, undefined);
});

// From another page: a page that is opened by its address comes with its menu.
When('un visitatore apre il menu delle campagne', async function (this: PortalWorld) {
  await open(this, '/');
  await act(this, (page) => page.getByRole('link', { name: 'Apri il cruscotto pagamenti' }).click());
});

/** What stands in place of the menu, in the words that the specification fixes. */
const MENU_FAILURES: Readonly<Record<string, string>> = {
  'non è arrivato': 'Failed to fetch side menu data',
  'il servizio non risponde': 'Unknown Error',
};

Then('al posto del menu si legge che {}', async function (this: PortalWorld, what: string) {
  const message = MENU_FAILURES[what] ?? assert.fail(`non si sa come si legga che ${what}`);
  await pageOf(this).getByText(message).waitFor();
  assert.equal(await campaigns(this).count(), 0);
});

Then(
  "c'è una voce {string} per anno, dalla più recente, con le sue divisioni",
  async function (this: PortalWorld, pattern: string) {
    await campaigns(this).first().waitFor();
    const titles: string[] = [];
    for (const campaign of await campaigns(this).all()) {
      await campaign.locator('summary').click();
      titles.push((await campaign.locator('summary').innerText()).trim());
      assert.ok((await campaign.getByRole('link').filter({ visible: true }).count()) > 0);
    }
    const years = titles.map((title) => Number(/\d{4}/u.exec(title)?.[0])).toSorted((left, right) => right - left);
    assert.ok(years.length > 1);
    assert.deepEqual(
      titles,
      years.map((year) => pattern.replace('{anno}', String(year))),
    );
  },
);

// The sum of a place

When(
  'un visitatore chiede quanto è stato pagato a {string} nel {string}',
  async function (this: PortalWorld, place: string, year: string) {
    await open(this, DASHBOARD);
    await choose(this, 'Dove', place);
    await chooseOrWrite(this, 'Anno', 'anno', year);
    this.note('luogo', await field(this, 'Dove').locator('option:checked').textContent());
  },
);

Then('la frase sulla somma comincia con {string}', async function (this: PortalWorld, start: string) {
  const sentence = (await sumOf(this).locator('.first').textContent()) ?? '';
  assert.ok(sentence.replaceAll('\u00A0', ' ').startsWith(start), sentence);
});

Then('la somma è quella della tabella per regione', async function (this: PortalWorld) {
  const sum = await sumOf(this).locator('.figure').textContent();
  await openTab(this, 'Suddivisione per regione');
  await isBy(this, 'Regione');
  const row = rowsOf(this).filter({ has: pageOf(this).getByRole('link', { name: this.noted<string>('luogo') }) });
  const amount = (await row.locator('td.amount').first().textContent()) ?? '';
  const euro = Number(/[\d.]+,\d{2}/u.exec(amount)?.[0].replaceAll('.', '').replace(',', '.'));
  assert.equal(sum, formatMillions(euro));
});

When(
  'un visitatore confronta la campagna {string} con {string}',
  async function (this: PortalWorld, year: string, compared: string) {
    await open(this, `${DASHBOARD}?anno=${year}`);
    if (compared !== '') await chooseOrWrite(this, 'Confronta con', `anno=${year}&confronto`, compared);
  },
);

Then('la somma è confrontata con {string}', async function (this: PortalWorld, year: string) {
  const sentence = sumOf(this).locator('.first');
  if (year !== '') return sentence.filter({ hasText: new RegExp(`(?:del|nel) ${year}\\.$`, 'u') }).waitFor();
  await sentence.filter({ hasNotText: ':' }).waitFor();
  assert.equal(await field(this, 'Confronta con').locator('option:checked').textContent(), 'Nessuno');
});

When(
  'un visitatore chiede la tabella di {string} a {string}',
  async function (this: PortalWorld, division: string, place: string) {
    await open(this, DASHBOARD);
    assert.ok(await choose(this, 'Che cosa', division), division);
    assert.ok(await choose(this, 'Dove', place), place);
  },
);

Then(/^la tabella(?: del luogo)? è per (intervento|regione)$/, function (this: PortalWorld, by: string) {
  return isBy(this, by);
});

// The tables of a division

When(
  /^un visitatore apre (gli aiuti diretti|lo sviluppo rurale) alla scheda "(.+)"$/,
  async function (this: PortalWorld, kind: string, title: string) {
    await openDivision(this, DIVISIONS[kind] ?? assert.fail(kind));
    if ((await tabsOf(this).filter({ hasText: title }).count()) > 0) return openTab(this, title);
    // The tab is not offered: somebody comes with an address that names it all the same.
    const view = title === BY_INTERVENTION ? 'intervento' : 'regione';
    return open(this, `${addressOf(pageOf(this)).split('?')[0]}?suddivisione=${view}`);
  },
);

const openDetail = async (world: PortalWorld, code: string): Promise<void> => {
  await openDivision(world, DIVISIONS['gli aiuti diretti'] ?? '');
  await act(world, () => rowsOf(world).filter({ hasText: code }).getByRole('link').first().click());
  await pageOf(world)
    .getByRole('heading', { level: 1, name: new RegExp(`^${code} `, 'u') })
    .waitFor();
  await isBy(world, 'Regione');
};

When("un visitatore apre il dettaglio dell'intervento {string}", function (this: PortalWorld, code: string) {
  return openDetail(this, code);
});

Then('la tabella elenca soltanto {string}', async function (this: PortalWorld, what: string) {
  const [, kind, code] = /^(interventi|regioni)(?: di (.+))?$/u.exec(what) ?? assert.fail(what);
  await isBy(this, kind === 'interventi' ? 'Intervento' : 'Regione');
  if (code !== undefined) assert.match((await pageOf(this).locator('main h1').textContent()) ?? '', new RegExp(code));
});

Then('le schede offerte sono:', async function (this: PortalWorld, table: DataTable) {
  assert.deepEqual(await tabsOf(this).allInnerTexts(), table.raw().flat());
});

Given("un visitatore che guarda l'intervento {string} regione per regione", function (this: PortalWorld, code: string) {
  return openDetail(this, code);
});

const looked = async (world: PortalWorld): Promise<readonly unknown[]> => [
  addressOf(pageOf(world)),
  await pageOf(world).locator('main h1').textContent(),
  await rowsOf(world).allInnerTexts(),
];

When('ricarica il cruscotto', async function (this: PortalWorld) {
  this.note('prima del ricaricamento', await looked(this));
  await act(this, (page) => page.reload());
  await rowsOf(this).first().waitFor();
});

Then('campagna, divisione, scheda, dettaglio e introduzione sono quelli di prima', async function (this: PortalWorld) {
  assert.deepEqual(await looked(this), this.noted('prima del ricaricamento'));
  const here = addressOf(pageOf(this));
  await open(this, DASHBOARD);
  await act(this, (page) => page.getByRole('link', { name: /^Riprendi da dove eri/u }).click());
  await isBy(this, 'Regione');
  assert.equal(addressOf(pageOf(this)), here);
});

Then(
  'gli altri organismi pagatori elencati sono {int}, {int} dei quali con zero',
  async function (this: PortalWorld, count: number, zeros: number) {
    await open(this, '/cruscotto-pagamenti-op-extra-anpag');
    const amounts = await rowsOf(this).locator('td:first-of-type').allInnerTexts();
    assert.equal(amounts.length, count);
    assert.equal(amounts.filter((amount) => /(?:^|\s)0,00\s€$/u.test(amount)).length, zeros);
  },
);
