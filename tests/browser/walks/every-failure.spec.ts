import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Entrance } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

const FAILED = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 500, detail: 'Archivio non raggiungibile.' }),
};
const SAID = /Qualcosa è andato storto/;
const ANNA = { name: 'Anna Bianchi' } as const;
const PAOLA = { name: 'Paola Verdi' } as const;

/** One page of each kind, by where it is reached from: a page that came whole from the service asks for nothing. */
const PUBLIC_KINDS: readonly (readonly [kind: string, path: string, calls: RegExp])[] = [
  ['home', '/home', /\/api\/(?!csrf)/],
  ['content', '/agenzia/direttore', /\/api\/(?!csrf)/],
  ['list', '/normative', /\/api\/(?!csrf)/],
  ['section', '/aiuti-e-bandi', /\/api\/(?!csrf)/],
  ['dashboard', '/cruscotto-pagamenti', /\/api\/(?!csrf)/],
  ['search', '/ricerca?search=olio', /\/api\/(?!csrf)/],
  ['finder of paying bodies', '/supporto/ricerca-op?regione=lazio', /\/api\/(?!csrf)/],
];
const RESERVED_KINDS: readonly (readonly [kind: string, entrance: Entrance, path: string])[] = [
  ['desk of a farmer', ANNA, '/scrivania'],
  ['company file', ANNA, '/scrivania/fascicolo-aziendale'],
  ['procedures', ANNA, '/le-tue-pratiche'],
  ['notifications', ANNA, '/notifiche'],
  ['producers', PAOLA, '/produttori'],
  ['desk of a centre', PAOLA, '/scrivania-caa'],
];

setUpPortal();

describe('calls that fail', () => {
  it.each(RESERVED_KINDS)(
    '[ERR-02] [ERR-08] should be told once each in a %s, clear of the toast',
    async (_kind, entrance, path) => {
      const { page } = await visitors.as(entrance, { width: 375 });
      await page.route(/\/api\/private\/(?!cuaa|conventions?|sian|qualif|id-links)/, (route) => route.fulfill(FAILED));
      await page.goto(`${portal.home}${path.slice(1)}`);
      await expectReportedOnce(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectReportedOnce(page);
      await expectKeptFocus(page);
    },
  );

  it.each(PUBLIC_KINDS)(
    '[ERR-02] [ERR-08] should be told once each in a %s, clear of the toast',
    async (_kind, path, calls) => {
      const { page, settled } = await visitors.newVisitor({ width: 375 });
      await page.goto(`${portal.home}mappa-del-sito`);
      await settled();
      await page.route(calls, (route) => route.fulfill(FAILED));
      await page.evaluate(
        (address) => {
          window.history.pushState(null, '', address);
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
        `${new URL(portal.home).pathname}${path.slice(1)}`,
      );
      await expectReportedOnce(page);
      await expectKeptFocus(page);
    },
  );

  it('[CONST-06] [ERR-02] should keep the toast clear of them when a phone is turned or its keyboard comes', async () => {
    const { page } = await visitors.as(ANNA, { width: 375 });
    await page.setViewportSize({ width: 375, height: 1400 });
    await page.route(/\/api\/private\/notifications\/get-notifications/, (route) => route.fulfill(FAILED));
    await page.goto(`${portal.home}notifiche`);
    const failure = page.locator('main .callout.bad').first();
    await failure.waitFor();
    await page.locator('.pt-toasts:not(.at-top)').waitFor();
    expect(await page.evaluate(hiddenByToast)).toBe(0);
    const bottom = await failure.evaluate((notice) => notice.getBoundingClientRect().bottom);
    await page.setViewportSize({ width: 375, height: Math.ceil(bottom) });
    expect(await page.evaluate(hiddenByToast)).toBe(0);
  });
});

// Helpers

/** Whoever tries again is not thrown out of the page: neither while it is asked nor when the answer takes the failure's place. */
const expectKeptFocus = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  const failures = page.locator('main .callout.bad');
  const failure = await failures
    .filter({ has: page.getByRole('button', { name: 'Riprova' }) })
    .first()
    .elementHandle();
  await failures.getByRole('button', { name: 'Riprova' }).first().press('Enter');
  await failure?.waitForElementState('hidden');
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
};

/** Every failure stands in one place, nobody says it a second time, and the toast hides none of those words. */
const expectReportedOnce = async (page: Page): Promise<void> => {
  const failures = page.locator('main .callout.bad');
  await failures.first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  // Cards of one kind may fail with the same words: each says them under its own heading, and once.
  const titles = await failures.evaluateAll((notices) =>
    notices.map((notice) => {
      const place = notice.closest('.it-card, section, [role="tabpanel"]');
      return `${place?.querySelector('h2, h3')?.textContent ?? ''}: ${notice.querySelector('p')?.textContent ?? ''}`;
    }),
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  // What has no place of its own keeps one sentence for all of it (D-30); it may come after the other sentences.
  expect(await page.locator('main').getByText(SAID).count()).toBeLessThanOrEqual(1);
  if (titles.length === 1) expect(await page.evaluate(hiddenByToast)).toBe(0);
};

/** How many failures lie under the toast, once the window has drawn what a new width makes of it. */
const hiddenByToast = async (): Promise<number> => {
  for (let drawn = 0; drawn < 2; drawn += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const toast = document.querySelector('.pt-toasts .callout')?.getBoundingClientRect();
  if (toast === undefined) return 0;
  return [...document.querySelectorAll('main .callout.bad')].filter((notice) => {
    const { top, bottom, left, right } = notice.getBoundingClientRect();
    return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
  }).length;
};
