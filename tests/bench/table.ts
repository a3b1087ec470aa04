// A table of five hundred rows, ten more at a time: how long the longest piece of work is that a press
// on "Mostra di più" causes, beside a table of the demonstration's own rows in the same run; on a phone and on a wide screen,
// as fast as this machine and four times slower.
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#tests/support/chromium.ts';
import { startPortal } from '#tests/support/portal.ts';
import { hydrated } from '#tests/support/visitor.ts';

const ROWS = 500;
const SLOWNESS = [1, 4];
const WIDTHS = [375, 1280];
const MORE = 'main .pt-end a';
const ROW = 'main tbody tr';
const LONG_MS = 50;

interface Presses {
  readonly presses: number;
  readonly longest: number;
  readonly long: number;
}

/** Watches pieces of work that hold the page up. */
const watch = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
  });

/** Presses in the page itself: whoever asks for rows from outside, by a locator, makes work that no reader makes. */
const pressUntilAllStand = async ([more, rows]: readonly [string, string]): Promise<number> => {
  let presses = 0;
  for (let link = document.querySelector<HTMLElement>(more); link !== null; presses += 1) {
    const before = document.querySelectorAll(rows).length;
    link.focus();
    link.click();
    while (document.querySelectorAll(rows).length === before)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    link = document.querySelector<HTMLElement>(more);
  }
  return presses;
};

interface Run {
  readonly rows: number | undefined;
  readonly width: number;
  readonly slower: number;
}

const pressAll = async (browser: Browser, home: string, { rows, width, slower }: Run): Promise<Presses> => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  if (rows !== undefined) {
    await page.route('**/api/dashboard-payments/interventions/amounts?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as unknown;
      const own = (Array.isArray(body) ? body : (body as { results: unknown[] }).results) as Record<string, unknown>[];
      const many = Array.from({ length: rows }, (_, index) => ({
        ...own[index % own.length],
        codiceIntervento: `X${index}`,
      }));
      await route.fulfill({ response, json: Array.isArray(body) ? many : { ...(body as object), results: many } });
    });
  }
  await page.goto(`${home}cruscotto-pagamenti`);
  await hydrated(page);
  await page
    .getByRole('link', { name: /^Domanda unica 2023-2027/ })
    .first()
    .click();
  await page.locator(ROW).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await watch(page);
  const presses = await page.evaluate(pressUntilAllStand, [MORE, ROW] as const);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await page.close();
  return { presses, longest: Math.round(Math.max(0, ...tasks)), long: tasks.filter((ms) => ms > LONG_MS).length };
};

const portal = await startPortal();
const browser = await launchChromium();
try {
  for (const slower of SLOWNESS) {
    for (const width of WIDTHS) {
      for (const rows of [undefined, ROWS]) {
        const { presses, longest, long } = await pressAll(browser, portal.home, { rows, width, slower });
        process.stdout.write(
          `${rows ?? 'le sue'} righe, ${width} px, CPU ${slower} volte più lenta: ${presses} pressioni, il lavoro più lungo ${longest} ms, ${long} oltre ${LONG_MS} ms\n`,
        );
      }
    }
  }
} finally {
  await browser.close();
  await portal.stop();
}
