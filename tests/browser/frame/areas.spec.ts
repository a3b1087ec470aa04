import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answerQuestions, load, signIn } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

const ANNA = { name: 'Anna Bianchi' };
const PAOLA = { name: 'Paola Verdi' };

setUpPortal();

/** The addresses of the service that a page asks for, without the queries, and whether each carried a bearer token. */
const asked = (
  page: Page,
): {
  readonly paths: () => readonly string[];
  readonly withoutToken: () => readonly string[];
  readonly forget: () => void;
} => {
  let seen: { path: string; bearer: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    seen.push({
      path: pathname.slice('/api'.length),
      bearer: request.headers()['authorization']?.startsWith('Bearer ') === true,
    });
  });
  return {
    paths: () => seen.map(({ path }) => path),
    withoutToken: () =>
      seen.filter(({ path, bearer }) => path.startsWith('/private') && !bearer).map(({ path }) => path),
    forget: () => {
      seen = [];
    },
  };
};

/** Pages that who is logged in reads from the reserved area, with what each asks there (PAGE-37). */
const READ_FROM_RESERVED: readonly (readonly [path: string, ...asked: readonly string[]])[] = [
  ['/servizi', '/private/services', '/private/filters'],
  ['/normative', '/private/regulations', '/private/filters'],
  ['/modulistica', '/private/forms', '/private/filters'],
  ['/supporto/faq', '/private/faqs', '/private/hero-sections/faq'],
  ['/aiuti-e-bandi/appalti', '/private/fead-national-contracts', '/private/hero-sections/appalti-fondo-fead-nazionale'],
  ['/supporto', '/private/hero-sections/supporto'],
  ['/supporto/contatti', '/private/support/contacts'],
];

describe('from where a reader is answered', () => {
  it('[PAGE-37] should be the reserved area for who opens a page logged in, and the public one for a visitor', async () => {
    const visitor = await visitors.newVisitor();
    const ofVisitor = asked(visitor.page);
    const anna = await visitors.as(ANNA);
    const ofAnna = asked(anna.page);
    for (const [path, ...reserved] of READ_FROM_RESERVED) {
      await load(visitor.page, portal, path);
      await visitor.settled();
      expect([path, ofVisitor.paths().filter((one) => one.startsWith('/private'))]).toEqual([path, []]);

      ofAnna.forget();
      await load(anna.page, portal, path);
      await anna.settled();
      for (const address of reserved) expect([path, ofAnna.paths()]).toEqual([path, expect.arrayContaining([address])]);
      expect([path, ofAnna.withoutToken()]).toEqual([path, []]);
      // What the reserved area answers is not asked of the public one as well.
      for (const address of reserved) expect(ofAnna.paths()).not.toContain(address.replace('/private', ''));
    }
  });

  it('[PAGE-37] should be the reserved area for the head of a reserved page', async () => {
    for (const [who, ...heads] of [
      [ANNA, ['/le-tue-pratiche', 'le-tue-pratiche'], ['/notifiche', 'notifiche']],
      [PAOLA, ['/produttori', 'produttori']],
    ] as const) {
      const { page, settled } = await visitors.as(who);
      const seen = asked(page);
      for (const [path, hero] of heads) {
        await load(page, portal, path);
        await settled();
        expect(seen.paths()).toContain(`/private/hero-sections/${hero}`);
      }
    }
  });

  it('[PAGE-37] should change with login, by a link inside, and with logout', async () => {
    const { page, settled } = await visitors.newVisitor();
    const seen = asked(page);
    await load(page, portal, '/normative');
    await settled();
    expect(seen.paths().filter((one) => one.startsWith('/private'))).toEqual([]);

    await signIn(page, portal, ANNA, '/normative');
    await answerQuestions(page, {});
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Servizi' }).waitFor();
    seen.forget();
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Servizi' }).click();
    await page.getByRole('heading', { level: 1, name: 'Servizi' }).waitFor();
    await settled();
    expect(seen.paths()).toContain('/private/services');
    expect(seen.paths()).not.toContain('/services');

    await page.getByRole('banner').locator('summary', { hasText: 'Ciao' }).click();
    await page.getByRole('button', { name: 'Esci' }).click();
    // Leaving leads to the login address (SES-14).
    await page.waitForURL(/\/auth\/realms\//);
    seen.forget();
    await load(page, portal, '/servizi');
    await settled();
    expect(seen.paths().filter((one) => one.startsWith('/private'))).toEqual([]);
  });
});
