import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Portal } from './portal.ts';

type State = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** How a browser context is made. */
export type ContextOptions = Omit<BrowserContextOptions, 'storageState'> & { readonly storageState?: State };

/**
 * Browser contexts that serve one test after the other: nothing of the last is left in them but the browser's cache, which
 * halves the cost of a page. One into which a test has put a script or a clock of its own is not used again.
 */
export class ContextPool {
  readonly #browser: Browser;
  readonly #portal: Portal;
  readonly #idle = new Map<string, BrowserContext[]>();
  readonly #options = new Map<BrowserContext, ContextOptions>();
  readonly #lent = new Set<BrowserContext>();

  constructor(browser: Browser, portal: Portal) {
    this.#browser = browser;
    this.#portal = portal;
  }

  /** A context with these options that nobody else has. */
  async take(options: ContextOptions): Promise<BrowserContext> {
    const context = this.#idle.get(JSON.stringify(options))?.pop() ?? (await this.#newContext(options));
    this.#lent.add(context);
    return context;
  }

  /** Takes a context back, with its pages; one that is back already stays as it is. */
  async giveBack(context: BrowserContext): Promise<void> {
    if (!this.#lent.delete(context)) return;
    const options = this.#options.get(context);
    if (options === undefined) {
      await context.close();
      return;
    }
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    const { cookies = [], origins = [] } = options.storageState ?? {};
    await context.addCookies(cookies);
    if (options.javaScriptEnabled !== false) await this.#storeAnew(context, origins);
    const key = JSON.stringify(options);
    this.#idle.set(key, [...(this.#idle.get(key) ?? []), context]);
  }

  /** Closes what is idle. */
  async close(): Promise<void> {
    const all = [...this.#idle.values()].flat();
    this.#idle.clear();
    await Promise.all(all.map((context) => context.close()));
  }

  /** A new context, which is not used again once a test has put something into it that stays. */
  async #newContext(options: ContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options);
    this.#options.set(context, options);
    const addInitScript = context.addInitScript.bind(context);
    context.addInitScript = (...script) => {
      this.#options.delete(context);
      return addInitScript(...script);
    };
    const install = context.clock.install.bind(context.clock);
    context.clock.install = (...time) => {
      this.#options.delete(context);
      return install(...time);
    };
    return context;
  }

  /** Puts into the storage of the portal what a new context would have there, and nothing else. */
  async #storeAnew(context: BrowserContext, origins: State['origins']): Promise<void> {
    const page = await context.newPage();
    await page.goto(`${this.#portal.home}silent-check-sso.html`);
    await page.evaluate(
      (items) => {
        localStorage.clear();
        for (const { name, value } of items) localStorage.setItem(name, value);
      },
      origins.filter(({ origin }) => origin === this.#portal.origin).flatMap(({ localStorage: items }) => items),
    );
    await page.close();
  }
}
