import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';

// Messages are read: nobody else may see it.
setUpOwnPortal();

/** Links and buttons pressed at most; opening a menu does not count, the link pressed in it does (D-63). */
const MOST_CLICKS = 2;
const SUBJECT = 'Manca il contratto di affitto registrato';
/** Height of a screen by its width (D-63). */
const SCREEN = { 375: 812, 1280: 900 } as const;
const WIDTHS = [375, 1280] as const;

/** Anna at her desk; what is pressed is counted (D-63). */
const annaAtDesk = async (width: keyof typeof SCREEN) => {
  const { page, errors, settled } = await visitors.as({ name: 'Anna Bianchi' }, { width });
  await page.setViewportSize({ width, height: SCREEN[width] });
  await load(page, portal, '/scrivania');
  await settled();
  const clicks = { count: 0 };
  const press = async (control: Locator): Promise<void> => {
    clicks.count += 1;
    await control.click();
  };
  return { page, errors, press, clicks, main: page.getByRole('main') };
};

/** Whether all of it is seen where the page opened, without scrolling by hand. */
const isInView = async (page: Page, answer: Locator): Promise<boolean> => {
  await answer.waitFor();
  const box = await answer.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

/** The same of a page that stands at its beginning. */
const isInFirstScreen = async (page: Page, answer: Locator): Promise<boolean> => {
  await answer.waitFor();
  await page.waitForFunction(() => window.scrollY === 0, undefined, { polling: 20 });
  return isInView(page, answer);
};

describe('what a farmer came for, at 375 and 1280 pixels', () => {
  it('[PRAT-09] [MONEY-01] [STOP-04] [STOP-05] should be when, how much and on which account, what to do, by when and what it stops, with the thing one press away', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks, main } = await annaAtDesk(width);
      const money = main.locator('.pt-next .what');
      expect(await isInFirstScreen(page, money.getByText(/^[\d.]+,\d{2}.€$/u))).toBe(true);
      expect(
        await isInFirstScreen(
          page,
          money.getByText(/^Atteso entro (?:il\s|l’)\d.* sul conto che finisce con\s\d{4}\.$/u),
        ),
      ).toBe(true);
      const first = main.getByRole('region', { name: 'Cosa devo fare' }).getByRole('listitem').first();
      const cause = main.locator('.pt-stop').getByText('Fermo: documento di riconoscimento scaduto.');
      expect(await isInFirstScreen(page, cause)).toBe(true);
      await first.getByText(/^Scaduto il \d{2}\/\d{2}\/\d{4}\..*Ferma 23\.586,81.€\.$/u).waitFor();
      await press(first.getByRole('link', { name: 'Apri il documento' }));
      await page.getByRole('heading', { level: 1, name: 'Fascicolo Aziendale' }).waitFor();
      const reported = main.getByText(/^Il documento scaduto ferma 23\.586,81.€ in 2 pagamenti\.$/u);
      await expect.poll(() => isInView(page, reported)).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      expect(errors).toEqual([]);
    }
  });

  it('[PRAT-09] [NOTE-10] should be what a message wants, by when and what it stops', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks } = await annaAtDesk(width);
      // Opening a menu is no click (D-63).
      await page
        .getByLabel(/^Notifiche/u)
        .first()
        .click();
      await press(page.getByRole('banner').getByRole('link', { name: 'Vai alle notifiche' }));
      await press(page.getByRole('link', { name: SUBJECT }));
      const message = page.getByRole('article', { name: SUBJECT });
      for (const words of ['Copia del contratto di affitto registrato', 'Mancano 13 giorni', /4\.103,99/u])
        await expect.poll(() => isInView(page, message.getByText(words).first())).toBe(true);
      await expect.poll(() => isInView(page, message.getByRole('link', { name: 'Vai alla domanda' }))).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      expect(errors).toEqual([]);
    }
  });

  it('[PRAT-09] [PAGA-01] should be why a payment is less than last year', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks, main } = await annaAtDesk(width);
      await press(main.getByRole('link', { name: 'Tutte le pratiche' }));
      await press(main.getByRole('link', { name: 'Anticipo ristrutturazione e riconversione dei vigneti' }).first());
      expect(await isInFirstScreen(page, main.getByRole('heading', { name: /^516,68.€ in meno del 2025$/u }))).toBe(
        true,
      );
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      expect(errors).toEqual([]);
    }
  });

  it('[PRAT-09] [PAGA-05] should be the statement for the accountant', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks, main } = await annaAtDesk(width);
      await press(main.getByRole('link', { name: 'Tutte le pratiche' }));
      await press(main.getByRole('link', { name: 'Estratto dei pagamenti' }));
      await page.getByRole('heading', { level: 1, name: /^Estratto dei pagamenti \d{4}$/u }).waitFor();
      expect(await isInFirstScreen(page, main.getByRole('button', { name: /^Estratto in PDF/u }))).toBe(true);
      expect(await isInFirstScreen(page, main.getByText(/^Accreditati fino al/u))).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      expect(errors).toEqual([]);
    }
  });

  it('[PRAT-09] [PRAT-04] [PRAT-06] [PRAT-08] should be how to answer a request, and with which letter it was asked', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks, main } = await annaAtDesk(width);
      await press(main.getByRole('link', { name: 'Vai alla domanda' }).first());
      await page.waitForURL(/\/domande\/D-0009/u);
      const hold = main.getByRole('region', { name: /^Manca: /u });
      expect(await isInFirstScreen(page, hold.getByText(/^Entro il .*, mancano 13 giorni\.$/u))).toBe(true);
      expect(await isInFirstScreen(page, hold.getByRole('link', { name: 'Scrivi al gestore del mandato' }))).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      // The letter is there, and the message leads back and forth.
      await main.getByRole('button', { name: 'Apri Richiesta di documenti' }).click();
      await main.getByText(/^Il documento si è aperto|^Il browser ha bloccato/u).waitFor();
      await main.getByRole('link', { name: SUBJECT }).click();
      await page.waitForURL(/\/notifiche\//u);
      await page.getByRole('article').getByRole('link', { name: 'Vai alla domanda' }).click();
      await page.waitForURL(/\/domande\/D-0009/u);
      expect(pathOf(page, portal)).toMatch(/^\/le-tue-pratiche\/domande\/D-0009/u);
      expect(errors).toEqual([]);
    }
  });
});
