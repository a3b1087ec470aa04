import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answerQuestions, load, signIn, type Entrance } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const DENIED = 'Accesso negato';

// Everybody else signs in for `access.spec.ts`.
describe('each person of the demonstration', () => {
  it.each<readonly [Entrance, string]>([
    [{ name: 'Marco Rinaldi', company: 'Pascoli Alti' }, 'Ciao Marco!'],
    [{ name: 'Bruno Galli' }, DENIED],
    [{ name: 'Dario Longo' }, DENIED],
  ])(
    '[SSO-04] [SES-25] [SES-02] should find, through the provider, what is theirs, and again after a reload: %j',
    async (entrance, found) => {
      const { page, errors } = await visitors.newVisitor();
      await signIn(page, portal, entrance);
      await reached(page, found);
      await page.reload();
      await reached(page, found);
      expect(errors).toEqual([]);
    },
  );

  it('[SES-28] [SSO-04] [SES-02] should leave nothing of a refused sign-in to the next person at that browser', async () => {
    const { page, errors } = await visitors.newVisitor();
    await signIn(page, portal, { name: 'Sara Conti', role: 'Agricoltore' });
    await reached(page, DENIED);
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const CHOICES = ['mainCuaa', 'selectedCuaa', 'isCaa', 'loggedInModalShown', 'cuaaModalShown', 'sessionOver'];
    expect(kept.filter((key) => CHOICES.includes(key))).toEqual([]);
    // Whoever has two roles is asked for theirs, as at a browser where nobody has been.
    await page.reload();
    await answerQuestions(page, { role: 'CAA' });
    await reached(page, 'Ciao Sara!');
    expect(new URL(page.url()).pathname).toMatch(/\/scrivania-caa$/u);
    expect(errors).toEqual([]);
  });

  it('[SES-26] [ERR-01] should not be known to the service any more once they were denied', async () => {
    const { page, settled } = await visitors.newVisitor();
    await signIn(page, portal, { name: 'Ivo Rossi' }, '/normative');
    await reached(page, DENIED);
    await settled();
    const asked: (readonly [string, string | undefined])[] = [];
    page.on('request', (request) => asked.push([new URL(request.url()).pathname, request.headers()['authorization']]));
    await page.evaluate(() => history.pushState(null, '', `${location.pathname.replace(/[^/]*$/, '')}mappa-del-sito`));
    await page.getByRole('heading', { level: 1, name: 'Mappa del sito', includeHidden: true }).waitFor();
    expect(asked).toContainEqual(['/api/footer-pages/mappa-sito', undefined]);
    expect(asked.filter(([path, bearer]) => path.startsWith('/api/private/') || bearer !== undefined)).toEqual([]);
  });
});

describe('somebody with two roles and one company', () => {
  it('[SES-05] [SES-04] should be asked for the role only, and work for that company', async () => {
    const { page } = await visitors.newVisitor();
    await page.route('**/api/private/cuaa', async (route) => {
      const response = await route.fetch();
      const companies = (await response.json()) as readonly { readonly denominazione: string }[];
      await route.fulfill({
        response,
        json: companies.filter(({ denominazione }) => denominazione.startsWith('Limoneto')),
      });
    });
    await signIn(page, portal, { name: 'Niccolò De Luca', role: 'Agricoltore' });
    await page.locator('main').getByText('Limoneto del Golfo').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('selectedCuaa'))).toBe('01234560066');
  });
});

describe('the bearer that the provider gave', () => {
  it('[SSO-04] [ROUTE-20] should open to its holder their own file, and to nobody another company’s', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' });
    const asked = page.waitForRequest('**/api/private/cuaa');
    await load(page, portal, '/scrivania');
    const bearer = (await (await asked).headerValue('authorization')) ?? '';
    const header = async (cuaa: string, authorization: string): Promise<readonly [number, string]> => {
      const answer = await page.request.get(
        `${portal.origin}/api/private/file/card-header/${cuaa}`,
        authorization === '' ? {} : { headers: { authorization } },
      );
      const { title = '' } = (await answer.json()) as { title?: string };
      return [answer.status(), title];
    };
    const [OWN, OF_GIULIA, OF_NOBODY] = ['BNCNNA80A41H501R', '01234560074', '09999990017'];
    expect((await header(OWN, bearer))[0]).toBe(200);
    expect((await header(OF_GIULIA, bearer))[0]).toBe(403);
    // Nothing tells a company of somebody else from one that is not there.
    expect(await header(OF_GIULIA, bearer)).toEqual(await header(OF_NOBODY, bearer));
    expect((await header(OWN, ''))[0]).toBe(401);
    const [head = '', claims = '', signature = ''] = bearer.split('.');
    const forged = JSON.stringify({
      ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object),
      fiscal_code: 'FRRGLI85P61D969K',
    });
    expect((await header(OWN, [head, Buffer.from(forged).toString('base64url'), signature].join('.')))[0]).toBe(401);
  });
});

// Helpers

/** Waits for what a person finds after the sign-in: the greeting of their desk, or the refusal. */
const reached = async (page: Page, found: string): Promise<void> => {
  if (found === DENIED) await page.getByRole('alertdialog', { name: DENIED }).waitFor();
  else await page.getByRole('heading', { level: 1, name: found }).waitFor();
};
