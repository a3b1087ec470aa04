import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { Portal } from './portal.ts';
import { signOnUnderTest } from './sign-on-under-test.ts';
import { newPage } from './slowness.ts';
import { within } from './within.ts';

/** The three widths at which every page is looked at. */
export const WIDTHS = [375, 768, 1280] as const;

/** What the browser has reported as an error. */
export interface Complaints {
  /** Errors of the console and of the pages, hydration warnings among them. */
  readonly errors: readonly string[];
}

/** Cookies and storage of a browser context. */
export type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Page fixture: a page of the portal in a browser context of its own. */
export interface Visitor extends Complaints {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a path of the portal, such as `/normative`, and waits for `settled`. */
  open(path: string): Promise<void>;
  /** Waits until the page is hydrated, where scripts run, and all its requests have been answered. */
  settled(): Promise<void>;
  /** Signs in at the provider as the user with this full name. */
  signIn(name: string): Promise<void>;
  /** Forgets all but the browser's cache, for another test; false where a test has done what cannot be undone. */
  renew(): Promise<boolean>;
  /** Restores what a browser keeps of somebody, in a context that has nothing of its own. */
  restore(state: SavedState): Promise<void>;
  leave(): Promise<void>;
}

/** Polling interval for hydration, in milliseconds. */
const POLLING_MS = 20;
/** What changes a page or a context for good: none that a test has done so to serves another. */
const FOR_GOOD = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'newCDPSession',
  'grantPermissions',
  'setOffline',
] as const;
/** A document of the portal without a script, where its storage is reached. */
const QUIET = '/robots.txt';

// A browser's remark on how keycloak-js sandboxes its hidden frame, which is not ours to change.
const NOT_OURS = /allow-scripts and allow-same-origin/;

/** Waits until the page has been hydrated, which happens by itself; on demand also until no part of it is busy. */
export const hydrated = async (page: Page, { andFilled = false } = {}): Promise<void> => {
  // Polled at an interval, not with each animation frame as is the default: that makes the browser draw sixty frames a
  // second while it has a page to load.
  await page.waitForFunction(
    (filled) =>
      document.getElementById('portale')?.hasAttribute('data-hydrated') === true &&
      (!filled || document.querySelector('main [aria-busy="true"]') === null),
    andFilled,
    { polling: POLLING_MS },
  );
};

/** Requests of the page's scripts without a response. A navigation drops them; frames of the sign-on check are not counted. */
const pendingRequests = (page: Page): { readonly over: () => Promise<void>; readonly addresses: () => string } => {
  const pending = new Set<Request>();
  const waiting: (() => void)[] = [];
  const check = (): void => {
    if (pending.size === 0) for (const resolve of waiting.splice(0)) resolve();
  };
  const finished = (request: Request): void => {
    pending.delete(request);
    check();
  };
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) return;
    if (request.isNavigationRequest()) pending.clear();
    else if (['fetch', 'xhr'].includes(request.resourceType())) pending.add(request);
    check();
  });
  page.on('requestfinished', finished);
  page.on('requestfailed', finished);
  return {
    over: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        check();
      }),
    addresses: () => [...pending].map((request) => request.url()).join(', '),
  };
};

/** Opens a browser context at a width, on demand with a clock that starts at a moment; its language is deliberately not Italian unless `locale` says so. */
export const visit = async (
  browser: Browser,
  portal: Portal,
  options: BrowserContextOptions & { readonly width?: number; readonly clockAt?: Date } = {},
): Promise<Visitor> => {
  const { width = 1280, clockAt, ...given } = options;
  // What moves is drawn sixty times a second: a test of a movement asks for it, all others do without.
  const rest = { reducedMotion: 'reduce', ...given } as const;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, ...rest });
  if (clockAt !== undefined) await context.clock.install({ time: clockAt });
  const page = await newPage(context);
  const errors: string[] = [];
  // A hydration error names what went wrong only in its cause.
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
  const requests = pendingRequests(page);
  let isSpent = false;
  const heard: (() => void)[] = [];
  for (const target of [page, context]) {
    const methods = target as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const name of FOR_GOOD) {
      const method = methods[name]?.bind(target);
      if (method === undefined) continue;
      methods[name] = (...args) => {
        isSpent = true;
        return method(...args);
      };
    }
    const { clock } = target;
    Object.defineProperty(target, 'clock', {
      get: () => {
        isSpent = true;
        return clock;
      },
    });
    const on = methods['on']?.bind(target);
    methods['on'] = (...args) => {
      heard.push(() => methods['off']?.(...args));
      return on?.(...args);
    };
  }
  const settled = async (): Promise<void> => {
    if (rest.javaScriptEnabled === false) return;
    await hydrated(page, { andFilled: true });
    await within(requests.over(), () => `the answers to ${requests.addresses()}`);
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
    renew: async () => {
      if (isSpent) return false;
      try {
        for (const forget of heard.splice(0)) forget();
        for (const other of context.pages()) if (other !== page) await other.close();
        await Promise.all([
          page.unrouteAll({ behavior: 'ignoreErrors' }),
          context.unrouteAll({ behavior: 'ignoreErrors' }),
        ]);
        await context.clearCookies();
        const { colorScheme = null, reducedMotion, forcedColors = null } = rest;
        await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
        if (rest.viewport === undefined) await page.setViewportSize(viewport);
        await page.goto(`${portal.origin}${QUIET}`);
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        errors.length = 0;
        return true;
      } catch {
        return false;
      }
    },
    restore: async ({ cookies, origins }) => {
      await context.addCookies(cookies);
      const items = origins.flatMap(({ origin, localStorage: kept }) => (origin === portal.origin ? kept : []));
      if (items.length === 0) return;
      if (!page.url().endsWith(QUIET)) await page.goto(`${portal.origin}${QUIET}`);
      await page.evaluate((all) => {
        for (const { name, value } of all) localStorage.setItem(name, value);
      }, items);
    },
    leave: () => context.close(),
  };
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that measure: colours against what lies behind them, targets against their neighbours. */
export const RULES_OF_PIXELS: readonly string[] = ['color-contrast', 'target-size'];

/**
 * axe's violations, rule and element in each line, of all its rules but those left out; needs a context made with `bypassCSP`. Where a dialog
 * is open nothing but the last one is looked at: the page behind it can neither be reached nor read.
 */
export const axeFindings = async (
  page: Page,
  { leftOut = [], within: place = 'html' }: { readonly leftOut?: readonly string[]; readonly within?: string } = {},
): Promise<readonly string[]> => {
  // axe runs after animations have ended: it does not see a dialog that is still moving as one.
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
  return page.evaluate(
    async ([names, part]) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            part: Element,
            options: {
              rules: Readonly<Record<string, { readonly enabled: false }>>;
              resultTypes: readonly string[];
              preload: { assets: readonly string[] };
            },
          ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      // Sheets are only read for a rule on trial, which is not asked: reading them takes as long as half of the others.
      const rules = Object.fromEntries(names.map((name) => [name, { enabled: false as const }]));
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      const { violations } = await axe.run(dialog ?? document.querySelector(part) ?? document.documentElement, {
        rules,
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [leftOut, place] as const,
  );
};
