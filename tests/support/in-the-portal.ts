import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import type { Portal } from './portal.ts';
import { signOnUnderTest } from './sign-on-under-test.ts';
import { hydrated, visit, type Visitor } from './visitor.ts';

/** How a person of the cast comes in: the role where there are two, the company where there are several. */
export interface Entrance {
  /** Full name, as the test sign-on shows it. */
  readonly name: string;
  readonly role?: 'Agricoltore' | 'CAA';
  /** Part of the company's name or its code. */
  readonly company?: string;
}

/** Loads a path of the portal and waits until it works; answers what the service said. */
export const load = async (page: Page, portal: Portal, path: string): Promise<Response | null> => {
  const response = await page.goto(`${portal.home.replace(/\/$/, '')}${path}`);
  await hydrated(page);
  return response;
};

/** Path below the base path, with query. */
export const pathOf = (page: Page, portal: Portal): string => {
  const { pathname, search } = new URL(page.url());
  const base = new URL(portal.home).pathname.replace(/\/$/, '');
  return `${pathname.slice(base.length) || '/'}${search}`;
};

/** The login page of the provider: comes in as a person and waits until the portal is back. */
export const chooseAccount = async (page: Page, portal: Portal, name: string): Promise<void> => {
  await signOnUnderTest.enter(page, name);
  await page.waitForURL((url) => url.href.startsWith(portal.home));
  await hydrated(page);
};

/** The role dialog. */
export const roleDialog = (page: Page) => page.getByRole('dialog', { name: 'Come vuoi entrare?' });
/** The company dialog. */
export const companyDialog = (page: Page) => page.getByRole('dialog', { name: 'Per quale azienda vuoi lavorare?' });

/** Answers the questions after the sign-in. */
export const answerQuestions = async (page: Page, { role, company }: Omit<Entrance, 'name'>): Promise<void> => {
  if (role !== undefined) {
    await roleDialog(page)
      .getByRole('radio', { name: new RegExp(`^${role}`) })
      .check();
    await roleDialog(page).getByRole('button', { name: 'Conferma' }).click();
  }
  if (company !== undefined) {
    await companyDialog(page)
      .getByRole('radio', { name: new RegExp(company) })
      .check();
    await companyDialog(page).getByRole('button', { name: 'Conferma' }).click();
  }
};

/** The way in of every page. */
export const loginEntry = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Accedi all’area riservata' });

/** Signs a person in from a path of the portal, up to the page that follows. */
export const signIn = async (page: Page, portal: Portal, { name, ...answers }: Entrance, from = '/'): Promise<void> => {
  await load(page, portal, from);
  await loginEntry(page).click();
  await chooseAccount(page, portal, name);
  await answerQuestions(page, answers);
};

/** A main heading that stood in the page, and the address at which it stood. */
export interface SeenHeading {
  readonly at: string;
  readonly heading: string;
}

/** Notes everything that stands in the page as its main heading from the beginning of each document. Call before loading. */
export const watchHeadings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: SeenHeading[] = [];
    Object.assign(window, { seenHeadings: seen });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      const at = window.location.pathname;
      if (heading !== '' && (seen.at(-1)?.heading !== heading || seen.at(-1)?.at !== at)) seen.push({ at, heading });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** What `watchHeadings` has seen in the document that is open. */
export const headingsSeen = (page: Page): Promise<readonly SeenHeading[]> =>
  page.evaluate(() => (window as unknown as { seenHeadings: readonly SeenHeading[] }).seenHeadings);

type KeptState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/**
 * What somebody has chosen at the sign-in comes back with them; who was asked nothing needs their session alone, and a
 * browser is made ready in half the time. The last sign of life stays behind: it may be minutes old by then, and the session over.
 */
const worthKeeping = ({ cookies, origins }: KeptState, { role, company }: Entrance): KeptState => ({
  cookies,
  origins:
    role === undefined && company === undefined
      ? []
      : origins.map((origin) => ({
          ...origin,
          localStorage: origin.localStorage.filter(({ name }) => name !== 'lastActivity'),
        })),
});

/** People in front of one portal. Whoever has signed in once comes back without the way through the sign-on page. */
export class Visitors {
  readonly #browser: Browser;
  readonly #portal: Portal;
  readonly #kept = new Map<string, NonNullable<BrowserContextOptions['storageState']>>();
  readonly #here: Visitor[] = [];
  readonly #readers = new Map<string, Visitor>();

  constructor(browser: Browser, portal: Portal) {
    this.#browser = browser;
    this.#portal = portal;
  }

  /** Somebody in a browser of their own, whom the portal does not know; the content policy lets axe in. */
  async somebody(options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
    const visitor = await visit(this.#browser, this.#portal, { bypassCSP: true, ...options });
    this.#here.push(visitor);
    return visitor;
  }

  /** A person who is signed in, with a page that has not been loaded. They share one sign-on session: who logs out must come in by `signIn`. */
  async as(entrance: Entrance, options: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
    const key = JSON.stringify(entrance);
    if (!this.#kept.has(key)) {
      const first = await this.somebody();
      await signIn(first.page, this.#portal, entrance);
      await first.page.waitForURL(/\/scrivania(-caa)?$/);
      this.#kept.set(key, worthKeeping(await first.context.storageState(), entrance));
      await first.leave();
    }
    const storageState = this.#kept.get(key);
    return this.somebody({ ...(storageState === undefined ? {} : { storageState }), ...options });
  }

  /**
   * Somebody who goes on from page to page in one window, test after test, with nothing kept but what the browser has
   * fetched (and the session, for a person): for tests with one window that neither plant scripts nor stand in the way
   * of requests. A browser that has seen the portal before opens a page at half the cost.
   */
  async reader(options: Parameters<typeof visit>[2] = {}, entrance?: Entrance): Promise<Visitor> {
    const key = JSON.stringify([options, entrance]);
    const known = this.#readers.get(key);
    if (known !== undefined) {
      await known.beginAnew(entrance === undefined);
      return known;
    }
    const reader = await (entrance === undefined ? this.somebody(options) : this.as(entrance, options));
    this.#here.splice(this.#here.indexOf(reader), 1);
    this.#readers.set(key, reader);
    return reader;
  }

  /** Sends everybody home; between tests, so that no page goes on behind another. */
  async leave(): Promise<void> {
    await Promise.all(this.#here.splice(0).map((visitor) => visitor.leave()));
  }

  /** Readers too; after the last test of a file. */
  async close(): Promise<void> {
    await this.leave();
    await Promise.all([...this.#readers.values()].map((reader) => reader.leave()));
    this.#readers.clear();
  }
}
