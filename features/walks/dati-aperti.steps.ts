import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { open, pageOf } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

When('un visitatore apre i dati aperti', async function (this: PortalWorld) {
  await open(this, '/dati-aperti');
});

Then(
  'fra gli insiemi di dati ci sono {string}, {string} e {string}, e la licenza è {string}',
  async function (this: PortalWorld, one: string, another: string, third: string, licence: string) {
    const main = pageOf(this).locator('main');
    const titles = await main.locator('summary h3').allTextContents();
    for (const title of [one, another, third])
      assert.ok(
        titles.some((shown) => new RegExp(`^${title}, \\d`, 'u').test(shown)),
        title,
      );
    assert.ok(await main.getByRole('link', { name: licence }).isVisible());
  },
);
