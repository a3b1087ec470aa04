import assert from 'node:assert/strict';
import { hydrated, type Visitor } from '#tests/support/visitor.ts';
import { VisitorKey } from './visitor-key.ts';
import type { PortalWorld } from './world.ts';

export type Page = Visitor['page'];

/** Where the portal's pages stand. */
export const BASE = '/portale';

/** The page in front of the person of the scenario. */
export const pageOf = (world: PortalWorld): Page => world.use(VisitorKey).page;

/** Opens a path of the portal. */
export const open = (world: PortalWorld, path: string): Promise<void> => world.use(VisitorKey).open(path);

/** Does something and waits until its answer is on the page. */
export const act = async (world: PortalWorld, what: (page: Page) => Promise<unknown>): Promise<void> => {
  await what(pageOf(world));
  await world.use(VisitorKey).settled();
};

/** Waits until script is live, also where the page itself waits for an answer of the person. */
export const live = (world: PortalWorld): Promise<void> => hydrated(pageOf(world));

/** Path below the base path and query, as they stand in the address bar. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return `${pathname.slice(BASE.length)}${search}`;
};

/** Words that are for ears alone, and numbers beside a name. */
const ASIDE = '.visually-hidden, strong';

/** Waits until there are as many elements of a selector, and says what they read where it is not this. */
export const read = async (page: Page, selector: string, expected: readonly string[]): Promise<void> => {
  const texts = (all: readonly Element[], aside: string): readonly string[] =>
    all.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll(aside)) part.remove();
      return (copy.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
    });
  const elements = page.locator(selector);
  for (const index of expected.keys()) await elements.nth(index).waitFor({ state: 'attached' });
  assert.deepEqual(await elements.evaluateAll(texts, ASIDE), expected);
};

/** Waits until the address bar says so. */
export const arrive = async (page: Page, address: string): Promise<void> => {
  const isThere = (url: URL): boolean => `${url.pathname.slice(BASE.length)}${url.search}` === address;
  await page.waitForURL(isThere, { timeout: 5_000 }).catch(() => assert.equal(addressOf(page), address));
};

/** Signs in as somebody of the cast, from the page that is open or else from the home. */
export const signInAs = async (world: PortalWorld, name: string): Promise<void> => {
  const page = pageOf(world);
  if (!page.url().includes(BASE)) await open(world, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Accedi/ })
    .first()
    .click();
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname.startsWith(`${BASE}/`));
  await live(world);
};

/** Answers one of the questions after the sign-on. */
export const answer = async (world: PortalWorld, question: string, option: string | RegExp): Promise<void> => {
  const dialog = pageOf(world).getByRole('dialog', { name: question });
  await dialog.getByRole('radio', { name: option }).check();
  await dialog.getByRole('button', { name: 'Conferma' }).click();
};

/** The question for a company. */
export const COMPANIES = 'Per quale azienda vuoi lavorare?';

/** Says for which company to work. */
export const chooseCompany = (world: PortalWorld, company: string): Promise<void> =>
  answer(world, COMPANIES, new RegExp(company, 'u'));
