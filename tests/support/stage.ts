import process from 'node:process';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Visitors } from './in-the-portal.ts';
import type { Portal } from './portal.ts';
import { signOnUnderTest } from './sign-on-under-test.ts';
import type { KeptStage, StageWish } from './stage-keeper.ts';

type Settings = NonNullable<StageWish['settings']>;

// What a file's tests and helpers read by its bare name; files of one worker run one after the other.
export let portal: Portal;
export let browser: Browser;
export let visitors: Visitors;

/**
 * Puts the file's tests in front of the portal that all files of a worker share. They may read, sign in and leave, but
 * change nothing that others would see: whoever does raises a stage of its own. Between tests everybody goes home.
 */
export const raiseStage = (): void => raise(async () => undefined);

/** A portal for this file alone, with these settings: for tests that change data, or want another deployment. */
export const raiseOwnStage = (settings: Settings | (() => Promise<Settings>) = {}): void =>
  raise(async () => (typeof settings === 'function' ? settings() : settings));

// Helpers

/** The worker's browser, for all its files: on a pipe, so that it ends with the worker, whatever becomes of that. */
let launched: Browser | undefined;
/** The people in front of the portal that files share: who has signed in for one of them is known to the next. */
let known: { readonly browser: Browser; readonly portal: Portal; readonly visitors: Visitors } | undefined;

const raise = (settingsOf: () => Promise<Settings | undefined>): void => {
  let kept: KeptStage;
  beforeAll(async () => {
    const settings = await settingsOf();
    const wish = { slot: process.env['VITEST_POOL_ID'] ?? '', settings };
    [kept, browser] = await Promise.all([ask('POST', wish) as Promise<KeptStage>, theBrowser()]);
    portal = kept.portal;
    visitors = settings === undefined && !signOnUnderTest.isReal ? visitorsKnown() : new Visitors(browser, portal);
  });
  afterEach(() => visitors.leave());
  afterAll(async () => {
    await visitors.close();
    await ask('DELETE', kept.number);
  });
};

/** One that has ended, as by a page that broke it, is followed by another. */
const theBrowser = async (): Promise<Browser> => {
  if (launched?.isConnected() !== true) launched = await launchChromium();
  return launched;
};

const visitorsKnown = (): Visitors => {
  if (known?.browser !== browser || known.portal.home !== portal.home)
    known = { browser, portal, visitors: new Visitors(browser, portal) };
  return known.visitors;
};

const ask = async (method: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(inject('stageKeeper'), { method, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
