import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { CastKey } from '#features/support/visitor-key.ts';
import { addressOf, type Page } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

const listOf = (world: PortalWorld): Page => world.noted<Page>('pagina');
const rowsOf = (world: PortalWorld) => listOf(world).getByRole('table').getByRole('row');

When('Paola Verdi cerca {string} fra i propri produttori', async function (this: PortalWorld, text: string) {
  const { page, open, settled } = await this.use(CastKey)('Paola Verdi');
  this.note('pagina', page);
  await open('/produttori');
  const field = page.getByLabel('Cerca per denominazione o CUAA');
  await field.fill(text);
  await field.press('Enter');
  await settled();
});

Then('trova {string}', async function (this: PortalWorld, name: string) {
  await listOf(this)
    .locator('main')
    .getByText(/^\d+ produttor[ei]/u)
    .first()
    .waitFor();
  await rowsOf(this).filter({ hasText: name }).first().waitFor();
});

Then('non trova {string}', async function (this: PortalWorld, name: string) {
  await listOf(this)
    .locator('main')
    .getByText(/^Nessun/u)
    .first()
    .waitFor();
  assert.equal(await rowsOf(this).filter({ hasText: name }).count(), 0);
});

Then("nell'indirizzo del produttore non c'è il suo CUAA", async function (this: PortalWorld) {
  const row = rowsOf(this)
    .filter({ has: listOf(this).getByRole('link') })
    .first();
  const [cuaa] = /\d{11}|[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]/u.exec((await row.textContent()) ?? '') ?? [];
  assert.ok(cuaa !== undefined);
  await row.getByRole('link').first().click();
  await listOf(this).waitForURL(/\/produttori\/[^/?]+/u);
  assert.ok(!addressOf(listOf(this)).includes(cuaa));
});

Then('il portale chiede: {string}', async function (this: PortalWorld, sentence: string) {
  await listOf(this).getByText(sentence).first().waitFor();
});
