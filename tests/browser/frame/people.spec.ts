import { describe, expect, it } from 'vitest';
import { load, signIn } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

// That each person finds what is theirs: `access.spec.ts` and `session.spec.ts`.
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
