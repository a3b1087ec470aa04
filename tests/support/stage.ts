import process from 'node:process';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Visitors } from './in-the-portal.ts';
import type { Portal } from './portal.ts';
import type { KeptStage, StageWish } from './stage-keeper.ts';

type Settings = NonNullable<StageWish['settings']>;

// What a file's tests and helpers read by its bare name; the modules of each file are its own.
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

const raise = (settingsOf: () => Promise<Settings | undefined>): void => {
  let kept: KeptStage;
  beforeAll(async () => {
    const wish = { slot: process.env['VITEST_POOL_ID'] ?? '', settings: await settingsOf() };
    // A browser on a pipe ends with its worker, whatever becomes of that; to share one, each word went through two more hands.
    [kept, browser] = await Promise.all([ask('POST', wish) as Promise<KeptStage>, launchChromium()]);
    portal = kept.portal;
    visitors = new Visitors(browser, portal);
  });
  afterEach(() => visitors.leave());
  afterAll(async () => {
    await browser.close();
    await ask('DELETE', kept.number);
  });
};

const ask = async (method: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(inject('stageKeeper'), { method, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
