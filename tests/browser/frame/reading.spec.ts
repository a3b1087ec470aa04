import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { portal, raiseStage, visitors } from '#tests/support/stage.ts';
import { signOnUnderTest } from '#tests/support/sign-on-under-test.ts';
import { companyDialog, roleDialog } from '#tests/support/in-the-portal.ts';

raiseStage();

/** Names of the scripts that taking a page over needs, and that a page which is only read does without. */
const LIBRARIES = /\/(?:react|libraries|wiring|portal|parts|client)-/;

const home = (path = ''): string => `${portal.home}${path}`;

/** The scripts that a page asks for, as they come. */
const scriptsOf = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) asked.push(request.url());
  });
  return asked;
};

/** What is asked of readers at the end of a page. */
const QUESTION = '[data-element="feedback"]';

/** The answer of the provider to the silent check, in its hidden frame. */
const silentAnswer = (page: Page) => page.waitForResponse((answer) => answer.url().includes('silent-check-sso.html'));

const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.getElementById('portale') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

/** Holds back the script that takes pages over, so that something can be done before it comes. */
const holdScript = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(LIBRARIES, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

describe('a page that is only read', () => {
  it('[ROUTE-03] [SES-02] should fetch no library and stay as the service drew it, and ask all the same who is here', async () => {
    const { page, errors } = await visitors.somebody();
    const scripts = scriptsOf(page);
    const asked = silentAnswer(page);
    await page.goto(home('normative?categories=circolare'));
    await asked;
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => window.scrollY > 0);
    // What a touch would have asked for is asked for by now.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(scripts.filter((one) => LIBRARIES.test(one))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(1);
    expect(await isTakenOver(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  it('[LIST-07] [LIST-16] should remember the filters of a list that was only read, and give them back', async () => {
    const { page } = await visitors.reader();
    await page.goto(home('normative?categories=circolare'));
    await page.goto(home());
    await page.goto(home('normative'));
    await page.waitForURL(/\/normative\?categories=circolare$/);
  });

  it('[SES-02] should let in who turns out to be signed in, though nothing was touched', async () => {
    const { page, context } = await visitors.as({ name: 'Anna Bianchi' });
    const cookies = await context.cookies();
    await context.clearCookies();
    await context.addCookies(cookies.filter(({ name }) => name !== 'portale-accesso'));
    await page.goto(home('normative'));
    await page.getByRole('banner').getByText('Anna').first().waitFor();
  });

  it('[SES-26] should say that the sign-on is silent, though nothing was touched', async () => {
    const { page } = await visitors.somebody();
    await page.route(signOnUnderTest.addresses, (route) => route.abort());
    await page.goto(home('normative'));
    await page
      .getByRole('main')
      .getByText(/accesso/i)
      .last()
      .waitFor();
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('portale') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
  });
});

/** The pages of the portal that are fetched before anybody has asked for them. */
const fetchedAhead = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['purpose'] === 'prefetch' || request.headers()['sec-purpose'] === 'prefetch')
      asked.push(request.url());
  });
  return asked;
};
/** Has the browser tell of its line what the test wants: by itself it judges the line by how quick the machine is. */
const tellLine = (
  page: Page,
  line: { readonly saveData?: boolean; readonly effectiveType?: string },
): Promise<unknown> =>
  page.addInitScript((told) => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: told });
  }, line);
const isAhead = (address: string) => (request: Request) => request.url() === address && !request.isNavigationRequest();
/** How the document that is shown has come. */
const broughtBytes = (page: Page): Promise<number> =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize);

