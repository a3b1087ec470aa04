// A table of five hundred rows, ten more at a time (issue of the dashboards): how long the longest piece of work is that a press
// on "Mostra di più" causes, beside a table of the demonstration's own rows in the same run. Four times slower than this machine.
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#tests/support/chromium.ts';
import { startPortal } from '#tests/support/portal.ts';
import { takenOver } from '#tests/support/visitor.ts';

const ROWS = 500;
const SLOWER = 4;
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

const pressAll = async (browser: Browser, home: string, rows: number | undefined): Promise<Presses> => {
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } });
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
  await takenOver(page);
  await page
    .getByRole('link', { name: /^Domanda unica 2023-2027/ })
    .first()
    .click();
  await page.locator('main tbody tr').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);
  let presses = 0;
  const more = page.getByRole('main').getByRole('link', { name: 'Mostra di più' });
  for (let shown = await page.locator('main tbody tr').count(); (await more.count()) > 0; presses += 1) {
    await more.click();
    await page.waitForFunction((before) => document.querySelectorAll('main tbody tr').length > before, shown);
    shown = await page.locator('main tbody tr').count();
  }
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await page.close();
  return { presses, longest: Math.round(Math.max(0, ...tasks)), long: tasks.filter((ms) => ms > LONG_MS).length };
};

const portal = await startPortal();
const browser = await launchChromium();
try {
  for (const rows of [undefined, ROWS]) {
    const { presses, longest, long } = await pressAll(browser, portal.home, rows);
    process.stdout.write(
      `${rows ?? 'le sue'} righe: ${presses} pressioni, il lavoro più lungo ${longest} ms, ${long} oltre ${LONG_MS} ms (CPU ${SLOWER} volte più lenta)\n`,
    );
  }
} finally {
  await browser.close();
  await portal.stop();
}
