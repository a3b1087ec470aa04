import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Entrance, load } from '#tests/support/portal-actions.ts';
import { focused } from '#tests/support/judged.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { holdBack } from '#tests/support/stillness.ts';

setUpPortal();

interface Noted {
  /** Calls that had gone to the service when the main heading came. */
  readonly sent: readonly string[];
  /** How often a cookie was looked up for them. */
  readonly lookedUp: number;
}

/** Longest wait of the page that is no patience, in milliseconds. */
const NO_PATIENCE_MS = 500;

/**
 * Notes what has been asked of the service when the page is drawn for the first time. Call before loading. Patience has no
 * end there: on a busy machine a page that lost it would be drawn with its waits.
 */
const noteFirstView = (page: Page): Promise<unknown> =>
  page.addInitScript((longest) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (set, self, [act, waitMs = 0, ...others]: [TimerHandler, number?, ...unknown[]]) =>
        waitMs > longest ? 0 : Reflect.apply(set, self, [act, waitMs, ...others]),
    });
    const sent: string[] = [];
    let lookedUp = 0;
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      sent.push(new URL(url, window.location.href).pathname);
      open.call(this, method, url, true);
    };
    CookieStore.prototype.get = new Proxy(CookieStore.prototype.get, {
      apply: (get, store, wanted) => {
        lookedUp += 1;
        return Reflect.apply(get, store, wanted);
      },
    });
    const drawn = new MutationObserver(() => {
      if (document.querySelector('main h1') === null) return;
      drawn.disconnect();
      Object.assign(window, { firstView: { sent: [...sent], lookedUp } });
    });
    drawn.observe(document, { childList: true, subtree: true });
  }, NO_PATIENCE_MS);

const firstView = async (page: Page): Promise<Noted> => {
  const noted = await page.waitForFunction(() => (window as unknown as { firstView?: Noted }).firstView);
  return noted.evaluate((one) => one as Noted);
};

