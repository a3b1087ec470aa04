import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

const MARCO = { name: 'Marco Rinaldi', company: 'Cooperativa Olivicola' } as const;
const DASHBOARD = '/cruscotto-pagamenti/domanda-unica-2025';

setUpPortal();

describe('the focus, and the one sentence that says what changed', () => {
  it('[NAV-13] [SES-13] should be on the profile, and the company said, when it is changed from there', async () => {
    const { page, errors } = await visitors.as(MARCO);
    await load(page, portal, '/scrivania');
    const said = await listen(page);
    const profile = page.locator('summary', { hasText: 'Ciao Marco!' });
    await profile.press('Enter');
    await page.getByRole('button', { name: /^Pascoli Alti/ }).press('Enter');
    await page.locator('main').getByText('Lavori per Pascoli Alti').waitFor();
    await expect.poll(() => focused(page)).toBe('Ciao Marco!');
    expect(await said()).toEqual(['Ora lavori per Pascoli Alti Società Agricola']);
    expect(errors).toEqual([]);
  });

  it('[PAGE-40] should be on what was pressed, and the table said, however a dashboard is looked at', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, DASHBOARD);
    const said = await listen(page);
    await page.getByRole('link', { name: 'Suddivisione per regione' }).press('Enter');
    await page.getByRole('table', { name: /per regione/ }).waitFor();
    await expect.poll(() => focused(page)).toBe('Suddivisione per regione');
    await page.getByRole('link', { name: /^Ordina: Beneficiari/ }).press('Enter');
    await expect.poll(said).toHaveLength(2);
    await expect.poll(() => focused(page)).toMatch(/^Ordina: Beneficiari/);
    const compared = page.getByLabel('Confronta con');
    await compared.focus();
    await compared.selectOption('2024');
    await page.getByRole('columnheader', { name: /2024/ }).first().waitFor();
    await expect.poll(said).toHaveLength(3);
    expect(await said()).toEqual([
      'Tabella per regione. Importo, dal più alto',
      'Tabella per regione. Beneficiari, dai più numerosi',
      expect.stringContaining('il 2,2% in più del 2024'),
    ]);
    expect(await compared.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('[PAGE-20] [LIST-12] should be on the kind of result that was chosen, and their number said', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/ricerca?search=domanda');
    const said = await listen(page);
    const kinds = page.getByRole('list', { name: 'Tipo di risultato' });
    const kind = kinds.getByRole('link', { name: /^Normative \(\d+\)/ });
    const words = (await kind.innerText()).trim();
    await kind.press('Enter');
    await page.waitForURL(/type=/);
    await expect.poll(said).toEqual([`${/\d+/.exec(words)?.[0]} risultati`]);
    await expect.poll(() => focused(page)).toBe(words);
  });

  it('[PAGE-29] should go to the count beside "Elimina tutto", which goes with the filters', async () => {
    const { page } = await visitors.as(MARCO);
    await load(page, portal, '/le-tue-pratiche?stato=Pagato');
    const said = await listen(page);
    await page.getByRole('link', { name: 'Elimina tutto' }).press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^\d+ pagament/u);
    await expect.poll(said).toEqual([
      await page
        .locator('main')
        .getByText(/^\d+ pagament/)
        .innerText(),
    ]);
  });

  it('[ERR-02] should return to the page from a message in passing that is dismissed', async () => {
    const { page } = await visitors.newVisitor();
    await page.route(/\/api\/private\//, (route) => route.fulfill({ status: 500, body: '{}' }));
    await load(page, portal, '/normative');
    await page.route(/\/api\/regulations\?/, (route) => route.fulfill({ status: 500, body: '{}' }));
    const search = page.getByRole('searchbox', { name: /Cerca/ }).last();
    await search.click();
    await search.pressSequentially('olio');
    await page.keyboard.press('Enter');
    await page.locator('.pt-toasts').getByRole('button').press('Enter');
    await page.locator('.pt-toasts').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  });
});

describe('a page chosen in the menu of a phone', () => {
  it('[NAV-14] should have the focus on its heading, read once', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/normative');
    const seen = await headingFocuses(page);
    await page.getByRole('button', { name: 'Apri il menu' }).press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Servizi', exact: true }).press('Enter');
    await page.waitForURL(/\/servizi$/);
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Servizi');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await seen()).toEqual(['H1 Servizi']);
  });

  it('[NAV-14] should not be covered any more by the menu once the window is wide', async () => {
    const { page } = await visitors.newVisitor({ width: 768 });
    await load(page, portal, '/normative');
    await page.getByRole('button', { name: 'Apri il menu' }).press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await page.getByRole('link', { name: 'Servizi', exact: true }).first().isVisible()).toBe(true);
  });
});

