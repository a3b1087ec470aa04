import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/alert-mails.ts';
import { changeCompany, chooseAccount, load, signIn } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { startRelay } from '#tests/support/relay.ts';
import { axeFindings } from '#tests/support/visitor.ts';

let relay: Awaited<ReturnType<typeof startRelay>>;
setUpOwnPortal(async () => {
  relay = await startRelay();
  const mail = {
    kind: 'smtp',
    host: '127.0.0.1',
    port: relay.port,
    from: 'portale@anpag.example',
    to: 'x@anpag.example',
  };
  return { outbox: { ...mail, security: 'none' } };
});
afterAll(() => relay.stop());

/** The first address that fits, in the messages that an address got. */
const linkFor = (to: string, fits = /http\S+conferma=\S+/u): string => {
  const texts = relay.mails.filter((mail) => mail.to === to).map(({ source }) => textOf(source));
  return texts.flatMap((text) => fits.exec(text)?.[0] ?? []).at(0) ?? '';
};

/** What stands in the page pleases axe where it stands closest, and fits the window at both widths. */
const expectFitting = async (page: Page): Promise<void> => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
};

describe('alerts by email', () => {
  it('[ALERT-01] [ALERT-02] [ALERT-03] [ALERT-04] [ALERT-08] should be asked for from a list, confirmed by a press, changed and ended', async () => {
    const { page, context } = await visitors.newVisitor();
    const to = 'anna@posta.example';
    // Of the whole list it opens under the line that says how many there are.
    await load(page, portal, '/normative');
    await page.getByRole('link', { name: 'Avvisami dei nuovi' }).click();
    await page.getByRole('textbox', { name: 'La tua email' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/normative$/u);
    // The three frequencies stand on one line, or each on one of its own.
    for (const [width, lines] of [
      [1280, 1],
      [375, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      const tops = await page
        .locator('.pt-alert-often input')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect([width, new Set(tops).size]).toEqual([width, lines]);
    }
    // What has opened it stays to close it, also where the list is narrowed meanwhile.
    await page.getByRole('searchbox', { name: /^Cerca nelle? / }).pressSequentially('zzyzx');
    await page.keyboard.press('Enter');
    await page.getByText('con le parole «zzyzx»').waitFor();
    await page.getByRole('link', { name: 'Avvisami dei nuovi' }).click();
    await page.getByRole('textbox', { name: 'La tua email' }).waitFor({ state: 'detached' });
    await load(page, portal, '/normative?search=domanda');
    await page.getByRole('link', { name: 'Avvisami per email' }).click();
    // The form opens in place, under its button, and the list stays.
    await page.getByText('Normative, con le parole «domanda»').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/normative$/u);
    await expectFitting(page);
    await page.getByRole('textbox', { name: 'La tua email' }).pressSequentially('anna');
    await page.getByText('Ogni lunedì').click();
    await page.getByRole('button', { name: 'Mandami la conferma' }).click();
    await page.getByText('Scrivi l’indirizzo come nome@dominio.it.').waitFor();
    await page.getByRole('textbox', { name: 'La tua email' }).fill(to);
    // Where the line is cut nothing is sent, and nothing is lost.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Mandami la conferma' }).click();
    const cut = page.locator('.callout', { hasText: 'Manca la connessione: la richiesta non è partita' });
    await cut.waitFor();
    expect(await page.getByRole('textbox', { name: 'La tua email' }).inputValue()).toBe(to);
    await context.setOffline(false);
    await cut.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Mandami la conferma' }).click();
    await page.getByText('Guarda la posta').first().waitFor();

    await expect.poll(() => linkFor(to), { timeout: 60_000 }).not.toBe('');
    await page.goto(linkFor(to));
    await page.getByRole('heading', { name: 'Confermi questo avviso?' }).waitFor();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.getByRole('button', { name: 'Conferma l’avviso' }).click();
    await page.getByText('l’avviso è attivo').waitFor();
    await page.goto(linkFor(to));
    await page.getByText('Già attivo').waitFor();

    await page.getByRole('link', { name: 'Cambia o termina i tuoi avvisi' }).click();
    const weekly = page.getByRole('button', { name: 'Ogni lunedì' });
    expect(await weekly.getAttribute('aria-pressed')).toBe('true');
    await expectFitting(page);
    await page.getByRole('button', { name: 'Subito' }).click();
    await page.getByText('arriva subito').waitFor();
    await page.getByRole('button', { name: 'Annulla la modifica' }).click();
    await page.getByText('arriva ogni lunedì alle 7.').waitFor();
    await page.getByRole('button', { name: 'Termina tutti gli avvisi' }).click();
    await page.getByText('Non hai avvisi').waitFor();
  });
});

describe('alerts by email without script', () => {
  it('[ALERT-01] [ALERT-02] [ALERT-03] [ALERT-04] should be asked for on a page, confirmed, changed and ended by forms alone', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}normative?search=domanda`);
    await page.getByRole('link', { name: 'Avvisami per email' }).click();
    await page.getByRole('textbox', { name: 'La tua email' }).fill('senza-script@posta.example');
    await page.getByRole('button', { name: 'Mandami la conferma' }).click();
    await page.getByText('Guarda la posta').first().waitFor();
    await expect.poll(() => linkFor('senza-script@posta.example'), { timeout: 60_000 }).not.toBe('');
    await page.goto(linkFor('senza-script@posta.example'));
    await page.getByRole('button', { name: 'Conferma l’avviso' }).click();
    await page.getByText('l’avviso è attivo').waitFor();
    await page.getByRole('link', { name: 'Cambia o termina i tuoi avvisi' }).click();
    await page.getByRole('button', { name: 'Ogni lunedì' }).click();
    await page.getByText('arriva ogni lunedì alle 7.').waitFor();
    await page.getByRole('button', { name: 'Termina l’avviso: Normative, con le parole «domanda»' }).click();
    await page.getByText('Non hai avvisi').waitFor();
  });
});

/** What the centre writes to a company of its own. */
const WORDS = 'Passa in ufficio entro venerdì con la carta nuova.';

/** The centre writes to Anna’s company: she is sent a message without a word of it, whose link leads through the sign-in to it, and nobody else is sent one. */
const notifiedAndRead = async (to: string, width: number): Promise<void> => {
  const centre = await visitors.as({ name: 'Paola Verdi' });
  await centre.open('/produttori/azienda-7k2m');
  await centre.page.getByRole('button', { name: 'Scrivi al produttore' }).click();
  await centre.page.getByLabel('Argomento').selectOption({ label: 'Altro' });
  await centre.page.getByRole('textbox', { name: /^Messaggio/u }).fill(WORDS);
  await centre.page.getByRole('button', { name: 'Invia al produttore' }).click();
  await centre.page.getByRole('main').getByText('1 messaggio inviato').waitFor();
  await expect.poll(() => linkFor(to, /http\S+notifiche\S*/u), { timeout: 60_000 }).not.toBe('');
  const reported = relay.mails.filter(({ source }) =>
    textOf(source).includes('c’è una novità tra quelle che hai scelto'),
  );
  expect(reported.map((mail) => mail.to)).toEqual([to]);
  expect(textOf(reported[0]?.source ?? '')).not.toMatch(/carta|Bianchi|venerdì/u);
  const { page } = await visitors.newVisitor();
  await page.setViewportSize({ width, height: 812 });
  await page.goto(linkFor(to, /http\S+notifiche\S*/u));
  await chooseAccount(page, portal, 'Anna Bianchi');
  await page.getByRole('main').getByText(WORDS).filter({ visible: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/notifiche\/[^/]+$/u);
};

describe.each([
  [375, { name: 'Anna Bianchi' }, 'Anna'],
  [1280, { name: 'Paola Verdi' }, 'Paola'],
] as const)('alerts of who is signed in, %s px wide', (width, who, given) => {
  it('[PREF-01] [PREF-02] [PREF-03] [PREF-04] [PRAT-09] [PREF-06] [PREF-07] should be chosen from the menu of the profile, confirmed by the link of the mail, lead to the very thing, and be put out', async () => {
    const { page } = await visitors.as(who);
    await page.setViewportSize({ width, height: 812 });
    const to = `${given.toLowerCase()}${width}@posta.example`;
    await load(page, portal, '/supporto/contatti');
    await page.getByText(`Ciao ${given}!`).first().click();
    await page.getByRole('link', { name: 'Avvisi per email' }).click();
    await page.getByRole('heading', { level: 1, name: 'Avvisi per email' }).waitFor();
    const boxes = page.getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await page.getByText('Nessun avviso scelto').isVisible()).toBe(true);
    expect(await boxes.evaluateAll((all) => all.filter((box) => (box as HTMLInputElement).checked).length)).toBe(0);
    // By keyboard: the box has the focus and the space bar ticks it. Of a term one is to know seven days before, and on no other day.
    await boxes.first().focus();
    await page.keyboard.press('Space');
    const terms = page.getByRole('checkbox', { name: /^Scadenze/u }).first();
    await terms.press('Space');
    const days = page.getByRole('group', { name: /^Quanto prima di una scadenza/u }).getByRole('checkbox');
    for (const name of ['30 giorni prima', '14 giorni prima', 'il giorno prima'])
      await days.and(page.getByLabel(name, { exact: true })).press('Space');
    await page.getByText('2 avvisi scelti').waitFor();
    await page.getByRole('textbox', { name: 'La tua email' }).fill('senza chiocciola');
    await page.getByRole('button', { name: 'Salva le scelte' }).click();
    await page.getByText('Scrivi l’indirizzo come nome@dominio.it.').first().waitFor();
    await page.getByRole('textbox', { name: 'La tua email' }).fill(to);
    await page.getByRole('button', { name: 'Salva le scelte' }).click();
    await page.getByText('Da confermare').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width === 375) expect(await axeFindings(page, { within: 'main' })).toEqual([]);

    await expect.poll(() => linkFor(to), { timeout: 60_000 }).not.toBe('');
    const reader = (await visitors.newVisitor()).page;
    await reader.setViewportSize({ width, height: 812 });
    await reader.goto(linkFor(to));
    await reader.getByRole('heading', { name: 'Confermi questo indirizzo?' }).waitFor();
    if (width === 375) expect(await axeFindings(reader, { within: 'main' })).toEqual([]);
    await reader.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
    await reader.getByText('l’indirizzo è confermato').waitFor();

    await load(page, portal, '/preferenze-avvisi');
    await page.getByText('Confermato').waitFor();
    expect(await boxes.first().isChecked()).toBe(true);
    expect(await terms.isChecked()).toBe(true);
    expect(await days.evaluateAll((all) => all.map((day) => (day as HTMLInputElement).checked))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    if (given === 'Anna') await notifiedAndRead(to, width);
    await page.getByRole('button', { name: 'Spegni tutti' }).click();
    await page.getByRole('button', { name: 'Salva le scelte' }).click();
    await page.getByText('Tutto spento').first().waitFor();
    await page.getByRole('textbox', { name: 'La tua email' }).waitFor();
  });
});

/** Words of the page that only who chose has: an address, and the names of the companies. */
const OWN = /marco@posta\.example|Rinaldi Vini|Pascoli Alti/u;

/** What the form says, line by line, but for what became of the last press. */
const said = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('main form').innerText())
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('Scelte salvate'));

describe('choices on their way', () => {
  it('[PREF-01] should say where the line is cut, stay as they were made, and be saved once it is back', async () => {
    const { page, context } = await visitors.as({ name: 'Anna Bianchi' }, { width: 375 });
    await load(page, portal, '/preferenze-avvisi');
    const form = page.locator('main form');
    const mail = form.getByRole('textbox', { name: 'La tua email' });
    await mail.pressSequentially('senza-linea@posta.example');
    await form.getByRole('checkbox').first().check();
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Salva le scelte' }).click();
    const cut = form.getByText('Manca la connessione a Internet');
    await cut.waitFor();
    expect([await mail.inputValue(), await form.getByRole('checkbox').first().isChecked()]).toEqual([
      'senza-linea@posta.example',
      true,
    ]);
    await context.setOffline(false);
    await cut.waitFor({ state: 'detached' });
    await form.getByRole('button', { name: 'Salva le scelte' }).click();
    await form.getByText('Da confermare').waitFor();
  });

  it('[PREF-01] [NAV-25] [SES-14] should follow the company that is changed, come late to nobody, and be gone after the logout', async () => {
    const visitor = await visitors.newVisitor();
    const { page } = visitor;
    await signIn(page, portal, { name: 'Marco Rinaldi', company: 'Rinaldi Vini' });
    await visitor.open('/preferenze-avvisi');
    const inUse = page.locator('main').getByRole('listitem').filter({ hasText: 'azienda in uso' });
    await inUse.getByRole('checkbox').first().check();
    await page.getByRole('textbox', { name: 'La tua email' }).pressSequentially('marco@posta.example');
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/private\/alert-preferences/u, async (route) => {
      await late;
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && /alert-preferences/u.test(request.url()),
    );
    await page.getByRole('button', { name: 'Salva le scelte' }).click();
    await asked;
    await changeCompany(page, 'Pascoli Alti');
    await inUse.filter({ hasText: 'Pascoli Alti' }).waitFor();
    release();
    await page.getByText('Da confermare').waitFor();
    await page.unrouteAll();
    const before = await said(page);
    await visitor.open('/preferenze-avvisi');
    await page.getByText('Da confermare').waitFor();
    expect(await said(page)).toEqual(before);

    // Asked for again, and answered only after the logout.
    await page.route(/\/private\/alert-preferences/u, async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue().catch(() => undefined);
    });
    await page.reload();
    await page.getByText('Ciao Marco!').first().click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
    release();
    await page.unrouteAll();
    await visitor.open('/home');
    expect(await page.evaluate(() => document.documentElement.innerHTML)).not.toMatch(OWN);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      if (!page.url().startsWith(portal.home)) continue;
      await visitor.settled();
      expect(await page.evaluate(() => document.documentElement.innerHTML)).not.toMatch(OWN);
    }
  });
});
