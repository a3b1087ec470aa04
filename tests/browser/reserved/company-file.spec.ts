import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const ANNA = { name: 'Anna Bianchi' } as const;
const FILE = '/scrivania/fascicolo-aziendale';
const DAY = /^\d{2}\/\d{2}\/\d{4}$/;

/** The value of a fact, by its name: what `dt` says stands in the `dd` after it. */
const factOf = (page: Awaited<ReturnType<typeof visitors.as>>['page'], term: string) =>
  page
    .locator('main dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .locator('dd')
    .first();

describe('every field of the file', () => {
  it('[FILE-05] [FILE-10] [FILE-11] [FILE-12] [PAGE-05] [PAGE-07] should stand in the header and in its tab, on whose heading the reader is once it is opened', async () => {
    const { page } = await visitors.as(ANNA);
    await load(page, portal, FILE);
    await page.getByRole('heading', { level: 3, name: 'Contatti' }).waitFor();
    await page.locator('main dl').getByText('In lavorazione').waitFor();
    const said = async (term: string): Promise<string> => (await factOf(page, term).textContent()) ?? '';
    expect(await said('CUAA')).toBe('BNCNNA80A41H501R');
    expect(await said('Stato del fascicolo')).toBe('In lavorazione');
    expect(await said('Gestore del mandato')).toBe('CAA Terre Comuni, ufficio di Viterbo');
    expect(await said('Fascicolo presso')).toBe('ANPAG');
    expect(await said('Ultima validazione')).toMatch(DAY);
    expect(await said('Denominazione')).toBe('Azienda agricola Bianchi Anna');
    expect(await said('Forma giuridica')).toBe('Ditta individuale');
    expect(await said('Partita IVA')).toBe('02345610568');
    expect(await said('Indirizzo per le comunicazioni')).toBe('Strada della Ferriera 14, 01022 Bagnoregio (VT)');
    expect(await said('Telefono')).toBe('0761 555 0191');
    expect(await said('PEC')).toBe('anna.bianchi@pec.bianchiagricola.example');
    expect(await said('Tipo')).toMatch(/^Carta d.identità$/);
    expect(await said('Estremi')).toBe('CA48213TR, rilasciata dal Comune di Bagnoregio');
    expect(await said('Scadenza')).toMatch(DAY);
    // The CUAA stands twice: in the header and among the company's data.
    expect(await page.locator('main dd', { hasText: 'BNCNNA80A41H501R' }).count()).toBe(2);

    // IBAN, bank and state of each account.
    const tabs = page.getByRole('navigation', { name: 'Schede del fascicolo' });
    const opened = async (tab: string): Promise<void> => {
      await tabs.getByRole('link', { name: new RegExp(`^${tab}`, 'u') }).click();
      // The reader is on the heading of the tab that was opened.
      await page.waitForFunction(
        (heading) => document.activeElement?.tagName === 'H2' && document.activeElement.textContent === heading,
        tab,
      );
    };
    await opened('Coordinate bancarie');
    const account = page.getByRole('listitem').filter({ hasText: 'IT41 K034 5614 5000 0000 0718 294' });
    await account.getByText('Banca dei Colli, filiale di Montefiascone').waitFor();
    await account.getByText('Valido', { exact: true }).waitFor();

    // Contracts with days in columns, and the days left.
    await opened('Contratti e documenti');
    await page.getByRole('heading', { level: 3, name: 'Contratti validi' }).waitFor();
    await page.getByText('Conduttore: Azienda agricola Bianchi Anna').waitFor();
    const row = (table: string, text: string) =>
      page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });
    const cells = (table: string, text: string) => row(table, text).getByRole('cell').allTextContents();
    const owned = await cells('Contratti validi', 'ANPAG.2020.0108004');
    expect(await row('Contratti validi', 'ANPAG.2020.0108004').getByRole('rowheader').textContent()).toContain(
      'Proprietà',
    );
    expect(owned[0]).toContain('01/03/2012');
    expect(owned[1]).toContain('Senza scadenza');
    const rented = await cells('Contratti validi', 'ANPAG.2021.0111797');
    expect(rented[0]).toContain('11/11/2023');
    expect(rented[2]).toMatch(/anni? e|anni|mesi/);
    const lent = await cells('Contratti scaduti di recente', 'ANPAG.2022.0115590');
    expect(lent[2]).toBe('Questo contratto è scaduto di recente');
    // Once for the card, and once in the row.
    expect(await page.getByText(/scaduto di recente/i).count()).toBe(2);
    // One of one is nothing to be counted.
    expect(await page.getByText(/^Mostrati/).count()).toBe(0);
    const paper = await cells('Documentazione antimafia', 'Informazione antimafia');
    expect(paper[0]).toMatch(/\d{2}\/\d{2}\/\d{4}/);
    expect(paper[1]).toContain('Valido');

    // Number and day of the sheet.
    await opened('Scheda di validazione');
    await page.getByRole('button', { name: 'Apri la scheda (PDF)' }).waitFor();
    expect(await factOf(page, 'Numero della scheda').textContent()).toBe('056-2026-0117');
    expect(await factOf(page, 'Scadenza').textContent()).toMatch(DAY);
  });
});

