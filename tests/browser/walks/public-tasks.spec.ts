import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** Links and buttons pressed at most; a choice in a list and typing are no clicks (D-63). */
const MOST_CLICKS = 2;

/** Height of a screen by its width (D-63). */
const SCREEN = { 375: 812, 1280: 900 } as const;
/** Height of the home by its width, in pixels (D-49). */
const MOST_HEIGHT = { 375: 5_800, 1280: 3_900 } as const;
/** Height of a list, a table or a result on a phone, in pixels. */
const MOST_ON_PHONES = 4_800;
const THURSDAY_AT_TEN = new Date('2026-11-26T10:00:00+01:00');

/** A reader at the drawn home; what is pressed is counted (D-63). */
const readerAtHome = async (width: keyof typeof SCREEN) => {
  const { page, errors } = await visitors.newVisitor({ width, clockAt: THURSDAY_AT_TEN });
  await page.setViewportSize({ width, height: SCREEN[width] });
  await load(page, portal, '/');
  const clicks = { count: 0 };
  const press = async (control: Locator): Promise<void> => {
    clicks.count += 1;
    await control.click();
  };
  return { page, errors, press, clicks };
};

/** Whether all of it is seen without scrolling, once the page stands at its beginning. */
const isInFirstScreen = async (page: Page, answer: Locator): Promise<boolean> => {
  await page.waitForFunction(() => window.scrollY === 0, undefined, { polling: 20 });
  const box = await answer.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
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

  it('[PAGE-52] should say at 375 and 1280 pixels how much was paid in Sicilia in 2025', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks } = await readerAtHome(width);
      await press(page.getByRole('main').getByRole('link', { name: 'Cruscotto pagamenti', exact: true }));
      const place = page.getByLabel('Dove', { exact: true });
      await place.focus();
      await place.selectOption('Sicilia');
      await page.getByLabel('Anno', { exact: true }).selectOption('2025');
      const answer = page.getByRole('region', { name: 'Importo pagato' });
      await answer.getByText('pagati in Sicilia nella campagna 2025 per Domanda unica 2023-2027').waitFor();
      expect(await isInFirstScreen(page, answer.locator('.figure'))).toBe(true);
      expect(await isInFirstScreen(page, answer.locator('.first'))).toBe(true);
      expect(await answer.locator('.figure').innerText()).toBe('285 mln €');
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      expect(errors).toEqual([]);
    }
  });

  it('[PAGE-53] should have the next terms in the first screen of the home, within its height', async () => {
    for (const width of WIDTHS) {
      const { page, errors } = await readerAtHome(width);
      const terms = page.getByRole('region', { name: 'Prossime scadenze' });
      expect(await isInFirstScreen(page, terms.getByRole('listitem').first())).toBe(true);
      expect(await terms.getByText(/^(?:Scade|Le iscrizioni scadono) (?:oggi|domani|tra \d+ giorni)/u).count()).toBe(3);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_HEIGHT[width]);
      await terms.getByRole('link').first().click();
      await page.waitForURL((url) => url.pathname !== new URL(portal.home).pathname);
      expect(errors).toEqual([]);
    }
  });

  it('[PAGE-27] [PAGE-38] [TERM-02] [PAGE-40] [AIDS-02] should take six screens of a phone at most', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    for (const path of [
      '/agricoltori',
      '/anpag-comunica/eventi',
      '/scadenze',
      '/cruscotto-pagamenti',
      '/aiuti-e-bandi/quali-aiuti?passo=esito&coltivo=olivo&dove=puglia&terra=5-50&eta=35',
    ]) {
      await load(page, portal, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect([path, height <= MOST_ON_PHONES ? 'at most' : height]).toEqual([path, 'at most']);
    }
  });

  it('[PAGE-51] should say at 375 and 1280 pixels whether the office is open now, and follow the clock', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks } = await readerAtHome(width);
      await press(page.getByRole('main').getByRole('link', { name: 'Vai ai contatti' }));
      const card = page.getByRole('article', { name: 'Assistenza agli agricoltori' });
      const answer = card.getByText('Aperto ora chiude alle 13');
      await answer.waitFor();
      expect(await isInFirstScreen(page, answer)).toBe(true);
      expect(await isInFirstScreen(page, card.getByRole('link', { name: '06 0000 1240' }))).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      await page.clock.runFor('03:00:00');
      await card.getByText('Chiuso ora apre oggi alle 14').waitFor();
      expect(errors).toEqual([]);
    }
  });

  it('[PAGE-60] [LIST-31] should lead at 375 and 1280 pixels from «iban» to what to do, with its form', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks } = await readerAtHome(width);
      if (width === 375) await page.getByRole('button', { name: 'Apri la ricerca' }).click();
      const box = page.getByRole('combobox', { name: 'Cerca nel portale' });
      await box.pressSequentially('iban');
      clicks.count += 1;
      await box.press('Enter');
      await page.getByRole('heading', { level: 1, name: /^Risultati di ricerca per: iban/u }).waitFor();
      await press(page.getByRole('link', { name: 'Cambiare le coordinate bancarie (IBAN)' }));
      const main = page.getByRole('main');
      const answer = main.getByRole('region', { name: 'In breve' });
      const form = answer.getByRole('link', { name: /^Scarica il modulo Attestazione delle coordinate bancarie/u });
      await form.waitFor();
      expect(await isInFirstScreen(page, form)).toBe(true);
      expect(await isInFirstScreen(page, answer.getByRole('link', { name: 'Accedi e scrivi al tuo CAA' }))).toBe(true);
      expect(await main.locator('.btn-primary').count()).toBe(1);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      expect(errors).toEqual([]);
    }
  });

  it('[BANDO-04] [LIST-32] should lead at 375 and 1280 pixels to the tenders open now, the nearest first, and to how to apply', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks } = await readerAtHome(width);
      await press(page.getByRole('main').getByRole('link', { name: 'Gare aperte' }));
      const cards = page.locator('.pt-list article');
      await cards.first().waitFor();
      const left = (await cards.locator('.pt-due').allInnerTexts()).map((text) => Number(/\d+/u.exec(text)?.[0]));
      expect(left.length).toBeGreaterThan(3);
      expect(left).toEqual(left.toSorted((one, other) => one - other));
      await press(cards.first().getByRole('link'));
      const answer = page.getByRole('region', { name: 'Che cosa c’è da sapere subito' });
      const apply = answer.getByRole('link', { name: 'Presenta l’offerta' });
      await apply.waitFor();
      expect(await isInFirstScreen(page, apply)).toBe(true);
      expect(await isInFirstScreen(page, answer.getByText(/^Scade tra \d+ giorni/u))).toBe(true);
      expect(await isInFirstScreen(page, answer.getByText(/^entro le 12:00 di/u))).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      expect(errors).toEqual([]);
    }
  });

  it('[CAMP-01] should say at 375 and 1280 pixels when a young farmer can ask for the aid, and how much it is', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks } = await readerAtHome(width);
      await press(page.getByRole('main').getByRole('link', { name: 'Trova un aiuto' }));
      // It leads to the five questions; whoever answers none of them sees every aid.
      await page.getByRole('heading', { level: 1, name: 'Che cosa coltivi o allevi?' }).waitFor();
      if (width === 375) await page.locator('summary', { hasText: 'Le tue risposte' }).click();
      await press(page.getByRole('main').getByRole('link', { name: 'Vedi subito i risultati' }));
      await press(page.getByRole('main').getByRole('link', { name: 'Sostegno complementare per i giovani' }).first());
      const answer = page.getByRole('region', { name: 'Che cosa c’è da sapere subito' });
      const term = answer.getByText(/^Apre tra \d+ giorni/u);
      await term.waitFor();
      expect(await isInFirstScreen(page, term)).toBe(true);
      expect(await isInFirstScreen(page, answer.getByText('83,50 € per ettaro', { exact: false }))).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS + 1);
      expect(errors).toEqual([]);
    }
  });

  it('[EVENT-01] [PAGE-53] should say at 375 and 1280 pixels until when one can sign up to an event', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks } = await readerAtHome(width);
      const terms = page.getByRole('region', { name: 'Prossime scadenze' });
      const reported = terms.getByRole('listitem').filter({ hasText: 'Le iscrizioni scadono' });
      expect(await isInFirstScreen(page, reported)).toBe(true);
      await press(reported.getByRole('link'));
      const answer = page.getByRole('region', { name: 'Che cosa c’è da sapere subito' });
      const until = answer.getByText(/^Iscrizioni fino a /u);
      await until.waitFor();
      expect(await isInFirstScreen(page, until)).toBe(true);
      expect(await isInFirstScreen(page, answer.getByRole('link', { name: 'Iscriviti' }))).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      expect(errors).toEqual([]);
    }
  });

  it('[ROUTE-09] should say at 375 and 1280 pixels what changes with the last circular', async () => {
    for (const width of WIDTHS) {
      const { page, errors, press, clicks } = await readerAtHome(width);
      if (width === 375) await page.getByRole('banner').getByRole('button', { name: /menu/iu }).click();
      await press(page.getByRole('link', { name: 'Normative', exact: true }).first());
      await press(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Circolare n\. /u })
          .first(),
      );
      await page.getByRole('heading', { level: 1, name: /^Circolare n\. /u }).waitFor();
      const answer = page.getByRole('main').locator('.lead').first();
      expect((await answer.innerText()).length).toBeGreaterThan(20);
      expect(await isInFirstScreen(page, answer)).toBe(true);
      expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS);
      expect(errors).toEqual([]);
    }
  });
});
