import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseAccount, load, loginEntry, signIn, type Visitors } from '#tests/support/portal-actions.ts';
import { axeAtAllWidths, focused } from '#tests/support/judged.ts';
import { ASKING_FRAME, signOnUnderTest } from '#tests/support/sign-on-under-test.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { newPage } from '#tests/support/slowness.ts';
import { LOGIN_MARK } from '#ui/platform/has-login-mark.ts';
import { hydrated, type Visitor } from '#tests/support/visitor.ts';

const ANNA = { name: 'Anna Bianchi' };
const SECOND_MS = 1_000;
const LIMIT_MS = 180_000;

setUpPortal();

describe('the warning', () => {
  it('[IDLE-01] [IDLE-02] [IDLE-03] [IDLE-05] [IDLE-07] should open after three minutes without a sign of life, by whatever means it was given, close for who stays, and count down to the end', async () => {
    const { page } = await annaAtHerDesk({ hasTouch: true });
    const signs: readonly (() => Promise<unknown>)[] = [
      () => page.mouse.move(40, 300),
      () => page.keyboard.press('Shift'),
      () => page.touchscreen.tap(5, 400),
      () =>
        page.evaluate(
          () =>
            new Promise((done) => {
              window.addEventListener('scroll', done, { once: true });
              window.scrollBy({ top: 40, behavior: 'instant' });
            }),
        ),
    ];
    for (const give of signs) {
      await page.clock.runFor(LIMIT_MS - 2 * SECOND_MS);
      expect(await warning(page).count()).toBe(0);
      await give();
      await page.clock.runFor(SECOND_MS);
      expect(await warning(page).count()).toBe(0);
    }
    await focusQuietly(page, 'Apri il fascicolo');
    await page.clock.runFor(LIMIT_MS - 2 * SECOND_MS);
    expect(await warning(page).count()).toBe(0);
    await page.clock.runFor(SECOND_MS);
    await warning(page).getByText('Avviso').waitFor();
    await warning(page).getByRole('button', { name: 'Disconnetti' }).waitFor();

    // To stay has the provider asked again; Escape means the same, and the focus goes back.
    expect(await focused(page)).toBe('Rimani collegato');
    const asked = page.waitForRequest((request) => request.url().includes('prompt=none'));
    await page.keyboard.press('Enter');
    await asked;
    await warning(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Apri il fascicolo');
    await page.clock.runFor(LIMIT_MS);
    await warning(page).waitFor();
    await page.keyboard.press('Escape');
    await warning(page).waitFor({ state: 'detached' });
    await page.clock.runFor(LIMIT_MS - SECOND_MS);
    expect(await warning(page).count()).toBe(0);

    // It counts down to zero, spoken at its opening, every fifteen seconds and at each of the last seconds.
    await page.clock.runFor(SECOND_MS);
    await warning(page).getByText('tra 3 minuti la sessione si chiuderà').waitFor();
    const heard = await page.evaluateHandle(() => {
      const status = document.querySelector('dialog [role="status"]');
      const words: string[] = [status?.textContent ?? ''];
      if (status !== null)
        new MutationObserver(() => words.push(status.textContent ?? '')).observe(status, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      return words;
    });
    await page.clock.runFor(LIMIT_MS - SECOND_MS);
    await warning(page).getByText('tra 1 secondo la sessione si chiuderà').waitFor();
    expect(await heard.jsonValue()).toEqual([
      'La sessione scade tra 3 minuti',
      ...[
        '2 minuti e 45 secondi',
        '2 minuti e 30 secondi',
        '2 minuti e 15 secondi',
        '2 minuti',
        '1 minuto e 45 secondi',
        '1 minuto e 30 secondi',
        '1 minuto e 15 secondi',
        '1 minuto',
      ].map(left),
      ...[
        '45 secondi',
        '30 secondi',
        '15 secondi',
        '5 secondi',
        '4 secondi',
        '3 secondi',
        '2 secondi',
        '1 secondo',
      ].map(left),
    ]);
    await page.clock.runFor(SECOND_MS);
    await expired(page).waitFor();
  });

  it('[IDLE-03] should say when the provider cannot be asked, and go on counting', async () => {
    const { page } = await annaAtHerDesk();
    await page.route(signOnUnderTest.addresses, (route) => route.abort());
    await page.clock.runFor(LIMIT_MS);
    await warning(page).getByRole('button', { name: 'Rimani collegato' }).click();
    await warning(page).getByRole('button', { name: 'Controllo in corso' }).waitFor();
    await page.locator(ASKING_FRAME).waitFor({ state: 'attached' });
    await page.clock.runFor(10_000);
    await warning(page).getByRole('alert').getByText('Il servizio di accesso non risponde.').waitFor();
    await page.clock.resume();
    await axeAtAllWidths(page);
    await page.unroute(signOnUnderTest.addresses);
    await warning(page).getByRole('button', { name: 'Rimani collegato' }).click();
    await warning(page).waitFor({ state: 'detached' });
  });
});

describe('the end', () => {
  it('[IDLE-04] [SES-14] should come at once by "Disconnetti", with the login flags gone', async () => {
    const visitor = await visitors.newVisitor();
    const { page } = visitor;
    await signIn(page, portal, { name: 'Niccolò De Luca', role: 'Agricoltore', company: 'Limoneto' });
    await stopTime(visitor);
    await page.clock.runFor(LIMIT_MS);
    await warning(page).waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Disconnetti');
    await page.clock.resume();
    await page.keyboard.press('Enter');
    await signOnUnderTest.loginPage(page).waitFor();
    const { origins } = await page.context().storageState();
    const kept = (origins.find(({ origin }) => origin === portal.origin)?.localStorage ?? []).map(({ name }) => name);
    expect(kept).toContain('cuaaModalShown');
    for (const key of ['isCaa', 'loggedInModalShown', 'selectedCuaa', 'sessionOver', 'lastActivity'])
      expect(kept).not.toContain(key);
  });

  it('[IDLE-01] [IDLE-05] [IDLE-06] [IDLE-08] should be for nobody who is not logged in, be found at once after a sleep, leave nothing private, hold after a reload, and give way to a new sign-in', async () => {
    const { page } = await visitors.newVisitor();
    await page.clock.install();
    await load(page, portal, '/normative');
    await page.clock.fastForward(2 * LIMIT_MS);
    await page.clock.runFor(SECOND_MS);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await loginEntry(page).click();
    await chooseAccount(page, portal, 'Anna Bianchi');
    await page.locator('main').getByText('In lavorazione').first().waitFor();
    await page.clock.fastForward(60 * 60_000);
    await expired(page).getByText('Per sei minuti non ci sono state attività.').waitFor();
    expect(await warning(page).count()).toBe(0);
    const text = await page.evaluate(() => document.body.textContent ?? '');
    for (const word of ['Bianchi', 'Ciao Anna', 'lavorazione']) expect(text).not.toContain(word);
    await axeAtAllWidths(page);

    await page.reload();
    await hydrated(page);
    await expired(page).waitFor();
    await page.clock.fastForward(2 * LIMIT_MS);
    expect(await warning(page).count()).toBe(0);
    expect(await focused(page)).toBe('Vai al login');
    await page.keyboard.press('Enter');
    await signOnUnderTest.loginPage(page).waitFor();

    await chooseAccount(page, portal, 'Anna Bianchi');
    await page.locator('main').getByText('In lavorazione').first().waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe('what was being written', () => {
  const PATH = '/supporto/contatti/richiesta-assistenza';
  const WRITTEN = 'Il documento è in lavorazione da marzo.';

  it('[SES-19] [PAGE-33] [SES-14] should come back after an expiry, and after a reload that finds the session gone, by the sign-in that follows, stay in no store, and be asked about before "Esci" takes it along', async () => {
    const { page, context } = await visitors.newVisitor();
    const message = page.getByRole('textbox', { name: 'Messaggio' });
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    await page.clock.install();
    await signIn(page, portal, ANNA);
    await load(page, portal, PATH);
    await message.fill(WRITTEN);
    await page.clock.fastForward(60 * 60_000);
    await expired(page).getByText('se accedi da qui, lo ritrovi').waitFor();
    expect([await message.inputValue(), (await stored()).includes(WRITTEN)]).toEqual(['', false]);
    await page.getByRole('button', { name: 'Vai al login' }).click();
    await findItAgain(page);
    expect(await stored()).not.toContain(WRITTEN);

    // A provider that was started again knows nobody.
    await context.clearCookies({ name: new RegExp(`^(?!${LOGIN_MARK}$)`) });
    await page.reload();
    await page.getByText('La sessione è finita: accedi di nuovo').first().waitFor();
    await page.locator('form').getByText('se accedi da qui, lo ritrovi').waitFor();
    expect(await message.inputValue()).toBe('');
    await loginEntry(page).click();
    await findItAgain(page);

    await leaveAsked(page, 'dismiss');
    expect(await message.inputValue()).toBe(WRITTEN);
    await leaveAsked(page, 'accept');
    await signOnUnderTest.loginPage(page).waitFor();
  });

  const findItAgain = async (page: Page): Promise<void> => {
    await chooseAccount(page, portal, 'Anna Bianchi');
    await page.waitForURL((url) => url.pathname.endsWith(PATH));
    await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, WRITTEN);
  };

  const leaveAsked = async (page: Page, answer: 'accept' | 'dismiss'): Promise<void> => {
    const asked = page.waitForEvent('dialog');
    await page.getByText('Ciao Anna!').first().click();
    const pressed = page.getByRole('button', { name: 'Esci' }).click();
    const question = await asked;
    expect(question.message()).toContain('Uscire lo stesso?');
    await question[answer]();
    await pressed;
  };
});

describe('two tabs', () => {
  it('[IDLE-08] should share one deadline: activity or "Rimani collegato" in one resets the other, and the end shows in both', async () => {
    const { page, context } = await visitors.newVisitor();
    await signIn(page, portal, ANNA);
    const other = await newPage(context);
    await context.clock.install();
    await load(page, portal, '/scrivania');
    await load(other, portal, '/scrivania');
    const both = [page, other];

    await context.clock.runFor(LIMIT_MS - 20 * SECOND_MS);
    await other.mouse.move(30, 300);
    await knowTheSameSign(both);
    await context.clock.runFor(30 * SECOND_MS);
    for (const each of both) expect(await warning(each).count()).toBe(0);

    await context.clock.runFor(LIMIT_MS);
    for (const each of both) await warning(each).waitFor();
    await page.bringToFront();
    await warning(page).getByRole('button', { name: 'Rimani collegato' }).click();
    await warning(page).waitFor({ state: 'detached' });
    await knowTheSameSign(both);
    await context.clock.runFor(SECOND_MS);
    await warning(other).waitFor({ state: 'detached' });

    await context.clock.fastForward(2 * LIMIT_MS);
    for (const each of both) await expired(each).waitFor();
    await page.bringToFront();
    await expired(page).getByRole('button', { name: 'Vai al login' }).click();
    await signOnUnderTest.loginPage(page).waitFor();
    await other
      .getByRole('alertdialog', { name: 'Hai lasciato l’area riservata' })
      .getByText('È successo in un’altra scheda del browser.')
      .waitFor();
  });
});

// Helpers

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'La sessione sta per scadere' });
const expired = (page: Page) => page.getByRole('alertdialog', { name: 'La sessione è scaduta' });
const left = (time: string): string => `Tempo rimasto: ${time}`;

/** Waits until what one tab has written of the last sign of life is what all of them read: it travels between processes, in a time of its own. */
const knowTheSameSign = async (tabs: readonly Page[]): Promise<void> => {
  const signOf = (tab: Page): Promise<string | null> => tab.evaluate(() => localStorage.getItem('lastActivity'));
  await expect.poll(async () => new Set(await Promise.all(tabs.map(signOf))).size).toBe(1);
};

/**
 * From here on the page's time stands still unless a test moves it, and the last sign of life is now. Everything that
 * the desk waits for is drawn before: a part that comes later moves the page, and the scroll that follows is a sign of life too.
 */
const stopTime = async ({ page, settled }: Visitor): Promise<void> => {
  await page.clock.install();
  await load(page, portal, '/scrivania');
  await page.getByRole('link', { name: 'Apri il fascicolo' }).first().waitFor();
  await settled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(20, 300);
};

/** Focuses a link without the scroll that comes with it: the browser tells of that one later, and it counts as a sign of life. */
const focusQuietly = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('link', { name })
    .first()
    .evaluate((link) => {
      link.focus({ preventScroll: true });
    });

/** Anna at her desk, with a time that stands still unless a test moves it. */
const annaAtHerDesk = async (options: Parameters<Visitors['as']>[1] = {}) => {
  const visitor = await visitors.as(ANNA, options);
  await stopTime(visitor);
  return visitor;
};
