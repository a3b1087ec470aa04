import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  answerQuestions,
  chooseAccount,
  companyDialog,
  load,
  loginEntry,
  pathOf,
  roleDialog,
  signIn,
} from '#tests/support/portal-actions.ts';
import { axeAtAllWidths, focused } from '#tests/support/judged.ts';
import { signOnUnderTest } from '#tests/support/sign-on-under-test.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { newPage } from '#tests/support/slowness.ts';
import { axeFindings, hydrated } from '#tests/support/visitor.ts';

const ANNA = { name: 'Anna Bianchi' };
const GIULIA = { name: 'Giulia Ferri', company: 'Valle Verde' };
const VALLE_VERDE = '01234560074';
const ORTI = '01234560058';
const FILE = '/scrivania/fascicolo-aziendale';
const WRITTEN = 'Il documento in lavorazione';
const UNSENT = 'Quello che stavi scrivendo qui non è partito.';

setUpPortal();

describe('the questions after the sign-in', () => {
  it('[SES-04] [SES-06] [SES-13] [SES-14] [SES-20] [SES-24] [SES-27] [VAL-01] [PAGE-24] should ask for role and company by keyboard alone, once until logout', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/');
    await loginEntry(page).click();
    await chooseAccount(page, portal, 'Niccolò De Luca');

    const role = roleDialog(page);
    await role.waitFor();
    await axeAtAllWidths(page);
    expect(await role.getByRole('button', { name: 'Conferma' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await role.isVisible()).toBe(true);
    await page.keyboard.press('Space');
    expect(await role.getByRole('radio', { name: /^Agricoltore/ }).isChecked()).toBe(true);
    await tabTo(page, 'Conferma');
    await page.keyboard.press('Enter');

    const choice = companyDialog(page);
    await choice.waitFor();
    expect(await choice.getByRole('searchbox').count()).toBe(0);
    expect(await choice.getByRole('button', { name: 'Conferma' }).isDisabled()).toBe(true);
    expect(await focusIsIn(page)).toBe('Per quale azienda vuoi lavorare?');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await choice.getByRole('checkbox', { name: 'Usa sempre questa azienda quando accedo' }).isChecked()).toBe(
      true,
    );
    await tabTo(page, 'Conferma');
    await page.keyboard.press('Enter');
    await page.locator('main').getByText('Limoneto del Golfo').first().waitFor();
    expect(await stored(page)).toMatchObject({
      isCaa: 'false',
      loggedInModalShown: 'true',
      cuaaModalShown: 'true',
      mainCuaa: '01234560066',
      selectedCuaa: '01234560066',
    });

    await load(page, portal, '/scrivania');
    await page.locator('main').getByText('Limoneto del Golfo').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await logOut(page);
    expect(await stored(page)).toMatchObject({ mainCuaa: '01234560066', cuaaModalShown: 'true' });
    for (const key of ['isCaa', 'loggedInModalShown', 'selectedCuaa'])
      expect(await stored(page)).not.toHaveProperty(key);

    await chooseAccount(page, portal, 'Niccolò De Luca');
    await answerQuestions(page, { role: 'CAA' });
    await page.waitForURL(/\/scrivania-caa$/);
    await page.getByRole('heading', { level: 1, name: 'Ciao Niccolò!' }).waitFor();
    await page.getByText('Ciao Niccolò!').first().click();
    expect(await page.getByRole('heading', { name: 'Le tue aziende' }).count()).toBe(0);
    await load(page, portal, '/scrivania');
    await page.waitForURL(/\/scrivania-caa$/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('[SES-08] [SES-12] [SES-13] [SES-25] [SES-02] [SSO-04] [VAL-01] [PAGE-24] should search among more than five companies, in a dialog whole at 200 % of the text and in forced colours, use the main one after a reload and next time, and drop one that is not held', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/');
    await loginEntry(page).click();
    await chooseAccount(page, portal, 'Marco Rinaldi');
    const choice = companyDialog(page);
    await choice.getByRole('searchbox', { name: 'Cerca per nome o CUAA' }).waitFor();
    expect(await choice.getByRole('radio').count()).toBe(6);
    await expectForAllEyes(page, choice);
    await searchCompanies(page, choice);
    await page.keyboard.press('Enter');
    for (const reload of [undefined, () => page.reload()]) {
      await reload?.();
      await page.getByRole('heading', { level: 1, name: 'Ciao Marco!' }).waitFor();
      await page.locator('main').getByText('Pascoli Alti').first().waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    expect(errors).toEqual([]);

    await logOut(page);
    await chooseAccount(page, portal, 'Marco Rinaldi');
    await page.locator('main').getByText('Pascoli Alti').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await logOut(page);
    await page.goto(`${portal.origin}/robots.txt`);
    await page.evaluate(() => localStorage.setItem('mainCuaa', '09999990017'));
    await signIn(page, portal, { name: 'Marco Rinaldi' }, '/normative');
    await choice.waitFor();
    expect(await stored(page)).not.toHaveProperty('mainCuaa');
  });

  it('[SES-10] [SES-11] [SES-21] [SES-22] [SES-02] [SES-25] [SES-26] [SES-28] [SSO-04] [ERR-01] should deny in the agency’s words, again after a reload, whom the service does not know any more, lead home by the button and to the login by cross and Escape, and leave nothing of it to the next person', async () => {
    const { page, errors, settled } = await visitors.newVisitor();
    const denied = page.getByRole('alertdialog', { name: 'Accesso negato' });
    await signIn(page, portal, { name: 'Ivo Rossi' });
    await denied
      .getByText(
        'Il Codice fiscale che hai inserito non è associato a un Fascicolo Aziendale depositato presso l’Organismo Pagatore ANPAG, OP Terre del Nord o OP Terre del Sud',
      )
      .waitFor();
    await axeAtAllWidths(page);
    expect(await focused(page)).toBe('Torna alla Home');
    await Promise.all([page.waitForURL(portal.home, { waitUntil: 'load' }), page.keyboard.press('Enter')]);
    await hydrated(page);
    await loginEntry(page).waitFor();
    // A refusal ends as a logout does: it is said, and reading begins at the start of the page.
    await page.getByRole('status').filter({ hasText: 'Hai lasciato l’area riservata' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Vai al contenuto');

    await signIn(page, portal, { name: 'Bruno Galli' });
    await denied.waitFor();
    await page.reload();
    await denied.getByRole('button', { name: 'Chiudi' }).click();
    await signOnUnderTest.loginPage(page).waitFor();
    await chooseAccount(page, portal, 'Dario Longo');
    await denied.waitFor();
    await page.reload();
    await denied.waitFor();
    await settled();
    await expectNotKnown(page);
    await page.keyboard.press('Escape');
    await signOnUnderTest.loginPage(page).waitFor();
    await chooseAccount(page, portal, 'Sara Conti');
    await answerQuestions(page, { role: 'Agricoltore' });
    await denied.waitFor();
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const CHOICES = ['mainCuaa', 'selectedCuaa', 'isCaa', 'loggedInModalShown', 'cuaaModalShown', 'sessionOver'];
    expect(kept.filter((key) => CHOICES.includes(key))).toEqual([]);
    // Whoever has two roles is asked for theirs, as at a browser where nobody has been.
    await page.reload();
    await answerQuestions(page, { role: 'CAA' });
    await page.getByRole('heading', { level: 1, name: 'Ciao Sara!' }).waitFor();
    expect(pathOf(page, portal)).toBe('/scrivania-caa');
    expect(errors).toEqual([]);
  });
});

describe('storage that does not work', () => {
  it.each([
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'is forbidden',
      () => {
        const forbidden = {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', forbidden);
        Object.defineProperty(window, 'sessionStorage', forbidden);
      },
    ],
    [
      'holds rubbish',
      () => {
        for (const key of [
          'mainCuaa',
          'selectedCuaa',
          'isCaa',
          'loggedInModalShown',
          'cuaaModalShown',
          'kpiData',
          'lastActivity',
        ])
          localStorage.setItem(key, '{"\u0000":');
      },
    ],
  ])('[SES-18] should not keep anybody out when it %s', async (_title, spoil) => {
    const { page, context } = await visitors.newVisitor();
    await context.addInitScript(spoil);
    await signIn(page, portal, GIULIA, '/normative');
    await page.locator('main').getByText('Istituto Agrario Valle Verde').first().waitFor();
    expect(pathOf(page, portal)).toBe('/scrivania');
  });
});

describe('two tabs', () => {
  it('[SES-07] [SES-09] [SES-19] should end together, with nothing private left, also where tabs cannot speak to each other; what was being written was not sent, and is given back to who wrote it', async () => {
    const { page, context } = await visitors.newVisitor();
    await context.clock.install();
    await signIn(page, portal, ANNA);
    // A person with one company is asked nothing, and keeps it as the main one.
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await stored(page)).toMatchObject({ mainCuaa: 'BNCNNA80A41H501R', selectedCuaa: 'BNCNNA80A41H501R' });
    expect(JSON.stringify(await stored(page))).not.toContain('eyJ');
    const [writing, reading, deaf] = [await newPage(context), await newPage(context), await newPage(context)];
    const message = await beginToWrite(writing);
    await deaf.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    for (const each of [reading, deaf]) {
      await load(each, portal, FILE);
      await each.locator('dl').getByText('In lavorazione').first().waitFor();
    }
    await age(deaf);
    await page.bringToFront();
    await logOut(page);

    const over = { name: 'Hai lasciato l’area riservata' };
    await reading.getByRole('alertdialog', over).getByText('È successo in un’altra scheda del browser.').waitFor();
    await nothingPrivate(reading);
    expect(await reading.getByText(UNSENT).count()).toBe(0);
    expect(await axeFindings(reading)).toEqual([]);

    // A tab that has not heard of it is ended by its next action: its token cannot be renewed any more.
    await deaf.bringToFront();
    await deaf.getByRole('link', { name: /^Coordinate bancarie/ }).click();
    await deaf.getByRole('alertdialog', { name: 'La sessione è scaduta' }).waitFor();
    await nothingPrivate(deaf);

    await writing.bringToFront();
    await writing.getByRole('alertdialog', over).getByText(UNSENT).waitFor();
    await nothingPrivate(writing);
    expect(await message.inputValue()).toBe('');
    await writing.getByRole('alertdialog', over).getByRole('button', { name: 'Vai al login' }).click();
    await chooseAccount(writing, portal, 'Anna Bianchi');
    await writing.waitForURL(/\/scrivania$/u);
    await writing.goBack();
    await signOnUnderTest.loginPage(writing).waitFor();
    await writing.goBack();
    await writing.waitForFunction((text) => document.querySelector('textarea')?.value === text, WRITTEN);
  });

  it('[SES-19] should say that choices and a letter were not sent', async () => {
    const { page, context } = await visitors.newVisitor();
    await signIn(page, portal, { name: 'Paola Verdi' });
    const choosing = await newPage(context);
    await load(choosing, portal, '/preferenze-avvisi');
    await choosing.locator('main').getByRole('checkbox').first().check();
    const writing = await newPage(context);
    await load(writing, portal, '/produttori/azienda-7k2m');
    await writing.getByRole('button', { name: 'Scrivi al produttore' }).click();
    await writing.getByRole('dialog').getByRole('textbox').pressSequentially(' Grazie.');
    await page.bringToFront();
    await logOut(page);
    for (const each of [choosing, writing]) await each.getByRole('alertdialog').getByText(UNSENT).waitFor();
    expect(await writing.getByText('Grazie.').count()).toBe(0);
  });

  it('[SES-19] [NAV-25] should keep the company that is being read, say that another was chosen elsewhere, and follow when asked', async () => {
    const { page, context } = await visitors.as(GIULIA);
    const other = await newPage(context);
    await load(page, portal, '/scrivania');
    await load(other, portal, '/scrivania');
    await page.locator('main').getByText('Istituto Agrario Valle Verde').first().waitFor();
    const offer = page.getByRole('dialog', { name: 'In un’altra scheda hai scelto Orti di Ponente Società Agricola' });

    await switchCompany(other, 'Giulia', 'Orti di Ponente');
    await offer.getByText('Qui stai ancora leggendo i dati di Istituto Agrario Valle Verde').waitFor();
    await page.bringToFront();
    expect(await axeFindings(page)).toEqual([]);
    expect(await focused(page)).toBe('Resta qui');
    await page.keyboard.press('Enter');
    await offer.waitFor({ state: 'detached' });
    await page.locator('main').getByText('Istituto Agrario Valle Verde').first().waitFor();

    await switchCompany(other, 'Giulia', 'Istituto Agrario');
    await switchCompany(other, 'Giulia', 'Orti di Ponente');
    await offer.getByRole('button', { name: 'Passa a questa azienda' }).click();
    await page.locator('main').getByText('Orti di Ponente').first().waitFor();
    await offer.waitFor({ state: 'detached' });
    expect(await other.getByRole('dialog').count()).toBe(0);
    expect((await stored(page))['selectedCuaa']).toBe(ORTI);
  });
});

describe('another company', () => {
  it('[NAV-13] [NAV-25] should be marked and pinned', async () => {
    const { page } = await visitors.as(GIULIA);
    await load(page, portal, '/scrivania');
    await page.getByText('Ciao Giulia!').first().click();
    const entries = page.locator('.pt-companies li');
    const texts = await entries.allInnerTexts();
    for (const words of ['Istituto Agrario Valle Verde', VALLE_VERDE, 'Orti di Ponente Società Agricola', ORTI])
      expect(texts.join('\n')).toContain(words);
    expect(await entries.locator('[aria-current="true"]').innerText()).toContain('Istituto Agrario Valle Verde');
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Usa sempre Orti di Ponente Società Agricola' }).click();
    await page.locator('main').getByText('Orti di Ponente').first().waitFor();
    expect(await stored(page)).toMatchObject({ mainCuaa: ORTI, selectedCuaa: ORTI });
    expect(
      await page
        .getByRole('button', { name: 'Principale: Orti di Ponente Società Agricola' })
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });
});

describe('the token', () => {
  it('[SES-15] should be renewed later when the network fails, still logged in and asked for again, and end the session, with nothing private left, when the provider refuses it with 400', async () => {
    const { page } = await visitors.as(ANNA);
    await page.clock.install();
    await load(page, portal, FILE);
    await page.locator('dl').getByText('In lavorazione').first().waitFor();
    await age(page);
    await page.route('**/protocol/openid-connect/token', (route) => route.abort());
    const tried = page.waitForRequest('**/protocol/openid-connect/token');
    await page.getByRole('link', { name: /^Coordinate bancarie/ }).click();
    await tried;
    await page
      .locator('main')
      .getByText(/^IT\d\d /)
      .first()
      .waitFor();
    await page.getByText('Ciao Anna!').first().waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.unroute('**/protocol/openid-connect/token');
    const triedAgain = page.waitForResponse('**/protocol/openid-connect/token');
    // The other tabs are here already: the summary is what the service is asked for only now.
    const summary = page.getByRole('button', { name: 'Riepilogo in PDF' });
    await summary.click();
    expect((await triedAgain).status()).toBe(200);
    await page.getByText('Il riepilogo si è aperto in una nuova scheda del browser.').waitFor();

    await page.bringToFront();
    await age(page);
    await page.route('**/protocol/openid-connect/token', (route) =>
      route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
    );
    await summary.click();
    const over = page.getByRole('alertdialog', { name: 'La sessione è scaduta' });
    await over.getByText('L’accesso non è più valido.').waitFor();
    await nothingPrivate(page);
    expect(await focused(page)).toBe('Vai al login');
    await page.keyboard.press('Escape');
    await signOnUnderTest.loginPage(page).waitFor();
  });
});

describe('answers that go wrong', () => {
  it('[SES-16] [ERR-02] should say a 500 in a toast with the service’s words, and leave it to the place that tells it', async () => {
    const { page } = await visitors.as(ANNA);
    await page.route('**/api/private/detail/**', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 500, detail: 'Archivio non raggiungibile.' }),
      }),
    );
    await load(page, portal, '/scrivania');
    const sentence = 'Qualcosa è andato storto! Riprovare più tardi. Archivio non raggiungibile.';
    await page.getByRole('region', { name: 'Messaggi del portale' }).getByText(sentence).waitFor();
    await page.getByRole('status').filter({ hasText: sentence }).first().waitFor();
    await page.locator('main').getByText('I pagamenti non sono disponibili in questo momento').waitFor();
    await page
      .locator('main')
      .getByText(/leggere i debiti/)
      .waitFor();
    expect(await page.locator('main').getByText(sentence).count()).toBe(0);
    // The debts are asked for once and used twice: that they did not come is said once.
    expect(
      await page
        .locator('main')
        .getByText(/debiti/)
        .count(),
    ).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('[SES-16] should show "Accesso negato" for a 401 when nobody is logged in', async () => {
    const { page } = await visitors.newVisitor();
    await page.route('**/api/footer-pages/mappa-sito', (route) =>
      route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"status":401}' }),
    );
    await load(page, portal, '/normative');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.getByRole('alertdialog', { name: 'Accesso negato' }).waitFor();
  });

  it('[SES-03] should let a CAA in without a list of companies and without a convention that answers', async () => {
    const { page } = await visitors.as({ name: 'Paola Verdi' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/api/private/dashboard', (route) => route.fulfill({ status: 503 }));
    await page.route('**/api/private/cuaa', (route) => route.abort());
    await load(page, portal, '/');
    await page.waitForURL(/\/scrivania-caa$/);
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    expect(asked).not.toContain('/api/private/cuaa');
    // Her menu has nothing to choose.
    await page.getByRole('banner').getByText('Ciao Paola!').first().click();
    await page.getByRole('banner').getByRole('button', { name: 'Esci' }).waitFor();
    expect(await page.getByRole('banner').getByText('Le tue aziende').count()).toBe(0);
  });

  it('[ERR-10] [PAGE-25] [ROUTE-03] [SES-08] should wait in sight for companies that do not come, offer another try after ten seconds, and say so when they cannot be had', async () => {
    const { page } = await visitors.as(ANNA);
    await page.clock.install();
    let companies: 'hang' | 'fail' | 'come' = 'hang';
    await page.route('**/api/private/cuaa', (route) => {
      if (companies === 'hang') return undefined;
      return companies === 'fail' ? route.abort() : route.continue();
    });
    // The page stands before its question is on its way: only a question that was asked can hang.
    const asked = page.waitForRequest('**/api/private/cuaa');
    await load(page, portal, '/scrivania');
    await asked;
    await page.getByText('Caricamento in corso').waitFor();
    expect(await page.getByRole('button', { name: 'Riprova' }).count()).toBe(0);
    await page.clock.runFor(10_000);
    companies = 'fail';
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText('Le tue aziende non sono disponibili in questo momento').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    companies = 'come';
    await page.getByRole('button', { name: 'Riprova' }).first().click();
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();
  });
});

// Helpers

/** What the portal remembers, also while the page is the provider's. */
const stored = async (page: Page): Promise<Record<string, string>> => {
  const { origins } = await page.context().storageState();
  const entries = origins.find(({ origin }) => origin === portal.origin)?.localStorage ?? [];
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]));
};

/** Title of the dialog in which the focus is. */
const focusIsIn = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('dialog')?.querySelector('h2')?.textContent ?? '');

