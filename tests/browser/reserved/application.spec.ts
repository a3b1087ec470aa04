import { describe, expect, it } from 'vitest';
import { changeCompany, load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const TITLE = 'Eco-schema per il benessere animale';

describe('the page of an application', () => {
  it('[PRAT-01] [PRAT-03] [PRAT-04] [PRAT-05] should open from its row, and say in the first screen what is missing, until when and whose turn it is', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' });
    await load(page, portal, '/le-tue-pratiche');
    await page.getByRole('link', { name: TITLE, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    expect(pathOf(page, portal)).toMatch(/^\/le-tue-pratiche\/domande\/D-0009\?azienda=/u);
    const hold = page.getByRole('region', { name: 'Manca: copia del contratto di affitto registrato' });
    for (const [width, height] of [
      [375, 812],
      [1280, 900],
    ] as const)
      for (const words of [
        /^Entro il .*, mancano 13 giorni\.$/u,
        /Dal(?:\s|l’)\d+\s\w+ ferma anche 4\.103,99.€, già fermi per altro\./u,
        'Ora tocca a te.',
      ]) {
        await page.setViewportSize({ width, height });
        const box = await hold.getByText(words).boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    const button = hold.getByRole('link', { name: 'Scrivi al gestore del mandato' });
    expect(await button.getAttribute('href')).toMatch(
      /^mailto:viterbo@[^?]+\?subject=Azienda%20agricola%20Bianchi%20Anna%3A%20domanda%202026\.51003265/u,
    );
    expect(await page.locator('main .btn-primary').count()).toBe(1);
    const steps = page.getByRole('region', { name: 'A che punto è' }).getByRole('listitem');
    expect(await steps.getByRole('heading').allTextContents()).toEqual([
      'Presentata',
      'Ricevibilità',
      'Controlli',
      'Istruttoria',
      'Autorizzazione',
      'Pagamento',
    ]);
    expect(await steps.filter({ hasText: 'Istruttoria' }).getAttribute('aria-current')).toBe('step');
    await page.getByText(/^È ciò che è successo in 12\.480 domande.*Non è una promessa\.$/u).waitFor();
  });

  it('[PRAT-01] [PRAT-02] should lead to the list when the company changes, and say of another company’s that it is not there', async () => {
    const { page } = await visitors.as({ name: 'Marco Rinaldi', company: 'Rinaldi Vini' });
    await load(page, portal, '/le-tue-pratiche');
    await page.getByRole('link', { name: 'Zootecnia estensiva', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Zootecnia estensiva' }).waitFor();
    await changeCompany(page, 'Pascoli Alti');
    await page.waitForURL((url) => url.pathname.endsWith('/le-tue-pratiche'));
    await page.getByRole('main').getByText('Pascoli Alti').first().waitFor();
    await load(page, portal, '/le-tue-pratiche/domande/D-0009');
    await page.getByText('Fra le domande di questa azienda non c’è quella che cerchi.').waitFor();
    await page.getByRole('link', { name: 'Vai a tutte le pratiche' }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/le-tue-pratiche'));
  });

  it('[PRAT-01] [PRAT-04] should stand below its producer for a centre, without the farmer’s messages', async () => {
    const { page } = await visitors.as({ name: 'Paola Verdi' });
    await load(page, portal, '/produttori/azienda-7k2m');
    await page.getByRole('heading', { name: 'Pagamenti, domande e debiti' }).click();
    await page.getByRole('link', { name: TITLE, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    expect(pathOf(page, portal)).toBe('/produttori/azienda-7k2m/domande/D-0009');
    await page.getByText('Ora tocca all’azienda.').waitFor();
    await page.getByRole('navigation', { name: 'Percorso' }).getByText('Azienda agricola Bianchi Anna').waitFor();
    expect(await page.getByRole('heading', { name: 'Messaggi' }).count()).toBe(0);
  });
});
