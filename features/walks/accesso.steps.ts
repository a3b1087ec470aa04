import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import {
  act,
  addressOf,
  answer,
  arrive,
  BASE,
  chooseCompany,
  COMPANIES,
  live,
  open,
  pageOf,
  signInAs,
} from '#features/support/walk.ts';
import { PEOPLE } from '#features/support/people.ts';
import { CastKey } from '#features/support/visitor-key.ts';
import type { PortalWorld } from '#features/support/world.ts';

/** One of each public; that it holds for everybody is asked of the rules. */
const WHOEVER = ['un visitatore', 'Anna Bianchi', 'Paola Verdi'];

/** Opens an address as somebody of the cast; answers where that leads once the page is there. */
const landingOf = async (world: PortalWorld, who: string, address: string, expected: string): Promise<string> => {
  const visitor = await world.use(CastKey)(who);
  await visitor.open(address);
  await visitor.page
    .waitForURL((url) => url.pathname === `${BASE}${expected}`, { timeout: 5_000 })
    .catch(() => undefined);
  await visitor.settled();
  await visitor.page.locator('main h1').first().waitFor({ state: 'attached' });
  return addressOf(visitor.page);
};

Then(
  'aprendo la pagina {string} si arriva a',
  async function (this: PortalWorld, address: string, expected: DataTable) {
    const rows = expected.raw();
    const arrived: string[][] = [];
    for (const [who = '', where = ''] of rows) arrived.push([who, await landingOf(this, who, address, where)]);
    assert.deepEqual(arrived, rows);
  },
);

Then('questi indirizzi si aprono a chiunque', async function (this: PortalWorld, addresses: DataTable) {
  for (const address of addresses.raw().flat())
    for (const who of WHOEVER) {
      assert.equal(await landingOf(this, who, address, address), address, who);
      const { page } = await this.use(CastKey)(who);
      assert.notEqual(await page.locator('main h1').first().textContent(), 'Pagina non trovata', address);
    }
});

Then(
  "l'indirizzo {string} è quello della pagina {string}",
  async function (this: PortalWorld, address: string, title: string) {
    await open(this, address);
    await pageOf(this).getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  },
);

Given('(che )un visitatore ha aperto la pagina {string}', function (this: PortalWorld, address: string) {
  return open(this, address);
});

When('un visitatore apre la pagina {string}', function (this: PortalWorld, address: string) {
  return open(this, address);
});

const NAMES = [...PEOPLE.keys()].join('|');

When(
  new RegExp(`^(?:che )?(${NAMES}) (?:accede al portale|ha fatto l'accesso)$`),
  function (this: PortalWorld, name: string) {
    return signInAs(this, name);
  },
);

// Role and company

const dialogOf = (world: PortalWorld, name: string) => pageOf(world).getByRole('dialog', { name });
const ROLES = 'Come vuoi entrare?';

When(/^(?:ha scelto|sceglie) il ruolo (CAA|Agricoltore)$/, function (this: PortalWorld, role: string) {
  return answer(this, ROLES, new RegExp(`^${role}`, 'u'));
});

When(/^(?:ha scelto|sceglie) l'azienda "([^"]+)"$/, function (this: PortalWorld, company: string) {
  return chooseCompany(this, company);
});

When('ricarica la pagina', async function (this: PortalWorld) {
  await pageOf(this).reload();
  await live(this);
});

Then('vede la scelta del ruolo', async function (this: PortalWorld) {
  await dialogOf(this, ROLES).waitFor();
});

Then("vede la scelta dell'azienda", async function (this: PortalWorld) {
  await dialogOf(this, COMPANIES).waitFor();
});

Then('vede il messaggio "Accesso negato"', async function (this: PortalWorld) {
  await pageOf(this).getByRole('alertdialog', { name: 'Accesso negato' }).waitFor();
});

Then('non ha alcuna azienda da scegliere', async function (this: PortalWorld) {
  assert.equal(await dialogOf(this, COMPANIES).count(), 0);
});

Then("lavora sull'azienda {string}", async function (this: PortalWorld, company: string) {
  await dialogOf(this, COMPANIES).waitFor({ state: 'hidden' });
  await pageOf(this).getByText(company, { exact: true }).filter({ visible: true }).first().waitFor();
});

Then('è alla pagina {string}', function (this: PortalWorld, address: string) {
  return arrive(pageOf(this), address);
});

Then('è alla pagina {string} da visitatore', async function (this: PortalWorld, address: string) {
  await arrive(pageOf(this), address);
  await pageOf(this)
    .getByRole('banner')
    .getByRole('link', { name: /^Accedi/ })
    .first()
    .waitFor();
});

Then('legge che deve accedere per aprire la pagina richiesta', async function (this: PortalWorld) {
  await pageOf(this).getByText('Accedi per aprire la pagina richiesta').first().waitFor();
});

Then(/^vede la scrivania( CAA)?$/, async function (this: PortalWorld, centre: string | null) {
  await arrive(pageOf(this), centre === null ? '/scrivania' : '/scrivania-caa');
  await act(this, (page) => page.locator('main h1').first().waitFor());
});
