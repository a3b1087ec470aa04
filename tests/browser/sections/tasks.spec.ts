import { describe, expect, it } from 'vitest';
import { chooseAccount, load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';

setUpPortal();

const TASK = '/supporto/approfondimenti/cambiare-iban';

describe('a page of what to do', () => {
  it('[PAGE-60] should keep the ticks on the device, say how many steps are done, and lead through the sign-on to the bank tab', async () => {
    const { page, errors } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, TASK);
    const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^Fatto\\s?: ${name}$`, 'u') });
    await box('Fallo firmare dalla banca').check();
    await page.getByText('1 di 4 passi fatti').waitFor();
    await page.reload();
    await page.getByText('1 di 4 passi fatti').waitFor();
    expect(await box('Fallo firmare dalla banca').isChecked()).toBe(true);
    await box('Fallo firmare dalla banca').uncheck();
    await page.getByText('0 di 4 passi fatti').waitFor();
    expect(
      await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('fatto:'))),
    ).toEqual([]);
    const path = page.getByRole('navigation', { name: 'Percorso' });
    await path.getByRole('link', { name: 'Che cosa fare', includeHidden: true }).first().waitFor({ state: 'attached' });
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.getByRole('link', { name: 'Accedi e scrivi al tuo CAA' }).click();
    await chooseAccount(page, portal, 'Anna Bianchi');
    await page.getByRole('heading', { name: 'Coordinate bancarie' }).first().waitFor();
    expect(pathOf(page, portal)).toBe('/scrivania/fascicolo-aziendale?scheda=coordinate-bancarie');
    expect(errors).toEqual([]);
  });

  it('[PAGE-61] should stand first on the path of farmers, by use', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/agricoltori');
    const section = page
      .locator('section, div', { has: page.getByRole('heading', { name: 'Che cosa vuoi fare?' }) })
      .last();
    await section.waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()).toBe(
      'Che cosa vuoi fare?',
    );
    const links = page.locator('.pt-tasks').getByRole('link');
    expect((await links.allInnerTexts()).map((text) => text.trim()).slice(0, 2)).toEqual([
      'Cambiare le coordinate bancarie (IBAN)',
      'Non ho ricevuto il pagamento',
    ]);
    const services = page.locator('.pt-paper').getByRole('article').getByRole('link');
    expect(await services.first().innerText()).toBe('Stato dei pagamenti');
    expect(errors).toEqual([]);
  });
});
