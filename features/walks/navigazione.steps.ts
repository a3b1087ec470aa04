import assert from 'node:assert/strict';
import { type DataTable, Then, When } from '@cucumber/cucumber';
import { BASE, type Page, read } from '#features/support/walk.ts';
import { CastKey } from '#features/support/visitor-key.ts';
import type { PortalWorld } from '#features/support/world.ts';

const WHO = '(un visitatore|un agricoltore|un operatore CAA)';
/** The person of the cast for each public. */
const CAST: Readonly<Record<string, string>> = {
  'un visitatore': 'un visitatore',
  'un agricoltore': 'Anna Bianchi',
  'un operatore CAA': 'Paola Verdi',
};
const DROPDOWN = '.navbar-secondary details';

/** Where each menu stands on a wide screen. */
const MENUS: Readonly<Record<string, string>> = {
  'la barra in alto': '[aria-label="Collegamenti di servizio"] > ul',
  'il menu principale': '[data-element="main-navigation"]',
  'i percorsi guidati': `${DROPDOWN}:has(> summary:has-text("Percorsi guidati")) ul`,
  'gli strumenti utili': `${DROPDOWN}:has(> summary:has-text("Strumenti utili")) ul >> nth=0`,
  'le voci in più': 'header div:has(> h2:has-text("Altri collegamenti")) > ul',
  'i collegamenti sociali del piè di pagina': 'footer .pt-socials',
  "il menu laterale dell'agenzia": 'main nav.pt-side > details > ul',
  'il menu laterale degli aiuti': 'main nav.pt-side > details > ul',
};
const PAGES: Readonly<Record<string, string>> = {
  "il menu laterale dell'agenzia": '/agenzia/direttore',
  'il menu laterale degli aiuti': '/aiuti-e-bandi/pagamenti-diretti',
};

/** Entries of a menu, line by line, as people read them; what is inside an entry follows it after a dash. */
const linesOf = (page: Page, where: string): Promise<readonly (readonly string[])[]> =>
  page.locator(where).evaluateAll(
    (menus, base) =>
      menus.flatMap((menu) =>
        [...menu.querySelectorAll('li')].map((entry) => {
          const link = entry.querySelector(':scope > a');
          const address = link?.getAttribute('href') ?? '';
          return [
            `${entry.parentElement === menu ? '' : '- '}${(link ?? entry).querySelector('span')?.textContent ?? ''}`,
            address.startsWith(base) ? address.slice(base.length) : address,
          ];
        }),
      ),
    BASE,
  );

/** The page on which this scenario looks. */
const seen = (world: PortalWorld): Page => world.noted<Page>('pagina');

When(
  new RegExp(`^${WHO} guarda (${Object.keys(MENUS).join('|')})$`),
  async function (this: PortalWorld, who: string, menu: string) {
    const { page, open } = await this.use(CastKey)(CAST[who] ?? assert.fail(who));
    await open(PAGES[menu] ?? '/normative');
    this.note('pagina', page);
    this.note('voci', await linesOf(page, MENUS[menu] ?? assert.fail(menu)));
  },
);

Then('le voci e gli indirizzi sono', function (this: PortalWorld, expected: DataTable) {
  assert.deepEqual(this.noted('voci'), expected.raw());
});

Then('le voci sono {int}', function (this: PortalWorld, count: number) {
  assert.equal(this.noted<readonly unknown[]>('voci').length, count);
});

Then("non c'è alcuna voce", function (this: PortalWorld) {
  assert.deepEqual(this.noted('voci'), []);
});

Then('{string} si apre in una nuova scheda', async function (this: PortalWorld, title: string) {
  const link = seen(this).getByRole('link', { name: title }).first();
  assert.equal(await link.getAttribute('target'), '_blank');
});

// Where a page stands

When(new RegExp(`^${WHO} è alla pagina "([^"]*)"$`), async function (this: PortalWorld, who: string, path: string) {
  const { page, open } = await this.use(CastKey)(CAST[who] ?? assert.fail(who));
  await open(path);
  this.note('pagina', page);
});

const SIDE_MENUS: Readonly<Record<string, string>> = { agenzia: 'L’Agenzia', aiuti: 'Aiuti e bandi' };

Then('accanto alla pagina sta il menu {string}', async function (this: PortalWorld, menu: string) {
  await read(seen(this), 'main nav.pt-side > h2', menu === 'nessuno' ? [] : [SIDE_MENUS[menu] ?? assert.fail(menu)]);
});

const STEPS = '.breadcrumb-container li:not(:has(details)) > :is(a, span:not(.separator))';

Then('il percorso è {string}', function (this: PortalWorld, labels: string) {
  return read(seen(this), STEPS, labels.split(' > '));
});

Then('la radice porta a {string}', async function (this: PortalWorld, address: string) {
  const root = seen(this).locator('.breadcrumb-container li a').first();
  assert.equal(await root.getAttribute('href'), `${BASE}${address}`);
});

Then("l'ultima tappa è {string}", async function (this: PortalWorld, label: string) {
  const last = seen(this).locator('.breadcrumb-container li[aria-current=page] span:not(.separator)');
  assert.equal(await last.textContent(), label);
});

Then('il percorso contiene {string}', async function (this: PortalWorld, label: string) {
  await seen(this).locator('.breadcrumb-container').getByText(label, { exact: true }).first().waitFor();
});
