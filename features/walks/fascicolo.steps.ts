import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { act, chooseCompany, open, pageOf, signInAs } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

const FILE = '/scrivania/fascicolo-aziendale';
const PERSONAL = 'Dati anagrafici e di contatto';
/** Where a card of the file stands, and the title that it has there. */
const CARDS: Readonly<Record<string, readonly [tab: string, title: string]>> = {
  Contatti: [PERSONAL, 'Contatti'],
  'Documento di riconoscimento': [PERSONAL, 'Documento di riconoscimento'],
  'Coordinate bancarie': ['Coordinate bancarie', 'Conti correnti'],
  Antimafia: ['Contratti e documenti', 'Documentazione antimafia'],
  'Scheda di validazione': ['Scheda di validazione', 'Scheda di validazione'],
};
/** What a tab shows where nothing is missing of it. */
const FIRST_CARD: Readonly<Record<string, string>> = {
  [PERSONAL]: 'Contatti',
  'Coordinate bancarie': 'Conti correnti',
  'Contratti e documenti': 'Contratti validi',
  'Scheda di validazione': 'Scheda di validazione',
};
/** Whose company it is, where it is not one of the six of Marco Rinaldi. */
const OWNERS: Readonly<Record<string, string>> = {
  'Azienda agricola Bianchi Anna': 'Anna Bianchi',
  'Istituto Agrario Valle Verde': 'Giulia Ferri',
};
const TONES: Readonly<Record<string, string>> = { verde: 'ok', rosso: 'bad', giallo: 'warn', azzurro: 'info' };
const toneOf = (colour: string): string => TONES[colour] ?? 'mute';

const tabs = (world: PortalWorld) => pageOf(world).locator('.pt-file-tabs').getByRole('link');
const cardOf = (world: PortalWorld, title: string) =>
  pageOf(world)
    .locator('main .it-card')
    .filter({ has: pageOf(world).getByRole('heading', { level: 3, name: title, exact: true }) });

const openTab = (world: PortalWorld, title: string): Promise<void> =>
  act(world, async () => {
    await tabs(world).filter({ hasText: title }).click();
    await cardOf(world, FIRST_CARD[title] ?? assert.fail(title)).waitFor();
  });

/** The card that the examples call so, on its tab. */
const cardNamed = async (world: PortalWorld, name: string) => {
  const [tab, title] = CARDS[name] ?? assert.fail(name);
  await openTab(world, tab);
  return cardOf(world, title);
};

// Examples that a person walks are about other companies, whose files are there already.
Given('il fascicolo in ordine di Anna Bianchi', () => undefined);

When('il titolare apre il fascicolo di {string}', async function (this: PortalWorld, company: string) {
  const owner = OWNERS[company] ?? 'Marco Rinaldi';
  await signInAs(this, owner);
  if (owner !== 'Anna Bianchi') await chooseCompany(this, company);
  await open(this, FILE);
  await pageOf(this).getByText(company, { exact: true }).filter({ visible: true }).first().waitFor();
});

Then('la parte {string} si legge', function (this: PortalWorld, title: string) {
  return openTab(this, title);
});

Then('il portale dice che il fascicolo non è ancora stato validato', async function (this: PortalWorld) {
  const card = await cardNamed(this, 'Scheda di validazione');
  await card.getByText(/non è ancora stato validato/u).waitFor();
});

Then(/^lo stato appare come "([^"]+)", in (\w+)$/, async function (this: PortalWorld, word: string, colour: string) {
  await pageOf(this)
    .locator(`main dl .pt-tag.${toneOf(colour)}`)
    .filter({ hasText: new RegExp(`^${word}$`, 'u') })
    .waitFor();
});

Then('hanno il segno di allarme solo le schede:', async function (this: PortalWorld, table: DataTable) {
  const marked = tabs(this).filter({ has: pageOf(this).locator('.pt-alert-icon') });
  await marked.first().waitFor();
  const titles = table.raw().flat();
  assert.equal(await marked.count(), titles.length);
  for (const title of titles) assert.equal(await marked.filter({ hasText: title }).count(), 1, title);
});