/** Goes on by the Tab key until something has the focus; a dialog keeps it, so that this ends. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 20 && (await focused(page)) !== name; presses += 1) await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(name);
};

/** Whoever was denied asks, inside the page, as a visitor does: for nothing private, without a bearer. */
const expectNotKnown = async (page: Page): Promise<void> => {
  const asked: (readonly [string, string | undefined])[] = [];
  page.on('request', (request) => asked.push([new URL(request.url()).pathname, request.headers()['authorization']]));
  await page.evaluate(() => history.pushState(null, '', `${location.pathname.replace(/[^/]*$/, '')}mappa-del-sito`));
  await page.getByRole('heading', { level: 1, name: 'Mappa del sito', includeHidden: true }).waitFor();
  expect(asked).toContainEqual(['/api/footer-pages/mappa-sito', undefined]);
  expect(asked.filter(([path, bearer]) => path.startsWith('/api/private/') || bearer !== undefined)).toEqual([]);
};

/** Begins a message to the office at the first moment: what is written before it is known who is signed in stays theirs. */
const beginToWrite = async (page: Page): Promise<Locator> => {
  await page.goto(`${portal.home}supporto/contatti/richiesta-assistenza`, { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: 'Messaggio' });
  await message.pressSequentially(WRITTEN);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#richiesta-name')?.value === 'Anna');
  expect(await message.inputValue()).toBe(WRITTEN);
  return message;
};

