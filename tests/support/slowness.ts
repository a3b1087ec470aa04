import process from 'node:process';
import type { BrowserContext, Page } from 'playwright-core';

/** By how many milliseconds each answer comes later to every page of the tests (`TEST_LATENCY_MS`); 0 is as it comes. */
const LATENCY_MS = Number(process.env['TEST_LATENCY_MS'] ?? 0);
/** By how many times the processor of every page of the tests is slower (`TEST_CPU_SLOWDOWN`); 1 is as it is. */
const CPU_SLOWDOWN = Number(process.env['TEST_CPU_SLOWDOWN'] ?? 1);

/**
 * Makes a page as slow as the environment says, so that a test shows whether it waits for what it reads. Without these
 * settings nothing is changed.
 */
export const slowed = async (page: Page): Promise<Page> => {
  if (LATENCY_MS === 0 && CPU_SLOWDOWN === 1) return page;
  const session = await page.context().newCDPSession(page);
  if (CPU_SLOWDOWN !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (LATENCY_MS > 0)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  return page;
};

/** A new page of a context, as slow as the environment says. */
export const newPage = async (context: BrowserContext): Promise<Page> => slowed(await context.newPage());