Then(
  'il riquadro {string} è in allarme con {string}',
  async function (this: PortalWorld, name: string, sentence: string) {
    const card = await cardNamed(this, name);
    await card.locator('.callout').getByText(sentence, { exact: true }).waitFor();
  },
);

Then('il riquadro {string} non è in allarme', async function (this: PortalWorld, name: string) {
  const card = await cardNamed(this, name);
  assert.equal(await card.locator('.callout').count(), 0);
});

Then(
  'dal riquadro {string} si può scrivere a {string}',
  async function (this: PortalWorld, name: string, address: string) {
    const card = await cardNamed(this, name);
    const link = card.getByRole('link', { name: 'Scrivi al gestore del mandato' });
    assert.ok((await link.getAttribute('href'))?.startsWith(`mailto:${address}?`));
  },
);

// Accounts

Then('ci sono conti che appaiono come {string}', async function (this: PortalWorld, words: string) {
  const card = await cardNamed(this, 'Coordinate bancarie');
  const shown = await card.locator('li .pt-tag').allTextContents();
  for (const word of words.split(', ')) assert.ok(shown.includes(word), shown.join(', '));
});

Then(/^un conto è in (\w+)$/, async function (this: PortalWorld, colour: string) {
  const card = await cardNamed(this, 'Coordinate bancarie');
  assert.ok((await card.locator(`li .pt-tag.${toneOf(colour)}`).count()) > 0);
});

Then('la scheda dice che non risultano conti', async function (this: PortalWorld) {
  const card = await cardNamed(this, 'Coordinate bancarie');
  await card.getByText(/non risultano conti/u).waitFor();
});

// Contracts and the sheet

const EXPIRED = 'Contratti scaduti';
const contractsIn = (world: PortalWorld, table: string) =>
  pageOf(world).getByRole('table', { name: table, exact: true }).locator('tbody tr');

Then(
  'si vedono {int} contratti scaduti e {string}',
  async function (this: PortalWorld, count: number, counter: string) {
    await openTab(this, 'Contratti e documenti');
    await cardOf(this, EXPIRED).getByText(counter, { exact: true }).waitFor();
    assert.equal(await contractsIn(this, EXPIRED).filter({ visible: true }).count(), count);
  },
);

When('chiede di vederli tutti', function (this: PortalWorld) {
  return act(this, () =>
    cardOf(this, EXPIRED)
      .getByRole('button', { name: /^Mostra/u })
      .click(),
  );
});

Then(
  'i contratti scaduti di recente stanno prima di quelli validi, e ogni contratto sta in un posto solo',
  async function (this: PortalWorld) {
    await openTab(this, 'Contratti e documenti');
    const captions = await pageOf(this).locator('main table caption').allTextContents();
    const lists = captions.filter((caption) => caption.startsWith('Contratti'));
    assert.deepEqual(lists, ['Contratti scaduti di recente', 'Contratti validi', EXPIRED]);
    const protocols: (string | null)[] = [];
    for (const list of lists) {
      assert.ok((await contractsIn(this, list).count()) > 0, list);
      protocols.push(...(await contractsIn(this, list).locator('.pt-mono').allTextContents()));
    }
    assert.equal(new Set(protocols).size, protocols.length);
  },
);

When('chiede il PDF della scheda', async function (this: PortalWorld) {
  const card = await cardNamed(this, 'Scheda di validazione');
  const [tab] = await Promise.all([
    pageOf(this).context().waitForEvent('page'),
    card.getByRole('button', { name: 'Apri la scheda (PDF)' }).click(),
  ]);
  this.note('documento', tab.url());
});

Then('ottiene il documento', async function (this: PortalWorld) {
  assert.match(this.noted<string>('documento'), /^(?:blob|about):/u);
  await pageOf(this)
    .locator('main')
    .getByText(/aperta? in una nuova scheda/u)
    .first()
    .waitFor();
});
