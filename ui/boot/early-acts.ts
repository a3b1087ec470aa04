import { AT_ONCE } from '#ui/document/document-ids.ts';

/** What a reader does to a page that no script has taken over yet, kept until it can be done. */
export interface EarlyActs {
  /** Whether something waits to be done. */
  isAwaited(): boolean;
  /** Does what was wanted, in the order in which it was wanted, and keeps nothing any more. */
  doNow(): void;
  /** Has the page replaced and does what was wanted on what comes in its place; who stood somewhere stands there again, and what was opened is open. */
  handOver(replace: () => void): void;
  /** Keeps nothing any more and does nothing: the page that it was wanted of is gone. */
  forget(): void;
  /** Leaves the page to the browser: what was wanted is done as without script, and what follows too. What is written is noted still. */
  letBe(): void;
}

/** What does nothing, or something else, without script: buttons, links in the role of one, links that script opens. */
const BY_SCRIPT = 'button, [role="button"], [data-by-script]';
const FIELD = 'input, select, textarea';
/** A touch of these is a touch of a control. A link to a page is none: the browser follows it by itself. */
const CONTROL = `${BY_SCRIPT}, ${FIELD}, summary, label`;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Something wanted: how to do it once script is here, and how the browser does it alone. */
interface Wish {
  readonly byScript: () => void;
  readonly alone: () => void;
}

/**
 * Keeps what is done to `root`, and calls `onTouch` at the first touch of a control: the moment at which a page that was
 * only read is to be taken over. A press, a search that was sent, a letter that was typed: nothing is lost.
 */
export const keepEarlyActs = (root: HTMLElement, onTouch: () => void): EarlyActs => {
  const wishes: Wish[] = [];
  const fields = new Map<Field, { readonly written: Written; readonly find: () => HTMLElement | undefined }>();
  const toggled = new Set<HTMLDetailsElement>();
  const listening = new AbortController();
  let isLeftAlone = false;

  const want = (event: Event, wish: Wish): void => {
    if (isLeftAlone) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wishes.push(wish);
    onTouch();
  };
  const press = (event: Event, element: HTMLElement): void => {
    const find = sameElement(root, element);
    want(event, { byScript: () => find()?.click(), alone: () => element.click() });
  };
  const hear = <K extends keyof DocumentEventMap>(
    types: readonly K[],
    react: (event: DocumentEventMap[K], target: Element) => void,
  ): void => {
    for (const type of types)
      document.addEventListener(
        type,
        (event) => {
          if (event.target instanceof Element && root.contains(event.target)) react(event, event.target);
        },
        { capture: true, signal: listening.signal },
      );
  };

  hear(['click'], (event, target) => {
    if (!isPlain(event)) return;
    const element = target.closest<HTMLElement>(`${BY_SCRIPT}, a[href^="#"]`);
    // What sends a form is told by the form; a link into the page that opens no panel is the browser's.
    if (element === null || isSender(element) || (isLink(element) && !opensByScript(element))) return;
    press(event, element);
  });
  hear(['keydown'], (event, target) => {
    if (event.key === ' ' && target.matches('a[role="button"]')) press(event, target as HTMLElement);
  });
  hear(['submit'], (event, target) => {
    const form = target as HTMLFormElement;
    const find = sameElement(root, form);
    const { submitter } = event;
    want(event, {
      byScript: () => (find() as HTMLFormElement | undefined)?.requestSubmit(connected(submitter)),
      alone: () => form.requestSubmit(connected(submitter)),
    });
  });
  hear(['input', 'change'], (_event, target) => {
    if (!target.matches(FIELD)) return;
    const field = target as Field;
    // Its place is told by what it was when it was first written in.
    const find = fields.get(field)?.find ?? sameElement(root, field);
    fields.set(field, { written: writtenIn(field), find });
    onTouch();
  });
  hear(['toggle'], (_event, target) => {
    if (target instanceof HTMLDetailsElement) toggled.add(target);
  });
  hear(['pointerdown', 'focusin'], (_event, target) => {
    if (target.closest(CONTROL) !== null) onTouch();
  });
  // A mouse comes near before it presses.
  hear(['pointerover'], (event, target) => {
    if (event.pointerType === 'mouse' && target.closest(CONTROL) !== null) onTouch();
  });

  const doNow = (): void => {
    listening.abort();
    for (const details of toggled) if (details.isConnected && details.open) details.dispatchEvent(new Event('toggle'));
    for (const { written, find } of fields.values()) {
      const field = find();
      if (field?.matches(FIELD) === true) tellWritten(field as Field, written);
    }
    for (const { byScript } of wishes.splice(0)) byScript();
  };

  return {
    isAwaited: () => wishes.length > 0 || fields.size > 0,
    doNow,
    handOver: (replace) => {
      const focused = document.activeElement;
      const find = focused instanceof HTMLElement && root.contains(focused) ? sameElement(root, focused) : undefined;
      replace();
      find?.()?.focus();
      openShown(root);
      doNow();
    },
    forget: () => {
      listening.abort();
      wishes.length = 0;
    },
    letBe: () => {
      isLeftAlone = true;
      for (const { alone } of wishes.splice(0)) alone();
    },
  };
};

