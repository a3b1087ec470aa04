import type { Listen } from './event-recording.ts';
import { locate, type Locator } from './locate.ts';

/** Where the focus is, and what is selected there. */
export interface FocusMemory {
  remember(): void;
  /** Puts the focus back where hydration had to replace the element that had it: the browser moves it to the body. */
  restore(): void;
}

/** Remembers the focus below `root`, as events tell of it. */
export const focusMemory = (root: HTMLElement, on: Listen): FocusMemory => {
  let focused: { readonly find: Locator; readonly selection: Selection } | undefined;
  const remember = (): void => {
    const element = document.activeElement;
    if (element instanceof HTMLElement && root.contains(element))
      focused = { find: locate(root, element), selection: selectionOf(element) };
  };
  on(['focusin', 'selectionchange'], remember);
  on(['focusout'], (_event, target) => {
    // Browsers send it also for elements that are removed: there the reader did not move the focus.
    queueMicrotask(() => {
      if (target.isConnected && target !== document.activeElement) focused = undefined;
    });
  });
  return {
    remember,
    restore: () => {
      const lost = focused;
      if (lost === undefined || (document.activeElement !== document.body && document.activeElement !== null)) return;
      const element = lost.find();
      element?.focus({ preventScroll: true });
      if (element !== undefined) select(element, lost.selection);
    },
  };
};

// Helpers

type Selection = readonly [start: number | null, end: number | null];

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null);

const selectionOf = (element: Element): Selection =>
  isText(element) ? [element.selectionStart, element.selectionEnd] : [null, null];

const select = (element: Element, [start, end]: Selection): void => {
  if (isText(element) && start !== null) element.setSelectionRange(start, end);
};
