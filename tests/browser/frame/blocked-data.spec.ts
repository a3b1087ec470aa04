import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DATA_BLOCKED_TEXT } from '#core/session/browser-data.ts';
import { load, loginEntry, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** A browser that keeps nothing for the site: its stores are forbidden, and cookies are dropped on their way in and out. */
const forbidData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  await page.route('**/api/csrf-token', async (route) => {
    const answer = await route.fetch();
    await page.context().clearCookies();
    await route.fulfill({ status: answer.status(), body: await answer.body(), contentType: 'application/json' });
  });
};

describe('a browser that keeps no data for the site', () => {
  it('[SES-18] [API-04] should be told what to allow, instead of a login that leads back and a request that never arrives', async () => {
    const { page } = await visitors.newVisitor();
    await forbidData(page);
    await load(page, portal, '/normative');
    await loginEntry(page).click();
    await page.getByRole('region', { name: 'Messaggi del portale' }).getByText(DATA_BLOCKED_TEXT).waitFor();
    expect(pathOf(page, portal)).toBe('/normative');

    await load(page, portal, '/supporto/contatti/richiesta-assistenza');
    await page.getByLabel('Nome', { exact: true }).fill('Anna');
    await page.getByLabel('Cognome').fill('Bianchi');
    await page.getByLabel('Codice fiscale').fill('BNCNNA80A41H501R');
    await page.getByLabel('Email').fill('anna.bianchi@esempio.it');
    await page.getByLabel('Ambito').selectOption({ index: 1 });
    await page.getByLabel('Oggetto').fill('Saldo');
    await page.getByLabel('Messaggio').fill('Vorrei sapere quando arriva il saldo della domanda unica.');
    await page.getByLabel(/acconsento/).check();
    await page.getByRole('button', { name: 'Invia la richiesta' }).click();
    await page.locator('main form').getByText(DATA_BLOCKED_TEXT).waitFor();
    expect(await page.getByLabel('Oggetto').inputValue()).toBe('Saldo');
  });
});
