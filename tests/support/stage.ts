import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Visitors } from './in-the-portal.ts';
import { startPortal, type RunningPortal } from './portal.ts';

type Settings = Parameters<typeof startPortal>[0];

// What a file's tests and helpers read by its bare name; each file has a worker, and so a stage, of its own.
export let portal: RunningPortal;
export let browser: Browser;
export let visitors: Visitors;

/**
 * Starts portal and browser before the tests of a file and ends them afterwards; between tests everybody goes home.
 * `settings` are the portal's, or how to come by them.
 */
export const raiseStage = (settings: Settings | (() => Promise<Settings>) = {}): void => {
  beforeAll(async () => {
    [portal, browser] = await Promise.all([
      startPortal(typeof settings === 'function' ? await settings() : settings),
      launchChromium(),
    ]);
    visitors = new Visitors(browser, portal);
  });
  afterEach(() => visitors.leave());
  afterAll(async () => {
    await browser.close();
    await portal.stop();
  });
};
