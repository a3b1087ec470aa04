import process from 'node:process';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Visitors } from './portal-actions.ts';
import type { LocalPortal } from './portal.ts';
import { signOnUnderTest } from './sign-on-under-test.ts';
import type { PortalLease, PortalRequest } from './portal-pool.ts';

type Settings = NonNullable<PortalRequest['settings']>;

// Read by tests and helpers by their bare names; files of one worker run one after the other.
export let portal: LocalPortal;
export let browser: Browser;
export let visitors: Visitors;

/**
 * Portal fixture shared by all files of a worker. Tests may read, sign in and sign out, but change nothing that others would
 * see: a file that does needs `setUpOwnPortal`. Open pages are closed after each test.
 */
export const setUpPortal = (): void => setUp(async () => undefined);

/** A portal for this file alone, with these settings: for tests that change data, or need another deployment. */
export const setUpOwnPortal = (settings: Settings | (() => Promise<Settings>) = {}): void =>
  setUp(async () => (typeof settings === 'function' ? settings() : settings));

/** The worker's browser; another one is launched when a page has crashed the last one. */
export const workerBrowser = async (): Promise<Browser> => {
  if (launched?.isConnected() !== true) launched = await launchChromium();
  return launched;
};

// Helpers

/** The worker's browser, shared by its files; connected by a pipe, so that it ends with the worker. */
let launched: Browser | undefined;
/** Visitors of the shared portal; sign-on sessions made for one file serve the next. */
let shared: { readonly browser: Browser; readonly portal: LocalPortal; readonly visitors: Visitors } | undefined;

const setUp = (settingsOf: () => Promise<Settings | undefined>): void => {
  let lease: PortalLease;
  beforeAll(async () => {
    const settings = await settingsOf();
    const request = { slot: process.env['VITEST_POOL_ID'] ?? '', settings };
    [lease, browser] = await Promise.all([call('POST', request) as Promise<PortalLease>, workerBrowser()]);
    portal = lease.portal;
    visitors = settings === undefined && !signOnUnderTest.isReal ? sharedVisitors() : new Visitors(browser, portal);
  });
  afterEach(() => visitors.leave());
  afterAll(async () => {
    // What serves the shared portal waits for the worker's next file.
    await (visitors === shared?.visitors ? visitors.leave() : visitors.close());
    await call('DELETE', lease.number);
  });
};

const sharedVisitors = (): Visitors => {
  if (shared?.browser !== browser || shared.portal.home !== portal.home)
    shared = { browser, portal, visitors: new Visitors(browser, portal) };
  return shared.visitors;
};

const call = async (method: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(inject('portalPool'), { method, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
