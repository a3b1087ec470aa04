import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import type { PageKind } from '#core/navigation/address-line.ts';
import { isOpenToVisitors, matchRoute, type Route } from '#core/navigation/routes.ts';
import { routesWithPage, TABLE } from './access-cases.ts';
import { expectFirstBlock, FIRST_BLOCK_AT } from './first-block.ts';
import type { Entrance } from './portal-actions.ts';
import { axeAtAllWidths } from './judged.ts';
import { markupFaults } from './markup.ts';
import { faultsOfHand } from './one-hand.ts';
import { overlaidWords } from './overlaid.ts';
import { portal, visitors } from './portal-fixture.ts';
import { axeFindings, hydrated, WIDTHS } from './visitor.ts';

/** The flags of the portal that all files share. */
const FLAGS = { dashboardPayments: true, caaKpi: true, fraudReport: true };
/** The narrowest screen on which nothing may be cut off or scroll sideways, and what a text of double size is looked at on. */
const NARROWEST_PX = 320;
const DOUBLE_TEXT_AT = [375, 1280];
/** The distances that a reader may set between letters, words, lines and paragraphs (WCAG 1.4.12). */
const TEXT_SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';

/** Every public route that has a page, in the order of the table; the start is the same page as `/home`. */
export const publicRoutes = (): readonly Route[] =>
  routesWithPage().filter(
    (route) => route.redirectTo === undefined && route.id !== 'root' && isOpenToVisitors(route, FLAGS),
  );

/** Every reserved route that has a page. */
export const reservedRoutes = (): readonly Route[] =>
  routesWithPage().filter((route) => route.redirectTo === undefined && !isOpenToVisitors(route, FLAGS));

/** Kinds whose pages are drawn by the same parts, and differ in what they say. */
const OF_SAME_PARTS: readonly PageKind[] = ['content', 'list', 'detail', 'section'];

/** Whether the parts of a public page, its frame among them, were judged on another: then only what it says itself is looked at. */
const isOfKnownParts = ({ kind, id }: Route): boolean =>
  OF_SAME_PARTS.includes(kind) && publicRoutes().find((other) => other.kind === kind)?.id !== id;

/** What a centre reads of a producer's payment, application, debt or year is drawn by the parts of the farmer's own. */
const RECORD_OF_A_PRODUCER = /^\/produttori\/:friendlyUrl\/\w+\/:id$/u;

/** Ways through the portal, which paper does without, and the words that explain the name of a row: its figures stand on one line there. */
const NOT_ON_PAPER =
  '.pt-side, .pt-tools, .pt-rate, .pt-drop, .pt-tip, .breadcrumb-container, dialog, .d-print-none, th .pt-truncated';

/** What each portal says of its own addresses, by where it is. */
const mapped = new Map<string, Promise<readonly string[]>>();
/** Every path that the portal's own map names. */
export const mappedPaths = (): Promise<readonly string[]> => {
  const { origin, home } = portal;
  const known = mapped.get(home) ?? readMap(origin, home);
  mapped.set(home, known);
  return known;
};

const readMap = async (origin: string, home: string): Promise<readonly string[]> => {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(home.length - 1));
};

/** The addresses to which the page above a route leads; some are made from figures, and stand in no map. */
const pathsAbove = async ({ pattern }: Route): Promise<readonly string[]> => {
  const above = TABLE.routes.find((one) => one.pattern === pattern.replace(/\/[^/]+$/, ''));
  if (above === undefined) return [];
  const html = await (await fetch(`${portal.home}${(await addressOf(above)).slice(1)}`)).text();
  return [...html.matchAll(/href="([^"?#]+)/g)].map(([, href = '']) =>
    href.slice(new URL(portal.home).pathname.length - 1),
  );
};

/** An address of a public route: the pattern itself, or the first of those that the portal's own lists or pages name. */
export const addressOf = async (route: Route): Promise<string> => {
  if (!/[:*]/.test(route.pattern)) return route.pattern;
  const isOfRoute = (path: string): boolean => matchRoute(TABLE, path)?.route === route;
  const found = (await mappedPaths()).find(isOfRoute) ?? (await pathsAbove(route)).find(isOfRoute);
  if (found === undefined) throw new Error(`no list of the portal names an address of ${route.pattern}`);
  return found;
};

/** What each page promises to everybody, each visited once; what the service sends is read in `adapters/values/every-page.spec.ts`. */
export const judgeEach = (routes: readonly Route[]): void => {
  it.each(routes.map((route) => [route.pattern, route] as const))(
    '[PAGE-58] [PAGE-71] %s should begin in the first screen, be drawn by one hand, please axe at every width, fit a narrow screen and large text, be whole on paper, and say nothing in the console',
    async (_pattern, route) => {
      const { page, errors, open } = await visitors.newVisitor();
      const asked: string[] = [];
      const note = (request: Request): void => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      };
      page.on('request', note);
      await open(await addressOf(route));
      page.off('request', note);
      // The service asked all that the page needs: drawing it asks for nothing beyond, and nothing twice.
      expect(asked).toEqual([]);
      await expectGoodForAll(page, {
        isOfKnownParts: isOfKnownParts(route),
        lookAlso: async (width) => {
          if (FIRST_BLOCK_AT.includes(width)) await expectFirstBlock(page, width);
        },
      });
      await expectWholeOnPaper(page);
      expect(errors).toEqual([]);
    },
  );
};

