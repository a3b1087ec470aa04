import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { RunningPortal } from './portal.ts';

/** The three widths at which every page is looked at. */
export const WIDTHS = [375, 768, 1280] as const;

/** What the browser complained about while a visitor was there. */
export interface Complaints {
  /** Errors of the console and of the pages, hydration warnings among them. */
  readonly errors: readonly string[];
}

/** Somebody in front of the portal in a browser of their own. */
export interface Visitor extends Complaints {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a path of the portal, such as `/normative`, and waits until the script has taken over. */
  open(path: string): Promise<void>;
  /** Signs in through the test sign-on as the person with this full name. */
  signIn(name: string): Promise<void>;
  leave(): Promise<void>;
}

// keycloak-js sandboxes its hidden frame as it does; a browser remarks on it, and it is not ours to change.
const NOT_OURS = /allow-scripts and allow-same-origin/;

/** Waits until nothing is asked any more and the page has been taken over. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
};

/** Opens a browser context at a width; the language is deliberately not Italian unless asked. */
export const visit = async (browser: Browser, portal: RunningPortal, options: BrowserContextOptions & { readonly width?: number } = {}): Promise<Visitor> => {
  const { width = 1280, ...rest } = options;
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...rest });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !NOT_OURS.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    page,
    context,
    errors,
    open: async (path) => {
      await page.goto(`${portal.origin}/portale${path}`);
      await settled(page);
    },
    signIn: async (name) => {
      await page.goto(portal.home);
      await settled(page);
      await page.getByRole('link', { name: /^Accedi/ }).first().click();
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await page.waitForURL((url) => url.pathname.startsWith('/portale/'));
      await settled(page);
    },
    leave: () => context.close(),
  };
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands; needs a context made with `bypassCSP`. Each line names rule and element. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
};
