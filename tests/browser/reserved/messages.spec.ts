import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';

// Messages are read: nobody else may see it.
setUpOwnPortal();

const ANNA = { name: 'Anna Bianchi' } as const;
const SUBJECT = 'Manca il contratto di affitto registrato';

describe('a message', () => {
  it.each([
    [375, 812],
    [1280, 900],
  ])(
    '[NOTE-09] [NOTE-10] should say at %i px in one click what it wants, by when and what it stops, and lead to the very thing with another',
    async (width, height) => {
      const { page } = await visitors.as(ANNA, { width });
      await page.setViewportSize({ width, height });
      await load(page, portal, '/notifiche');
      await page.getByRole('link', { name: SUBJECT }).click();
      const message = page.getByRole('article', { name: SUBJECT });
      const action = message.getByRole('link', { name: 'Vai alla domanda' });
      await action.waitFor();
      expect(pathOf(page, portal)).toBe('/notifiche/MSG-00003');
      await message.getByText('Copia del contratto di affitto registrato').waitFor();
      await message.getByText('Mancano 13 giorni').waitFor();
      await message.getByText(/4\.103,99/u).waitFor();
      // All of it in the first screen.
      expect((await action.boundingBox())?.y).toBeLessThan(height);
      await action.click();
      await page.waitForURL(/\/le-tue-pratiche\/domande\/D-0009\?azienda=/u);
      await page.goBack();
      await message.waitFor();
      await page.reload();
      await message.getByText('Mancano 13 giorni').waitFor();
    },
  );

  it('[NOTE-11] should stand beside the list from 1000 px, without the focus, and be read after two seconds in view', async () => {
    const { page } = await visitors.as(ANNA, { width: 1280 });
    await page.clock.install();
    await load(page, portal, '/notifiche');
    const rows = page.getByRole('list', { name: 'Elenco delle notifiche' }).getByRole('listitem');
    const first = page.locator('li.unread.open');
    await first.waitFor();
    const subject = (await first.locator('.subject').textContent()) ?? '';
    await page.getByRole('article', { name: subject }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('messaggio-aperto');
    expect(pathOf(page, portal)).toBe('/notifiche');
    const place = await rows.evaluateAll((all) => all.findIndex((one) => one.classList.contains('open')));
    await page.clock.runFor(1_900);
    expect(await first.count()).toBe(1);
    await page.clock.runFor(200);
    await first.waitFor({ state: 'detached' });
    // The row keeps its place.
    expect(await rows.nth(place).getAttribute('class')).toBe('open');
    await page.setViewportSize({ width: 900, height: 900 });
    await page.getByRole('article').waitFor({ state: 'hidden' });
  });

  it('[NOTE-14] should be named by state and subject, and be ticked without moving the list, which is said', async () => {
    const { page } = await visitors.as(ANNA, { width: 1280 });
    await load(page, portal, '/notifiche');
    const list = page.getByRole('list', { name: 'Elenco delle notifiche' });
    const row = list.getByRole('listitem').filter({ hasText: 'La tua PEC è ancora da verificare' });
    await row.getByRole('link', { name: 'Da leggere: La tua PEC è ancora da verificare', exact: true }).waitFor();
    const top = () => list.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 375) await page.getByRole('button', { name: 'Seleziona', exact: true }).click();
      const before = await top();
      await row.getByRole('checkbox').check();
      await page.getByRole('status').getByText('1 selezionata').waitFor({ state: 'attached' });
      expect([width, await top()]).toEqual([width, before]);
      await row.getByRole('checkbox').uncheck();
      await page.getByRole('status').getByText('Nessuna selezionata').waitFor({ state: 'attached' });
    }
  });

  it('[NOTE-12] [NOTE-13] should stand in one line of the bell, with the way to all of them in view, and open there with what it wants', async () => {
    const { page } = await visitors.as(ANNA, { width: 375 });
    await page.setViewportSize({ width: 375, height: 480 });
    await load(page, portal, '/scrivania');
    await page
      .getByLabel(/^Notifiche/u)
      .first()
      .click();
    const rows = page.getByRole('list', { name: 'Ultime notifiche' }).getByRole('listitem');
    await rows.first().waitFor();
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(62);
    const all = await page.getByRole('banner').getByRole('link', { name: 'Vai alle notifiche' }).boundingBox();
    expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThanOrEqual(480);
    for (const [width, height] of [
      [375, 812],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await rows.getByRole('button', { name: SUBJECT }).click();
      const dialog = page.getByRole('dialog', { name: SUBJECT });
      await dialog.getByText('Copia del contratto di affitto registrato').waitFor();
      await dialog.getByText('Mancano 13 giorni').waitFor();
      await dialog.getByText(/4\.103,99/u).waitFor();
      for (const name of ['Vai alle notifiche', 'Vai alla domanda']) {
        const button = await dialog.getByRole('button', { name }).boundingBox();
        expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      if (width === 375) await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Vai alla domanda' }).click();
    await page.waitForURL(/\/le-tue-pratiche\/domande\/D-0009\?azienda=/u);
  });
});