/** Height of a phone's window, in pixels. */
const PHONE_PX = 812;

describe('what waits in the file', () => {
  it('[FILE-14] [FILE-15] [FILE-16] [FILE-17] should be found in two presses from the desk, in the first screen of a phone, by its name and with one filled button', async () => {
    const { page } = await visitors.as(ANNA);
    await page.setViewportSize({ width: 375, height: PHONE_PX });
    await load(page, portal, '/scrivania');
    await page.getByRole('link', { name: 'Vedi i contratti' }).click();
    await page.waitForURL(/scheda=contratti-e-documenti&azienda=[^#]+#contratti-scaduti-di-recente$/u);
    const title = page.getByRole('heading', { level: 3, name: 'Scaduti di recente' });
    await title.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Scaduti di recente');
    const { y: top = 0 } = (await title.boundingBox()) ?? {};
    expect([top > 60, top < PHONE_PX / 2]).toEqual([true, true]);
    const card = page.locator('#contratti-scaduti-di-recente');
    const write = card.getByRole('link', { name: 'Scrivi al gestore del mandato' });
    expect((await write.boundingBox())?.y).toBeLessThan(PHONE_PX);
    expect(await page.locator('main .btn-primary').count()).toBe(1);
    await card.getByText('Questo contratto è scaduto di recente').waitFor();
    // Before those that run on, which need no tag yet; it has one.
    const contracts = page.getByRole('table', { name: /^Contratti (?:scaduti di recente|validi)$/u });
    expect(
      await contracts
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('.pt-tag').length)),
    ).toEqual([1, 0, 0]);
    expect(await contracts.first().innerText()).toContain('Comodato d’uso gratuito');
    // The first tab: its second mark, and a first datum that is in sight.
    await load(page, portal, FILE);
    await page.getByRole('heading', { level: 3, name: 'Dati dell’azienda' }).waitFor();
    const first = await page.locator('.pt-file-cards dd').first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(600);
    const tabs = page.getByRole('navigation', { name: 'Schede del fascicolo' });
    await tabs.getByText('Scheda 1 di 4').click();
    await tabs.getByRole('link', { name: /^Dati anagrafici e di contatto \d da fare Attenzione/u }).waitFor();
    await tabs.getByRole('link', { name: /^Contratti e documenti 1 da fare$/u }).click();
    await page.getByRole('heading', { level: 3, name: 'Contratti validi' }).waitFor();
    await page.getByRole('link', { name: /^Chi ha consultato/u }).click();
    await page.waitForURL(/accessi-al-fascicolo$/u);
  });
});
