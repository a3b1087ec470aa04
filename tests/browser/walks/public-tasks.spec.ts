import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** Links and buttons pressed at most; a choice in a list and typing are no clicks (D-63). */
const MOST_CLICKS = 2;

/** A reader at the drawn home, who counts what is pressed (D-63). */
const readerAtHome = async (width: number) => {
  const { page, errors } = await visitors.newVisitor({ width });
  await load(page, portal, '/');
  const clicks = { count: 0 };
  const press = async (control: Locator): Promise<void> => {
    clicks.count += 1;
    await control.click();
  };
  return { page, errors, press, clicks };
};

/** Whether all of it is seen without scrolling: the page stands at its beginning. */
const isInFirstScreen = async (page: Page, answer: Locator): Promise<boolean> => {
  const box = await answer.boundingBox();
  const [scrolled, height] = await page.evaluate(() => [window.scrollY, window.innerHeight]);
  return box !== null && scrolled === 0 && box.y >= 0 && box.y + box.height <= (height ?? 0);
};

const WIDTHS = [375, 1280] as const;

describe('what one came for', () => {
  it('[PAGE-50] should say at 375 and 1280 pixels who pays in Puglia', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks } = await readerAtHome(width);
      await press(page.getByRole('main').getByRole('link', { name: 'Trova chi ti paga' }));
      const list = page.getByLabel('Oppure scegli la regione da un elenco');
      await list.focus();
      await list.selectOption('Puglia');
      const answer = page.getByRole('region', { name: 'Chi ti paga in Puglia' });
      await answer.getByRole('row', { name: /^Domanda unica.*ANPAG.*06 0000 1240$/u }).waitFor();
      expect(await isInFirstScreen(page, answer)).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      // The list keeps the reader: what it says now is announced, and another region is one key away.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
      expect(errors).toEqual([]);
    }
  });
});
