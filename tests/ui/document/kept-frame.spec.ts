// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { routesWithPage } from '#tests/support/access-cases.ts';
import { injectorInMemory, rendererOver, type RenderAddress } from '#tests/support/renderer.ts';
import { KeptFrame } from '#ui/document/kept-frame.ts';

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
  it('should be left out of a drawing under the same key, and put in their place as they were', () => {
    const frame = new KeptFrame();
    const first = frame.drawing();
    expect([first.isKept('footer', 'a'), first.isKept('menu', 'a')]).toEqual([false, false]);
    const [footer, menu] = ['<footer id="f">$& uno</footer>', '<dialog><p>voci</p></dialog>'];
    expect(
      first.whole(
        `<main>uno <footer>del testo</footer></main><pt-kept-footer>${footer}</pt-kept-footer><pt-kept-menu>${menu}</pt-kept-menu>`,
      ),
    ).toBe(`<main>uno <footer>del testo</footer></main>${footer}${menu}`);

    const next = frame.drawing();
    expect([next.isKept('footer', 'a'), next.isKept('menu', 'b')]).toEqual([true, false]);
    expect(next.whole('<main>due</main><pt-kept-footer></pt-kept-footer><pt-kept-menu>altro</pt-kept-menu>')).toBe(
      `<main>due</main>${footer}altro`,
    );
    expect(frame.drawing().isKept('menu', 'c')).toBe(false);
  });

  it('should make room for new ones by what was drawn first', () => {
    const frame = new KeptFrame();
    for (let at = 0; at <= 200; at += 1) {
      const drawing = frame.drawing();
      drawing.isKept('menu', String(at));
      drawing.whole('<pt-kept-menu>voci</pt-kept-menu>');
    }
    expect(['0', '1', '200'].map((key) => frame.drawing().isKept('menu', key))).toEqual([false, true, true]);
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
