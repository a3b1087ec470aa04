import { describe, it } from 'vitest';
import { expectFirstBlock, FIRST_BLOCK_AT } from '#tests/support/first-block.ts';
import { setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** Kinds of pages that no route tells from another (those of a route: `support/every-page.ts`): a task, a list and a search that find nothing, a place's sum, an address that leads nowhere. */
const OTHER_KINDS: readonly string[] = [
  '/supporto/approfondimenti/cambiare-iban',
  '/normative?search=zzyzx',
  '/ricerca?search=iban',
  '/ricerca?search=zzyzx',
  '/cruscotto-pagamenti?dove=sicilia',
  '/non-esiste',
];

describe.each(OTHER_KINDS)('the first block of %s', (path) => {
  it('[PAGE-58] [PAGE-71] should begin with a sentence, a field or a card in the first screen, be drawn by one hand, open "Condividi" whole, and end on phones with a low footer', async () => {
    const { page, open } = await visitors.newVisitor();
    await open(path);
    for (const width of FIRST_BLOCK_AT) {
      await page.setViewportSize({ width, height: 900 });
      await expectFirstBlock(page, width);
    }
  });
});
