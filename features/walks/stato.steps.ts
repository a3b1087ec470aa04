import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { BASE, open, pageOf } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

When('un visitatore apre lo stato del servizio', async function (this: PortalWorld) {
  await open(this, '/');
  const page = pageOf(this);
  // Not one of the pages: it runs no script, so there is nothing to wait for.
  await page.goto(new URL(`${BASE}/stato`, page.url()).href);
});

Then(
  'legge {string}, e fra i fermi programmati {string}',
  async function (this: PortalWorld, title: string, stop: string) {
    const main = pageOf(this).locator('main');
    assert.equal(await main.locator('h1').innerText(), title);
    const stops = await main.locator('h2', { hasText: 'Fermi programmati' }).locator('+ ul li').allInnerTexts();
    assert.ok(
      stops.some((words) => words.startsWith(`${stop}: da `)),
      stops.join('; '),
    );
  },
);
