import type { Page } from 'playwright-core';
import { within } from './within.ts';

/** Something on a page that can be pressed, typed into, ticked or chosen from, and how to find it before and after hydration. */
export interface Control {
  readonly kind: 'press' | 'type' | 'tick' | 'choose';
  /** What it is, by its attributes, and its place among its like: none of it is changed by hydration. */
  readonly selector: string;
  readonly place: number;
}

/** What follows from an act, as far as a reader notices. */
export interface Outcome {
  readonly address: string;
  readonly open: readonly string[];
  readonly focus: string;
  readonly status: string;
  readonly boxes: readonly string[];
  /** How far the rows that slide have slid. */
  readonly slid: readonly number[];
}

/** When a reader acts: before any script has come, as soon as the control is there, when the page has loaded, or a second later. */
export const MOMENTS = ['before the script', 'there', 'load', 'a second after'] as const;
export type Moment = (typeof MOMENTS)[number];

const TYPED = 'pascoli';
/** A human writes a letter in this time, in milliseconds. */
const LETTER_MS = 120;
const READING_MS = 1_000;

/** The controls of a page that stand in sight, one of each kind of component: cards and rows repeat what their first one shows. */
export const controlsOf = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() => {
    const generated = /^_[rR]_/u;
    const quoted = (value: string): string => JSON.stringify(value);
    const selectorOf = (element: Element): string => {
      const names = ['type', 'name', 'role', 'href', 'data-region'];
      const id = element.id === '' || generated.test(element.id) ? '' : `[id=${quoted(element.id)}]`;
      const isSwitch = ['checkbox', 'radio'].includes(element.getAttribute('type') ?? '');
      return [
        element.localName,
        id,
        ...[...names, ...(isSwitch ? ['value'] : [])]
          .filter((name) => element.hasAttribute(name))
          .map((name) => `[${name}=${quoted(element.getAttribute(name) ?? '')}]`),
        ...[...element.classList].filter((one) => /^(?:btn|pt-)/u.test(one)).map((one) => `.${one}`),
      ].join('');
    };
    const kindOf = (element: Element): Control['kind'] => {
      if (element instanceof HTMLSelectElement) return 'choose';
      if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) return 'tick';
      return element.matches('input, textarea') ? 'type' : 'press';
    };
    /** Of a row of like controls (regions, questions, stars) one stands for all. */
    const componentOf = (element: Element): string =>
      [
        kindOf(element),
        element.localName,
        element.getAttribute('class'),
        element.closest('header, main, footer, dialog')?.localName,
        element.parentElement?.getAttribute('class'),
      ].join(' ');
    const seen = new Set<string>();
    const all = [
      ...document.querySelectorAll(
        'button, summary, a[role="button"], a[data-by-script]:not([target]), select, input:not([type="hidden"]), textarea',
      ),
    ];
    return all.flatMap((element) => {
      const isBehindLabel = element.matches('[type="radio"], [type="checkbox"]');
      const place = isBehindLabel ? element.closest('label') : element;
      const box = place?.getBoundingClientRect();
      if (box === undefined || box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === 'hidden')
        return [];
      if (element.matches(':disabled, [aria-disabled="true"], [readonly]')) return [];
      const component = componentOf(element);
      if (seen.has(component)) return [];
      seen.add(component);
      const selector = selectorOf(element);
      return [{ kind: kindOf(element), selector, place: [...document.querySelectorAll(selector)].indexOf(element) }];
    });
  });

/** Acts on a control as a person does. */
export const act = async (page: Page, { kind, selector, place }: Control): Promise<void> => {
  const control = page.locator(selector).nth(place);
  switch (kind) {
    case 'type':
      await control.click();
      await page.keyboard.type(TYPED, { delay: LETTER_MS });
      return;
    case 'choose': {
      const values = await control.evaluate((one: HTMLSelectElement) => [...one.options].map(({ value }) => value));
      await control.selectOption(values.at(-1) ?? '');
      return;
    }
    case 'tick':
      await control.locator('xpath=ancestor-or-self::label').first().click();
      return;
    case 'press':
      await control.click();
  }
};

/** Opens an address and acts on a control before anything else. */
export const actFirst = async (page: Page, address: string, control: Control, moment: Moment): Promise<void> => {
  const isBefore = moment === 'before the script';
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  if (isBefore) await page.route(/\/assets\/main-[^/]*\.js$/u, (route) => held.then(() => route.continue()));
  await page.goto(address, { waitUntil: isBefore || moment === 'there' ? 'commit' : 'load' });
  // The one fixed wait of all tests: what comes late shows only to a late reader.
  if (moment === 'a second after') await page.waitForTimeout(READING_MS);
  await act(page, control);
  letCome();
};

/** What stands on a page now; undefined while it is on its way to another one, or too busy to say. */
export const outcomeOf = (page: Page): Promise<Outcome | undefined> =>
  within(page.evaluate(outcomeHere), () => `what stands at ${page.url()}`).catch(() => undefined);

/** Numbers that look drawn by chance and are the same in every run, from 0 to 1. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

// Helpers

/** Written for the page, which gets it as text. */
const outcomeHere = (): Outcome => {
  const nameOf = (element: Element | null): string =>
    element === null || element === document.body
      ? ''
      : [
          element.localName,
          ...['name', 'href', 'role'].map((name) => element.getAttribute(name) ?? ''),
          (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40),
        ].join(' ');
  const isShown = (element: Element): boolean => element.getBoundingClientRect().width > 0;
  return {
    address: `${window.location.pathname}${window.location.search}`,
    open: [
      ...[...document.querySelectorAll('dialog')]
        .filter(isShown)
        .map((one) => `dialog ${one.textContent.slice(0, 40)}`),
      ...[...document.querySelectorAll('details[open] > summary')].filter(isShown).map((one) => nameOf(one)),
      ...[...document.querySelectorAll('[aria-pressed="true"], [aria-current="true"], video')].map((one) =>
        nameOf(one),
      ),
    ],
    focus: nameOf(document.activeElement),
    status: document.querySelector('[role="status"], output')?.textContent ?? '',
    slid: [...document.querySelectorAll('.pt-carousel')].map(({ scrollLeft }) => Math.round(scrollLeft)),
    boxes: [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type="hidden"]), select')]
      .filter((one) => isShown(one.closest('label') ?? one))
      .map((one) => ('checked' in one && /radio|checkbox/u.test(one.type) ? String(one.checked) : one.value)),
  };
};
