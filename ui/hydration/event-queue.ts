import type { Locator } from './locate.ts';

/** A recorded event: how the page handles it, and how the browser does, where it can without script. */
export interface QueuedEvent {
  readonly of: HTMLElement;
  readonly find: Locator;
  /** Whether it is what was typed, which may be replayed more than once. */
  readonly isTyped?: boolean;
  /** Handles it at the element that was found. */
  readonly run: (here: HTMLElement | undefined) => void;
  readonly native?: (() => void) | undefined;
}

/** Events that wait for hydration. */
export interface EventQueue {
  /** The events in their order. */
  readonly entries: QueuedEvent[];
  /** Keeps an event from the page, and queues it. */
  hold(event: Event, entry: QueuedEvent): void;
  /** Queues what was typed into a field in place of what was typed there before: the last value counts, at its own place. */
  holdTyped(entry: QueuedEvent): void;
  /** Calls `hurry` when an event is queued from now on, and at once where some are queued already. */
  onPending(hurry: () => void): void;
  /** Gives queued events back to the browser, and holds back from now on only what it cannot handle. */
  leaveToBrowser(): void;
}

/** Makes an empty queue. */
export const eventQueue = (onPending: () => void): EventQueue => {
  const entries: QueuedEvent[] = [];
  let hurry = onPending;
  let isLeft = false;
  const add = (entry: QueuedEvent): void => {
    entries.push(entry);
    hurry();
  };
  return {
    entries,
    hold: (event, entry) => {
      if (isLeft && entry.native !== undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The style of busy controls shows that the event is waiting to be replayed.
      entry.of.setAttribute('aria-busy', 'true');
      add(entry);
    },
    holdTyped: (entry) => {
      const before = entries.findIndex(({ of }) => of === entry.of);
      if (before >= 0) entries.splice(before, 1);
      add(entry);
    },
    onPending: (next) => {
      hurry = next;
      if (entries.length > 0) hurry();
    },
    leaveToBrowser: () => {
      isLeft = true;
      for (const entry of entries.splice(0)) {
        if (entry.native === undefined) entries.push(entry);
        else {
          entry.of.removeAttribute('aria-busy');
          entry.native();
        }
      }
    },
  };
};
