import { AT_ONCE } from '#ui/ssr/document-ids.ts';
import { locate, type Locator } from './locate.ts';
import { isTyped, type Typed, typedIn, writeTyped } from './typed.ts';

/** Runs what the library has put off, so that the next event meets the page as the last one left it. */
export type Flush = () => void;

/** What a reader does to a page before it is hydrated, recorded until the page can answer (D-36). */
export interface EventReplay {
  /** Calls `hurry` when an event is recorded from now on, and at once where some are recorded already. */
  onPending(hurry: () => void): void;
  /** Puts focus and typed letters back where the page was drawn anew, and tells its fields what was typed; goes on recording. */
  restore(flush: Flush): void;
  /** Replays everything in the order in which it was done, and records nothing any more. */
  replay(flush: Flush): void;
  /** Replaces the page and replays everything on the page that comes; focus and open panels are restored. */
  replaceAndReplay(replace: () => void, flush: Flush): void;
  /** Gives links and forms back to the browser, the recorded ones too; what only a script can do goes on waiting. */
  leaveToBrowser(): void;
}

/** Controls that do nothing, or something else, without script. */
const SCRIPTED = 'button, [role="button"], [data-by-script]';
const FIELD = 'input, select, textarea';
/** What hydration is hurried for. A link to a page is not among them: the browser follows it by itself. */
const CONTROL = `${SCRIPTED}, ${FIELD}, summary, label`;

/** A recorded event: how the page answers it, and how the browser does, where it can without script. */
interface Queued {
  readonly of: HTMLElement;
  readonly find: Locator;
  /** Whether it is what was typed, which may be told more than once. */
  readonly isTyped?: boolean;
  readonly run: () => void;
  readonly native?: (() => void) | undefined;
}

/**
 * Records what is done below `root`, from the first moment on. `onTouch` is called whenever hydration should not wait any
 * longer: a control was pressed, typed into, focused, or a mouse came near it.
 */
