import { describe, expect, it } from 'vitest';
import { TABLE } from '#tests/support/access-cases.ts';
import { pathOf, signIn } from '#tests/support/portal-actions.ts';
import { reservedPaths } from '#tests/support/reserved-pages.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import type { Visitor } from '#tests/support/visitor.ts';

setUpPortal();

const GONE = 'Ciao ';

/** What the reader has of this page: words on the screen, and words that only wait in the document. */
const held = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => `${document.body.innerText}\n${document.documentElement.innerHTML}`);

const TITLES = new Set(TABLE.routes.map(({ title }) => title));
/** The longer lines of a page that a visitor never reads, names of pages apart: those say something of a person. */
const ownLines = (text: string, ofVisitors: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 11 && !TITLES.has(line) && !ofVisitors.includes(line));

describe('who has logged out', () => {
  it.each(reservedPaths())(
    '[SES-14] [SES-17] should find nothing private by going back, however far, and nothing that a browser may keep: %o',
    async (who, paths) => {
      const visitor = await visitors.newVisitor();
      const { page } = visitor;
      const kept: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const isPrivate = /\/private\//.test(pathname);
        const isReservedPage =
          response.request().isNavigationRequest() && paths.some((path) => pathname.endsWith(path.split('?')[0] ?? ''));
        // A browser that may not store a page shows it from no cache, the one for going back among them.
        if ((isPrivate || isReservedPage) && response.headers()['cache-control'] !== 'no-store')
          kept.push(`${response.status()} ${pathname}`);
      });
      await signIn(page, portal, who);
      await page.waitForURL(/\/scrivania(-caa)?$/);
      const read: string[] = [];
      for (const path of paths) {
        await visitor.open(path);
        await page.locator('main h1').first().waitFor();
        read.push(await page.locator('main').innerText());
      }
      await page.getByText(GONE).first().click();
      await page.getByRole('button', { name: 'Esci' }).click();
      await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
      expect(kept).toEqual([]);
      await visitor.open('/home');
      // What a page of theirs shows before it is known who asks is nobody's either.
      const frames: string[] = [];
      for (const path of ['/scrivania', ...paths]) frames.push(await (await fetch(portal.home + path.slice(1))).text());
      const ofVisitors = [await held(visitor), ...frames].join('\n');
      const own = [...new Set(read.flatMap((text) => ownLines(text, ofVisitors)))];
      expect(own.length).toBeGreaterThan(paths.length);

      for (let step = 0; step < paths.length + 2; step += 1) {
        await page.goBack();
        if (!page.url().startsWith(portal.home)) continue;
        // Where a page is no visitor's, they end at home; what is drawn meanwhile counts too.
        const meanwhile = await held(visitor);
        await visitor.settled();
        const text = `${meanwhile}${await held(visitor)}`;
        expect([pathOf(page, portal), own.filter((line) => text.includes(line))]).toEqual([pathOf(page, portal), []]);
      }
    },
  );

  it('[SES-14] should have a page read anew that the browser brings back whole, as it was left', async () => {
    const visitor = await visitors.as({ name: 'Anna Bianchi' });
    const { page } = visitor;
    await visitor.open('/scrivania');
    await page.getByRole('heading', { level: 1, name: 'Ciao Anna!' }).waitFor();
    const anew = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
    const isSeen = await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return document.body.checkVisibility();
    });
    expect(isSeen).toBe(false);
    await anew;
    await page.getByRole('heading', { level: 1, name: 'Ciao Anna!' }).waitFor();
  });
});
