import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { act, answer, COMPANIES, pageOf } from '#features/support/walk.ts';
import type { PortalWorld } from '#features/support/world.ts';

const dialogOf = (world: PortalWorld) => pageOf(world).getByRole('dialog', { name: COMPANIES });
const profileOf = (world: PortalWorld) => pageOf(world).getByRole('banner').locator('details[open]');
const openProfile = async (world: PortalWorld): Promise<void> => {
  if ((await profileOf(world).getByRole('button', { name: 'Esci' }).count()) > 0) return;
  const greeting = pageOf(world)
    .getByRole('banner')
    .getByText(/^Ciao .+!$/u);
  await greeting.filter({ visible: true }).first().click();
};

When('esce', async function (this: PortalWorld) {
  await openProfile(this);
  await profileOf(this).getByRole('button', { name: 'Esci' }).click();
  // The provider answers with the page on which somebody signs in.
  await pageOf(this).getByRole('heading', { name: 'Utenti di prova' }).waitFor();
});

When("passa all'altro ruolo", async function (this: PortalWorld) {
  await openProfile(this);
  await act(this, () =>
    profileOf(this)
      .getByRole('button', { name: /^Lavora come/u })
      .click(),
  );
});

When(
  /^(?:ha scelto|sceglie) l'azienda "([^"]+)" come principale$/,
  async function (this: PortalWorld, company: string) {
    await dialogOf(this).getByRole('checkbox').check();
    await answer(this, COMPANIES, new RegExp(company, 'u'));
    await dialogOf(this).waitFor({ state: 'hidden' });
  },
);

When("fissa nel menu l'azienda {string}", async function (this: PortalWorld, company: string) {
  await openProfile(this);
  const row = profileOf(this).getByRole('listitem').filter({ hasText: company });
  await act(this, () => row.locator('.pin').click());
});

/** Companies whose pin is pressed in the profile menu. */
const pinned = async (world: PortalWorld): Promise<readonly string[]> => {
  await dialogOf(world).waitFor({ state: 'hidden' });
  await openProfile(world);
  await profileOf(world).getByRole('button', { name: 'Esci' }).waitFor();
  const names = await profileOf(world)
    .locator('.pin[aria-pressed=true]')
    .evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace('Principale: ', ''));
};

Then('la sua azienda principale è {string}', async function (this: PortalWorld, company: string) {
  assert.deepEqual(await pinned(this), [company]);
});

Then("non ha un'azienda principale", async function (this: PortalWorld) {
  assert.deepEqual(await pinned(this), []);
});