describe('the first view of who is signed in', () => {
  it.each<[Entrance, string, readonly string[]]>([
    [
      { name: 'Anna Bianchi' },
      '/scrivania',
      ['file/alerts', 'file/validation-sheet', 'detail/payments', 'detail/debts', 'aids/desk', 'services/desk'],
    ],
    [
      { name: 'Anna Bianchi' },
      '/scrivania/fascicolo-aziendale',
      ['file/alerts', 'file/card-header', 'file/personal-contact-data'],
    ],
    [
      { name: 'Paola Verdi' },
      '/scrivania-caa',
      ['caa-KPIs', 'caa/work-list', 'caa/work-kinds', 'services/desk', 'notifications/get-latest'],
    ],
  ])('[ROUTE-03] should be asked for before it is drawn: %j, %s', async (who, path, parts) => {
    const { page } = await visitors.as(who, { isNew: true });
    await noteFirstView(page);
    await load(page, portal, path);
    const { sent, lookedUp } = await firstView(page);
    const asked = parts.filter((part) => sent.some((one) => one.includes(`/private/${part}`)));
    expect(asked).toEqual(parts);
    // A read needs no proof of where it comes from, and waits for no cookie.
    expect(lookedUp).toBe(0);
  });

  /** The frame is the same on all of a farmer's pages; this one asks for least. */
  const ACCESSES = { path: 'scrivania/accessi-al-fascicolo', heading: 'Accessi al mio fascicolo' } as const;

  /** A reserved page whose frame stands there while nobody knows yet who is here. */
  const inTheFrame = async (width: number, who: Entrance = { name: 'Anna Bianchi' }, path: string = ACCESSES.path) => {
    const { page } = await visitors.as(who, { reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 740 });
    const held = await holdBack(page, /\/protocol\/openid-connect\/token$/);
    const asked = page.waitForRequest('**/protocol/openid-connect/token');
    await page.goto(`${portal.home}${path}`);
    await asked;
    return { page, held };
  };
  const searchOf = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Cerca nel portale' });

  it('[ROUTE-03] should have the menu open that was wanted while nobody knew who is here', async () => {
    const { page, held } = await inTheFrame(375);
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await held.release();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Chiudi il menu' }).waitFor();
    await page
      .getByRole('heading', { level: 1, name: ACCESSES.heading, includeHidden: true })
      .waitFor({ state: 'attached' });
  });

  it('[ROUTE-03] should have the menu open that was opened without script, where the check of who is here is slow', async () => {
    const { page, held } = await inTheFrame(375);
    const closer = page.getByRole('button', { name: 'Chiudi il menu' });
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await noteSlides(page);
    // After a while the browser does it alone.
    await closer.waitFor();
    await held.release();
    await page
      .getByRole('heading', { level: 1, name: ACCESSES.heading, includeHidden: true })
      .waitFor({ state: 'attached' });
    expect(await closer.isVisible()).toBe(true);
    // What is open does not come in again: a finger that is on its way would miss it.
    expect(await slidesOf(page)).toEqual([]);
    await closer.click();
    await closer.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Apri il menu');
    // The next time it comes as it always does.
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.waitForFunction(() => window.slides?.join() === 'menu-del-portale');
  });

  it('[ROUTE-03] should keep what is written after the browser was left to itself, where the check is slow', async () => {
    const { page, held } = await inTheFrame(375);
    await page.getByRole('button', { name: 'Apri la ricerca' }).click();
    const box = page.getByRole('dialog', { name: 'Cerca nel portale' }).getByRole('combobox');
    await box.waitFor();
    await box.fill('vino');
    await held.release();
    await page
      .getByRole('heading', { level: 1, name: ACCESSES.heading, includeHidden: true })
      .waitFor({ state: 'attached' });
    expect(await box.inputValue()).toBe('vino');
    await box.press('Enter');
    await page.waitForURL(/search=vino/);
  });

  it('[ROUTE-03] should search for the words that were sent while nobody knew who is here', async () => {
    const { page, held } = await inTheFrame(1280);
    await searchOf(page).fill('vigneti');
    await searchOf(page).press('Enter');
    await held.release();
    await page.waitForURL(/search=vigneti/);
    await page.getByRole('searchbox', { name: 'Che cosa cerchi?' }).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Che cosa cerchi?' }).inputValue()).toBe('vigneti');
  });

  it('[ROUTE-03] should search for the words that were sent, where the check of who is here is slow', async () => {
    const { page, held } = await inTheFrame(1280);
    await searchOf(page).fill('vigneti');
    await searchOf(page).press('Enter');
    // After a while the browser does it alone; the check of the page that it leaves ends with it.
    await page.waitForURL(/search=vigneti/);
    await held.release();
    await page.getByRole('searchbox', { name: 'Che cosa cerchi?' }).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Che cosa cerchi?' }).inputValue()).toBe('vigneti');
  });

  it('[ROUTE-03] should let who writes in the frame go on writing in the page that fills it', async () => {
    const { page, held } = await inTheFrame(1280);
    await searchOf(page).focus();
    await page.keyboard.type('vi');
    await held.release();
    await page.getByRole('heading', { level: 1, name: ACCESSES.heading }).waitFor();
    await page.keyboard.type('no');
    expect(await searchOf(page).inputValue()).toBe('vino');
  });

  it('[ROUTE-03] should keep its mark and its signs in the page that fills it, though no drawing comes', async () => {
    const { page, held } = await inTheFrame(375);
    const sign = page.getByRole('button', { name: 'Apri il menu' }).locator('use');
    const mark = page.getByRole('banner').locator('.pt-brand img').first();
    const seen = async () => ({
      sign: (await sign.boundingBox())?.width,
      mark: await mark.evaluate((one: HTMLImageElement) => one.naturalWidth),
    });
    const before = await seen();
    expect(Object.values(before).every((width) => width !== undefined && width > 0)).toBe(true);
    await page.route('**/*.svg', (route) => route.abort());
    await held.release();
    await page.getByRole('heading', { level: 1, name: ACCESSES.heading }).waitFor();
    expect(await seen()).toEqual(before);
  });

  it('[NAV-10] should not offer a search that centres do not have, while it stands on their pages', async () => {
    const { page, held } = await inTheFrame(1280, { name: 'Paola Verdi' }, 'produttori');
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: /ANPAG/u }).first().waitFor();
    expect(await searchOf(page).count()).toBe(0);
    const producers = banner.getByRole('combobox', { name: 'Cerca un produttore' });
    await producers.fill('rinaldi');
    await held.release();
    await page.getByRole('heading', { level: 1, name: 'Produttori' }).waitFor();
    expect(await searchOf(page).count()).toBe(0);
    expect(await producers.inputValue()).toBe('rinaldi');
  });

  it('[CAAK-01] should search for the producer that was sent while nobody knew who is here', async () => {
    const { page, held } = await inTheFrame(1280, { name: 'Paola Verdi' }, 'scrivania-caa');
    const producers = page.getByRole('banner').getByRole('combobox', { name: 'Cerca un produttore' });
    await producers.fill('rinaldi');
    await producers.press('Enter');
    await held.release();
    await page.getByRole('heading', { level: 1, name: 'Produttori' }).waitFor();
    const table = page.getByRole('table').first();
    await table.getByText('Azienda agricola Rinaldi Marco').first().waitFor();
    expect(await table.getByText('Azienda agricola Bianchi Anna').count()).toBe(0);
  });
});

// Helpers

/** Keeps, from now on, which dialogs move as they open. */
const noteSlides = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const slides: string[] = [];
    Object.assign(window, { slides });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof HTMLDialogElement && propertyName === 'translate') slides.push(target.id);
    });
  });

const slidesOf = (page: Page): Promise<readonly string[] | undefined> => page.evaluate(() => window.slides);

declare global {
  interface Window {
    slides?: readonly string[];
  }
}
