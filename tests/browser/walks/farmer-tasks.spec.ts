import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { notification } from '#adapters/http/contract/notifications.ts';
import { axeAtAllWidths, focused } from '#tests/support/judged.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';

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
    // What still comes moves what is pressed: the press would end beside it.
    await settled();
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

describe('the bell of a farmer', () => {
  it('[PAGE-10] [PAGE-11] [NOTE-01] [NOTE-02] [NOTE-03] [NOTE-04] [NOTE-05] [NOTE-06] [NOTE-07] should show the latest notifications, open one, mark it as read, and lead to all of them', async () => {
    const { page, errors } = await visitors.as({ name: 'Anna Bianchi' });
    const limits: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('/get-latest-notifications/AGRI/BNCNNA80A41H501R')) limits.push(searchParams.get('limit'));
    });
    const reported = page.waitForResponse((response) => response.url().includes('/get-latest-notifications/'));
    await load(page, portal, '/scrivania');
    const bell = page.getByRole('banner').locator('summary[aria-label^="Notifiche"]');
    await page.getByRole('banner').locator('summary[aria-label$=" da leggere"]').waitFor();
    const unreadBefore = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
    expect(unreadBefore).toBeGreaterThan(0);
    expect(await bell.locator('.pt-badge').innerText()).toContain(String(unreadBefore));
    expect(await bell.locator('use').first().getAttribute('href')).toContain('bell-alert');

    await bell.press('Enter');
    const list = page.getByRole('list', { name: 'Ultime notifiche' });
    const entries = list.getByRole('listitem');
    await entries.first().waitFor();
    expect(await entries.count()).toBe(3);
    expect(limits).toEqual(['3']);
    expect((await list.boundingBox())?.width).toBeLessThanOrEqual(460);
    for (const text of await entries.allInnerTexts()) expect(text).toMatch(/Oggi|Ieri|\d\d\/\d\d\/\d{4}/);
    const sent = (await (await reported).json()) as readonly z.input<typeof notification>[];
    expect(sent).toHaveLength(3);
    const shown = [...sent.filter(({ read }) => !read), ...sent.filter(({ read }) => read)];
    for (const [index, { oggetto, corpoSemplice }] of shown.entries()) {
      expect(await entries.nth(index).locator('.subject').innerText()).toBe(oggetto);
      expect(await entries.nth(index).innerText()).toContain(corpoSemplice.trim());
    }
    const unread = list.locator('li.unread').first();
    expect(await unread.innerText()).toContain('Da leggere:');
    expect(await axeFindings(page)).toEqual([]);

    const subject = await unread.locator('.subject').innerText();
    await unread.getByRole('button').press('Enter');
    const message = page.getByRole('dialog', { name: subject });
    await message.waitFor();
    expect(await focused(page)).toBe('Apri il documento');
    for (const name of ['Chiudi', 'Vai alle notifiche'])
      expect([name, await isReadable(message.getByRole('button', { name, exact: true }).last())]).toEqual([name, true]);
    // How late it is stands on one line, though the dialog has three columns where there is room.
    await message.locator('.pt-tag').waitFor();
    expect(await message.locator('.pt-tag').evaluateAll(linesOfEach)).toEqual([1]);
    await page
      .getByRole('banner')
      .locator(`summary[aria-label*=" ${unreadBefore - 1} da leggere"]`)
      .waitFor();
    await expect.poll(() => list.locator('li.unread').count()).toBe(sent.filter(({ read }) => !read).length - 1);
    await axeAtAllWidths(page);
    await page.keyboard.press('Escape');
    await message.waitFor({ state: 'detached' });
    // It is read now, and stays in its row, which has the focus, though other widths ask for another number of rows.
    expect(await entries.first().locator('.subject').innerText()).toBe(subject);
    expect(await focused(page)).toContain(subject);

    await page.setViewportSize({ width: 1280, height: 900 });
    await load(page, portal, '/scrivania');
    await page
      .getByRole('banner')
      .locator(`summary[aria-label*=" ${unreadBefore - 1} da leggere"]`)
      .waitFor();

    await bell.click();
    await list.getByRole('button').first().click();
    const opened = (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? '';
    await page.getByRole('dialog').getByRole('button', { name: 'Vai alle notifiche' }).click();
    await page.waitForURL(/\/notifiche\/MSG-/);
    const id = await page.evaluate(() => (history.state as { msgId?: string } | null)?.msgId);
    expect(page.url().split('/').at(-1)).toBe(id);
    await page.getByRole('heading', { level: 1, name: 'Notifiche' }).waitFor();
    await page.getByRole('region', { name: 'Messaggio' }).getByRole('heading', { name: opened }).waitFor();
    expect(errors).toEqual([]);
  });
});

// Helpers

/** On how many lines the words of each element stand. */
const linesOfEach = (elements: readonly Element[]): readonly number[] =>
  elements.map((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.lastChild ?? element);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Whether the words of a button have another colour than its ground: a dialog is drawn where it is opened from, and must not take over the colours of that place. */
const isReadable = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return color !== backgroundColor;
  });