// Helpers

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isLink = (element: HTMLElement): element is HTMLAnchorElement => element instanceof HTMLAnchorElement;

const isSender = (element: HTMLElement): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;

/** Whether a link is one that script answers: marked so, in the role of a button, or the way to a panel of the page. */
const opensByScript = (link: HTMLAnchorElement): boolean =>
  link.matches('[role="button"], [data-by-script]') ||
  (link.hash !== '' && document.getElementById(link.hash.slice(1)) instanceof HTMLDialogElement);

/**
 * Opens by script the panel that the address shows, and has the address say it no more: the browser shows only the one
 * that stood there when the link to it was followed, and only a script gives the focus back.
 */
const openShown = (root: HTMLElement): void => {
  const { hash, pathname, search } = window.location;
  const opener = [...root.querySelectorAll<HTMLAnchorElement>('a[role="button"]')].find(
    (one) => hash !== '' && one.getAttribute('href') === hash,
  );
  if (opener === undefined) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  // To the reader it is open already: sliding in anew it would leave the place at which they press.
  root.setAttribute(AT_ONCE, '');
  opener.focus();
  opener.click();
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(AT_ONCE)));
};

const connected = (element: HTMLElement | null): HTMLElement | null =>
  element !== null && element.isConnected ? element : null;

const nameOf = (element: Element): string =>
  [element.getAttribute('aria-label'), element.getAttribute('name'), element.textContent].join('|');

/** Finds an element again: taking over may put another one in its place, by the same name. */
const sameElement = (root: HTMLElement, element: HTMLElement): (() => HTMLElement | undefined) => {
  const alike = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(`a, button, form, ${FIELD}`)];
  const name = nameOf(element);
  const place = alike()
    .filter((one) => nameOf(one) === name)
    .indexOf(element);
  return () => (element.isConnected ? element : alike().filter((one) => nameOf(one) === name)[place]);
};

/** What a reader has made of a field. */
type Written = { readonly checked: boolean } | { readonly value: string };

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const writtenIn = (field: Field): Written => (isSwitch(field) ? { checked: field.checked } : { value: field.value });

/**
 * Tells a field's component what was written before it was there: taking over may have emptied the field. The library
 * remembers the value that it has seen last by the element's own setter, and hears only of another one: so it is given the
 * empty value first.
 */
const tellWritten = (field: Field, written: Written): void => {
  if ('checked' in written) {
    if (!isSwitch(field) || written.checked === field.defaultChecked) return;
    field.checked = !written.checked;
    field.click();
    return;
  }
  const { value } = written;
  if (field instanceof HTMLSelectElement) field.value = value;
  else {
    // The first event only makes sure that the component is there.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    const place = field.value === value ? field.selectionStart : value.length;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    if (place !== null && document.activeElement === field) field.setSelectionRange(place, place);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
