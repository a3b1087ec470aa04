import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { axeFindings } from '#tests/support/visitor.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';

// Messages are sent and read: nobody else may see it.
setUpOwnPortal();

const PAOLA = { name: 'Paola Verdi' } as const;
const ANNA = { name: 'Anna Bianchi' } as const;

/** Goes on with the keyboard until what has the focus is called so. */
const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let steps = 0; steps < 80; steps += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not lead to ${name.source}`);
};

const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

describe('a centre by keyboard alone', () => {
  it.each([375, 1280])(
    '[CAAK-01] [CAAK-02] [CAAM-01] [CAAM-02] [CAAM-06] [CAAM-07] should find a producer, choose three and write to them at %i px, and each should read it in its box',
    async (width) => {
      const { page, settled } = await visitors.as(PAOLA, { width });
      await load(page, portal, '/scrivania-caa');
      await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
      // The page listens for its keys once it has been drawn.
      await settled();
      await page.keyboard.press('/');
      expect(await focusedId(page)).toBe('cerca-produttore');
      await page.keyboard.type('02345610568');
      await page.getByRole('option', { name: /^Azienda agricola Bianchi Anna/u }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Azienda agricola Bianchi Anna' }).waitFor();
      // What was typed for is in no address.
      expect(pathOf(page, portal)).toBe('/produttori/azienda-7k2m');
      await page.keyboard.press('/');
      await page.keyboard.type('agricola / societa');
      await page.keyboard.press('Enter');
      await page
        .locator('main')
        .getByText(/^\d+ produttori/u)
        .waitFor();
      expect(pathOf(page, portal)).toBe('/produttori');

      // All lack the same: one message. The first of them stops most.
      await load(page, portal, '/scrivania-caa?termine=all&manca=identity-document');
      const boxes = page.getByRole('checkbox', { name: /^Scegli (?!tutte)/ });
      await page.locator('main tbody tr').nth(2).waitFor();
      const more = page.getByRole('button', { name: 'Scegli più righe' });
      if (width === 375) {
        // On a phone the rows are read first: their boxes come when they are asked for.
        expect(await boxes.count()).toBe(0);
        await more.click();
        await boxes.first().waitFor();
        await more.click();
        expect(await boxes.count()).toBe(0);
      } else {
        expect(await more.count()).toBe(0);
        const all = page.getByRole('checkbox', { name: 'Scegli tutte le righe mostrate' });
        await all.check();
        await expect
          .poll(() => boxes.evaluateAll((each) => each.every((box) => (box as HTMLInputElement).checked)))
          .toBe(true);
        await boxes.first().uncheck();
        expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);
        await page.getByRole('button', { name: 'Annulla la scelta' }).click();
        expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(false);
      }
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (let row = 0; row < 3; row += 1) {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Space');
      }
      await page.getByText(/^3 produttori scelti, fermi (?:almeno )?[\d.]+,\d{2}\s€$/u).waitFor();
      await tabTo(page, /^Scrivi ai 3 produttori$/u, 'Shift+Tab');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: /^Un messaggio per/u });
      await dialog.getByText(/Azienda agricola Bianchi Anna va rinnovato/u).waitFor();
      // Each place is tinted under its own letters, and in the field nothing is written twice.
      const places = dialog.locator('mark');
      expect(await places.allInnerTexts()).toContain('{nome dell’azienda}');
      expect(await axeFindings(page)).toEqual([]);
      // Neither a slip of the hand nor a line that is cut takes along what was written.
      const field = dialog.getByRole('textbox');
      const prepared = await field.inputValue();
      const written = `${prepared} Grazie.`;
      await field.fill(written);
      page.once('dialog', (asked) => void asked.dismiss());
      await page.keyboard.press('Escape');
      expect(await field.inputValue()).toBe(written);
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Invia ai 3 produttori' }).click();
      await dialog.getByText(/^Il messaggio non è partito.+Manca la connessione a Internet/u).waitFor();
      expect(await field.inputValue()).toBe(written);
      await page.context().setOffline(false);
      await field.fill(prepared);
      await tabTo(page, /^Invia ai 3 produttori$/u);
      await page.keyboard.press('Enter');
      await page.getByText('3 messaggi inviati').waitFor();
      await page.context().close();

      const { page: box } = await visitors.as(ANNA, { width });
      await load(box, portal, '/notifiche');
      await box
        .locator('main')
        .getByRole('link', { name: /Documento di riconoscimento da rinnovare/u })
        .first()
        .click();
      await box.getByRole('heading', { name: 'Documento di riconoscimento da rinnovare' }).first().waitFor();
      await box
        .locator('main')
        .getByText(/bastano cinque minuti\.\s+Paola Verdi/u)
        .last()
        .waitFor();
      expect(await box.locator('main').innerText()).not.toContain('Pascoli');
    },
  );

  it('[CAAK-02] should leave the keys alone where they are switched off, and remember it', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori');
    await page.locator('.pt-keys summary').click();
    await page.getByRole('checkbox', { name: /cerca$/u }).uncheck();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('/');
    expect(await focusedId(page)).not.toBe('cerca-produttore');
    await load(page, portal, '/scrivania-caa');
    await page.keyboard.press('/');
    expect(await focusedId(page)).not.toBe('cerca-produttore');
  });
});

describe('a producer', () => {
  it('[CAA-02] [CAAP-01] [CAAP-02] [CAAP-03] [STATO-01] should stand first where most is lost, say what is stopped and what to do, lead to that very thing, and to its neighbours in the list', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori?scadenza=past&ordine=name');
    // The producer with the highest sum first, as the service gives them.
    const answered = page.waitForResponse((response) => response.url().includes('sort=euro'));
    const order = page.getByRole('combobox', { name: 'Ordina per' });
    await order.selectOption('euro');
    const { results } = (await (await answered).json()) as { results: readonly { denominazione: string }[] };
    const names = page.locator('main tbody th a');
    await expect.poll(() => names.allInnerTexts()).toEqual(results.map(({ denominazione }) => denominazione));
    await order.selectOption('name');
    const row = page.getByRole('row', { name: /Pascoli Alti/u });
    await row.getByText('Validato, scheda scaduta').waitFor();
    await row.getByRole('link', { name: /^Pascoli Alti/u }).click();
    await page.getByRole('heading', { level: 1, name: /^Pascoli Alti/u }).waitFor();
    await page.locator('.pt-facts-card').getByText('Validato, scheda scaduta').waitFor();
    await page.getByText(/€ in (?:un pagamento fermo|\d+ pagamenti fermi) per/u).waitFor();
    const list = page.getByRole('region', { name: 'Che cosa fare' });
    const first = list.getByRole('listitem').first();
    await first.getByRole('heading', { name: 'Valida e firma la scheda' }).waitFor();
    await first.getByRole('link', { name: /^Vai alla scheda/u }).click();
    await page.waitForURL(/#fascicolo-scheda$/u);
    await page.locator('#fascicolo-scheda').getByText('Scaduta').waitFor();
    const steps = page.getByRole('navigation', { name: 'Produttori dell’elenco' });
    const [, place = '', total = ''] = /(\d+) di (\d+)/u.exec(await steps.innerText()) ?? [];
    expect(Number(total)).toBeGreaterThan(1);
    const isLast = place === total;
    await steps.getByRole('link', { name: isLast ? 'Produttore precedente' : 'Produttore successivo' }).click();
    await steps.getByText(`${isLast ? Number(place) - 1 : Number(place) + 1} di ${total}, per denominazione`).waitFor();
    expect(pathOf(page, portal)).toMatch(/^\/produttori\/azienda-\w+\?scadenza=past&ordine=name&posto=\d+$/u);
  });
});
