import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

describe('the page of the services', () => {
  it('[NAV-21] [ROUTE-07] [LIST-36] should begin with what most people come for, and invite to log in, which no other page should', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/servizi');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'I servizi della tua azienda' }).waitFor();
    const shortcuts = main.getByRole('navigation', { name: 'I più richiesti' }).getByRole('link');
    expect(await shortcuts.count()).toBe(4);
    expect(await shortcuts.first().innerText()).toBe('Cambiare le coordinate bancarie (IBAN)');
    for (const path of ['', 'normative', 'aiuti-e-bandi', 'agricoltori', 'servizi/domanda-unica', 'supporto']) {
      const html = await (await fetch(`${portal.home}${path}`)).text();
      expect([path, html.includes('<h1'), html.includes('Accedi ai servizi')]).toEqual([path, true, false]);
    }
    await main.getByRole('link', { name: 'Accedi ai servizi' }).click();
    await page.waitForURL(/\/auth\/realms\//);
    const anna = await visitors.as({ name: 'Anna Bianchi' });
    await load(anna.page, portal, '/servizi');
    await anna.page.getByRole('article').first().waitFor();
    expect(await anna.page.getByRole('heading', { name: 'I servizi della tua azienda' }).count()).toBe(0);
  });
});
