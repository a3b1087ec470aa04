import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const ANNA = { name: 'Anna Bianchi' } as const;
const SCREENS = [
  [375, 812],
  [1280, 900],
] as const;
const PAID = 'Anticipo ristrutturazione e riconversione dei vigneti';

/** Anna's page of all procedures. */
const procedures = async (page: Page): Promise<void> => {
  await load(page, portal, '/le-tue-pratiche');
  await page.getByRole('heading', { level: 1, name: 'Le tue pratiche' }).waitFor();
};

/** Where something begins in the page, in pixels from its top. */
const topOf = async (page: Page, words: string | RegExp): Promise<number> => {
  const box = await page.locator('main').getByText(words).first().boundingBox();
  return (box?.y ?? Number.NaN) + (await page.evaluate(() => window.scrollY));
};

describe('a payment', () => {
  it('[PAGA-01] [PAGA-03] [PRAT-10] should say two presses away why it is less than last year, lead to its application and back, and take its lines to the assistance', async () => {
    const { page } = await visitors.as(ANNA);
    // All procedures are one press away from the desk.
    await load(page, portal, '/scrivania');
    await page.getByRole('link', { name: 'Tutte le pratiche' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Le tue pratiche' }).waitFor();
    await page.getByRole('link', { name: PAID }).first().click();
    await page.getByRole('heading', { level: 1, name: PAID }).waitFor();
    await page.getByRole('heading', { name: /^516,68.€ in meno del 2025$/u }).waitFor();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await topOf(page, /^8\.769,31.€$/u)).toBeLessThan(600);
      expect(await topOf(page, /in meno del 2025$/u)).toBeLessThan(height);
    }
    const row = page.getByRole('row', { name: /^Vigneto estirpato/u });
    await row.getByText('Regola: si paga la superficie trovata').waitFor();
    await row.getByText(/12\.327,24.€/u).waitFor();
    expect(await page.locator('main .btn-primary:visible').count()).toBe(1);
    await page.getByRole('link', { name: 'Domanda 2026.51004242' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ristrutturazione e riconversione dei vigneti' }).waitFor();
    await page.getByRole('link', { name: PAID }).click();
    await page.getByRole('heading', { level: 1, name: PAID }).waitFor();
    await page.getByRole('button', { name: 'Non mi torna' }).click();
    await page.getByRole('heading', { level: 1, name: 'Richiesta di assistenza' }).waitFor();
    const message = page.getByRole('textbox', { name: 'Messaggio' });
    await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('Buongiorno'));
    expect((await message.inputValue()).replaceAll('\u00A0', ' ')).toContain('- Condizionalità, 3%: −404,13 €.');
    expect(await message.inputValue()).toContain('Azienda: Azienda agricola Bianchi Anna, CUAA BNCNNA80A41H501R.');
    expect(await page.getByLabel('Ambito').inputValue()).toBe('ocm');
    expect(pathOf(page, portal)).toBe('/supporto/contatti/richiesta-assistenza');
  });

  it('[PAGA-01] [PAGA-02] should show no line that is off by a cent, and nothing of another company', async () => {
    const { page } = await visitors.as(ANNA);
    let change = (answer: Answer): Answer => answer;
    await page.route(/\/payments\/[^/]+\/P-0001$/u, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Answer) });
    });
    change = (answer) => ({ ...answer, amount: answer.amount + 0.01 });
    await load(page, portal, '/le-tue-pratiche/pagamenti/P-0001');
    await page.getByText(/non tornano al centesimo/u).waitFor();
    expect(await page.getByText('Vigneto estirpato').count()).toBe(0);
    change = (answer) => ({ ...answer, detail: { ...answer.detail, cuaa: '01234560017' } });
    await load(page, portal, '/le-tue-pratiche/pagamenti/P-0001');
    await page.getByText('Fra i pagamenti di questa azienda non c’è quello che cerchi.').waitFor();
    expect(await page.getByText(/8\.769/u).count()).toBe(0);
  });
});

