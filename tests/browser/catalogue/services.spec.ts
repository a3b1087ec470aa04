import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

describe('the page of the services', () => {
  it('[NAV-21] [ROUTE-07] should invite to log in, and no other page should', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/servizi');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'I servizi della tua azienda' }).waitFor();
    for (const path of ['/', '/normative', '/aiuti-e-bandi', '/agricoltori', '/servizi/domanda-unica', '/supporto']) {
      await load(page, portal, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await main.getByRole('link', { name: 'Accedi ai servizi' }).count()]).toEqual([path, 0]);
    }
    await load(page, portal, '/servizi');
    await main.getByRole('link', { name: 'Accedi ai servizi' }).click();
    await page.waitForURL(/\/auth\/realms\//);
    const anna = await visitors.as({ name: 'Anna Bianchi' });
    await load(anna.page, portal, '/servizi');
    await anna.page.getByRole('article').first().waitFor();
    expect(await anna.page.getByRole('heading', { name: 'I servizi della tua azienda' }).count()).toBe(0);
  });
});
