import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { signOnUnderTest } from '#tests/support/sign-on-under-test.ts';
import { companyDialog, roleDialog } from '#tests/support/portal-actions.ts';

setUpPortal();

/** Names of the scripts that hydration needs. */
const LIBRARIES = /\/(?:react|libraries|domain|components|portal|parts|client)-/;

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

const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-hydrated]') !== null);

/** Holds back the scripts that hydration needs, so that something can be done before it comes. */
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
  it.each([
    ['by itself', {}],
    ['with a small script on a slow connection', { saveData: true }],
  ])('[MENU-04] [MENU-05] [NAV-14] [PAGE-17] should follow its reader %s, who touches nothing', async (_, line) => {
    const { page, errors } = await visitors.newVisitor();
    await tellLine(page, line);
    await page.goto(home('anpag-comunica/carbonio-nel-suolo'));
    const bar = page.locator('progress.pt-reading-progress');
    const marked = page.getByRole('navigation', { name: 'Indice della pagina' }).locator('[aria-current]');
    await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBe(0);
    expect(await page.locator('header.is-sticky').count()).toBe(0);
    await page.mouse.wheel(0, 100_000);
    await page.locator('header.is-sticky').waitFor();
    await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBe(100);
    await expect.poll(() => marked.count()).toBe(1);
    expect(await isHydrated(page)).toBe(!('saveData' in line));
    expect(errors).toEqual([]);
  });

  it('[SES-02] should fetch no library on a slow connection before it is touched, and hydrate at the first touch', async () => {
    const { page } = await visitors.newVisitor({ width: 375, hasTouch: true, isMobile: true });
    await tellLine(page, { effectiveType: '2g' });
    const scripts = scriptsOf(page);
    const small = page.waitForResponse(/reading/);
    await page.goto(home('normative'));
    await (await small).finished();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(scripts.filter((one) => LIBRARIES.test(one))).toEqual([]);
    await page.getByRole('button', { name: /^Filtri/ }).tap();
    await page.locator('dialog[open]').waitFor();
    expect(await isHydrated(page)).toBe(true);
  });

  it('[LIST-07] [LIST-16] should remember the filters of a list that was only read, and give them back', async () => {
    const { page } = await visitors.newVisitor();
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
    const { page } = await visitors.newVisitor();
    await page.route(signOnUnderTest.addresses, (route) => route.abort());
    await page.goto(home('normative'));
    await page
      .getByRole('main')
      .getByText(/accesso/i)
      .last()
      .waitFor();
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  });
});

/** The pages of the portal that are fetched before anybody has asked for them. */
const prefetched = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/portale/') && !/\.\w+$/u.test(pathname))
      asked.push(request.url());
  });
  return asked;
};
/** Has the browser tell of its line what the test wants: by itself it judges the line by how quick the machine is. */
const tellLine = (
  page: Page,
  line: { readonly saveData?: boolean; readonly effectiveType?: string },
): Promise<unknown> =>
  page.addInitScript((reported) => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: reported });
  }, line);

/** The links of the entries of a list. */
const entries = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');

