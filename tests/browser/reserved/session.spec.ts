import { describe, expect, it } from 'vitest';
import { companyDialog, load, roleDialog, signIn } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const focused = () => document.activeElement?.tagName ?? '';

describe('the focus after a question', () => {
  it('[SES-13] [SES-20] should be on the title of the page once role or company has been chosen', async () => {
    const { page } = await visitors.newVisitor();
    await signIn(page, portal, { name: 'Niccolò De Luca' });
    await roleDialog(page)
      .getByRole('radio', { name: /^Agricoltore/ })
      .check();
    await roleDialog(page).getByRole('button', { name: 'Conferma' }).click();
    await companyDialog(page).getByRole('radio').first().check();
    await companyDialog(page).getByRole('button', { name: 'Conferma' }).click();
    await page.getByRole('heading', { level: 1, name: /^Ciao Niccolò/ }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.evaluate(focused)).toBe('H1');
  });
});

describe('a page only for visitors', () => {
  it('[NAV-26] should be told of on the desk, with the way to read it', async () => {
    const { page } = await visitors.newVisitor();
    await signIn(page, portal, { name: 'Anna Bianchi' });
    await page.waitForURL(/\/scrivania$/);
    await load(page, portal, '/agenzia/delibere');
    await page.waitForURL(/\/scrivania$/);
    await page.getByText('La pagina “Delibere” è per chi non ha fatto accesso').waitFor();
    await page.getByRole('button', { name: 'Esci e apri la pagina' }).click();
    await page.waitForURL(/\/agenzia\/delibere$/);
  });
});
