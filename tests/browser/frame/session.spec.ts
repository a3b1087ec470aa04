import type { Page } from 'playwright-core';
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

  it('[SES-08] [SES-12] [SES-13] [VAL-01] should search among more than five companies, use the main one next time, and drop one that is not held', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/');
    await loginEntry(page).click();
    await chooseAccount(page, portal, 'Marco Rinaldi');
    const choice = companyDialog(page);
    await choice.getByRole('searchbox', { name: 'Cerca per nome o CUAA' }).waitFor();
    expect(await choice.getByRole('radio').count()).toBe(6);
    await page.keyboard.type('PÀSCOLI');
    await choice.getByRole('status').filter({ hasText: '1 azienda trovata' }).waitFor();
    await axeAtAllWidths(page);
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
    await page.keyboard.press('Enter');
    await page.locator('main').getByText('Pascoli Alti').first().waitFor();

    await logOut(page);
    await chooseAccount(page, portal, 'Marco Rinaldi');
    await page.locator('main').getByText('Pascoli Alti').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await logOut(page);
    await page.goto(`${portal.home}normative`);
    await page.evaluate(() => localStorage.setItem('mainCuaa', '09999990017'));
    await signIn(page, portal, { name: 'Marco Rinaldi' }, '/normative');
    await choice.waitFor();
    expect(await stored(page)).not.toHaveProperty('mainCuaa');
  });

  it('[SES-10] [SES-11] [SES-21] [SES-22] [ERR-01] should deny in the agency’s words, lead home by the button and to the login by cross and Escape', async () => {
    const { page } = await visitors.newVisitor();
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
    await denied.getByRole('button', { name: 'Chiudi' }).click();
    await signOnUnderTest.loginPage(page).waitFor();
    await chooseAccount(page, portal, 'Dario Longo');
    await denied.waitFor();
    await page.keyboard.press('Escape');
    await signOnUnderTest.loginPage(page).waitFor();
    await chooseAccount(page, portal, 'Sara Conti');
    await answerQuestions(page, { role: 'Agricoltore' });
    await denied.waitFor();
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
  it('[SES-19] should end together, with nothing private left, also where tabs cannot speak to each other', async () => {
    const { page, context } = await visitors.newVisitor();
    await context.clock.install();
    await signIn(page, portal, ANNA);
    const other = await newPage(context);
    const deaf = await newPage(context);
    await deaf.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    for (const each of [other, deaf]) {
      await load(each, portal, FILE);
      await each.locator('dl').getByText('In lavorazione').first().waitFor();
    }
    await age(deaf);
    await page.bringToFront();
    await logOut(page);

    await other
      .getByRole('alertdialog', { name: 'Hai lasciato l’area riservata' })
      .getByText('È successo in un’altra scheda del browser.')
      .waitFor();
    await nothingPrivate(other);
    expect(await other.getByText(UNSENT).count()).toBe(0);
    expect(await axeFindings(other)).toEqual([]);

    // A tab that has not heard of it is ended by its next action: its token cannot be renewed any more.
    await deaf.bringToFront();
    await deaf.getByRole('link', { name: /^Coordinate bancarie/ }).click();
    await deaf.getByRole('alertdialog', { name: 'La sessione è scaduta' }).waitFor();
    await nothingPrivate(deaf);

    await other.getByRole('button', { name: 'Vai al login' }).click();
    await signOnUnderTest.loginPage(other).waitFor();
  });

  it('[SES-07] [SES-09] [SES-19] should say that what was being written was not sent, show nothing of it, and give it back to who wrote it', async () => {
    const { page, context } = await visitors.newVisitor();
    await signIn(page, portal, ANNA);
    // A person with one company is asked nothing, and keeps it as the main one.
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await stored(page)).toMatchObject({ mainCuaa: 'BNCNNA80A41H501R', selectedCuaa: 'BNCNNA80A41H501R' });
    expect(JSON.stringify(await stored(page))).not.toContain('eyJ');
    const other = await newPage(context);
    // From the first moment: what is written before it is known who is signed in stays theirs.
    await other.goto(`${portal.home}supporto/contatti/richiesta-assistenza`, { waitUntil: 'commit' });
    const message = other.getByRole('textbox', { name: 'Messaggio' });
    await message.pressSequentially('Il documento in lavorazione');
    await other.waitForFunction(() => document.querySelector<HTMLInputElement>('#richiesta-name')?.value === 'Anna');
    expect(await message.inputValue()).toBe('Il documento in lavorazione');
    await page.bringToFront();
    await logOut(page);

    const over = other.getByRole('alertdialog', { name: 'Hai lasciato l’area riservata' });
    await over.getByText(UNSENT).waitFor();
    await nothingPrivate(other);
    expect(await message.inputValue()).toBe('');
    await over.getByRole('button', { name: 'Vai al login' }).click();
    await chooseAccount(other, portal, 'Anna Bianchi');
    await other.waitForURL(/\/scrivania$/u);
    await other.goBack();
    await signOnUnderTest.loginPage(other).waitFor();
    await other.goBack();
    await other.waitForFunction(() => document.querySelector('textarea')?.value === 'Il documento in lavorazione');
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
  const openFileAndAge = async (page: Page): Promise<void> => {
    await page.clock.install();
    await load(page, portal, FILE);
    await page.locator('dl').getByText('In lavorazione').first().waitFor();
    await age(page);
  };
  const askForMore = (page: Page): Promise<void> => page.getByRole('link', { name: /^Coordinate bancarie/ }).click();

  it('[SES-15] should be renewed later when the network fails: still logged in, and asked for again', async () => {
    const { page } = await visitors.as(ANNA);
    await openFileAndAge(page);
    await page.route('**/protocol/openid-connect/token', (route) => route.abort());
    const tried = page.waitForRequest('**/protocol/openid-connect/token');
    await askForMore(page);
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
    await page.getByRole('button', { name: 'Riepilogo in PDF' }).click();
    expect((await triedAgain).status()).toBe(200);
    await page.getByText('Il riepilogo si è aperto in una nuova scheda del browser.').waitFor();
  });

  it('[SES-15] should end the session when the provider refuses it with 400, with nothing private left', async () => {
    const { page } = await visitors.as(ANNA);
    await openFileAndAge(page);
    await page.route('**/protocol/openid-connect/token', (route) =>
      route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
    );
    await askForMore(page);
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

  it('[ERR-10] [SES-08] should say that the companies did not come, and ask again', async () => {
    const { page } = await visitors.as(ANNA);
    await page.route('**/api/private/cuaa', (route) => route.abort());
    await load(page, portal, '/scrivania');
    await page.getByText('Le tue aziende non sono disponibili in questo momento').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute('**/api/private/cuaa');
    await page.getByRole('button', { name: 'Riprova' }).first().click();
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();
  });

  it('[ERR-10] [PAGE-25] [ROUTE-03] should wait in sight for companies that do not come, and offer another try after ten seconds', async () => {
    const { page } = await visitors.as(ANNA);
    await page.clock.install();
    let hangs = true;
    await page.route('**/api/private/cuaa', (route) => (hangs ? undefined : route.continue()));
    // The page stands before its question is on its way: only a question that was asked can hang.
    const asked = page.waitForRequest('**/api/private/cuaa');
    await load(page, portal, '/scrivania');
    await asked;
    await page.getByText('Caricamento in corso').waitFor();
    expect(await page.getByRole('button', { name: 'Riprova' }).count()).toBe(0);
    await page.clock.runFor(10_000);
    hangs = false;
    await page.getByRole('button', { name: 'Riprova' }).click();
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
