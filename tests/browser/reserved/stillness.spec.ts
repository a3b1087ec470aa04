import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Entrance, load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { holdBack, movesOf, watchMoves } from '#tests/support/stillness.ts';

setUpPortal();

const ANNA = { name: 'Anna Bianchi' };
const PAOLA = { name: 'Paola Verdi' };
const MARCO = { name: 'Marco Rinaldi', company: 'Rinaldi e Figli' };

/** Pages whose parts come one by one, and the addresses that their parts ask for. */
const CASES: readonly (readonly [
  title: string,
  entrance: Entrance,
  path: string,
  parts: RegExp,
  atLeast: number,
  name: string | undefined,
])[] = [
  ['[PAGE-28] the farmer’s desk', ANNA, '/scrivania', /\/api\/private\/(?:detail|file|aids|services)\//, 4, undefined],
  [
    '[PAGE-09] the operator’s desk',
    PAOLA,
    '/scrivania-caa',
    /\/private\/(?:caa-KPIs|caa\/work-(?:list|kinds)|services\/desk|notifications\/get-latest)/,
    5,
    undefined,
  ],
  ['[PAGE-10] the notifications', ANNA, '/notifiche', /\/api\/private\/notifications\/get-notifications/, 1, undefined],
  ['[PAGE-30] the producers', PAOLA, '/produttori', /\/api\/private\/caa\/search-companies/, 1, undefined],
  ['[PAGE-29] the procedures', ANNA, '/le-tue-pratiche', /\/api\/private\/detail\//, 3, undefined],
  [
    '[PAGE-05] the head of the company file',
    ANNA,
    '/scrivania/fascicolo-aziendale',
    /\/api\/private\/file\/card-header\//,
    1,
    undefined,
  ],
  [
    '[PAGE-30] a producer',
    PAOLA,
    '/produttori/azienda-7k2m',
    /\/api\/private\/caa\/(?:detail|anomalie-fascicolo)/,
    1,
    'Azienda agricola Bianchi Anna',
  ],
];

describe('parts that come late, the last of them first', () => {
  it.each(CASES)(
    '[ERR-08] %s should move nothing of what is there, on a phone and on a wide screen',
    async (_title, entrance, path, parts, atLeast, name) => {
      const { page, settled } = await visitors.as(entrance);
      await watchMoves(page);
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const held = await holdBack(page, parts);
        await load(page, portal, path);
        await page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) }).waitFor();
        await expect.poll(held.count).toBeGreaterThanOrEqual(atLeast);
        // Where the name itself is awaited there is nothing to read before it.
        const before = name === undefined ? 0 : (await movesOf(page)).length;
        await held.release();
        await settled();
        expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
        expect([width, (await movesOf(page)).slice(before)]).toEqual([width, []]);
      }
    },
  );
});

/** What comes last to the head of the company file, beside which facts stand that are read already. */
const LAST = [/\/roboto-mono[^/]*\.woff2$/, /\/api\/private\/file\/validation-sheet\//];

describe('the head of the company file', () => {
  it('[PAGE-05] [ERR-08] should move nothing of what is there when letters or the state of the validation come last', async () => {
    const { page, settled } = await visitors.as(ANNA);
    await watchMoves(page);
    for (const address of LAST) {
      const held = await holdBack(page, address);
      await load(page, portal, '/scrivania/fascicolo-aziendale');
      await page.locator('main .pt-file-facts').getByText('Gestore del mandato').waitFor();
      await page.locator('main .pt-mono').first().waitFor();
      await expect.poll(held.count).toBe(1);
      const before = (await movesOf(page)).length;
      await held.release();
      await settled();
      expect([String(address), (await movesOf(page)).slice(before)]).toEqual([String(address), []]);
    }
  });
});

describe('the next payment, which the file stops', () => {
  it('[PAGE-28] [ERR-08] should move nothing below it, nor hold it back, when the office of the mandate comes last, on a phone and on a wide screen', async () => {
    const { page, settled } = await visitors.as(MARCO);
    await withEndlessPatience(page);
    await watchMoves(page, '#cosa-devo-fare, #cosa-devo-fare *, .pt-next, .pt-next *');
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const held = await holdBack(page, /\/api\/private\/file\/card-header\//u);
      await load(page, portal, '/scrivania');
      const entries = page.locator('main .pt-todo:not([aria-hidden]) > li');
      await entries.first().waitFor();
      await held.release();
      await settled();
      await page.locator('.pt-next .pt-stop a[href^="tel:"]').waitFor();
      expect([width, await movesOf(page)]).toEqual([width, []]);
    }
  });
});

/** Parts of which the list is made, and what is said of its order when they come last: of these the first adds no entry. */
const LATE = [
  ['alerts', 'dalla più urgente'],
  ['personal-contact-data', 'le ultime arrivate in fondo'],
  ['questions', 'le ultime arrivate in fondo'],
] as const;

describe('“Cosa devo fare”, of which a part comes when the rest is read', () => {
  it('[PAGE-28] [ERR-08] should put below what is there what alerts, the person’s own data and questions bring, and say so', async () => {
    const { page, settled } = await visitors.as(ANNA, { width: 375 });
    await watchMoves(page, 'main .pt-todo, main .pt-todo *');
    for (const [part, words] of LATE) {
      const held = await holdBack(page, new RegExp(`/api/private/(?:detail|file)/${part}/`));
      await load(page, portal, '/scrivania');
      const entries = page.locator('main .pt-todo:not([aria-hidden]) > li');
      await entries.first().waitFor();
      const before = await entries.locator('h3').allTextContents();
      await held.release();
      await settled();
      expect([part, await movesOf(page)]).toEqual([part, []]);
      expect((await entries.locator('h3').allTextContents()).slice(0, before.length)).toEqual(before);
      await page.getByRole('region', { name: 'Cosa devo fare' }).getByText(words).waitFor();
    }
  });
});

// Helpers

/** After ten seconds a page waits for nothing (ERR-10): here it never comes to that, so that what waits is never drawn. */
const withEndlessPatience = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { setTimeout: later } = globalThis;
    const patient = (call: () => void, ms = 0): unknown => (ms < 10_000 ? later(call, ms) : 0);
    Object.assign(globalThis, { setTimeout: patient });
  });
};