export const recordEvents = (root: HTMLElement, onTouch: () => void): EventReplay => {
  const queue: Queued[] = [];
  const toggled = new Set<HTMLDetailsElement>();
  const recording = new AbortController();
  const fields = new Map<Element, Locator>();
  let focused: { readonly find: Locator; readonly selection: Selection } | undefined;
  let isLeft = false;
  let isRestoring = false;
  let hurried = onTouch;

  const hold = (event: Event, entry: Queued): void => {
    if (isLeft && entry.native !== undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Heard: the style of busy controls tells the reader so until the event has been replayed.
    entry.of.setAttribute('aria-busy', 'true');
    queue.push(entry);
    hurried();
  };
  const press = (event: Event, element: HTMLElement): void => {
    const find = locate(root, element);
    hold(event, {
      of: element,
      find,
      run: () => click(find()),
      native: element.hasAttribute('href') ? () => click(element) : undefined,
    });
  };
  const on = <K extends keyof DocumentEventMap>(
    types: readonly K[],
    react: (event: DocumentEventMap[K], target: Element) => void,
  ): void => {
    for (const type of types)
      document.addEventListener(
        type,
        (event) => {
          if (event.target instanceof Element && root.contains(event.target)) react(event, event.target);
        },
        { capture: true, signal: recording.signal },
      );
  };

  on(['click'], (event, target) => {
    if (!isPlain(event)) return;
    const element = target.closest<HTMLElement | SVGElement>(`${SCRIPTED}, a[href^="#"]`);
    // A press that sends a form is recorded with the form; a link into the page that opens no panel is the browser's.
    if (element === null || isSubmitter(element) || (isLink(element) && !isAnsweredByScript(element))) return;
    press(event, element as HTMLElement);
  });
  on(['keydown'], (event, target) => {
    if (event.key === ' ' && target.matches('a[role="button"]')) press(event, target as HTMLElement);
  });
  on(['submit'], (event, target) => {
    const form = target as HTMLFormElement;
    const { submitter } = event;
    const find = locate(root, form);
    const findSubmitter = submitter === null ? undefined : locate(root, submitter);
    hold(event, {
      of: submitter ?? form,
      find,
      run: () => {
        const here = find();
        if (here instanceof HTMLFormElement) here.requestSubmit(connectedTo(here, findSubmitter?.()));
      },
      native: () => form.requestSubmit(connectedTo(form, submitter ?? undefined)),
    });
  });
  on(['input', 'change'], (_event, target) => {
    if (isRestoring || !isTyped(target)) return;
    // What a field was when it was first typed into tells it apart later.
    const find = fields.get(target) ?? locate(root, target);
    fields.set(target, find);
    const typed = typedIn(target);
    // The last word on a field counts, and stands after what was pressed before it.
    const before = queue.findIndex((entry) => entry.of === target);
    if (before >= 0) queue.splice(before, 1);
    queue.push({ of: target, find, isTyped: true, run: () => replayTyped(find(), typed) });
    hurried();
  });
  on(['toggle'], (_event, target) => {
    if (target instanceof HTMLDetailsElement) toggled.add(target);
  });
  on(['focusin', 'selectionchange'], () => rememberFocus());
  on(['pointerdown', 'focusin'], (_event, target) => {
    if (target.closest(CONTROL) !== null) onTouch();
  });
  // A mouse comes near before it presses.
  on(['pointerover'], (event, target) => {
    if (event.pointerType === 'mouse' && target.closest(CONTROL) !== null) onTouch();
  });
  on(['focusout'], (_event, target) => {
    // Browsers tell it of what is taken out of the page, too: there the focus was not the reader's to give away.
    queueMicrotask(() => {
      if (target.isConnected && target !== document.activeElement) focused = undefined;
    });
  });

  const rememberFocus = (): void => {
    const element = document.activeElement;
    if (element instanceof HTMLElement && root.contains(element))
      focused = { find: locate(root, element), selection: selectionOf(element) };
  };
  /** The focus falls to the body where hydration had to put other elements in the place of the service's. */
  const restoreFocus = (): void => {
    const lost = focused;
    if (lost === undefined || (document.activeElement !== document.body && document.activeElement !== null)) return;
    const element = lost.find();
    element?.focus({ preventScroll: true });
    if (element !== undefined) select(element, lost.selection);
  };

  /** Runs entries in their order; one that fails stops no other. */
  const runAll = (entries: readonly Queued[], flush: Flush): void => {
    for (const { find, run } of entries)
      try {
        hydrateAround(find(), flush);
        run();
        flush();
      } catch (error) {
        reportError(error);
      }
  };

  const replay = (flush: Flush): void => {
    recording.abort();
    for (const details of toggled) if (details.isConnected && details.open) details.dispatchEvent(new Event('toggle'));
    restoreFocus();
    for (const { of } of queue) of.removeAttribute('aria-busy');
    runAll(queue.splice(0), flush);
  };

  return {
    onPending: (hurry) => {
      hurried = hurry;
      if (queue.length > 0) hurry();
    },
    restore: (flush) => {
      restoreFocus();
      isRestoring = true;
      runAll(
        queue.filter((entry) => entry.isTyped === true),
        flush,
      );
      isRestoring = false;
    },
    replay,
    replaceAndReplay: (replace, flush) => {
      rememberFocus();
      replace();
      restoreFocus();
      openTargeted(root);
      replay(flush);
    },
    leaveToBrowser: () => {
      isLeft = true;
      for (const entry of queue.splice(0)) {
        if (entry.native === undefined) queue.push(entry);
        else {
          entry.of.removeAttribute('aria-busy');
          entry.native();
        }
      }
    },
  };
};

// Helpers

/**
 * Has the part of the page around an element hydrated, where the library has put that off: it does so at once for what an
 * event is about, and a released key is an event that does nothing else.
 */
export const hydrateAround = (element: Element | undefined, flush: Flush): void => {
  element?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  flush();
};

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isLink = (element: Element): boolean => element.matches('a[href]');

const isSubmitter = (element: Element): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;

/** Whether a link is one that script answers: marked so, in the role of a button, or the way to a panel of the page. */
const isAnsweredByScript = (link: Element): boolean =>
  link.matches('[role="button"], [data-by-script]') ||
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '') instanceof HTMLDialogElement;

/** Clicks an element; drawings (the regions of a map) have no `click` of their own. */
const click = (element: Element | undefined): void => {
  if (element instanceof HTMLElement) element.click();
  else element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
};

const connectedTo = (form: HTMLFormElement, submitter: Element | undefined): HTMLElement | null =>
  submitter instanceof HTMLElement && 'form' in submitter && submitter.form === form ? submitter : null;

const replayTyped = (element: Element | undefined, typed: Typed): void => {
  if (element !== undefined && isTyped(element)) writeTyped(element, typed);
};

type Selection = readonly [start: number | null, end: number | null];

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null);

const selectionOf = (element: Element): Selection =>
  isText(element) ? [element.selectionStart, element.selectionEnd] : [null, null];

const select = (element: Element, [start, end]: Selection): void => {
  if (isText(element) && start !== null) element.setSelectionRange(start, end);
};

/**
 * Opens by script the panel that the address shows, and takes it out of the address: the browser shows only the panel
 * that stood there when the link to it was followed, and only a script gives the focus back.
 */
const openTargeted = (root: HTMLElement): void => {
  const { hash, pathname, search } = window.location;
  const opener = [...root.querySelectorAll<HTMLAnchorElement>('a[role="button"]')].find(
    (one) => hash !== '' && one.getAttribute('href') === hash,
  );
  if (opener === undefined) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  // To the reader it is open already: sliding in again it would leave the place at which they press.
  root.setAttribute(AT_ONCE, '');
  opener.focus();
  opener.click();
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(AT_ONCE)));
};
