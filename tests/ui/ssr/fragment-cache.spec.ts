// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { routesWithPage } from '#tests/support/access-cases.ts';
import { injectorInMemory, rendererOver, type RenderAddress } from '#tests/support/renderer.ts';
import { FragmentCache } from '#ui/ssr/fragment-cache.ts';

const asked = (path: string, query = '', wasLoggedIn = false) => ({
  path,
  query,
  wasLoggedIn,
  origin: 'https://www.anpag.example',
});

/** Every page that has an address of its own, a page below one, one that is not there, and words that stand in the header. */
const ASKED = [
  ...routesWithPage()
    .filter(({ pattern }) => !/[:*]/.test(pattern))
    .map(({ pattern }) => asked(pattern)),
  asked('/normative', 'search=aiuti&page=2'),
  asked('/normative/non-esiste'),
  asked('/non/esiste'),
  asked('/ricerca', 'search=olio'),
  asked('/ricerca', 'search=vino'),
  asked('/home', '', true),
  { ...asked('/normative'), origin: 'https://altrove.example' },
];

const htmlOf = async (render: RenderAddress, page: (typeof ASKED)[number]): Promise<string> =>
  (await render(page)).html;

describe('the parts of a frame', () => {
  it('should be left out of a rendering under the same key, and put in their place as they were', () => {
    const cache = new FragmentCache();
    const first = cache.begin();
    expect([first.isCached('footer', 'a'), first.isCached('menu', 'a')]).toEqual([false, false]);
    const [footer, menu] = ['<footer id="f">$& uno</footer>', '<dialog><p>voci</p></dialog>'];
    expect(
      first.complete(
        `<main>uno <footer>del testo</footer></main><pt-fragment-footer>${footer}</pt-fragment-footer><pt-fragment-menu>${menu}</pt-fragment-menu>`,
      ),
    ).toBe(`<main>uno <footer>del testo</footer></main>${footer}${menu}`);

    const next = cache.begin();
    expect([next.isCached('footer', 'a'), next.isCached('menu', 'b')]).toEqual([true, false]);
    expect(
      next.complete(
        '<main>due</main><pt-fragment-footer></pt-fragment-footer><pt-fragment-menu>altro</pt-fragment-menu>',
      ),
    ).toBe(`<main>due</main>${footer}altro`);
    expect(cache.begin().isCached('menu', 'c')).toBe(false);
  });

  it('should make room for new ones by dropping the oldest', () => {
    const cache = new FragmentCache();
    for (let at = 0; at <= 200; at += 1) {
      const render = cache.begin();
      render.isCached('menu', String(at));
      render.complete('<pt-fragment-menu>voci</pt-fragment-menu>');
    }
    expect(['0', '1', '200'].map((key) => cache.begin().isCached('menu', key))).toEqual([false, true, true]);
  });
});

describe('a page whose frame was drawn for another one', () => {
  it('[NAV-14] should be the page that is drawn by itself, letter by letter', async () => {
    const injector = injectorInMemory();
    const warm = await rendererOver(injector);
    for (const page of ASKED) await warm(page);
    for (const page of ASKED) {
      const alone = await htmlOf(await rendererOver(injector), page);
      expect([page.path, await htmlOf(warm, page)]).toEqual([page.path, alone]);
    }
  });
});
