import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { Portal } from './portal.ts';
import { signOnUnderTest } from './sign-on-under-test.ts';

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
  /** Opens a path of the portal, such as `/normative`, and waits until it is settled. */
  open(path: string): Promise<void>;
  /** Waits until the page is hydrated, where there is script to do so, and every answer that it asked for is here. */
  settled(): Promise<void>;
  /** Signs in through the provider as the person with this full name. */
  signIn(name: string): Promise<void>;
  /** Forgets what the browser complained about until now, and how the page was looked at; on demand also who was here, and what the next document would find kept. */
  beginAnew(asStranger: boolean): Promise<void>;
  leave(): Promise<void>;
}

/** How often a page is looked at that is on its way, in milliseconds. */
const LOOK_AGAIN_MS = 20;
/** The name by which a window tells its next document to forget what is kept. */
const FORGET = 'forget';

// keycloak-js sandboxes its hidden frame as it does; a browser remarks on it, and it is not ours to change.
const NOT_OURS = /allow-scripts and allow-same-origin/;

/**
 * Waits until the page has been hydrated, which it is by itself: nothing is done to it. On demand also until no part of it
 * says that it is still waiting.
 */
export const hydrated = async (page: Page, { andFilled = false } = {}): Promise<void> => {
  // Looked at anew with each document: one that is about to be left does not count. Not with each picture, as is usual:
  // that makes the browser draw sixty of them a second while it has a page to load.
  await page.waitForFunction(
    (filled) =>
      document.getElementById('portale')?.hasAttribute('data-hydrated') === true &&
      (!filled || document.querySelector('main [aria-busy="true"]') === null),
    andFilled,
    { polling: LOOK_AGAIN_MS },
  );
};

/** What the page has asked for by script and not heard of yet. A question ends with its document; the frames of the sign-on check are not counted. */
const answersUnderWay = (page: Page): { readonly over: () => Promise<void> } => {
  const asked = new Set<Request>();
  const waiting: (() => void)[] = [];
  const look = (): void => {
    if (asked.size === 0) for (const go of waiting.splice(0)) go();
  };
  const heard = (request: Request): void => {
    asked.delete(request);
    look();
  };
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) return;
    if (request.isNavigationRequest()) asked.clear();
    else if (['fetch', 'xhr'].includes(request.resourceType())) asked.add(request);
    look();
  });
  page.on('requestfinished', heard);
  page.on('requestfailed', heard);
  return {
    over: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        look();
      }),
  };
};

/** Opens a browser context at a width; the language is deliberately not Italian unless asked. */
export const visit = async (
  browser: Browser,
  portal: Portal,
  options: BrowserContextOptions & { readonly width?: number } = {},
): Promise<Visitor> => {
  const { width = 1280, ...rest } = options;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, ...rest });
  const page = await context.newPage();
  const errors: string[] = [];
  await page.addInitScript((sign) => {
    if (window.name !== sign) return;
    window.name = '';
    localStorage.clear();
    sessionStorage.clear();
  }, FORGET);
  // An error from which the page has recovered says only by its cause what it was.
  await page.addInitScript(() =>
    window.addEventListener('error', ({ error }: ErrorEvent) => {
      const cause: unknown = error instanceof Error ? error.cause : undefined;
      // oxlint-disable-next-line no-console -- it is read from there
      if (cause !== undefined) console.error('cause:', cause instanceof Error ? cause.stack : cause);
    }),
  );
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !NOT_OURS.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const underWay = answersUnderWay(page);
  const settled = async (): Promise<void> => {
    if (rest.javaScriptEnabled === false) return;
    await hydrated(page, { andFilled: true });
    await underWay.over();
  };
  return {
    page,
    context,
    errors,
    settled,
    open: async (path) => {
      await page.goto(`${portal.home.replace(/\/$/, '')}${path}`);
      await settled();
    },
    signIn: async (name) => {
      await page.goto(portal.home);
      await settled();
      await page
        .getByRole('link', { name: /^Accedi/ })
        .first()
        .click();
      await signOnUnderTest.enter(page, name);
      await page.waitForURL((url) => url.href.startsWith(portal.home));
      await settled();
    },
    beginAnew: async (asStranger) => {
      errors.length = 0;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null });
      if (!asStranger) return;
      await context.clearCookies();
      // What a page keeps it may write until it is gone: its successor is told to begin by forgetting it.
      await page.evaluate((sign) => (window.name = sign), FORGET);
    },
    leave: () => context.close(),
  };
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands; needs a context made with `bypassCSP`. Each line names rule and element. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  // What is still moving into its place is judged where it will stand: a dialog on its way is not seen as one.
  await page.bringToFront();
  await page.locator('h1, dialog[open]').first().waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .map(({ finished }) => finished),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: {
          resultTypes: readonly string[];
        }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
};
