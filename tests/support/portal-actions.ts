import type { Browser, Page, Response } from 'playwright-core';
import type { Portal } from './portal.ts';
import { signOnUnderTest } from './sign-on-under-test.ts';
import { hydrated, visit, type SavedState, type Visitor } from './visitor.ts';

/** How a demonstration user signs in: the role where there are two, the company where there are several. */
export interface Entrance {
  /** Full name, as the test sign-on shows it. */
  readonly name: string;
  readonly role?: 'Agricoltore' | 'CAA';
  /** Part of the company's name or its code. */
  readonly company?: string;
}

/** Loads a path of the portal, waits for hydration and returns the response. */
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

/** Signs in at the provider's login page and waits until the portal is back. */
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

/** The login link of every page. */
export const loginEntry = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Accedi all’area riservata' });

/** Goes on for another company of the same person, named by its name or a part of it, by the menu of the profile. */
export const changeCompany = async (page: Page, company: string): Promise<void> => {
  const banner = page.getByRole('banner');
  await banner
    .getByText(/^Ciao /u)
    .first()
    .click();
  // Beside each of them is what makes it the one to begin with.
  await banner
    .getByRole('button', { name: new RegExp(`^(?!Usa sempre|Principale).*${company}`, 'u') })
    .first()
    .click();
};

/** A public page that is drawn quickly. */
const SHORT_PAGE = '/note-legali';

/** Signs a person in from a path of the portal, up to the page that follows. */
export const signIn = async (
  page: Page,
  portal: Portal,
  { name, ...answers }: Entrance,
  from = SHORT_PAGE,
): Promise<void> => {
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

/**
 * Role and company chosen at sign-in are restored from local storage; without a choice the cookies are enough. `lastActivity` is left out: it may be minutes old when it is restored, and end the session.
 */
const reusableState = ({ cookies, origins }: SavedState, { role, company }: Entrance): SavedState => ({
  cookies,
  origins:
    role === undefined && company === undefined
      ? []
      : origins.map((origin) => ({
          ...origin,
          localStorage: origin.localStorage.filter(({ name }) => name !== 'lastActivity'),
        })),
});

type VisitOptions = NonNullable<Parameters<typeof visit>[2]>;

type Opened = readonly [kind: string, visitor: Visitor];

/** How many contexts wait for another test at most; each has a process of the browser. */
const MOST_WAITING = 6;

/**
 * Page fixtures of one portal. A user who has signed in once is restored without the sign-on page, and a context serves test after test
 * as long as it can be cleared of all but the browser's cache, which halves the cost of a page.
 */
export class Visitors {
  readonly #browser: Browser;
  readonly #portal: Portal;
  readonly #states = new Map<string, SavedState>();
  readonly #open: Opened[] = [];
  readonly #waiting: Opened[] = [];

  constructor(browser: Browser, portal: Portal) {
    this.#browser = browser;
    this.#portal = portal;
  }

  /** A page in a browser context of its own, not signed in, whose cache may be warm unless `isNew`; CSP is bypassed so that axe can run. */
  async newVisitor({
    width = 1280,
    isNew = false,
    ...options
  }: VisitOptions & { readonly isNew?: boolean } = {}): Promise<Visitor> {
    const kind = JSON.stringify(options);
    const at = isNew ? -1 : this.#waiting.findIndex(([other]) => other === kind);
    const visitor =
      this.#waiting.splice(at, at < 0 ? 0 : 1)[0]?.[1] ??
      (await visit(this.#browser, this.#portal, { bypassCSP: true, width, ...options }));
    this.#open.push([kind, visitor]);
    if (options.viewport === undefined) await visitor.page.setViewportSize({ width, height: 900 });
    return visitor;
  }

  /** A signed-in user, with a page that has not been loaded. The sign-on session is shared: a test that logs out must use `signIn`. */
  async as(entrance: Entrance, options: Parameters<Visitors['newVisitor']>[0] = {}): Promise<Visitor> {
    const key = JSON.stringify(entrance);
    if (!this.#states.has(key)) {
      const first = await this.newVisitor();
      await signIn(first.page, this.#portal, entrance);
      await first.page.waitForURL(/\/scrivania(-caa)?$/);
      this.#states.set(key, reusableState(await first.context.storageState(), entrance));
      await this.#putAway(
        this.#open.splice(
          this.#open.findIndex(([, one]) => one === first),
          1,
        ),
      );
    }
    const visitor = await this.newVisitor(options);
    await visitor.restore(this.#states.get(key) ?? { cookies: [], origins: [] });
    return visitor;
  }

  /** Puts the pages of a test away, so that none runs on behind the next. */
  async leave(): Promise<void> {
    await this.#putAway(this.#open.splice(0));
  }

  /** Closes what waits, too; after the last test of a file with a portal of its own. */
  async close(): Promise<void> {
    await Promise.all([...this.#open.splice(0), ...this.#waiting.splice(0)].map(([, visitor]) => visitor.leave()));
  }

  async #putAway(left: readonly Opened[]): Promise<void> {
    const renewed = await Promise.all(left.map(async ([, visitor]) => (await visitor.renew()) || visitor.leave()));
    this.#waiting.push(...left.filter((_, at) => renewed[at] === true));
    const tooMany = this.#waiting.splice(0, Math.max(0, this.#waiting.length - MOST_WAITING));
    await Promise.all(tooMany.map(([, visitor]) => visitor.leave()));
  }
}
