import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings, WIDTHS } from '#tests/support/visitor.ts';

// Looks are noted here: a portal of its own.
setUpOwnPortal();

const ANNA = { name: 'Anna Bianchi' } as const;
const PAOLA = { name: 'Paola Verdi' } as const;
const ACCESSES = '/scrivania/accessi-al-fascicolo';

describe('who has looked at the file', () => {
  it('[ROUTE-20] should say that nobody has, then who, when, what and why, and lead there from the file', async () => {
    const anna = await visitors.as(ANNA);
    await load(anna.page, portal, '/scrivania/fascicolo-aziendale');
    await anna.page.getByRole('link', { name: /^Chi ha consultato/ }).click();
    await anna.page.getByRole('heading', { level: 1, name: 'Accessi al mio fascicolo' }).waitFor();
    expect(pathOf(anna.page, portal)).toBe(ACCESSES);
    await anna.page.getByText('Nessuno, oltre ai titolari, ha consultato i dati di questa azienda').waitFor();

    const paola = await visitors.as(PAOLA);
    await load(paola.page, portal, '/produttori/azienda-7k2m');
    await paola.page.getByRole('heading', { name: 'Pagamenti, domande e debiti' }).click();
    await paola.page.getByRole('table', { name: 'Pagamenti', exact: true }).waitFor();
    await paola.page.getByRole('table', { name: 'Domande', exact: true }).waitFor();
    await paola.page.getByRole('list', { name: 'Debiti', exact: true }).waitFor();

    for (const width of WIDTHS) {
      await anna.page.setViewportSize({ width, height: 900 });
      await load(anna.page, portal, ACCESSES);
      const row = anna.page.getByRole('row').nth(1);
      await row.getByText('CAA Terre Comuni, ufficio di Viterbo').waitFor();
      const text = (await row.textContent()) ?? '';
      expect(text).toMatch(/\d{2}\/\d{2}\/\d{4} (?:alle|dalle) \d{2}:\d{2}/);
      expect(text).toMatch(/dati dell’azienda, .*anomalie del fascicolo, pagamenti, domande e debiti/i);
      expect(text).toContain('Per assistere l’azienda, con il mandato dato il 10/01/2016.');
      expect(text).toContain('Consentito');
      expect(text).not.toContain('altri dati');
      // No person is named, and no code.
      expect(text).not.toMatch(/Paola|Verdi|VRDPLA/);
      expect(await axeFindings(anna.page)).toEqual([]);
      expect(
        await anna.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  it.each([375, 1280])(
    '[FILE-18] [PRAT-09] should be asked about with one press at %i px, with what is known of the access written in and nothing in the address',
    async (width) => {
      const { page } = await visitors.as(ANNA, { width });
      await load(page, portal, ACCESSES);
      const unknown = page.getByRole('button', { name: /^Non riconosco questo accesso/u }).first();
      const [when = '', day = ''] =
        /(\d{2}\/\d{2}\/\d{4}) (?:alle|dalle) \d{2}:\d{2}/u.exec(
          (await page.getByRole('row').filter({ has: unknown }).textContent()) ?? '',
        ) ?? [];
      await unknown.click();
      await page.waitForURL(/\/supporto\/contatti\/richiesta-assistenza$/u);
      // The form is drawn empty first: what was prepared is written in once the page knows who writes.
      await page.waitForFunction(
        () => (document.querySelector<HTMLInputElement>('#richiesta-subject')?.value ?? '') !== '',
      );
      expect(await page.getByLabel('Oggetto').inputValue()).toBe(
        `Non riconosco un accesso ai dati della mia azienda del ${day}`,
      );
      expect(await page.getByLabel('Ambito').inputValue()).toBe('accesso-al-portale');
      const message = await page.getByLabel('Messaggio').inputValue();
      expect(message).toContain('Azienda: Azienda agricola Bianchi Anna');
      expect(message).toContain(`Quando: ${when}`);
      expect(message).toContain('CAA Terre Comuni, ufficio di Viterbo');
      expect(message).not.toMatch(/BNCNNA|Paola|Verdi/u);
    },
  );

  it('[ROUTE-20] [ERR-08] should tell a failure in its place, and answer when asked again', async () => {
    const { page } = await visitors.as(ANNA);
    let isBroken = true;
    await page.route(/\/private\/file\/access-log\//, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await load(page, portal, ACCESSES);
    await page.getByText('Gli accessi non sono disponibili in questo momento').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page
      .locator('main')
      .getByText(/Nessuno, oltre ai titolari|^\d+ access[oi]$/)
      .waitFor();
  });

  it('[ROUTE-20] should be cut into pages that the address names', async () => {
    const { page } = await visitors.as(ANNA);
    await page.route(/\/private\/file\/access-log\//, (route) => {
      const asked = Number(new URL(route.request().url()).searchParams.get('page') ?? '1');
      const look = (at: number) => ({
        from: `2026-0${asked}-1${at}T10:00:00Z`,
        to: `2026-0${asked}-1${at}T10:00:00Z`,
        role: 'caa',
        outcome: 'refused',
        subjects: ['alerts'],
      });
      return route.fulfill({
        json: {
          results: Array.from({ length: asked === 3 ? 3 : 10 }, (_, at) => look(at)),
          pagination: { page: asked, pageSize: 10, totalCount: 23, totalPages: 3 },
        },
      });
    });
    await load(page, portal, ACCESSES);
    await page.locator('main').getByText('23 accessi').waitFor();
    await page.getByText('Pagina 1 di 3').waitFor();
    await page.getByRole('link', { name: 'Pagina successiva' }).click();
    await page.getByText('Pagina 2 di 3').waitFor();
    expect(pathOf(page, portal)).toBe(`${ACCESSES}?page=2`);
    await page.getByText('10/02/2026 alle 11:00').waitFor();
    await page.goBack();
    await page.getByText('10/01/2026 alle 11:00').waitFor();
  });
});
