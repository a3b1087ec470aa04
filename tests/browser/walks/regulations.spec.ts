import { describe, expect, it } from 'vitest';
import { overflowOf } from '#tests/support/every-page.ts';
import { axeAtAllWidths } from '#tests/support/judged.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings, WIDTHS } from '#tests/support/visitor.ts';

setUpPortal();

const LIST = '/normative';
const html = async (path: string): Promise<Response> =>
  fetch(`${portal.origin}/portale${path}`, { redirect: 'manual' });

describe('the list of regulations as the service sends it', () => {
  it('[LIST-16] should answer a copied address with the same filtered list', async () => {
    const text = await (await html(`${LIST}?categories=circolare&sort=ASC`)).text();
    const kinds = [...text.matchAll(/<span class="kind">([^<]+)<\/span>/g)].map(([, kind]) => kind);
    expect(kinds.length).toBeGreaterThan(2);
    expect(new Set(kinds)).toEqual(new Set(['Circolare']));
    expect(text).toContain('ordinati dal meno recente');
    const days = [...text.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, day]) => day);
    expect(days).toEqual(days.toSorted());
  });

  it('[LIST-06] should show pages 1 to n for page=n, none twice', async () => {
    const text = await (await html(`${LIST}?page=3`)).text();
    const ids = [...text.matchAll(/id="voce-([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(27);
    expect(new Set(ids).size).toBe(27);
  });

  it('should let a cache ask again with its tag', async () => {
    const tag = (await html(LIST)).headers.get('etag') ?? '';
    const again = await fetch(`${portal.origin}/portale${LIST}`, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });
});

describe('the list without script', () => {
  it('[ROUTE-03] [LIST-02] should search, sort, filter and page by forms and links', async () => {
    const visitor = await visitors.newVisitor({ javaScriptEnabled: false });
    const { page } = visitor;
    await visitor.open(LIST);
    await page.getByLabel('Cerca nelle normative').fill('domanda unica');
    await page.getByLabel('Ordina per').selectOption('ASC');
    await page.getByRole('button', { name: 'Aggiorna' }).click();
    await page.waitForURL((url) => url.searchParams.get('search') === 'domanda unica');
    expect(await page.getByText('ordinati dal meno recente').count()).toBe(1);
    await visitor.open(LIST);
    await page.getByRole('link', { name: 'Mostra di più' }).click();
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    expect(await page.locator('[id^="voce-"]').count()).toBe(18);
    // What was ticked and not applied is nothing: the panel can be left by the word and by the cross.
    const panel = page.locator('dialog#filtri');
    for (const name of ['Annulla', 'Chiudi']) {
      await page.getByRole('button', { name: /^Filtri/ }).click();
      expect([name, await panel.isVisible()]).toEqual([name, true]);
      await panel
        .getByText(name, { exact: true })
        .or(panel.getByLabel(name, { exact: true }))
        .click();
      expect([name, await panel.isVisible(), new URL(page.url()).searchParams.get('page')]).toEqual([name, false, '2']);
    }
    await page.getByRole('button', { name: /^Filtri/ }).click();
    await panel.getByLabel(/^Circolare/).check();
    await page.getByRole('button', { name: 'Applica filtri' }).click();
    await page.waitForURL((url) => url.searchParams.getAll('categories').join() === 'circolare');
    // The panel offers nothing that would need a script.
    await page.getByRole('button', { name: /^Filtri/ }).click();
    expect(await panel.getByRole('button').allInnerTexts()).toEqual(['', 'Annulla', 'Applica filtri']);
    await panel.getByText('Annulla', { exact: true }).click();
    await page.getByRole('link', { name: 'Elimina il filtro Circolare' }).click();
    await page.waitForURL((url) => url.search === '?page=1');
  });
});

describe('the list with script', () => {
  it('[LIST-02] [LIST-04] [LIST-14] should filter by the panel, with badge, chips and counts that agree', async () => {
    const visitor = await visitors.newVisitor();
    const { page } = visitor;
    await visitor.open(LIST);
    await page.getByRole('button', { name: 'Filtri' }).click();
    const panel = page.getByRole('dialog', { name: /Filtri/ });
    expect(await panel.getByRole('button', { name: 'Elimina tutto' }).count()).toBe(0);
    const circular = panel.getByRole('checkbox', { name: /^Circolare/ });
    const announced = Number(
      /(\d+) risultat/.exec((await panel.locator('label', { hasText: 'Circolare' }).textContent()) ?? '')?.[1],
    );
    await circular.check();
    await panel.getByRole('button', { name: 'Elimina tutto' }).press('Enter');
    await panel.getByRole('button', { name: 'Elimina tutto' }).waitFor({ state: 'detached' });
    expect(await circular.isChecked()).toBe(false);
    expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await circular.check();
    await panel.getByRole('button', { name: 'Annulla' }).click();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Filtri' }).click();
    expect(await circular.isChecked()).toBe(false);
    await circular.check();
    await panel.getByRole('checkbox', { name: /^2026/ }).check();
    await panel.getByRole('button', { name: 'Applica filtri' }).click();
    await page.waitForURL(/categories=circolare/);
    await page.getByRole('button', { name: 'Filtri 2 filtri applicati' }).waitFor();
    await page.getByRole('link', { name: 'Elimina il filtro 2026' }).click();
    await page.waitForURL((url) => !url.search.includes('2026'));
    await page
      .getByText(new RegExp(`^${announced} risultati`))
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Elimina tutto' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(visitor.errors).toEqual([]);
  });

  it('[LIST-04] should not move what is ticked at any width, and lose nothing to a press that began inside', async () => {
    const { page, open } = await visitors.newVisitor();
    await open(LIST);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Filtri' }).click();
      const panel = page.getByRole('dialog', { name: /Filtri/ });
      const circular = panel.getByRole('checkbox', { name: /^Circolare/ });
      expect(await circular.isChecked()).toBe(false);
      const before = await circular.boundingBox();
      await circular.check();
      await panel.getByRole('button', { name: 'Elimina tutto' }).waitFor();
      expect([width, await circular.boundingBox()]).toEqual([width, before]);
      // On a phone the panel leaves no room for a veil.
      if (width === WIDTHS[0]) {
        await panel.getByRole('button', { name: 'Annulla' }).click();
        continue;
      }
      const words = await panel.getByText('Circolare', { exact: true }).boundingBox();
      await page.mouse.move(words?.x ?? 0, (words?.y ?? 0) + 4);
      await page.mouse.down();
      await page.mouse.move(20, 200);
      await page.mouse.up();
      expect(await circular.isChecked()).toBe(true);
      await page.mouse.click(20, 200);
      await panel.waitFor({ state: 'hidden' });
    }
  });

  it('[LIST-02] [LIST-14] should have nothing for axe to find, panel included, show which boxes would lead to nothing before they are pressed, nor break a word of the panel with letters of double size', async () => {
    const { page, open } = await visitors.newVisitor();
    await open(`${LIST}?categories=circolare`);
    // The list itself is judged at every width for \`every-page.spec.ts\`; here it has chips.
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.getByRole('button', { name: /^Filtri/ }).click();
    const panel = page.getByRole('dialog', { name: /Filtri/ });
    await panel.waitFor();
    const looksOf = (disabled: boolean): Promise<readonly string[]> =>
      panel
        .getByRole('checkbox', { disabled, checked: false })
        .first()
        .evaluate((box) => {
          const [own, words] = [getComputedStyle(box), getComputedStyle(box.parentElement ?? box)];
          return [own.backgroundColor, own.borderColor, words.color, words.cursor];
        });
    const [greyed, offered] = [await looksOf(true), await looksOf(false)];
    expect(greyed.filter((look, at) => look === offered[at])).toEqual([]);
    await axeAtAllWidths(page, async (width) => expect([width, await overflowOf(page)]).toEqual([width, []]));
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const words of ['Filtri', 'Elimina', 'Annulla', 'Applica']) {
        const lines = await panel.getByText(new RegExp(`^${words}`)).evaluate((element, word) => {
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
          const range = document.createRange();
          if (text === null) return 0;
          range.setStart(text, 0);
          range.setEnd(text, word.length);
          return range.getClientRects().length;
        }, words);
        expect([width, words, lines]).toEqual([width, words, 1]);
      }
    }
  });

  it('[LIST-07] [LIST-16] should remember the filters of the session when the address says nothing, and bring them back by Back', async () => {
    const visitor = await visitors.newVisitor();
    const { page } = visitor;
    await visitor.open(`${LIST}?categories=legge`);
    await page.getByRole('link', { name: 'ANPAG Agenzia Nazionale Pagamenti Agricoli' }).first().click();
    await page.waitForURL(/\/portale\/$/);
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Normative' }).click();
    await page.waitForURL(/categories=legge/);
    await page.getByRole('link', { name: 'Elimina il filtro Legge' }).click();
    await page.waitForURL((url) => url.search === '');
    await page.goBack();
    await page.getByRole('link', { name: 'Elimina il filtro Legge' }).waitFor();
    await page.goForward();
    await page.waitForFunction(() => document.querySelectorAll('[id^="voce-"]').length === 9);
  });

  it('[LIST-15] should never let a slow answer to older words replace the newer one', async () => {
    const visitor = await visitors.newVisitor();
    const { page } = visitor;
    await visitor.open(LIST);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/regulations\?.*search=vino/, async (route) => {
      await held;
      await route.continue();
    });
    const box = page.getByLabel('Cerca nelle normative');
    await box.fill('vino');
    await box.press('Enter');
    await page.waitForURL(/search=vino/);
    await box.fill('zafferanocoltura');
    await box.press('Enter');
    await page.getByText('Nessun risultato per i filtri di ricerca impostati').first().waitFor();
    const late = page.waitForResponse(/\/api\/regulations\?.*search=vino/);
    release();
    await (await late).finished();
    expect(await page.locator('[id^="voce-"]').count()).toBe(0);
    expect(await box.inputValue()).toBe('zafferanocoltura');
  });

  it('[MENU-05] [ROUTE-09] should lead from a card to the page of the regulation, whose progress goes from 0 to 100', async () => {
    const visitor = await visitors.newVisitor({ width: 375 });
    const { page } = visitor;
    await visitor.open(LIST);
    // Format and size are part of the link's name, and not of the title.
    const title = (await page.locator('[id^="voce-"] h3').first().textContent())?.replace(/ \([A-Z]+, [^)]+\)$/, '');
    await page.locator('[id^="voce-"] a').first().click();
    await page.waitForURL(/\/normative\/./);
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.title()).toContain(title);
    const bar = page.getByRole('progressbar', { name: 'Avanzamento della lettura' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLProgressElement>('progress[aria-label="Avanzamento della lettura"]')?.value === 0,
    );
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLProgressElement>('progress[aria-label="Avanzamento della lettura"]')?.value === 100,
    );
    expect(await bar.count()).toBe(1);
    await page.goBack();
    await page.locator('[id^="voce-"]').first().waitFor();
  });
});