/** The same of reserved pages, for a person who may open them. */
export const judgeEachAs = (cases: readonly (readonly [title: string, entrance: Entrance, path: string])[]): void => {
  it.each(cases)(
    '%s should please axe at every width, fit a narrow screen and large text, and be whole on paper',
    async (pattern, entrance, path) => {
      const { page, errors, open } = await visitors.as(entrance);
      await open(path);
      await page.locator('main h1').waitFor();
      await expectGoodForAll(page, {
        isOfKnownParts: RECORD_OF_A_PRODUCER.test(pattern),
        lookAlso: async (width) => {
          await hydrated(page, { andFilled: true });
          // A letter and a statement are what one opens their page for.
          const faults = (await page.evaluate(faultsOfHand)).filter((fault) => !fault.startsWith('a filled file'));
          expect([width, ...faults]).toEqual([width]);
        },
      });
      await expectWholeOnPaper(page);
      expect(errors).toEqual([]);
    },
  );
};

// Helpers

/** How a page is judged: whether its parts were judged on another, and what else is looked at while it has each width. */
interface Judging {
  readonly isOfKnownParts?: boolean;
  readonly lookAlso?: (width: number) => Promise<void>;
}

/**
 * What a page promises to every eye: one heading, valid HTML, axe at every width, nothing on its picture, no words on others, nothing cut off
 * on a narrow screen or with large text. Of a page of known parts axe is asked about what it says itself, and large text is looked at,
 * where that stands closest.
 */
export const expectGoodForAll = async (
  page: Page,
  { isOfKnownParts = false, lookAlso }: Judging = {},
): Promise<void> => {
  expect(await page.locator('main h1').count()).toBe(1);
  const look = async (width: number): Promise<void> => {
    expect([width, await wordsOverPicture(page), await overlaidWords(page)]).toEqual([width, [], []]);
    await lookAlso?.(width);
  };
  if (isOfKnownParts) {
    for (const width of WIDTHS.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      await look(width);
    }
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  } else {
    expect(await markupFaults(await page.content())).toEqual([]);
    await axeAtAllWidths(page, look);
  }
  await page.setViewportSize({ width: NARROWEST_PX, height: 900 });
  expect([NARROWEST_PX, await overflowOf(page)]).toEqual([NARROWEST_PX, []]);
  const spaced = await page.addStyleTag({ content: TEXT_SPACING });
  expect(['spaced', await overflowOf(page), await cutWords(page), await overlaidWords(page)]).toEqual([
    'spaced',
    [],
    [],
    [],
  ]);
  await spaced.evaluate((element) => (element as Element).remove());
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  for (const width of isOfKnownParts ? DOUBLE_TEXT_AT.slice(0, 1) : DOUBLE_TEXT_AT) {
    await page.setViewportSize({ width, height: 900 });
    expect([`${width}, 200 %`, await overflowOf(page), await overlaidWords(page)]).toEqual([`${width}, 200 %`, [], []]);
  }
  await style.evaluate((element) => (element as Element).remove());
};

