import process from 'node:process';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Route } from '#core/navigation/routes.ts';
import { addressOf, publicRoutes } from '#tests/support/every-page.ts';
import {
  act,
  actFirst,
  type Control,
  controlsOf,
  MOMENTS,
  type Outcome,
  outcomeOf,
  seeded,
} from '#tests/support/first-act.ts';
import { portal, setUpOwnPortal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { within } from '#tests/support/within.ts';

const isWhole = process.env['FIRST_ACTS'] === 'all';
// A portal of its own where all is tried: among the acts are some that send something.
if (isWhole) setUpOwnPortal();
else setUpPortal();

const WIDTHS = [375, 1280];
const SLOWER = [1, 4];
const SEED = 20_261_125;
/** When a page does what it does at leisure although it never comes to rest, in milliseconds. */
const AT_LEISURE_MS = 2_000;

const routes = publicRoutes();
const whole = (route: Route): Promise<string> => addressOf(route).then((path) => `${portal.home}${path.slice(1)}`);

/** The controls of a page as the service sends it: nothing of it is hydrated yet. */
const controlsAt = async (address: string, width: number): Promise<readonly Control[]> => {
  const { page } = await visitors.newVisitor({ javaScriptEnabled: false, width });
  await page.goto(address);
  return controlsOf(page);
};

/** A page that has been live for long, and on which the same has been done. */
const livePage = async (address: string, width: number, control: Control): Promise<Page> => {
  const { page, settled } = await visitors.newVisitor({ width });
  await page.goto(address);
  await settled();
  await act(page, control);
  await settled();
  // Where a page is never idle, what it does at leisure comes at the end of this time.
  await within(
    page.evaluate(
      (timeout) => new Promise((idle) => requestIdleCallback(() => idle(undefined), { timeout })),
      AT_LEISURE_MS,
    ),
    () => `the live page of ${address} to be idle`,
  );
  return page;
};

const slowDown = async (page: Page, times: number): Promise<void> => {
  if (times === 1) return;
  const session = await page.context().newCDPSession(page);
  await within(
    session.send('Emulation.setCPUThrottlingRate', { rate: times }),
    () => `a processor ${times} times slower`,
  );
};

const expectSame = async (
  address: string,
  width: number,
  control: Control,
  moment: (typeof MOMENTS)[number],
  slower: number,
): Promise<void> => {
  const live = await livePage(address, width, control);
  const { page } = await visitors.newVisitor({ width, isNew: true });
  await slowDown(page, slower);
  await actFirst(page, address, control, moment);
  // Both are looked at until they are the same: what the network brings may come to either a little later.
  await expect
    .poll(async () => diff(await outcomeOf(page), await outcomeOf(live)), { message: JSON.stringify(control) })
    .toEqual({});
};

/** What is not the same after the first act and after one on a live page; a page on its way is not looked at. */
const diff = (first: Outcome | undefined, late: Outcome | undefined): object => {
  if (first === undefined || late === undefined)
    return { isFirstThere: first !== undefined, isLateThere: late !== undefined };
  const names = Object.keys(late) as (keyof Outcome)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(first[name]) !== JSON.stringify(late[name]))
      .map((name) => [name, { first: first[name], late: late[name] }]),
  );
};

const pick = <T>(all: readonly T[], at: number): T => {
  const one = all[Math.floor(at * all.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** One act at each moment, on pages drawn by lot, the same in every run; all are tried by `npm run test:whole -- first-acts`. */
const sample = (): void => {
  const draw = seeded(SEED);
  const cases = MOMENTS.map((moment, at) => ({
    route: pick(routes, draw()),
    width: pick(WIDTHS, draw()),
    moment,
    slower: SLOWER[at % SLOWER.length] ?? 1,
    control: draw(),
  })).map((one) => [`${one.route.pattern} ${one.width} px, ${one.moment}, ${one.slower}x`, one] as const);
  it.each(cases)('%s', async (_, one) => {
    const address = await whole(one.route);
    const controls = await controlsAt(address, one.width);
    await expectSame(address, one.width, pick(controls, one.control), one.moment, one.slower);
  });
};

/** Every control of every page at every moment. */
const everything = (): void => {
  const moments = WIDTHS.flatMap((width) =>
    MOMENTS.flatMap((moment) => SLOWER.map((slower) => [width, moment, slower] as const)),
  );
  describe.each(routes.map((route) => [route.pattern, route] as const))('%s', (_, route) => {
    it.each(moments)('%i px, %s, %ix', { timeout: 1_200_000 }, async (width, moment, slower) => {
      const address = await whole(route);
      for (const control of await controlsAt(address, width)) {
        await expectSame(address, width, control, moment, slower);
        await visitors.leave();
      }
    });
  });
};

describe('[NAV-14] [LIST-02] the first act of all should lead where it leads on a page that has long been live', () => {
  (isWhole ? everything : sample)();

  // That of a choice: `frame/reading.spec.ts`.
  it.each<[string, string, Control]>([
    ['a press', 'agricoltori', { kind: 'press', selector: 'button[type="button"].pt-icon-btn', place: 1 }],
    ['letters', 'normative', { kind: 'type', selector: 'main input[name="search"]', place: 0 }],
  ])('of %s on /%s, before any script has come', async (_what, path, control) => {
    await expectSame(`${portal.home}${path}`, 1280, control, 'before the script', 1);
  });

  it('of letters in a form, before any script has come, should stay when the next field is written', async () => {
    const { page, settled } = await visitors.newVisitor({ isNew: true });
    const [first, next] = [0, 1].map(
      (place) => ({ kind: 'type', selector: 'main form input[type="text"]', place }) as const,
    );
    if (first === undefined || next === undefined) throw new Error('two fields are written');
    await actFirst(page, `${portal.home}supporto/contatti/richiesta-assistenza`, first, 'before the script');
    await settled();
    await act(page, next);
    const written = page.locator(first.selector);
    expect([await written.nth(0).inputValue(), await written.nth(1).inputValue()]).toEqual(['pascoli', 'pascoli']);
  });
});
