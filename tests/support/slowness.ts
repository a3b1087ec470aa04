import process from 'node:process';
import type { BrowserContext, Page } from 'playwright-core';

/** By how many milliseconds each answer comes later to every page of the tests (`TEST_LATENCY_MS`); 0 is as it comes. */
const LATENCY_MS = Number(process.env['TEST_LATENCY_MS'] ?? 0);

/**
 * A new page of a context, on a line as slow as the environment says, so that a test shows whether it waits for what it
 * reads. Without that setting nothing is changed.
 */
export const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  if (LATENCY_MS === 0) return page;
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return page;
};