describe('the list of procedures', () => {
  it('[PAGE-29] [PAGA-06] [PRAT-07] should begin with what waits, and have the years on one scale and the payments on a line of time', async () => {
    const { page } = await visitors.as(ANNA);
    await procedures(page);
    const held = page.locator('main p', { hasText: /^Fermi 23\.586,81.€\./u });
    expect(await held.getByRole('link', { name: 'Vedi che cosa fare' }).getAttribute('href')).toMatch(
      /\/scrivania#cosa-devo-fare$/u,
    );

    const years = await page.locator('main tr:has(.pt-bar.money)').evaluateAll((rows) =>
      rows.map((row) => ({
        euro: [...row.querySelectorAll('.amount')].map((cell) =>
          Number(/[\d.]+,\d\d/u.exec(cell.textContent)?.[0].replaceAll('.', '').replace(',', '.')),
        ),
        paid: Number.parseFloat(row.querySelector('.done')?.getAttribute('width') ?? ''),
        upTo: Number.parseFloat(row.querySelector('.left')?.getAttribute('x') ?? ''),
      })),
    );
    expect(years.length).toBeGreaterThan(1);
    const most = Math.max(...years.map(({ euro: [paid = 0, coming = 0] }) => paid + coming));
    const share = (part: number): number => Math.round((part / most) * 1_000) / 10;
    for (const {
      euro: [paid = 0, coming = 0],
      ...drawn
    } of years)
      expect(drawn).toEqual({ paid: share(paid), upTo: share(paid + coming) });

    const rows = await page
      .locator('.pt-payline tbody tr')
      .evaluateAll((all) => all.map((row) => [row.classList[0], row.querySelectorAll('th a').length]));
    const today = rows.findIndex(([kind]) => kind === 'today');
    expect([today > 0, today < rows.length - 1]).toEqual([true, true]);
    expect(rows).toEqual(rows.map((_, at) => (at === today ? ['today', 0] : [at < today ? 'next' : 'over', 1])));

    // What is to be done is where both ways to it end: at its heading, in sight.
    const todo = page.getByRole('heading', { name: 'Cosa devo fare' });
    const expectAtTodo = async (): Promise<void> => {
      await expect.poll(() => todo.evaluate((heading) => heading === document.activeElement)).toBe(true);
      expect((await todo.boundingBox())?.y).toBeLessThan(300);
    };
    await held.getByRole('link', { name: 'Vedi che cosa fare' }).click();
    await expectAtTodo();
    await page.goBack();
    await page.locator('.pt-payline tr.next a').first().click();
    await page.locator('.pt-paysum').getByRole('link', { name: 'Vedi che cosa fare' }).click();
    await expectAtTodo();
  });
});

describe('a debt', () => {
  it('[PAGA-04] should say its next instalment and its plan, and lead to the payment that lost one', async () => {
    const { page } = await visitors.as(ANNA, { width: 375 });
    await procedures(page);
    await page.getByRole('link', { name: 'Riduzione per violazione della condizionalità' }).click();
    await page.getByText('Prossima rata, 5 di 10').waitFor();
    expect(await topOf(page, 'Prossima rata, 5 di 10')).toBeLessThan(600);
    expect(await page.getByRole('row', { name: /^Rata \d/u }).count()).toBe(10);
    const out = page.getByRole('link', { name: /^Paga sul sito dei pagamenti/u });
    expect(await out.getAttribute('target')).toBe('_blank');
    await page.getByRole('link', { name: 'Vedi il pagamento' }).click();
    await page.getByRole('heading', { level: 1, name: PAID }).waitFor();
  });
});

describe('the statement of a year', () => {
  it('[PAGA-05] should be one press away from the procedures, add up, and go to the accountant as PDF and CSV', async () => {
    const { page } = await visitors.as(ANNA);
    await procedures(page);
    await page.getByRole('link', { name: 'Estratto dei pagamenti' }).click();
    await page.getByRole('heading', { level: 1, name: /^Estratto dei pagamenti \d{4}$/u }).waitFor();
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await topOf(page, /^Accreditati fino al/u)).toBeLessThan(600);
    }
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Estratto in CSV/u }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^estratto-pagamenti-\d{4}\.csv$/u);
    const lines = (await textOf(await file.createReadStream())).trim().split('\r\n');
    const credited = page.locator('main tbody .amount.strong');
    const rows = centsIn(await credited.allInnerTexts());
    expect(centsIn(lines.slice(1).map((line) => line.split(';').at(-2) ?? ''))).toEqual(rows);
    // The sum of all of them stands at the foot of the table and at the head of the page.
    const sum = rows.reduce((all, cents) => all + cents, 0);
    const sums = [
      await page.locator('main tfoot .amount.strong').innerText(),
      await page.locator('main .pt-sum').innerText(),
    ];
    expect(centsIn(sums)).toEqual([sum, sum]);
    // A table has more of a very wide screen; on a tablet a button has its own width.
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect((await page.locator('main table').boundingBox())?.width).toBeGreaterThan(1_300);
    await page.setViewportSize({ width: 768, height: 1024 });
    const pdf = await page.getByRole('button', { name: /^Estratto in PDF/u }).boundingBox();
    expect(pdf?.width).toBeLessThan(300);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: /^Estratto in PDF/u }).click();
    await opened;
    await page.getByText(/^L’estratto si è aperto/u).waitFor();
    // On paper every row stands, without what is only pressed.
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: /^Estratto in/u }).count()).toBe(0);
    expect(await page.locator('main tfoot').isVisible()).toBe(true);
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/gu)).toHaveLength(1);
  });
});

// Helpers

/** Amounts in euro, with or without what separates thousands, as whole numbers of cents. */
const centsIn = (amounts: readonly string[]): readonly number[] =>
  amounts.map((words) => Number(/[\d.]+,\d\d/u.exec(words)?.[0].replaceAll(/\D/gu, '')));

interface Answer {
  readonly amount: number;
  readonly detail: object;
}
