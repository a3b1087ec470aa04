import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const PUBLISHED = ['publicationDateFrom', 'publicationDateTo'];
// How soon a call closes is an addition to them (LIST-32).
const TENDER = ['contractStatus', 'dueWithin', 'contractScopes', 'identifier', 'cig', ...PUBLISHED];
/** The fields that the panel of each list has, written out of the specification (LIST-14, LIST-17). */
const PANELS = [
  ['/normative', 'REGULATIONS', ['categories', 'types', 'referenceYears', ...PUBLISHED]],
  ['/servizi', 'SERVICES', ['targets', 'needs', 'sectors']],
  ['/anpag-comunica/comunicati-stampa', 'PRESS_RELEASES', ['categories', ...PUBLISHED]],
  ['/anpag-comunica/articoli', 'ARTICLES', ['categories', ...PUBLISHED]],
  ['/modulistica', 'FORMS', ['categories']],
  ['/agenzia/delibere', 'RESOLUTIONS', ['deedNumber', 'referenceYear', ...PUBLISHED]],
  ['/agenzia/concorsi', 'COMPETITIONS', ['competitionStatus', 'dueWithin', 'procedureTypes', ...PUBLISHED]],
  ['/agenzia/appalti', 'CONTRACTS', TENDER],
  ['/anpag-comunica/eventi', 'EVENTS', ['eventScopes', 'eventLanguages', 'eventDateFrom', 'eventDateTo']],
  ['/supporto/approfondimenti', 'INFORMATION_ARTICLES', ['categories', 'targets']],
  ['/pubblici-proclami', 'PUBLIC_PROCLAMATIONS', PUBLISHED],
  ['/supporto/link-utili', 'USEFUL_LINKS', ['categories']],
  ['/supporto/faq', 'FAQS', ['categories']],
] as const;

/** Names of the fields of the panel, each once, and the values that its boxes stand for. */
const panelOf = async (page: Page): Promise<Readonly<Record<string, readonly string[]>>> => {
  const fields = await page.locator('#filtri input:not([type=hidden])').evaluateAll((all) =>
    all.map((one) => {
      const { name, type, value } = one as HTMLInputElement;
      return [name, type === 'checkbox' || type === 'radio' ? value : undefined] as const;
    }),
  );
  const names = [...new Set(fields.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      fields.flatMap(([each, value]) => (each === name && value !== undefined ? [value] : [])),
    ]),
  );
};

