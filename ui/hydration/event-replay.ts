import { AT_ONCE } from '#ui/ssr/document-ids.ts';
import { eventQueue, type QueuedEvent } from './event-queue.ts';
import { type Listen, recordFields, recordForms, recordPresses, watchTouches } from './event-recording.ts';
import { focusMemory } from './focus-memory.ts';

/** Applies pending updates of the page, so that the next event meets it as the last one left it. */
export type Flush = () => void;

/** What a reader does to a page before it is hydrated, recorded until the page can handle it (D-36). */
export interface EventReplay {
  /** Calls `hurry` when an event is recorded from now on, and at once where some are recorded already. */
  onPending(hurry: () => void): void;
  /** Restores focus and typed text where the page was rendered again, and tells its fields of them; goes on recording. */
  restore(flush: Flush): void;
  /** Replays everything in the order in which it was done, and stops recording. */
  replay(flush: Flush): void;
  /** Replaces the page and replays everything on the new one; focus and open panels are restored. */
  replaceAndReplay(replace: () => void, flush: Flush): void;
  /** Gives links and forms back to the browser, recorded ones too; what only a script can do goes on waiting. */
  leaveToBrowser(): void;
}

/**
 * Records what is done below `root`, from the first moment on. `onTouch` is called whenever hydration should not wait any
 * longer: a control is pressed, typed into or focused, or a mouse comes near it.
 */
export const recordEvents = (root: HTMLElement, onTouch: () => void): EventReplay => {
  const recording = new AbortController();
  const on: Listen = (types, react) => {
    for (const type of types)
      document.addEventListener(
        type,
        (event) => {
          if (event.target instanceof Element && root.contains(event.target)) react(event, event.target);
        },
        { capture: true, signal: recording.signal },
      );
  };
  const queue = eventQueue(onTouch);
  const focus = focusMemory(root, on);
  const toggled = new Set<HTMLDetailsElement>();
  let isRestoring = false;

  recordPresses(root, on, queue);
  recordForms(root, on, queue);
  recordFields(root, on, queue, () => isRestoring);
  on(['toggle'], (_event, target) => {
    if (target instanceof HTMLDetailsElement) toggled.add(target);
  });
  watchTouches(on, onTouch);

  const replay = (flush: Flush): void => {
    recording.abort();
    for (const details of toggled) if (details.isConnected && details.open) details.dispatchEvent(new Event('toggle'));
    focus.restore();
    for (const { of } of queue.entries) of.removeAttribute('aria-busy');
    runAll(queue.entries.splice(0), flush);
  };
  return {
    onPending: queue.onPending,
    restore: (flush) => {
      focus.restore();
      isRestoring = true;
      runAll(
        queue.entries.filter((entry) => entry.isTyped === true),
        flush,
      );
      isRestoring = false;
    },
    replay,
    replaceAndReplay: (replace, flush) => {
      focus.remember();
      replace();
      focus.restore();
      openTargeted(root);
      replay(flush);
    },
    leaveToBrowser: queue.leaveToBrowser,
  };
};

/**
 * Hydrates the part of the page around an element, where React has put that off: it does so at once for what an event is
 * about, and a released key is an event without any other effect.
 */
export const hydrateAround = (element: Element | undefined, flush: Flush): void => {
  element?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  flush();
};

// Helpers

/** Replays events in their order; one that fails stops no other. */
const runAll = (entries: readonly QueuedEvent[], flush: Flush): void => {
  for (const { find, run } of entries)
    try {
      hydrateAround(find(), flush);
      run(find());
      flush();
    } catch (error) {
      reportError(error);
    }
};

/**
 * Opens by script the panel that the address shows, and takes it out of the address: the browser shows only the panel
 * that was there when the link to it was followed, and only a script gives the focus back.
 */
const openTargeted = (root: HTMLElement): void => {
  const { hash, pathname, search } = window.location;
  const opener = [...root.querySelectorAll<HTMLAnchorElement>('a[role="button"]')].find(
    (one) => hash !== '' && one.getAttribute('href') === hash,
  );
  if (opener === undefined) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  // The reader sees it open already: sliding in again would move what they press.
  root.setAttribute(AT_ONCE, '');
  opener.focus();
  opener.click();
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute(AT_ONCE)));
};