/** Words that are cut at the side by a part of the page that shows nothing beyond its edge. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const element = text.parentElement;
      if (
        element === null ||
        (text.textContent ?? '').trim() === '' ||
        element.closest('.visually-hidden, svg') !== null
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let host: Element | null = element; host !== null; host = host.parentElement) {
        const edge = host.getBoundingClientRect();
        // What is there for the ear alone is no wider than a point.
        if (edge.width <= 1) break;
        if (!['hidden', 'clip'].includes(getComputedStyle(host).overflowX)) continue;
        if (right > edge.right + 1 || left < edge.left - 1) cut.push(`${host.className}: ${text.textContent ?? ''}`);
      }
    }
    return cut.slice(0, 5);
  });

/** Words of the page's head that stand on its picture: it lies apart until there is room beside them. */
const wordsOverPicture = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const picture = document.querySelector('.pt-pagehead.pictured .art')?.getBoundingClientRect();
    if (picture === undefined) return [];
    const lines = (element: Element): readonly DOMRect[] => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return [...words.getClientRects()];
    };
    return [...document.querySelectorAll('.pt-pagehead :is(h1, .lead, .btn)')]
      .filter((element) =>
        lines(element).some(
          ({ left, right, top, bottom }) =>
            Math.min(right, picture.right) - Math.max(left, picture.left) > 1 &&
            Math.min(bottom, picture.bottom) - Math.max(top, picture.top) > 1,
        ),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** What sticks out of the window at its right, where the page scrolls sideways because of it. */
export const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(-3).map((element) => element.outerHTML.slice(0, 160));
  });

/** What paper needs beyond the screen, each as what is wrong: addresses behind links, facts before the text, no heading of nothing, days clear of their neighbours, nothing to be scrolled to, and the agency named once, in a line. */
const wrongOnPaper = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = (selector: string): readonly HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const boxes = (element: Element): readonly DOMRect[] =>
      [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const meet = (one: Element, other: Element): boolean =>
      boxes(one).some((a) =>
        boxes(other).some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        ),
      );
    // A table has no room for addresses, nor has a word within a sentence, nor what is printed on one sheet (TERM-01, PAGA-05).
    const bare = shown('main a[href]')
      .filter((link) => link.closest('table, .pt-when, .pt-statement-notes, .pt-explained') === null)
      .filter((link) => /^(?:https?:|\/)/.test(link.getAttribute('href') ?? ''))
      .filter((link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''))
      .map((link) => `no address behind ${link.outerHTML.slice(0, 120)}`);
    const late = shown('.facts-first > aside')
      .filter((facts) => {
        const next = facts.nextElementSibling;
        return next !== null && next.getBoundingClientRect().top < facts.getBoundingClientRect().bottom;
      })
      .map((facts) => `facts after the text: ${facts.outerHTML.slice(0, 120)}`);
    const empty = shown('footer h2')
      .filter((heading) => (heading.parentElement?.innerText ?? '').trim() === heading.innerText.trim())
      .map((heading) => `a heading of nothing: ${heading.innerText}`);
    const colliding = shown('main time')
      .filter((time) => [...(time.parentElement?.children ?? [])].some((other) => other !== time && meet(time, other)))
      .map((time) => `a day that collides: ${time.parentElement?.outerHTML.slice(0, 160)}`);
    // What is only spoken is no wider than a pixel, and what a drawing uses is cut by the drawing.
    const cut = shown('main *')
      .filter((element) => element.closest('.visually-hidden') === null && element.closest('svg *') === null)
      .filter((element) => boxes(element).some(({ right }) => right > document.documentElement.clientWidth + 1))
      .map((element) => `beyond the sheet: ${element.outerHTML.slice(0, 120)}`);
    const names = shown('.it-brand-tagline')
      .filter(
        (name) =>
          name.closest('footer') !== null || name.offsetHeight > 2 * Number.parseFloat(getComputedStyle(name).fontSize),
      )
      .map((name) => `the agency in ${name.offsetHeight} px, in the ${name.closest('footer, header')?.localName}`);
    return [...bare, ...late, ...empty, ...colliding, ...cut, ...names].slice(0, 5);
  });

/** Nothing of what the page says is left out on paper: what is collapsed is open, nothing is cut off. */
const expectWholeOnPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.locator('main h1').first().isVisible()).toBe(true);
  expect(
    await page.evaluate(
      (leftOut) =>
        [...document.querySelectorAll('main details > :not(summary)')]
          .filter((element) => element.closest(leftOut) === null)
          .filter((element) => !element.checkVisibility() || element.getBoundingClientRect().height === 0)
          .map((element) => element.outerHTML.slice(0, 160)),
      NOT_ON_PAPER,
    ),
  ).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  expect(await overlaidWords(page)).toEqual([]);
  expect(await wrongOnPaper(page)).toEqual([]);
  await page.emulateMedia({ media: null });
};