describe('the panel of filters', () => {
  it.each(PANELS)(
    '[LIST-14] [LIST-17] should have at %s the sections of %s, with the options that the service gives',
    async (path, context, names) => {
      const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
      await page.goto(`${portal.origin}/portale${path}`);
      const panel = await panelOf(page);
      expect(Object.keys(panel)).toEqual(names);
      const answer = await fetch(`${portal.origin}/api/filters?context=${context}`);
      const offered = (await answer.json()) as Readonly<Record<string, readonly { readonly value: string }[]>>;
      for (const [section, options] of Object.entries(offered))
        expect([section, panel[section]?.toSorted()]).toEqual([section, options.map(({ value }) => value).toSorted()]);
      expect(Object.keys(offered).filter((section) => !(section in panel))).toEqual([]);
    },
  );

  it('[LIST-05] should make two chips of a number and a year, each to be taken off by itself', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/agenzia/delibere');
    const title = (await page.locator('[id^="voce-"]').first().innerText()).replaceAll('\n', ' ');
    const [, number = '', year = ''] = /n\. ?(\d+)(?:\/| del (?:[\d/]*))(\d{4})/.exec(title) ?? [];
    expect([title, number !== '', year !== '']).toEqual([title, true, true]);
    await page.getByRole('button', { name: /^Filtri/ }).click();
    const panel = page.getByRole('dialog', { name: /^Filtri/ });
    await panel.getByLabel('Numero').fill(number);
    await panel.getByLabel('Anno').fill(year);
    await panel.getByRole('button', { name: /^Applica filtri/ }).click();
    const chips = page.getByRole('list', { name: 'Filtri applicati' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Filtri 2 filtri applicati' }).waitFor();
    expect(await chips.count()).toBe(2);
    expect(pathOf(page, portal)).toContain(`deedNumber=${number}`);
    await page.getByRole('link', { name: new RegExp(`^Elimina il filtro .*${year}`) }).click();
    await page.getByRole('button', { name: 'Filtri 1 filtro applicato' }).waitFor();
    expect(pathOf(page, portal)).toBe(`/agenzia/delibere?deedNumber=${number}`);
  });
});

/** Goes from one page to a list by a link, with the list's entries as the service would send others. */
const withEntries = async (
  page: Page,
  { from, to, api }: { readonly from: string; readonly to: string; readonly api: string },
  change: (entry: Record<string, unknown>, at: number) => Record<string, unknown>,
): Promise<void> => {
  await page.route(new RegExp(`/api/${api}(?:\\?|$)`), async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly results: readonly Record<string, unknown>[] };
    await route.fulfill({ response, json: { ...answer, results: answer.results.map(change) } });
  });
  await load(page, portal, from);
  await page
    .getByRole('navigation')
    .locator(`a[href$="${to}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL(new RegExp(`${to}$`));
};

describe('what cards say', () => {
  it('[CONST-03] should write days as day/month/year', async () => {
    const { page } = await visitors.newVisitor();
    const days = ['2024-02-03', '2024-12-31'];
    await withEntries(page, { from: '/', to: '/normative', api: 'regulations' }, (entry, at) => ({
      ...entry,
      publicationDate: days[at] ?? '2023-01-09',
    }));
    const cards = page.locator('[id^="voce-"]');
    await cards.nth(2).waitFor();
    const reported = await cards.evaluateAll((all) =>
      all.slice(0, 3).map((card) => card.querySelector('time')?.textContent),
    );
    expect(reported).toEqual(['03/02/2024', '31/12/2024', '09/01/2023']);
  });

  it('[CONST-03] should never show a day that does not exist as another one', async () => {
    const { page } = await visitors.newVisitor();
    await withEntries(page, { from: '/', to: '/normative', api: 'regulations' }, (entry, at) =>
      at === 1 ? { ...entry, publicationDate: '2024-02-30' } : entry,
    );
    // The service has not kept its word: the list says so in its place, and nothing of it is made up.
    await page.getByRole('button', { name: 'Riprova' }).first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/(?:30\/02|0[12]\/03|29\/02)\/2024/);
  });

  it('[CONST-04] should cut a description at 250 characters, with an ellipsis and no half of a sign', async () => {
    const { page } = await visitors.newVisitor();
    await withEntries(page, { from: '/', to: '/normative', api: 'regulations' }, (entry, at) => ({
      ...entry,
      description: '🌾'.repeat(250 + (at === 0 ? 1 : 0)),
    }));
    const cards = page.locator('[id^="voce-"]');
    await cards.nth(1).waitFor();
    const texts = await cards.evaluateAll((all) => all.slice(0, 2).map((card) => card.querySelector('p')?.textContent));
    expect(texts).toEqual([`${'🌾'.repeat(250)}…`, '🌾'.repeat(250)]);
  });

  it('[CONST-04] should cut a longer text at 300 behind "Mostra di più" and "Mostra di meno"', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/modulistica');
    await page.route(/\/api\/forms\/[^?]+/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), summary: '🌾'.repeat(301) } });
    });
    await page.locator('[id^="voce-"]').first().getByRole('link').click();
    const modal = page.getByRole('dialog', { name: 'Dettagli', exact: true });
    await modal.getByText(`${'🌾'.repeat(300)}…`, { exact: true }).waitFor();
    await modal.getByText('Mostra di più').click();
    await modal.getByText('🌾'.repeat(301), { exact: true }).waitFor();
    expect(await modal.getByText(`${'🌾'.repeat(300)}…`, { exact: true }).isVisible()).toBe(false);
    await modal.getByText('Mostra di meno').click();
    await modal.getByText(`${'🌾'.repeat(300)}…`, { exact: true }).waitFor();
  });

  it('[CONST-04] should cut the text of an intervention at 130 characters', async () => {
    const html = await (await fetch(`${portal.home}cruscotto-pagamenti/domanda-unica-2025`)).text();
    const reported = [...html.matchAll(/<p class="short">([^<]*)<\/p>/g)].map(([, text = '']) =>
      text.replaceAll('&#x27;', "'"),
    );
    const cut = reported.filter((text) => text.endsWith('…'));
    expect(cut.length).toBeGreaterThan(0);
    expect(reported.every((text) => [...text].length <= 131)).toBe(true);
    expect(cut.every((text) => [...text].length > 115)).toBe(true);
  });
});

describe('what slides', () => {
  const places = (row: ReturnType<Page['locator']>): Promise<readonly [number, number, number]> =>
    row.evaluate((element) => [element.scrollLeft, element.clientWidth, element.scrollWidth] as const);

  it('[CONST-05] should show three cards a page, go a page at a press, stop at both ends and never move by itself', async () => {
    const { page } = await visitors.newVisitor({ width: 1280 });
    await page.clock.install();
    await load(page, portal, '/agricoltori');
    const carousel = page.locator('section[aria-roledescription]').first();
    const row = carousel.getByRole('list');
    const [before, after] = [
      carousel.getByRole('button', { name: 'Precedente' }),
      carousel.getByRole('button', { name: 'Successivo' }),
    ];
    const inSight = (): Promise<number> =>
      row.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.children].filter((card) => {
          const box = card.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      });
    expect(await inSight()).toBe(3);
    expect(await before.getAttribute('aria-disabled')).toBe('true');
    await page.clock.runFor(120_000);
    expect((await places(row))[0]).toBe(0);
    await after.click();
    await page.waitForFunction(
      (list) => list !== null && list.scrollLeft + list.clientWidth >= list.scrollWidth - 2,
      await row.elementHandle(),
    );
    // More cards than three are two pages, and the last one is full, too.
    expect([(await row.getByRole('listitem').count()) > 3, await inSight()]).toEqual([true, 3]);
    await carousel.locator('button[aria-label=Successivo][aria-disabled=true]').waitFor();
    const end = await places(row);
    await after.evaluate((button) => (button as HTMLElement).click());
    expect(await places(row)).toEqual(end);
    await before.click();
    await page.waitForFunction((list) => list?.scrollLeft === 0, await row.elementHandle());
  });

  it('[CONST-05] should move a row of logos by 300 at a press', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/supporto/approfondimenti/guida-agli-eco-schemi');
    const logos = page.getByRole('region', { name: 'Con la partecipazione di' });
    const row = logos.getByRole('list');
    const [, width, whole] = await places(row);
    await logos.getByRole('button', { name: 'Successivo' }).click();
    await page.waitForFunction((list) => list !== null && list.scrollLeft > 0, await row.elementHandle());
    expect((await places(row))[0]).toBe(Math.min(300, whole - width));
  });
});
