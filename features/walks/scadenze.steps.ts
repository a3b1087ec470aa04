import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { instantInRome } from '#core/kernel/rome-time.ts';
import { italianDay } from '#features/support/procedure-visit.ts';
import { act, arrive, open, pageOf } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

/** What each kind of deadline is recognised by: where its row leads. */
const KINDS: readonly RegExp[] = [
  /^\/portale\/aiuti-e-bandi\/(?!appalti)/u,
  /\/concorsi\//u,
  /\/appalti\//u,
  /^\/portale\/servizi\//u,
  /\/eventi\//u,
];
const DAY_MS = 86_400_000;
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());

const daysIn = (world: PortalWorld, block: string): Promise<readonly string[]> =>
  pageOf(world)
    .locator(`${block} time[datetime]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));

When('un visitatore guarda tutte le scadenze', async function (this: PortalWorld) {
  await open(this, '/scadenze');
  const more = pageOf(this)
    .locator('main')
    .getByRole('link', { name: /^Mostra /u });
  while ((await more.count()) > 0) await act(this, () => more.first().click());
});

Then(
  'fra le scadenze ci sono aiuti, concorsi, appalti, servizi e prenotazioni, in ordine di giorno e nessuna passata',
  async function (this: PortalWorld) {
    const addresses = await pageOf(this)
      .locator('.pt-when-rows a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const kind of KINDS)
      assert.ok(
        addresses.some((address) => kind.test(address)),
        String(kind),
      );
    const days = await daysIn(this, '.pt-when-rows');
    assert.deepEqual(days, days.toSorted());
    assert.ok((days[0] ?? '') >= today());
  },
);

When('un visitatore guarda le prossime scadenze', function (this: PortalWorld) {
  return open(this, '/');
});

Then(
  'le scadenze sono {int}, dalla più vicina, nessuna passata e nessuna oltre {int} giorni',
  async function (this: PortalWorld, count: number, most: number) {
    const days = await daysIn(this, '.pt-next-terms');
    assert.equal(days.length, count);
    assert.deepEqual(days, days.toSorted());
    for (const day of days) {
      const ahead = (Date.parse(day) - Date.parse(today())) / DAY_MS;
      assert.ok(ahead >= 0 && ahead <= most, day);
    }
  },
);

// Which aids?

Given('un indirizzo del percorso con {string}', function (this: PortalWorld, query: string) {
  return open(this, `/aiuti-e-bandi/quali-aiuti?${query}`);
});

Then(
  'la domanda è la numero {int} e le risposte date sono {int}',
  async function (this: PortalWorld, step: number, count: number) {
    await pageOf(this).getByText(`Domanda ${step} di`).filter({ visible: true }).first().waitFor();
    assert.equal(await pageOf(this).locator('.pt-ask-answers li.answered').count(), count);
  },
);

// Press releases and contacts

When('un visitatore apre il comunicato più recente', async function (this: PortalWorld) {
  await open(this, '/anpag-comunica/comunicati-stampa');
  const link = pageOf(this).locator('[id^="voce-"] a').first();
  const address = (await link.getAttribute('href')) ?? '';
  await act(this, () => link.click());
  await arrive(pageOf(this), address.replace('/portale', ''));
});

Then('ne legge il testo', async function (this: PortalWorld) {
  const paragraphs = await pageOf(this).locator('main p').allTextContents();
  assert.ok(paragraphs.some((text) => text.length > 150));
});

Then('sotto trova il documento', async function (this: PortalWorld) {
  await pageOf(this).locator('main a[href*="/documents/"], main a[href*=".pdf"]').first().waitFor();
});

// The clock of the reader’s machine, which the page follows in what it says of now.
Given('(che )in Italia sono le {word} del {word}', function (this: PortalWorld, hour: string, day: string) {
  return pageOf(this).clock.setFixedTime(instantInRome(italianDay(day), hour));
});

When('un visitatore legge i contatti', function (this: PortalWorld) {
  return open(this, '/supporto/contatti');
});

Then('di {string} si legge {string}', async function (this: PortalWorld, title: string, sentence: string) {
  const card = pageOf(this).locator('main .it-card').filter({ hasText: title });
  await card.first().waitFor();
  const now = card.first().locator('.pt-open-now');
  if (sentence === '') return assert.equal(await now.count(), 0);
  // It first says what was so when the service read it. Mark and words stand beside each other, without a comma.
  await now.filter({ hasText: new RegExp(String.raw`^\s*${sentence.replace(', ', ' ')}\s*$`, 'u') }).waitFor();
});
