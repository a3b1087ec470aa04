import { afterAll, describe, expect, it } from 'vitest';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { load } from '#tests/support/portal-actions.ts';
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

/** The address in the message that an address got. */
const linkFor = (to: string): string => {
  const { source = '' } = relay.mails.find((mail) => mail.to === to) ?? {};
  const text = Buffer.from(/text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/u.exec(source)?.[1] ?? '', 'base64').toString();
  return /http\S+conferma=\S+/u.exec(text)?.[0] ?? '';
};

describe.each([375, 1280])('alerts by email, %s px wide', (width) => {
  it('[ALERT-01] [ALERT-02] [ALERT-03] [ALERT-04] [ALERT-08] should be asked for from a list, confirmed by a press, changed and ended', async () => {
    const { page, context } = await visitors.newVisitor();
    await page.setViewportSize({ width, height: 812 });
    const to = `anna${width}@posta.example`;
    // Of the whole list it opens under the line that says how many there are.
    await load(page, portal, '/normative');
    await page.getByRole('link', { name: 'Avvisami dei nuovi' }).click();
    await page.getByRole('textbox', { name: 'La tua email' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/normative$/u);
    // The three frequencies stand on one line, or each on one of its own.
    const tops = await page
      .locator('.pt-alert-often input')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(width === 375 ? 3 : 1);
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
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
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
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Conferma l’avviso' }).click();
    await page.getByText('l’avviso è attivo').waitFor();
    await page.goto(linkFor(to));
    await page.getByText('Già attivo').waitFor();

    await page.getByRole('link', { name: 'Cambia o termina i tuoi avvisi' }).click();
    const weekly = page.getByRole('button', { name: 'Ogni lunedì' });
    expect(await weekly.getAttribute('aria-pressed')).toBe('true');
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
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
