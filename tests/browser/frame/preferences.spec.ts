import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';

setUpPortal();

describe('a reader who prefers dark pages', () => {
  it('should find the light ones, on purpose, and the page that says so', async () => {
    const { page } = await visitors.newVisitor({ colorScheme: 'dark' });
    await load(page, portal, '/normative');
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.documentElement).colorScheme,
        getComputedStyle(document.body).backgroundColor,
      ]),
    ).toEqual(['light only', 'rgb(255, 255, 255)']);
    expect(await axeFindings(page)).toEqual([]);
    await load(page, portal, '/note-legali');
    await page.getByText(/un solo aspetto, chiaro, anche dove il dispositivo preferisce quello scuro/).waitFor();
  });
});

describe('a reader with colours of their own', () => {
  it('should see edges around the entry that is open, the search and its button', async () => {
    const { page } = await visitors.newVisitor({ forcedColors: 'active' });
    await load(page, portal, '/normative');
    for (const place of ['.pt-nav [aria-current]', '.pt-search-row', '.pt-search-go']) {
      const edge = await page
        .locator(place)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
          return [Number.parseFloat(borderTopWidth) > 0, borderTopStyle];
        });
      expect([place, ...edge]).toEqual([place, true, 'solid']);
    }
  });
});
