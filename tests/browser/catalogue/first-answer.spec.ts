import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseAccount, pathOf } from '#tests/support/portal-actions.ts';
import { setUpPortal, portal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** The windows of the tasks: what answers them stands in the first screen (D-63). */
const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
] as const;

const block = (page: Page): Locator => page.getByRole('region', { name: 'Che cosa c’è da sapere subito' });
const filled = (page: Page): Locator => page.getByRole('main').locator('.btn-primary:visible');

/** Each of these is in view as a whole, without scrolling, in both windows. */
const expectInFirstScreen = async (page: Page, all: readonly Locator[]): Promise<void> => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const one of all) {
      const [words, isSeen] = await one.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return [element.textContent, top >= 0 && bottom <= window.innerHeight];
      });
      expect([size.width, words, isSeen]).toEqual([size.width, words, true]);
    }
  }
};

describe('the first block, in a window of 375 and of 1280 px', () => {
  it('[BANDO-04] should say of an open tender until when, for whom, how much and where to send the offer', async () => {
    const { page } = await visitors.newVisitor();
    await page.goto(`${portal.home}agenzia/appalti?contractStatus=pubblicato`);
    await page.getByRole('link', { name: 'Fornitura di 220 computer portatili' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fornitura di 220 computer portatili' }).waitFor();
    const offer = block(page).getByRole('link', { name: /^Presenta l’offerta/u });
    expect(await offer.getAttribute('href')).toBe('https://acquisti.example/gare/g-2026-034');
    const words = ['Pubblicato', /^Scade (?:tra \d+ giorni|oggi|domani)/u, 'Per chi', /^198\.000,00\s€$/u];
    await expectInFirstScreen(page, [offer, ...words.map((each) => block(page).getByText(each).first())]);
    // Files are rows: nothing else is as loud as the button.
    expect(await filled(page).count()).toBe(1);
    const steps = page.getByRole('heading', { level: 2, name: 'Come si presenta l’offerta' });
    expect(await steps.evaluate((title) => title.closest('section')?.querySelectorAll('ol > li').length)).toBe(4);
  });

  it('[CAMP-03] should lead from a service that lives in the portal to what one came for, signed out and in', async () => {
    const { page } = await visitors.newVisitor();
    await page.goto(`${portal.home}servizi/stato-dei-pagamenti`);
    expect(await filled(page).allInnerTexts()).toEqual(['Accedi e controlla i pagamenti']);
    await expectInFirstScreen(page, [filled(page)]);
    await filled(page).click();
    await chooseAccount(page, portal, 'Anna Bianchi');
    await page.getByRole('heading', { level: 1, name: 'Le tue pratiche' }).waitFor();
    await page.goto(`${portal.home}servizi/stato-dei-pagamenti`);
    await block(page).getByRole('link', { name: 'Controlla i tuoi pagamenti' }).click();
    await page.getByRole('heading', { level: 1, name: 'Le tue pratiche' }).waitFor();
  });

  it('[CAMP-01] [SSO-01] should lead from an aid to its service, and through the sign-on to the application itself', async () => {
    const { page } = await visitors.newVisitor();
    await page.goto(`${portal.home}aiuti-e-bandi/pagamenti-diretti/sostegno-di-base`);
    expect(await filled(page).allInnerTexts()).toEqual(['Accedi e modifica']);
    const words = ['Solo modifiche', /^Scade tra \d+ giorni/u, 'Per chi', 'Quanto', '167,00 € per titolo, in media'];
    await expectInFirstScreen(page, [filled(page), ...words.map((each) => block(page).getByText(each).first())]);
    await filled(page).click();
    await chooseAccount(page, portal, 'Anna Bianchi');
    await page.getByRole('heading', { level: 1, name: 'Domanda unica' }).waitFor();
    expect(pathOf(page, portal)).toBe('/servizi/domanda-unica');
    await block(page)
      .getByRole('button', { name: /^Modifica la domanda/u })
      .waitFor();
    expect(await filled(page).count()).toBe(1);
  });

  it('[EVENT-01] should say of an event when and where it is, and until when one signs up', async () => {
    const { page } = await visitors.newVisitor();
    await page.goto(`${portal.home}anpag-comunica/eventi/convegno-acqua-e-agricoltura-bari`);
    const signUp = block(page).getByRole('link', { name: /^Iscriviti/u });
    expect(await signUp.getAttribute('href')).toBe('https://incontri.example/acqua-e-agricoltura');
    await expectInFirstScreen(page, [
      block(page).getByText(/^Tra \d+ giorni/u),
      signUp,
      block(page).getByText(/^Auditorium del Levante/u),
    ]);
    await block(page)
      .getByText(/^Iscrizioni fino a /u)
      .waitFor();
    expect(await filled(page).count()).toBe(1);
  });
});