/** A dialog of choice is whole and within reach with letters of double size at every width, and pleases axe so and in forced colours. */
const expectForAllEyes = async (page: Page, dialog: Locator): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await axeAtAllWidths(page, async (width) => {
    expect([width, await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)]).toEqual([width, 0]);
    const last = dialog.getByRole('radio').last();
    // What has the focus already is not brought into sight by being given it again.
    await dialog.getByRole('radio').first().focus();
    await last.focus();
    // What has the focus is not left under the row of buttons.
    expect([width, await isOnTop(last)]).toEqual([width, true]);
    expect([width, await isOnTop(dialog.getByRole('button', { name: 'Esci' }))]).toEqual([width, true]);
  });
  await style.evaluate((element) => (element as Element).remove());
  await dialog.getByRole('searchbox').focus();
};

/** Whether the middle of an element is in the window and nothing lies over it. */
const isOnTop = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  });

/** Looks for companies by keyboard alone, by name and by code, and chooses one as the main one, up to the button. */
const searchCompanies = async (page: Page, choice: Locator): Promise<void> => {
  await page.keyboard.type('PÀSCOLI');
  await choice.getByRole('status').filter({ hasText: '1 azienda trovata' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('01234560025');
  await choice.getByRole('radio', { name: /^Cooperativa Olivicola/ }).waitFor();
  expect(await choice.getByRole('button', { name: 'Conferma' }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('nessuna');
  await choice.getByText('Nessuna delle tue aziende corrisponde alla ricerca.').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('01234560041');
  await choice.getByRole('radio', { name: /^Pascoli Alti/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, 'Conferma');
};

/** Lets more than five minutes go by, with somebody at the page: the access token is then to be renewed. */
const age = async (page: Page): Promise<void> => {
  for (const [x, ms] of [
    [10, 170_000],
    [20, 140_000],
  ] as const) {
    await page.clock.fastForward(ms);
    await page.mouse.move(x, 300);
  }
};

const logOut = async (page: Page): Promise<void> => {
  await page
    .getByText(/^Ciao .+!$/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await signOnUnderTest.loginPage(page).waitFor();
};

const switchCompany = async (page: Page, person: string, name: string): Promise<void> => {
  await page.bringToFront();
  await page.getByText(`Ciao ${person}!`).first().click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.locator('main').getByText(name).first().waitFor();
};

const nothingPrivate = async (page: Page): Promise<void> => {
  const text = await page.evaluate(() => document.body.textContent ?? '');
  for (const word of ['Bianchi', 'BNCNNA80A41H501R', 'Ciao Anna', 'lavorazione']) expect(text).not.toContain(word);
};
