import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  answerQuestions,
  chooseAccount,
  companyDialog,
  load,
  loginEntry,
  signIn,
} from '#tests/support/portal-actions.ts';
import { axeAtAllWidths, focused } from '#tests/support/judged.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { holdBack } from '#tests/support/stillness.ts';

const LEFT = 'Hai lasciato l’area riservata';

setUpPortal();

describe('who has logged out', () => {
  it('[SES-14] should read and hear so once, where the tab comes back to the portal', async () => {
    const { page, errors } = await visitors.newVisitor();
    await signIn(page, portal, { name: 'Anna Bianchi' });
    await openProfile(page, 'Anna');
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
    await page.getByText(`${LEFT}.`).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
    expect(await page.getByText(LEFT).count()).toBe(0);
    // Nothing is touched: what has to be said is said all the same.
    await page.goto(portal.home);
    await page.getByRole('region', { name: 'Messaggi del portale' }).getByText(LEFT).waitFor();
    await page.getByRole('status').filter({ hasText: LEFT }).waitFor({ state: 'attached' });
    expect(await page.locator('main').getByText(LEFT).count()).toBe(1);
    await load(page, portal, '/normative');
    expect(await page.getByText(LEFT).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('[SES-14] [SES-15] should be refused nothing that was being read for them while they left', async () => {
    const { page, errors } = await visitors.newVisitor();
    const held = await holdBack(page, /\/api\/private\/(?:detail|file)\//);
    // What was asked before is answered once the session is over, and before the page is left.
    await page.route('**/protocol/openid-connect/logout', async (route) => {
      const response = await route.fetch();
      await held.release();
      await route.fulfill({ response });
    });
    await signIn(page, portal, { name: 'Anna Bianchi' });
    await expect.poll(() => held.count()).toBeGreaterThan(2);
    await openProfile(page, 'Anna');
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('[SES-14] should read that they are leaving while the provider takes its time, and get away where it does not answer', async () => {
    const { page } = await visitors.newVisitor();
    const asked: Route[] = [];
    await page.route('**/protocol/openid-connect/logout', (route) => {
      asked.push(route);
    });
    await signIn(page, portal, { name: 'Anna Bianchi' });
    await openProfile(page, 'Anna');
    await page.getByRole('button', { name: 'Esci' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Stai uscendo dall’area riservata' });
    await leaving.getByText('il servizio di accesso sta chiudendo la sessione').waitFor();
    expect(await page.getByText('in un’altra scheda').count()).toBe(0);
    await axeAtAllWidths(page);
    for (const route of asked) await route.abort();
    await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
  });
});

describe('a person with two roles', () => {
  it('[SES-04] [SES-06] [NAV-13] should take up the other one from the profile menu, without logging out', async () => {
    const { page, errors } = await visitors.newVisitor();
    await signIn(page, portal, { name: 'Niccolò De Luca', role: 'CAA' });
    await page.waitForURL(/\/scrivania-caa$/);
    await page.getByRole('heading', { level: 1, name: 'Ciao Niccolò!' }).waitFor();
    await openProfile(page, 'Niccolò');
    await page.getByRole('button', { name: 'Lavora come agricoltore' }).click();
    await answerQuestions(page, { company: 'Limoneto del Golfo' });
    await page.waitForURL(/\/scrivania$/);
    await page.locator('main').getByText('Limoneto del Golfo').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('main h1') === true);

    await openProfile(page, 'Niccolò');
    await page.getByRole('button', { name: 'Lavora come CAA' }).click();
    await page.waitForURL(/\/scrivania-caa$/);
    await page.getByRole('heading', { level: 1, name: 'Ciao Niccolò!' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('main h1') === true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ciao Niccolò!' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toMatch(/\/scrivania-caa$/);
    expect(errors).toEqual([]);
  });
});

describe('a person with several companies', () => {
  it('[PAGE-28] [SES-13] [SES-30] should change company beside the one in use, seeing how each stands, and hear it', async () => {
    const { page, errors } = await visitors.as({ name: 'Marco Rinaldi', company: 'Cooperativa Olivicola' });
    await load(page, portal, '/scrivania');
    await page.locator('main').getByText('Lavori per Cooperativa Olivicola').waitFor();
    await page.getByRole('button', { name: 'Cambia azienda' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambia azienda' });
    const other = dialog.getByRole('radio', { name: /^Pascoli Alti/ });
    await dialog
      .locator('label')
      .filter({ hasText: /Pascoli Alti/ })
      .getByText(/^\d cos[ae] da fare$/)
      .waitFor();
    await axeAtAllWidths(page);
    await other.check();
    await dialog.getByRole('button', { name: 'Conferma' }).click();
    await page.locator('main').getByText('Lavori per Pascoli Alti').waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^Ora lavori per Pascoli Alti/ })
      .waitFor({ state: 'attached' });
    expect(await focused(page)).toBe('Cambia azienda');
    expect(errors).toEqual([]);
  });

  it('[PAGE-28] [ERR-08] should change also at a service that does not tell how they stand, while the alerts of one company cannot be read', async () => {
    const { page } = await visitors.as({ name: 'Marco Rinaldi', company: 'Cooperativa Olivicola' });
    await page.route('**/api/private/cuaa', async (route) => {
      const response = await route.fetch();
      const companies = (await response.json()) as readonly { readonly hasState?: boolean }[];
      await route.fulfill({ response, json: companies.map(({ hasState: _hasState, ...company }) => company) });
    });
    await page.route(/01234560041.*\/?alerts|alerts.*01234560041/, (route) =>
      route.fulfill({ status: 404, body: '{}' }),
    );
    await load(page, portal, '/scrivania');
    await page.getByRole('button', { name: 'Cambia azienda' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambia azienda' });
    await dialog
      .getByText(/, (nessun avviso|\d avvis[oi])$/)
      .first()
      .waitFor();
    await dialog.getByRole('radio', { name: /^Pascoli Alti/ }).check();
    await dialog.getByRole('button', { name: 'Conferma' }).click();
    await page.locator('main').getByText('Lavori per Pascoli Alti').waitFor();
  });
});

describe('how the companies stand', () => {
  // That what presses most stands first hangs on how soon it is known: `tests/ui/frame/company-dialog.spec.tsx`.
  it('[SES-30] [PAGE-24] [NAV-27] should be read beside each name, in one request, and in the menu with the ways to accesses and alerts', async () => {
    const { page } = await visitors.newVisitor();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/private\/(?:cuaa\/states|file\/|detail\/)/u.test(pathname)) asked.push(pathname);
    });
    await signIn(page, portal, { name: 'Marco Rinaldi' });
    const dialog = companyDialog(page);
    const stand = dialog.getByText(/^\d cose da fare$/u).first();
    await stand.waitFor();
    await expect
      .poll(async () =>
        (await dialog.locator('.pt-check-large').allTextContents()).filter((text) => /\d cos[ae] da fare/u.test(text)),
      )
      .toHaveLength(5);
    // Nothing private before the choice.
    expect(asked).toEqual(['/api/private/cuaa/states']);
    const focusedTag = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.tagName);
    expect(await focusedTag()).toBe('INPUT');
    // On a phone the field would bring the keyboard over the list.
    await page.setViewportSize({ width: 375, height: 900 });
    await page.reload();
    await stand.waitFor();
    expect(await focusedTag()).toBe('H2');
    await axeAtAllWidths(page);
    await page.setViewportSize({ width: 375, height: 900 });
    await dialog.getByLabel('Cerca per nome o CUAA').fill('pascoli');
    await dialog.getByRole('radio', { name: /^Pascoli Alti.*cose da fare/u }).check();
    await dialog.getByRole('button', { name: 'Conferma' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ciao Marco!' }).waitFor();
    await openProfile(page, 'Marco');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Pascoli Alti.*cose da fare/u }).waitFor();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // The way out is in view, however many companies there are.
      expect((await page.getByRole('button', { name: 'Esci' }).boundingBox())?.y).toBeLessThan(900 - 48);
      expect(await banner.getByRole('link', { name: 'Avvisi per email' }).count()).toBe(1);
    }
    await banner.getByRole('link', { name: 'Accessi al mio fascicolo' }).click();
    await page.waitForURL(/accessi-al-fascicolo$/u);
  });
});

describe('who was refused', () => {
  it('[ERR-12] [ERR-01] should come to the sign-on as somebody else, or go on as a visitor with the refused session ended before', async () => {
    const { page, settled } = await visitors.newVisitor();
    await page.setViewportSize({ width: 375, height: 812 });
    const refused = page.getByRole('alertdialog', { name: 'Accesso negato' });
    const signOn = page.getByRole('heading', { name: 'Utenti di prova' });
    const way = (name: string) => refused.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
    await signIn(page, portal, { name: 'Bruno Galli' });
    await way('Accedi con un’altra identità').click();
    await signOn.waitFor();
    for (const [name, found] of [
      ['Trova un centro di assistenza', /\/caa$/u],
      ['Trova chi ti paga', /\/supporto\/ricerca-op$/u],
    ] as const) {
      if (await signOn.isVisible()) await chooseAccount(page, portal, 'Ivo Rossi');
      else await signIn(page, portal, { name: 'Ivo Rossi' }, '/caa');
      await refused.waitFor();
      expect(await refused.getByRole('button').allTextContents()).toHaveLength(5);
      await way(name).click();
      await page.waitForURL(found);
      await loginEntry(page).waitFor();
    }
    await page.reload();
    // A refusal would be said once the check of the session has ended.
    await settled();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

// Helpers

const openProfile = (page: Page, name: string): Promise<void> => page.getByText(`Ciao ${name}!`).first().click();