describe('what stays in sight above the page', () => {
  it('[NAV-14] should cover nothing of a stop on a phone, going back through a list', async () => {
    const { page } = await visitors.newVisitor({ width: 375, hasTouch: true });
    await load(page, portal, '/normative');
    const cards = page.getByRole('list', { name: 'Risultati' }).getByRole('link');
    const covered: string[] = [];
    for (let stop = (await cards.count()) - 1; stop > 0; stop--) {
      await cards.nth(stop).focus();
      // The reader has scrolled to where the stop before this one lies just below the header, under what sticks there.
      await cards.nth(stop - 1).evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 100));
      await page.keyboard.press('Shift+Tab');
      covered.push(...(await page.evaluate(focusUnderSticky)));
    }
    expect(covered).toEqual([]);
  });

  it('[NAV-14] should not stay where a window is too low for it, as at 400 %', async () => {
    const { page } = await visitors.newVisitor({ width: 320 });
    await load(page, portal, '/normative');
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(0, 1500));
    expect(await page.evaluate(stickyInSight)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(stickyInSight)).not.toEqual([]);
  });

  it('[NAV-14] should show the label of a field to which an error leads', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/supporto/contatti/richiesta-assistenza');
    await page.getByRole('button', { name: /^Invia/ }).press('Enter');
    const errors = page.locator('.pt-errors').getByRole('link');
    await errors.first().waitFor();
    const hidden: string[] = [];
    for (let at = 0; at < (await errors.count()); at++) {
      await errors.nth(at).press('Enter');
      hidden.push(...(await page.evaluate(labelUnderHeader)));
    }
    expect(hidden).toEqual([]);
  });
});

describe('a page that cannot be reached', () => {
  it('[PAGE-25] [ERR-08] should have a title of its own, name the connection, and be read from its heading', async () => {
    const { page, context } = await visitors.newVisitor({ isNew: true });
    await load(page, portal, '/normative');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Amministrazione trasparente' }).first().press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Errore' }).waitFor();
    await page.locator('main').getByText('Non c’è connessione con il portale.').first().waitFor();
    await expect.poll(() => page.title()).toMatch(/^Errore - /);
    await expect.poll(() => focused(page)).toBe('Errore');
  });
});

describe('a word on demand', () => {
  it('[BANDO-02] should cover nothing, stay, and go at Escape', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/agenzia/concorsi');
    const tip = page.locator('.pt-tip').first();
    const word = tip.locator('summary');
    const text = tip.locator('.pt-tip-text');
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await word.press('Enter');
      await text.waitFor();
      expect([width, await text.evaluate(coveredBy)]).toEqual([width, []]);
      await page.keyboard.press('Escape');
      await text.waitFor({ state: 'hidden' });
      expect(await word.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });
});

// Helpers

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '').trim();
  });

/** Hears the polite status line from now on. */
const listen = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const line = document.querySelector('output[aria-live="polite"]');
    if (line === null) throw new Error('no status line');
    new MutationObserver(() => heard.push((line.textContent ?? '').trim())).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
};

/** Notes each heading that takes the focus from now on. */
const headingFocuses = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) seen.push(`${target.tagName} ${target.textContent}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: readonly string[] }).seen);
};

/** What has the focus, where something else is drawn over its upper edge. */
const focusUnderSticky = (): readonly string[] => {
  const { activeElement: element } = document;
  if (element === null || element === document.body) return ['nothing'];
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const covered = [0.1, 0.5, 0.9].some((across) => {
    const there = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * 0.1);
    return there === null || !(element.contains(there) || there.contains(element));
  });
  return covered ? [(element.textContent ?? '').slice(0, 60)] : [];
};

/** What stands at the upper edge of the window and is no part of the text there. */
const stickyInSight = (): readonly string[] =>
  [...document.querySelectorAll('header *, .pt-list *')]
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 1 && bottom > 0 && top < window.innerHeight;
    })
    .map((element) => element.className);

/** The label of the focused field, where it lies under the header or outside the window. */
const labelUnderHeader = (): readonly string[] => {
  const { activeElement } = document;
  const [label] = (activeElement as HTMLInputElement).labels ?? [];
  if (label === undefined) return [`no label: ${activeElement?.outerHTML.slice(0, 80) ?? ''}`];
  const { top, bottom } = label.getBoundingClientRect();
  const edge = document.querySelector('.it-header-center-wrapper')?.getBoundingClientRect().bottom ?? 0;
  return top >= edge && bottom <= window.innerHeight ? [] : [label.innerText];
};

/** Words of the page that a text lies over. */
const coveredBy = (text: Element): readonly string[] => {
  const over = text.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(h2, h3, p, time, summary .icon, .pt-tag, a)')]
    .filter((other) => !text.contains(other) && !other.contains(text) && other.checkVisibility())
    .filter((other) => {
      const words = document.createRange();
      words.selectNode(other);
      return [...words.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 0 &&
          Math.min(right, over.right) - Math.max(left, over.left) > 1 &&
          Math.min(bottom, over.bottom) - Math.max(top, over.top) > 1,
      );
    })
    .map((other) => (other.textContent ?? '').slice(0, 60));
};
