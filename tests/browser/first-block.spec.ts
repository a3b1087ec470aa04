import { describe, expect, it } from 'vitest';
import { addressOf, publicRoutes } from '#tests/support/every-page.ts';
import { setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** How far from the top of the page its first sentence, field or card may begin, in pixels, by the width of the window. */
const FIRST_PX = { 1280: 600, 375: 600 } as const;
/** The same for the first card of a list: on phones the row that the side menu is folded into comes before it. */
const FIRST_CARD_PX = { 1280: 600, 375: 700 } as const;
/** Lists before which a text of the editors says what they are. */
const EXPLAINED: readonly string[] = ['proclamations'];

interface FirstBlock {
  /** Distance of the first sentence, field or card below the title from the top. */
  readonly first: number;
  /** Distance of the first card of the list, where the page is one. */
  readonly card: number | undefined;
  /** Pictures that stand between title and first sentence, decoration of the head aside. */
  readonly between: number;
}

const firstBlock = (): FirstBlock => {
  const main = document.querySelector('main');
  const title = main?.querySelector('h1');
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const isAfter = (element: Element): boolean =>
    title !== null && title !== undefined && (title.compareDocumentPosition(element) & 4) !== 0;
  const all = [...(main?.querySelectorAll('p, input, select, .it-card, img') ?? [])].filter(
    (element) => isShown(element) && isAfter(element) && element.closest('dialog, .pt-side, .art') === null,
  );
  const isPicture = ({ tagName }: Element): boolean => tagName === 'IMG';
  const words = all.find((element) => !isPicture(element));
  const card = main === null || main.querySelector('.pt-list') === null ? null : main.querySelector('.it-card');
  return {
    first: Math.round(words?.getBoundingClientRect().top ?? 0),
    card: card === null ? undefined : Math.round(card.getBoundingClientRect().top),
    between: all.slice(0, all.indexOf(words ?? all[0] ?? document.body)).filter(isPicture).length,
  };
};

describe.each(publicRoutes().map((route) => [route.pattern, route] as const))(
  'the first block of %s',
  (_pattern, route) => {
    it('should begin with a sentence, a field or a card in the first screen, and no picture before it', async () => {
      const { page, open } = await visitors.reader();
      await open(await addressOf(route));
      for (const width of [1280, 375] as const) {
        await page.setViewportSize({ width, height: 900 });
        // Parts that fold on narrow screens do so in a task of their own after the window was resized.
        if (width < 1200) await page.locator('.pt-fold[open]').first().waitFor({ state: 'detached' });
        const { first, card = 0, between } = await page.evaluate(firstBlock);
        expect([width, between]).toEqual([width, 0]);
        expect([width, first <= FIRST_PX[width] ? 'in reach' : first]).toEqual([width, 'in reach']);
        if (EXPLAINED.includes(route.id)) continue;
        expect([width, card <= FIRST_CARD_PX[width] ? 'in reach' : card]).toEqual([width, 'in reach']);
      }
    });
  },
);
