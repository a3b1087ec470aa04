import process from 'node:process';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publicRoutes, addressOf, reservedRoutes } from '#tests/support/every-page.ts';
import type { Entrance } from '#tests/support/portal-actions.ts';
import { setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const ANNA = { name: 'Anna Bianchi' } as const;
const GIULIA = { name: 'Giulia Ferri', company: 'Valle Verde' } as const;
/** His company has more expired contracts than are shown at first. */
const MARCO = { name: 'Marco Rinaldi', company: 'Valle Chiara' } as const;
const PAOLA = { name: 'Paola Verdi' } as const;

/** One page of each kind, and each page that is of its own kind. */
const KINDS: readonly (readonly [path: string, entrance?: Entrance])[] = [
  ['/home'],
  ['/agenzia/direttore'],
  ['/normative?search=aiuti&categories=regolamento-ue'],
  ['/supporto/faq'],
  ['/servizi/:friendlyUrl'],
  ['/aiuti-e-bandi'],
  ['/supporto/contatti/richiesta-assistenza'],
  ['/amministrazione-trasparente/*'],
  ['/supporto/ricerca-op'],
  ['/cruscotto-pagamenti'],
  ['/ricerca'],
  ['/mappa-del-sito'],
  ['/non-esiste'],
  ['/scrivania', ANNA],
  ['/scrivania', GIULIA],
  ['/scrivania/fascicolo-aziendale', ANNA],
  ['/scrivania/fascicolo-aziendale?scheda=contratti-e-documenti', MARCO],
  ['/scrivania/accessi-al-fascicolo', ANNA],
  ['/le-tue-pratiche', ANNA],
  ['/notifiche', ANNA],
  ['/scrivania-caa', PAOLA],
  ['/produttori', PAOLA],
];
/** States of such pages in which there is more to press: what is found, chosen, filtered, shared. */
const STATES: typeof KINDS = [
  ['/ricerca?search=dommanda'],
  ['/cruscotto-pagamenti/:friendlyUrl?ordine=nome'],
  ['/normative/:friendlyUrl'],
  ['/scrivania', MARCO],
  ['/le-tue-pratiche?stato=Pagato', MARCO],
  ['/produttori?scadenza=30', PAOLA],
];
/** What `npm test` walks: the kinds whose controls differ most; `npm run test:whole -- keyboard` walks them all. */
const SAMPLE: typeof KINDS = [
  ['/home'],
  ['/supporto/contatti/richiesta-assistenza'],
  ['/scrivania', ANNA],
  ['/scrivania', MARCO],
  ['/scrivania/fascicolo-aziendale?scheda=contratti-e-documenti', MARCO],
];
const VISITED = [...KINDS, ...STATES].filter(
  ([path, entrance]) =>
    process.env['KEYBOARD'] === 'all' || SAMPLE.some(([other, who]) => other === path && who === entrance),
);
/** For whom the frame of the pages is the same. */
const areaOf = (entrance: Entrance | undefined): string =>
  entrance === undefined ? 'visitors' : entrance === PAOLA ? 'centres' : 'farmers';
const BASE = '/portale';
/** More stops than any page has: whoever is still going round then will never come out. */
const MOST_STOPS = 400;
/** How many disclosures lie in one another at most. */
const DEEPEST = 3;

// Messages are marked, and what a company chose is kept: nobody else may see it.
setUpOwnPortal();

it('[ROUTE-03] should walk through a page of every kind that the table names', () => {
  const walked = new Set(KINDS.map(([path]) => patternOf(path)));
  const kinds = (routes: typeof TABLED, only: boolean) =>
    [...new Set(routes.filter(({ pattern }) => !only || walked.has(pattern)).map(({ kind }) => kind))].sort();
  const TABLED = [...publicRoutes(), ...reservedRoutes()];
  expect(kinds(TABLED, true)).toEqual(kinds(TABLED, false));
});

describe.each(
  VISITED.map(([path, entrance], at, all) => {
    // The frame is the same on all pages of an area, and the header on all of a person: they are gone through on the first.
    const isFirstOf = <T>(of: (who: Entrance | undefined) => T): boolean =>
      all.findIndex(([, other]) => of(other) === of(entrance)) === at;
    const walked = STATES.some(([other, who]) => other === path && who === entrance)
      ? undefined
      : isFirstOf(areaOf)
        ? 'body'
        : 'main';
    const pressed = isFirstOf((who) => who) ? 'header, main' : 'main';
    return [path, entrance?.name ?? 'a visitor', { entrance, walked, pressed }] as const;
  }),
)('the keyboard on %s, for %s', (path, _who, { entrance, walked, pressed }) => {
  it('[ROUTE-03] should reach all that can be pressed, there and back, each in sight under a ring, and keep the focus, whatever is pressed and chosen', async () => {
    const visitor = await openAs(path, entrance);
    if (walked !== undefined) await expectWalk(visitor.page, walked);
    const first = visitor.page.url();
    const count = await visitor.page.evaluate(markControls, pressed);
    const lost: string[] = [];
    for (let control = 0; control < count; control++) lost.push(...(await press(visitor, control, first, pressed)));
    expect([first, lost]).toEqual([first, []]);
  });
});

// Helpers

const patternOf = (path: string): string => path.split('?')[0] ?? '';

/** The page as somebody sees it who has come to it and has not pressed anything yet. */
const openAs = async (path: string, entrance: Entrance | undefined): Promise<Visitor> => {
  const visitor = await (entrance === undefined ? visitors.newVisitor() : visitors.as(entrance));
  const route = [...publicRoutes(), ...reservedRoutes()].find(({ pattern }) => pattern === patternOf(path));
  await visitor.page.addInitScript(() => {
    window.print = () => undefined;
    window.open = () => null;
    const push = history.pushState.bind(history);
    let pushes = 0;
    history.pushState = (...state) => {
      pushes += 1;
      document.documentElement.dataset['pushes'] = String(pushes);
      push(...state);
    };
  });
  const [, query] = path.split('?');
  await visitor.open(`${route === undefined ? path : await addressOf(route)}${query === undefined ? '' : `?${query}`}`);
  await visitor.page.locator('main h1').waitFor();
  return visitor;
};

interface Stop {
  readonly name: string;
  readonly wrong: string;
}

/** Goes through a part of the page and back: the whole of it, or what stands between header and footer. */
const expectWalk = async (page: Page, part: 'body' | 'main'): Promise<void> => {
  // As the skip link does.
  if (part === 'main') await page.locator('main').focus();
  const there = await walk(page, 'Tab', part);
  expect(there.filter(({ wrong }) => wrong !== '').map(({ name, wrong }) => [name, wrong])).toEqual([]);
  const reached = there.map(({ name }) => name);
  expect(await leftOut(page, part)).toEqual([]);
  const back = await walk(page, 'Shift+Tab', part);
  expect(back.filter(({ wrong }) => wrong !== '').map(({ name, wrong }) => [name, wrong])).toEqual([]);
  expect(back.map(({ name }) => name).toReversed()).toEqual(reached);
  expect(reached.length).toBeGreaterThan(part === 'body' ? 10 : 0);
};

/** All stops of the focus, up to where it leaves the part. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab', part: 'body' | 'main'): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtStop, part);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(
    `the focus goes round: ${stops
      .slice(-5)
      .map(({ name }) => name)
      .join(', ')}`,
  );
};

/** What has the focus, and what is wrong with how it is shown: hidden, behind what sticks, or without its ring. */
const lookAtStop = (part: string): Stop | undefined => {
  const element = document.activeElement;
  if (element === null || element === document.body || element.parentElement?.closest(part) === null) return undefined;
  element.setAttribute('data-reached', '');
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.tagName.toLowerCase()} ${element.id} ${words.trim().slice(0, 40)}`.trim();
  const hosts: Element[] = [];
  for (let host: Element | null = element; host !== null && hosts.length < 5; host = host.parentElement)
    hosts.push(host);
  const hasRing = (host: Element): boolean => {
    const { outlineStyle, outlineWidth, fill } = getComputedStyle(host);
    return (outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3) || fill === 'rgb(255, 204, 51)';
  };
  const ring = [...hosts, ...element.querySelectorAll('path')].find(hasRing);
  if (ring === undefined) return { name, wrong: 'no ring' };
  const { left, top, right, bottom } = ring.getBoundingClientRect();
  const across = [0.1, 0.5, 0.9].map((part) => left + (right - left) * part);
  const down = [0.1, 0.5, 0.9].map((part) => top + (bottom - top) * part);
  const isSeen = across.some((x) =>
    down.some((y) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (ring.contains(there) || there.contains(ring));
    }),
  );
  return { name, wrong: isSeen ? '' : 'out of sight' };
};

/** What can be pressed, is shown, and was not reached; of radio buttons one stands for all. */
const leftOut = (page: Page, part: string): Promise<readonly string[]> =>
  page.locator(part).evaluate((within) =>
    [
      ...within.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="button"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => !(element as HTMLButtonElement).disabled && !element.hasAttribute('data-reached'))
      .filter((element) => (element as HTMLInputElement).type !== 'radio')
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Presses one of the numbered controls, Escape after it, and Back where that led on; answers where the focus was lost. */
const press = async (
  { page, settled, open }: Visitor,
  control: number,
  first: string,
  parts: string,
): Promise<readonly string[]> => {
  const lost: string[] = [];
  const taken = await takeUp(page, control);
  if (taken === undefined) return lost;
  const { name, keys } = taken;
  const before = await page.evaluate(pushesOf);
  const look = async (what: string): Promise<void> => {
    await settled();
    if ((await page.evaluate(focusedAfterDrawing)) === 'BODY') lost.push(`${name}, ${what}`);
  };
  for (const key of keys) {
    if ((await takeUp(page, control)) === undefined) break;
    await page.keyboard.press(key);
    await look(key);
    await page.keyboard.press('Escape');
    await look(`${key}, then Escape`);
  }
  if (page.url() === first) return lost;
  const pushes = (await page.evaluate(pushesOf)) - before;
  // What changed the address without an entry of the history cannot be taken back: the page is opened anew.
  if (pushes === 0) await open(new URL(first).pathname.slice(BASE.length) + new URL(first).search);
  else {
    await page.evaluate((steps) => history.go(-steps), pushes);
    await page.waitForURL(first);
    await look('then Back');
  }
  await page.evaluate(markControls, parts);
  return lost;
};

/** Puts the focus on a numbered control; one in a closed disclosure is reached by its summary, as a person does. */
const takeUp = async (page: Page, control: number): Promise<ReturnType<typeof focusOn>> => {
  for (let depth = 0; depth < DEEPEST && (await page.evaluate(focusOnSummaryOver, control)); depth++)
    await page.keyboard.press('Enter');
  return page.evaluate(focusOn, control);
};

const focusOnSummaryOver = (control: number): boolean => {
  const element = document.querySelector(`[data-control="${control}"]`);
  const closed = [...document.querySelectorAll('details:not([open])')].find((details) => details.contains(element));
  const summary = closed?.querySelector<HTMLElement>(':scope > summary');
  if (element === null || summary === undefined || summary === null || summary === element) return false;
  summary.focus();
  // What this width does not show takes no focus: the key would press what had it before.
  return document.activeElement === summary;
};

/** Numbers what in these parts changes the page where it stands, of a list in the header the first two entries; what leads elsewhere, sends or signs out is followed by specs of its own. */
const markControls = (parts: string): number => {
  const isOfThisPage = (element: Element): boolean =>
    !(element instanceof HTMLAnchorElement) || (element.pathname === window.location.pathname && element.hash === '');
  const sends = (element: Element): boolean =>
    element instanceof HTMLButtonElement && element.type === 'submit' && element.form?.method === 'post';
  const controls = [
    ...document.querySelectorAll(
      'main :is(button, summary, select, [role="button"], [role="tab"], a[href]), main input:is([type="radio"], [type="checkbox"]), header :is(summary, button):not(li:nth-child(n + 3) *)',
    ),
  ].filter(
    (element) =>
      isOfThisPage(element) &&
      element.closest(parts) !== null &&
      element.closest('dialog') === null &&
      !sends(element) &&
      !element.textContent.startsWith('Esci'),
  );
  for (const [index, control] of controls.entries()) control.setAttribute('data-control', String(index));
  return controls.length;
};

/** Puts the focus on a numbered control, and says what it is called and which keys it answers to; undefined where it cannot be pressed. */
const focusOn = (control: number): { readonly name: string; readonly keys: readonly string[] } | undefined => {
  const element = document.querySelector<HTMLElement>(`[data-control="${control}"]:not(:disabled)`);
  if (element?.checkVisibility({ visibilityProperty: true }) !== true) return undefined;
  element.focus();
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return {
    name: `${element.tagName.toLowerCase()} ${words.trim().slice(0, 50)}`,
    keys: element.matches('select, [type="radio"]')
      ? ['ArrowDown', 'ArrowUp']
      : element.matches('[type="checkbox"]')
        ? ['Space', 'Space']
        : ['Enter'],
  };
};

/** How many entries the page has put into the history. */
const pushesOf = (): number => Number(document.documentElement.dataset['pushes'] ?? 0);

/** What has the focus once nothing changes any more: it is looked after in the frame that follows a change. */
const focusedAfterDrawing = (): Promise<string> =>
  new Promise((resolve) => {
    let hasChanged = false;
    const watch = new MutationObserver(() => {
      hasChanged = true;
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    const look = (): void => {
      if (!hasChanged) {
        watch.disconnect();
        resolve(document.activeElement?.tagName ?? 'BODY');
        return;
      }
      hasChanged = false;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
