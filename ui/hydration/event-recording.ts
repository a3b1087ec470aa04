import type { EventQueue } from './event-queue.ts';
import { locate, type Locator } from './locate.ts';
import { isTyped, typedIn, writeTyped } from './input-restore.ts';

/** Controls that do nothing, or something else, without script. */
const SCRIPTED = 'button, [role="button"], [data-by-script]';
const FIELD = 'input, select, textarea';
/** What hydration is hurried for. Links to pages are not among them: the browser follows them by itself. */
const CONTROL = `${SCRIPTED}, ${FIELD}, summary, label`;

/** Calls `react` for events of these types. */
export type Listen = <K extends keyof DocumentEventMap>(
  types: readonly K[],
  react: (event: DocumentEventMap[K], target: Element) => void,
) => void;

/** Queues presses of what only a script handles. */
export const recordPresses = (root: HTMLElement, on: Listen, queue: EventQueue): void => {
  const press = (event: Event, element: HTMLElement): void => {
    queue.hold(event, {
      of: element,
      find: locate(root, element),
      run: click,
      native: element.hasAttribute('href') ? () => click(element) : undefined,
    });
  };
  on(['click'], (event, target) => {
    if (!isPlain(event)) return;
    const element = target.closest<HTMLElement | SVGElement>(`${SCRIPTED}, a[href^="#"]`);
    // A press that submits a form is recorded with the form; a link into the page that opens no panel is the browser's.
    if (element === null || isSubmitter(element) || (isLink(element) && !isHandledByScript(element))) return;
    press(event, element as HTMLElement);
  });
  on(['keydown'], (event, target) => {
    if (event.key === ' ' && target.matches('a[role="button"]')) press(event, target as HTMLElement);
  });
};

/** Queues the submitting of forms. */
export const recordForms = (root: HTMLElement, on: Listen, queue: EventQueue): void =>
  on(['submit'], (event, target) => {
    const form = target as HTMLFormElement;
    const { submitter } = event;
    const findSubmitter = submitter === null ? undefined : locate(root, submitter);
    queue.hold(event, {
      of: submitter ?? form,
      find: locate(root, form),
      run: (here) => {
        if (here instanceof HTMLFormElement) here.requestSubmit(connectedTo(here, findSubmitter?.()));
      },
      native: () => form.requestSubmit(connectedTo(form, submitter ?? undefined)),
    });
  });

/** Queues what is typed, ticked or chosen; not while it is being restored. */
export const recordFields = (root: HTMLElement, on: Listen, queue: EventQueue, isRestoring: () => boolean): void => {
  const fields = new Map<Element, Locator>();
  on(['input', 'change'], (event, target) => {
    if (isRestoring() || !isTyped(target)) return;
    // The first of the two events of a choice may hydrate it, which sets it back: what it said counts, and is replayed.
    if (event.type === 'change' && target instanceof HTMLSelectElement && fields.has(target)) {
      event.stopImmediatePropagation();
      return;
    }
    // A field is located by what it was when it was first typed into.
    const find = fields.get(target) ?? locate(root, target);
    fields.set(target, find);
    const typed = typedIn(target);
    queue.holdTyped({
      of: target,
      find,
      isTyped: true,
      run: (here) => {
        if (here !== undefined && isTyped(here)) writeTyped(here, typed);
      },
    });
  });
};

/** Calls `onTouch` when a reader is about to use a control; a mouse comes near before it presses. */
export const watchTouches = (on: Listen, onTouch: () => void): void =>
  on(['pointerdown', 'focusin', 'pointerover'], (event, target) => {
    const isNear = event.type !== 'pointerover' || (event as PointerEvent).pointerType === 'mouse';
    if (isNear && target.closest(CONTROL) !== null) onTouch();
  });

// Helpers

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isLink = (element: Element): boolean => element.matches('a[href]');

const isSubmitter = (element: Element): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;

/** Whether script handles a link: it is marked so, has the role of a button, or leads to a panel of the page. */
const isHandledByScript = (link: Element): boolean =>
  link.matches('[role="button"], [data-by-script]') ||
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '') instanceof HTMLDialogElement;

/** Clicks an element; SVG elements (the regions of a map) have no `click` of their own. */
const click = (element: Element | undefined): void => {
  if (element instanceof HTMLElement) element.click();
  else element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
};

const connectedTo = (form: HTMLFormElement, submitter: Element | undefined): HTMLElement | null =>
  submitter instanceof HTMLElement && 'form' in submitter && submitter.form === form ? submitter : null;