describe('the page that a reader is about to open', () => {
  it('[ROUTE-03] should be fetched while the mouse rests on its link, and shown without another question, and no page be taken over for it', async () => {
    const { page, errors } = await visitors.reader();
    const scripts = scriptsOf(page);
    await page.goto(home('normative'));
    const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
    const ahead = page.waitForRequest(isAhead(address));
    await link.hover();
    await (await (await ahead).response())?.finished();
    await link.click();
    await page.waitForURL(address);
    expect(await broughtBytes(page)).toBe(0);
    expect(scripts.filter((one) => LIBRARIES.test(one))).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('[ROUTE-03] should be fetched for a finger once its link stays in sight: the first four of a page', async () => {
    const { page } = await visitors.somebody({
      viewport: { width: 375, height: 3_000 },
      hasTouch: true,
      isMobile: true,
    });
    await tellLine(page, { effectiveType: '4g' });
    const fetched = fetchedAhead(page);
    await page.goto(home('normative'));
    const links = await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
    await expect.poll(() => fetched.length).toBe(4);
    expect(links.length).toBeGreaterThan(4);
    expect(fetched).toEqual(links.slice(0, 4));
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    '[ROUTE-03] should be fetched by none but a touch where the line is %j',
    async (line) => {
      const { page } = await visitors.somebody({ width: 375, hasTouch: true, isMobile: true });
      await tellLine(page, line);
      await page.addInitScript(() => {
        // Before a page is taken over nothing else watches what is in sight.
        window.IntersectionObserver = class extends IntersectionObserver {
          override observe(target: Element): void {
            document.documentElement.dataset['watched'] = 'true';
            super.observe(target);
          }
        };
      });
      const fetched = fetchedAhead(page);
      const asked = silentAnswer(page);
      await page.goto(home('normative'));
      await asked;
      expect(await page.locator('html[data-watched]').count()).toBe(0);
      const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').last();
      const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
      await link.dispatchEvent('touchstart');
      await expect.poll(() => fetched).toEqual([address]);
    },
  );
});

describe('what is done before the script has come', () => {
  it('[NAV-14] should open the menu that was pressed', async () => {
    const { page, errors } = await visitors.somebody({ width: 375 });
    const letGo = await holdScript(page);
    await page.goto(home());
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    letGo();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(errors).toEqual([]);
  });

  it.each([
    ['with its whole sheet', false],
    ['though its whole sheet does not come', true],
  ])('should look as it did when it is taken over %s', async (_, isCutOff) => {
    const { page, errors } = await visitors.somebody();
    await page.route('**/*.css', (route) => (isCutOff ? route.abort() : route.continue()));
    await page.goto(home('note-legali'));
    /** Where all of head and text stands, in what colours, and where the sheets are that came with the page. */
    const look = () =>
      page.evaluate(() => ({
        elements: [...document.querySelectorAll('.pt-pagehead *:not(style), .pt-pagehead + * *:not(style)')].map(
          (one) => {
            const from = document.querySelector('.pt-pagehead')?.getBoundingClientRect().y ?? 0;
            const { x, y, width, height } = one.getBoundingClientRect();
            const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(one);
            const place = [x, y - from, width, height].map(Math.round);
            return [one.tagName, ...place, color, backgroundColor, fontSize, fontWeight].join(' ');
          },
        ),
        sheets: [document.head, document.getElementById('portale')].map(
          (place) => place?.querySelectorAll('style').length,
        ),
      }));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await look();
    expect(before.sheets).toEqual([1, 1]);
    await page.locator(QUESTION).getByRole('radio').first().focus();
    await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(async () => (await look()).elements).toEqual(before.elements);
    expect((await look()).sheets).toEqual([2, 0]);
    expect(errors.filter((error) => !isCutOff || !error.includes('ERR_FAILED'))).toEqual([]);
  });

  it('[LIST-02] should open the filters, by a finger too', async () => {
    const { page } = await visitors.somebody({ width: 375, hasTouch: true });
    const letGo = await holdScript(page);
    await page.goto(home('normative'));
    await page.getByRole("button", { name: /^Filtri/ }).tap();
    letGo();
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: /Applica/ })
      .waitFor();
  });

  it('[NAV-16] should complete the words that were written, and keep them and the place in them', async () => {
    const { page } = await visitors.reader();
    const letGo = await holdScript(page);
    await page.goto(home());
    const box = page.getByRole('banner').getByRole('combobox');
    await box.pressSequentially('fasc');
    letGo();
    await page.getByRole('option').first().waitFor();
    expect(await box.inputValue()).toBe('fasc');
    await box.press('i');
    expect(await box.inputValue()).toBe('fasci');
  });

  it('[LIST-02] should put a list into the order that was chosen', async () => {
    const { page } = await visitors.reader();
    const letGo = await holdScript(page);
    await page.goto(home('normative'));
    await page.locator('#ordina').selectOption('ASC');
    letGo();
    await page.waitForURL(/sort=ASC/);
    expect(await page.locator('#ordina').inputValue()).toBe('ASC');
  });

  it('[NAV-15] should search for what was sent, once', async () => {
    const { page } = await visitors.reader();
    const letGo = await holdScript(page);
    await page.goto(home('normative'));
    const box = page.locator('#cerca-elenco');
    await box.fill('istruzioni');
    await box.press('Enter');
    letGo();
    await page.waitForURL(/search=istruzioni/);
    expect(await page.locator('#cerca-elenco').inputValue()).toBe('istruzioni');
  });

  it('[SES-02] should go to the login that was asked for', async () => {
    const { page } = await visitors.somebody();
    const letGo = await holdScript(page);
    await page.goto(home());
    await page.getByRole('banner').getByRole('link', { name: 'Accedi all’area riservata' }).click();
    letGo();
    await signOnUnderTest.loginPage(page).waitFor();
  });

  it('[ROUTE-03] should follow a link to a page without waiting for any script', async () => {
    const { page } = await visitors.reader();
    await holdScript(page);
    await page.goto(home('normative'));
    await page.locator('main h3 a').first().click();
    await page.waitForURL(/\/normative\/.+/);
    await page.locator('main h1').waitFor();
  });

  it('[ROUTE-03] should be done as without script when the script does not come', async () => {
    const { page } = await visitors.somebody({ width: 375 });
    await page.route(LIBRARIES, (route) => route.abort());
    await page.goto(home());
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.waitForURL(/#menu-del-portale$/);
    expect(await page.locator('#menu-del-portale').isVisible()).toBe(true);
  });

  it('[ROUTE-03] [SES-26] should not wait for a provider that does not answer', async () => {
    const { page } = await visitors.somebody({ width: 375 });
    await page.route(signOnUnderTest.addresses, () => undefined);
    await page.goto(home());
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.locator('#menu-del-portale').waitFor();
    expect(await roleDialog(page).count()).toBe(0);
    expect(await companyDialog(page).count()).toBe(0);
  });
});
