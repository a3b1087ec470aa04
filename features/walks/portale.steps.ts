import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { VisitorKey } from '#features/support/visitor-key.ts';
import type { PortalWorld } from '#features/support/world.ts';

const USERNAMES: Readonly<Record<string, string>> = {
  'Anna Bianchi': 'anna.bianchi',
  'Carla Neri': 'carla.neri',
  'Giulia Ferri': 'giulia.ferri',
  'Paola Verdi': 'paola.verdi',
};

const open = async function (this: PortalWorld, path: string): Promise<void> {
  await this.use(VisitorKey).open(path);
};

Given(
  /^(?:che )?(Anna Bianchi|Carla Neri|Giulia Ferri|Paola Verdi) è entrata nel portale$/,
  async function (this: PortalWorld, name: string) {
    await this.signIn(USERNAMES[name]);
  },
);

When('(che )un visitatore apre {string}', open);
When('apre {string}', open);

When('toglie il filtro {string}', async function (this: PortalWorld, label: string) {
  await this.use(VisitorKey)
    .page.getByRole('link', { name: `Elimina il filtro ${label}` })
    .click();
});

Then('legge {string}', async function (this: PortalWorld, text: string) {
  await this.use(VisitorKey)
    .page.locator('main, [role=status], .pt-toasts')
    .getByText(text)
    .filter({ visible: true })
    .first()
    .waitFor();
});

Then('vede il filtro {string}', async function (this: PortalWorld, label: string) {
  await this.use(VisitorKey)
    .page.getByRole('link', { name: `Elimina il filtro ${label}` })
    .waitFor();
});

Then('non vede il filtro {string}', async function (this: PortalWorld, label: string) {
  await this.use(VisitorKey)
    .page.getByRole('link', { name: `Elimina il filtro ${label}` })
    .waitFor({ state: 'detached' });
});

Then('le voci mostrate sono tutte del tipo {string}', async function (this: PortalWorld, kind: string) {
  const kinds = await this.use(VisitorKey).page.locator('[id^="voce-"] .kind').allTextContents();
  assert.ok(kinds.length > 0);
  assert.deepEqual([...new Set(kinds)], [kind]);
});

Then('il titolo della pagina è {string}', async function (this: PortalWorld, title: string) {
  await this.use(VisitorKey).page.getByRole('heading', { level: 1, name: title }).waitFor();
});

Then('trova la via {string}', async function (this: PortalWorld, name: string) {
  await this.use(VisitorKey).page.locator('main').getByRole('link', { name }).first().waitFor();
});

Then('si trova su {string}', async function (this: PortalWorld, path: string) {
  await this.use(VisitorKey).page.waitForURL((url) => url.pathname === `/portale${path}`);
});

When('segue {string}', async function (this: PortalWorld, name: string) {
  await this.use(VisitorKey).page.locator('main').getByRole('link', { name }).filter({ visible: true }).first().click();
  await this.use(VisitorKey).settled();
});

When('segue nel menu {string}', async function (this: PortalWorld, name: string) {
  await this.use(VisitorKey).page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
  await this.use(VisitorKey).settled();
});

When('preme {string}', async function (this: PortalWorld, name: string) {
  const control = this.use(VisitorKey).page.locator('main').getByRole('button', { name });
  await control
    .or(this.use(VisitorKey).page.locator('main').getByRole('link', { name }))
    .filter({ visible: true })
    .first()
    .click();
  await this.use(VisitorKey).settled();
});

When('cerca {string} dalla testata', async function (this: PortalWorld, text: string) {
  const box = this.use(VisitorKey).page.getByRole('banner').getByRole('combobox', { name: 'Cerca nel portale' });
  await box.pressSequentially(text);
  await box.press('Enter');
});

When('torna indietro', async function (this: PortalWorld) {
  await this.use(VisitorKey).page.goBack();
  await this.use(VisitorKey).settled();
});

Then('mostra {int} voci', async function (this: PortalWorld, count: number) {
  const entries = this.use(VisitorKey).page.locator('[id^="voce-"]');
  await entries.nth(count - 1).waitFor();
  assert.equal(await entries.count(), count);
});

Then('nel percorso legge {string}', async function (this: PortalWorld, label: string) {
  await this.use(VisitorKey)
    .page.locator('.breadcrumb-container')
    .getByText(label, { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor();
});

When('spunta {string}', async function (this: PortalWorld, name: string) {
  await this.use(VisitorKey).page.getByRole('checkbox', { name }).first().check();
});

When(
  'scrive {string} nel campo {string} e preme {string}',
  async function (this: PortalWorld, text: string, field: string, button: string) {
    const { page } = this.use(VisitorKey);
    await page.getByRole('textbox', { name: field }).fill(text);
    await page.getByRole('button', { name: button }).click();
  },
);

When('apre il riquadro {string}', async function (this: PortalWorld, words: string) {
  await this.use(VisitorKey).page.locator('main summary', { hasText: words }).filter({ visible: true }).click();
});
