import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeCompany, load, signIn } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const MARCO = 'Marco Rinaldi';
/** The company whose answers come late, and those that he works for before and after it, by turns. */
const OTHERS = ['Azienda agricola Rinaldi Marco', 'Pascoli Alti'] as const;
const LATE = { name: 'Rinaldi Vini', cuaa: '01234560017' };
const [, LAST] = OTHERS;

const DESK = '/scrivania';
const FILE = '/scrivania/fascicolo-aziendale';
const PROCEDURES = '/le-tue-pratiche';
const NOTIFICATIONS = '/notifiche';

const file = (part: string): RegExp => new RegExp(`/private/file/${part}`);
const detail = (part: string): RegExp => new RegExp(`/private/detail/${part}`);

/** The pages that ask for something by company, and the calls that bring their parts. */
const PAGES: readonly (readonly [page: string, calls: readonly RegExp[]])[] = [
  [
    DESK,
    [
      ...['alerts', 'card-header', 'personal-contact-data', 'contracts-documents', 'validation-sheet'].map(file),
      ...['payments', 'questions', 'debts'].map(detail),
    ],
  ],
  [FILE, ['alerts', 'card-header', 'personal-contact-data'].map(file)],
  [`${FILE}?scheda=contratti-e-documenti`, [file('contracts-documents')]],
  [`${FILE}?scheda=scheda-di-validazione`, [file('validation-sheet')]],
  [PROCEDURES, ['payments', 'questions', 'debts'].map(detail)],
  ['/scrivania/accessi-al-fascicolo', [file('access-log')]],
  [
    NOTIFICATIONS,
    ['get-notifications', 'get-latest-notifications', 'unread-count'].map(
      (part) => new RegExp(`/private/notifications/${part}`),
    ),
  ],
];

/**
 * All that can be read, line by line. What comes last stands last in a list that is being read, which is not folded then (ERR-08), so
 * that the list is opened and the order is the line's.
 */
const said = async (page: Page): Promise<readonly string[]> => {
  const all = page.getByRole('button', { name: /^Mostra tutte le \d+ attività$/u });
  if (await all.isVisible()) await all.click();
  const text = await page.evaluate(
    () => `${document.querySelector('header')?.innerText}\n${document.querySelector('main')?.innerText}`,
  );
  return text
    .split('\n')
    .map((line) => line.replace(/^(\d+ attività), (?:dalla più urgente|le ultime arrivate in fondo)/u, '$1').trim())
    .filter((line) => line !== '')
    .sort();
};

/** Goes to another page of the portal as a link does. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), `${new URL(portal.home).pathname}${path.slice(1)}`);

/** Holds what is asked of the company that is left, until it is let go; `arrived` end with its answers, `held` says of which calls. */
const holdLate = async (
  page: Page,
  ...calls: readonly RegExp[]
): Promise<{
  readonly arrived: readonly Promise<unknown>[];
  readonly held: ReadonlySet<RegExp>;
  readonly release: () => void;
}> => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived: Promise<unknown>[] = [];
  const held = new Set<RegExp>();
  await page.route(
    (url) => calls.some((call) => call.test(url.pathname)) && url.href.includes(LATE.cuaa),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      for (const call of calls) if (call.test(pathname)) held.add(call);
      arrived.push(
        route
          .request()
          .response()
          .then((answer) => answer?.finished()),
      );
      await late;
      await route.continue();
    },
  );
  return { arrived, held, release };
};