describe('the page that a reader is about to open', () => {
  it('[ROUTE-03] should be fetched in one request while the mouse rests on its link, and shown without another', async () => {
    const { page, errors, open } = await visitors.newVisitor();
    await open('/normative');
    const link = entries(page).first();
    const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
    const title = await link.evaluate((one) => one.firstChild?.textContent ?? '');
    const ahead = page.waitForResponse((answer) => answer.url() === address);
    await link.hover();
    await (await ahead).finished();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await link.click();
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(calls).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('[ROUTE-03] should be fetched for a finger once its link stays in sight of a live page: the first four of it', async () => {
    const { page } = await visitors.newVisitor({
      viewport: { width: 375, height: 3_000 },
      hasTouch: true,
      isMobile: true,
    });
    await tellLine(page, { effectiveType: '4g' });
    const letGo = await holdScript(page);
    const fetched = prefetched(page);
    await page.goto(home('normative'));
    const links = await entries(page).evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
    expect(fetched).toEqual([]);
    letGo();
    await expect.poll(() => fetched.length).toBe(4);
    expect(links.length).toBeGreaterThan(4);
    expect(fetched).toEqual(links.slice(0, 4));
  });
});

describe('what is done before the script has come', () => {
  it('[NAV-14] should open the menu that was pressed', async () => {
    const { page, errors } = await visitors.newVisitor({ width: 375 });
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
  ])('should look as it did when it is hydrated %s', async (_, isCutOff) => {
    const { page, errors } = await visitors.newVisitor();
    await page.route('**/*.css', (route) => (isCutOff ? route.abort() : route.continue()));
    await page.goto(home('note-legali'));
    /** Where all of head and text stands, and in what colours. */
    const look = () =>
      page.evaluate(() => ({
        elements: [...document.querySelectorAll('.pt-pagehead *:not(link), .pt-pagehead + * *:not(link)')].map(
          (one) => {
            const from = document.querySelector('.pt-pagehead')?.getBoundingClientRect().y ?? 0;
            const { x, y, width, height } = one.getBoundingClientRect();
            const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(one);
            const place = [x, y - from, width, height].map(Math.round);
            return [one.tagName, ...place, color, backgroundColor, fontSize, fontWeight].join(' ');
          },
        ),
      }));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await look();
    const sheet = await page.locator('#portale link[rel="stylesheet"]').evaluateHandle((element) => {
      const link = element as HTMLLinkElement;
      return { link, rules: link.sheet };
    });
    // It stays at its beginning: the index beside a text goes along with what is read.
    const answer = page.locator(QUESTION).getByRole('radio').first();
    await answer.evaluate((radio) => radio.focus({ preventScroll: true }));
    await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null);
    await answer.blur();
    await expect.poll(async () => (await look()).elements).toEqual(before.elements);
    // The head has it for the pages that come: the very same, whose rules the browser has not read again, if it has come.
    expect(await page.locator('head link[rel="stylesheet"]').count()).toBe(1);
    expect(
      await sheet.evaluate(({ link, rules }) => [link.parentNode === document.head, link.sheet === rules]),
    ).toEqual([!isCutOff, true]);
    expect(errors.filter((error) => !isCutOff || !error.includes('ERR_FAILED'))).toEqual([]);
  });

  it('[LIST-02] should open the filters, by a finger too', async () => {
    const { page } = await visitors.newVisitor({ width: 375, hasTouch: true });
    const letGo = await holdScript(page);
    await page.goto(home('normative'));
    await page.getByRole('button', { name: /^Filtri/ }).tap();
    letGo();
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: /Applica/ })
      .waitFor();
  });

  it('[NAV-16] should complete the words that were written, and keep them and the place in them', async () => {
    const { page } = await visitors.newVisitor();
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
    const { page } = await visitors.newVisitor();
    const letGo = await holdScript(page);
    await page.goto(home('normative'));
    await page.locator('#ordina').selectOption('ASC');
    letGo();
    await page.waitForURL(/sort=ASC/);
    expect(await page.locator('#ordina').inputValue()).toBe('ASC');
  });

  it('[NAV-15] should search for what was sent, once', async () => {
    const { page } = await visitors.newVisitor();
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
    const { page } = await visitors.newVisitor();
    const letGo = await holdScript(page);
    await page.goto(home());
    await page.getByRole('banner').getByRole('link', { name: 'Accedi all’area riservata' }).click();
    letGo();
    await signOnUnderTest.loginPage(page).waitFor();
  });

  it('[ROUTE-03] should follow a link to a page without waiting for any script', async () => {
    const { page } = await visitors.newVisitor();
    await holdScript(page);
    await page.goto(home('normative'));
    await page.locator('main h3 a').first().click();
    await page.waitForURL(/\/normative\/.+/);
    await page.locator('main h1').waitFor();
  });

  it('[ROUTE-03] should be done as without script when the script does not come', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await page.route(LIBRARIES, (route) => route.abort());
    await page.goto(home());
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.waitForURL(/#menu-del-portale$/);
    expect(await page.locator('#menu-del-portale').isVisible()).toBe(true);
  });

  it('[ROUTE-03] [SES-26] should not wait for a provider that does not answer', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await page.route(signOnUnderTest.addresses, () => undefined);
    await page.goto(home());
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.locator('#menu-del-portale').waitFor();
    expect(await roleDialog(page).count()).toBe(0);
    expect(await companyDialog(page).count()).toBe(0);
  });
});

/** Wraps every text anew, as browsers do that translate a page. */
const translate = (): void => {
  document.addEventListener('DOMContentLoaded', () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode() !== null)
      if ((texts.currentNode as Text).data.trim() !== '' && texts.currentNode.parentElement?.localName !== 'script')
        found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`${text.data} (en)`);
    }
  });
};

/** Puts an element after each field, as extensions do that fill forms in. */
const extend = (): void => {
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input, select')) field.after(document.createElement('ext-fill'));
  });
};

describe('a document that somebody has changed', () => {
  it.each([
    ['translated', translate],
    ['extended', extend],
  ])('[NAV-15] [LIST-02] should do what was wanted of it first, when it was %s', async (_, change) => {
    const { page } = await visitors.newVisitor();
    await page.addInitScript(change);
    const letGo = await holdScript(page);
    await page.goto(home('normative'));
    const box = page.locator('#cerca-elenco');
    await box.click();
    await page.keyboard.type('istruz', { delay: 60 });
    letGo();
    await page.keyboard.type('ioni', { delay: 60 });
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=istruzioni/);
    expect(await box.inputValue()).toBe('istruzioni');
  });

  it('[LIST-02] should open the filters that were pressed, when it was translated', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await page.addInitScript(translate);
    const letGo = await holdScript(page);
    await page.goto(home('normative'));
    await page.locator('#apri-filtri').click();
    letGo();
    await page.locator('dialog#filtri[open]').waitFor();
  });
});
