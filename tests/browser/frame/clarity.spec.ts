import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { axeAtAllWidths } from '#tests/support/judged.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';

const QUESTION = 'Quanto sono chiare le informazioni su questa pagina?';
const GOOD = 'Quali sono stati gli aspetti che hai preferito?';
const HARD = 'Dove hai incontrato le maggiori difficoltà?';
const DETAILS = 'Vuoi aggiungere altri dettagli?';
const THANKS = 'Grazie: la tua valutazione ci aiuta a scrivere meglio.';
const FAILED = 'La valutazione non è arrivata. Riprova tra poco.';
const SUMS = '/chiarezza-delle-pagine';

// What is sent here is counted on a public page: a portal for this file alone.
setUpOwnPortal();

const form = (page: Page) => page.locator('[data-element="feedback"]');
const stars = (page: Page, count: number) =>
  form(page).getByRole('radio', { name: count === 1 ? '1 stella su 5' : `${count} stelle su 5` });
const send = (page: Page) => form(page).getByRole('button', { name: 'Invia la valutazione' });
/** Whether each of the two further questions is seen. */
const seen = async (page: Page): Promise<readonly boolean[]> =>
  Promise.all([GOOD, HARD].map((name) => form(page).getByRole('group', { name }).isVisible()));

describe('the question of how clear a page is', () => {
  it('should ask on by keyboard what was good or difficult, keep it for the page and say thanks; nothing of who gave it is sent', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/normative?sort=ASC');
    expect(await send(page).isVisible()).toBe(false);
    await stars(page, 1).focus();
    await page.keyboard.press('Space');
    for (const count of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      expect([count, await seen(page)]).toEqual([count, [false, true]]);
    }
    await page.keyboard.press('ArrowRight');
    expect(await stars(page, 4).isChecked()).toBe(true);
    expect(await seen(page)).toEqual([true, false]);
    await form(page).getByRole('checkbox', { name: 'Le indicazioni erano complete' }).press('Space');
    await form(page).getByLabel(DETAILS).fill('Ben fatta.');
    await axeAtAllWidths(page);
    const sent = page.waitForRequest('**/api/feedback');
    const taken = page.waitForResponse('**/api/feedback');
    await send(page).press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      page: '/normative',
      clarity: 4,
      answers: ['indicazioni-complete'],
      comment: 'Ben fatta.',
    });
    expect((await taken).status()).toBe(200);
    await page.locator('main').getByText(THANKS).waitFor();
    await page.getByRole('status').filter({ hasText: THANKS }).first().waitFor();
    await page.waitForFunction((thanks) => document.activeElement?.textContent === thanks, THANKS);
    expect(await send(page).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('link', { name: 'Leggi che cosa pensano tutti i lettori' }).click();
    await page.getByRole('heading', { level: 1, name: 'Chiarezza delle pagine' }).waitFor();
    await page.getByRole('row', { name: /^Normative/ }).waitFor();

    await load(page, portal, '/normative');
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/normative\/.+/);
    await form(page).waitFor();
    expect(errors).toEqual([]);
  });

  it('should say that an answer did not arrive, lose nothing of it, and let it be sent again', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await page.route('**/api/feedback', (route) => route.abort());
    await stars(page, 2).check();
    await form(page).getByRole('checkbox', { name: 'Ho avuto problemi tecnici' }).check();
    await form(page).getByLabel(DETAILS).fill('Non si apre.');
    await send(page).click();
    await form(page).getByText(FAILED).waitFor();
    expect(await stars(page, 2).isChecked()).toBe(true);
    expect(await form(page).getByRole('checkbox', { name: 'Ho avuto problemi tecnici' }).isChecked()).toBe(true);
    expect(await form(page).getByLabel(DETAILS).inputValue()).toBe('Non si apre.');
    await page.unroute('**/api/feedback');
    await send(page).click();
    await page.locator('main').getByText(THANKS).waitFor();
  });

  it('should work without script, up to the thanks and the way back, and be counted at once', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    const counted = async (): Promise<string> => {
      await page.goto(`${portal.home}${SUMS.slice(1)}`);
      const row = page.getByRole('row', { name: /^Note legali/ });
      return (await row.count()) === 0 ? '0' : row.getByRole('cell').first().innerText();
    };
    expect(await counted()).toBe('0');
    for (const time of [1, 2]) {
      await page.goto(`${portal.home}note-legali`);
      expect(await send(page).isVisible()).toBe(false);
      await stars(page, 3).check({ force: true });
      expect(await seen(page)).toEqual([false, true]);
      await form(page).getByRole('checkbox', { name: 'A volte le indicazioni non erano chiare' }).check();
      await form(page).getByLabel(DETAILS).fill('Scrivetemi a anna@esempio.it');
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        send(page).click(),
      ]);
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
      await page.locator('main').getByText(THANKS).waitFor();
      expect(await page.getByRole('link', { name: 'Torna alla pagina' }).getAttribute('href')).toBe(
        '/portale/note-legali',
      );
      expect(await counted()).toMatch(new RegExp(`\\b${time}$`));
    }
  });

  it('should say without script what is missing, with all that was filled in', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    const answer = await page.request.post(`${portal.home}${SUMS.slice(1)}`, {
      headers: { origin: portal.origin },
      form: { pagina: '/note-legali', dettagli: 'Manca la data' },
    });
    expect(answer.status()).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Scegli quante stelle dare, da 1 a 5.');
    expect(html).toContain('Manca la data');
    const foreign = await page.request.post(`${portal.home}${SUMS.slice(1)}`, {
      headers: { origin: 'https://altrove.example', 'sec-fetch-site': 'cross-site' },
      form: { pagina: '/note-legali', chiarezza: '1' },
    });
    expect(foreign.status()).toBe(403);
  });

  it('should not be put in the reserved area, on the site map, or where nothing is', async () => {
    const anna = await visitors.as({ name: 'Anna Bianchi' });
    await load(anna.page, portal, '/scrivania');
    await anna.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await anna.page.getByText(QUESTION).count()).toBe(0);
    // Elsewhere the service draws it, for readers without script too.
    for (const path of ['/mappa-del-sito', SUMS, '/non/esiste', '/normative/atto-che-non-esiste'])
      expect([path, (await (await fetch(portal.home + path.slice(1))).text()).includes(QUESTION)]).toEqual([
        path,
        false,
      ]);
    expect(await (await fetch(`${portal.home}normative`)).text()).toContain(QUESTION);
  });
});

describe('the page of the sums', () => {
  it('should say how many opinions there are, their mean, and what was ticked, and please axe', async () => {
    const { page, errors } = await visitors.newVisitor();
    const token = await page.request.get(`${portal.origin}/api/feedback`);
    const before = ((await token.json()) as { scores: { count: number }[] }).scores.reduce(
      (sum, { count }) => sum + count,
      0,
    );
    await page.request.post(`${portal.home}${SUMS.slice(1)}`, {
      headers: { origin: portal.origin },
      form: { pagina: '/agenzia/direttore', chiarezza: '5', aspetti: 'indicazioni-chiare' },
    });
    await load(page, portal, SUMS);
    expect(await page.locator('.pt-kpi').filter({ hasText: 'Valutazioni' }).innerText()).toContain(String(before + 1));
    await page.getByRole('row', { name: /^Direttore/ }).waitFor();
    await page
      .getByRole('table', { name: GOOD })
      .getByRole('row', { name: /^Le indicazioni erano chiare/ })
      .waitFor();
    await page.getByRole('table', { name: HARD }).waitFor();
    await axeAtAllWidths(page);
    expect(errors).toEqual([]);
  });
});