describe('who changes company while something is on its way', () => {
  it('[NAV-25] [PAGE-07] should read nothing of the company left behind on any page that asks for something by company, where all its parts come late', async () => {
    const visitor = await visitors.as({ name: MARCO, company: OTHERS[0] });
    const { page } = visitor;
    await load(page, portal, PAGES[0]?.[0] ?? DESK);
    for (const [turn, [path, calls]] of PAGES.entries()) {
      if (turn > 0) await goTo(page, path);
      await visitor.settled();

      const { arrived, held, release } = await holdLate(page, ...calls);
      await changeCompany(page, LATE.name);
      await page.getByRole('banner').getByText(LATE.name).first().waitFor({ state: 'attached' });
      await expect.poll(() => held.size).toBe(calls.length);
      const last = OTHERS[(turn + 1) % OTHERS.length] ?? LAST;
      await changeCompany(page, last);
      await page.getByRole('banner').getByText(last).first().waitFor({ state: 'attached' });
      release();
      await Promise.all(arrived);
      await visitor.settled();
      const afterwards = await said(page);

      // What somebody reads who has never worked for another company.
      await page.unrouteAll();
      await load(page, portal, path);
      await visitor.settled();
      expect([path, afterwards]).toEqual([path, await said(page)]);
      expect(afterwards.join('\n')).not.toContain(LATE.cuaa);
    }
  });
});

/** Pages of one record of the company that is left, the call that brings it, and the list to which the change leads (D-60). */
const RECORDS: readonly (readonly [page: string, call: RegExp, list: string])[] = [
  ['/le-tue-pratiche/domande/D-0030', /\/private\/detail\/questions\/[^/]+\/[^/]+$/, PROCEDURES],
  ['/le-tue-pratiche/pagamenti/P-0020', /\/private\/detail\/payments\/[^/]+\/[^/]+$/, PROCEDURES],
  ['/le-tue-pratiche/debiti/R-0038', /\/private\/detail\/debts\/[^/]+\/[^/]+$/, PROCEDURES],
  ['/le-tue-pratiche/estratto/2026', /\/private\/detail\/payments-statement\//, PROCEDURES],
  ['/notifiche/MSG-00015', /\/private\/notifications\/get-notifications/, NOTIFICATIONS],
];

describe('who changes company on the page of a thing that is on its way', () => {
  it('[PRAT-02] [NAV-25] [PAGA-01] [LIST-15] should be led to its list, and read nothing of an application, a payment, a debt, a statement or a message when it comes', async () => {
    const visitor = await visitors.as({ name: MARCO, company: LATE.name });
    const { page } = visitor;
    const ofLists = new Map<string, readonly string[]>();
    await load(page, portal, PROCEDURES);
    await visitor.settled();
    for (const [path, call, list] of RECORDS) {
      const { arrived, release } = await holdLate(page, call);
      await goTo(page, path);
      await expect.poll(() => arrived.length).toBeGreaterThan(0);
      await changeCompany(page, LAST);
      await page.waitForURL((url) => url.pathname.endsWith(list));
      release();
      await Promise.all(arrived);
      await visitor.settled();
      const afterwards = await said(page);
      await page.unrouteAll();
      if (!ofLists.has(list)) {
        await load(page, portal, list);
        await visitor.settled();
        ofLists.set(list, await said(page));
      }
      expect([path, afterwards]).toEqual([path, ofLists.get(list)]);
      expect(afterwards.join('\n')).not.toContain(LATE.cuaa);
      await changeCompany(page, LATE.name);
      await page.getByRole('banner').getByText(LATE.name).first().waitFor({ state: 'attached' });
      await visitor.settled();
    }
  });

  it('[SES-30] [SES-14] should be told nothing of how the companies stand, where that comes after the logout', async () => {
    // Whoever signs out ends a session of their own.
    const visitor = await visitors.newVisitor();
    const { page } = visitor;
    await signIn(page, portal, { name: MARCO, company: LATE.name });
    await page.waitForURL(/\/scrivania$/u);
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/private\/cuaa\/states/, async (route) => {
      await late;
      await route.continue().catch(() => undefined);
    });
    await load(page, portal, '/scrivania');
    await page.getByText('Ciao Marco!').first().click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
    release();
    await visitor.open('/home');
    const text = await page.evaluate(() => document.documentElement.innerHTML);
    expect(text).not.toMatch(/cose? da fare|Tutto in ordine|Rinaldi Vini/u);
  });
});
