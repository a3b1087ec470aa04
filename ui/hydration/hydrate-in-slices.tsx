import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydrationContext, HydrationMark } from '#ui/components/hydration-mark.tsx';
import { type EventReplay, type Flush, hydrateAround } from './event-replay.ts';

/** The comment that React writes before a Suspense boundary, a part of the page that it hydrates by itself. */
const BOUNDARY = '$';

/** The first elements of those parts. */
const partsOf = (root: Element): readonly Element[] => {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const parts: Element[] = [];
  while (comments.nextNode() !== null) {
    const { data, nextSibling } = comments.currentNode as Comment;
    if (data === BOUNDARY && nextSibling instanceof Element) parts.push(nextSibling);
  }
  return parts;
};

/**
 * Hydrates the server-rendered page part by part and in slices, so that scrolling and typing are not held up; at once where
 * queued events wait. Each part gets what was typed in the very task in which it is hydrated, before anything is painted
 * over it; all events are replayed once all parts are hydrated.
 */
export const hydrateInSlices = (
  element: HTMLElement,
  portal: ReactNode,
  events: EventReplay,
  flush: Flush,
): Promise<void> =>
  new Promise((resolve) => {
    const parts = partsOf(element);
    let left = parts.length + 1;
    const partIsHydrated = (): void => {
      left -= 1;
      queueMicrotask(() => {
        if (left > 0) events.restore(flush);
        else {
          events.replay(flush);
          resolve();
        }
      });
    };
    startTransition(() => {
      hydrateRoot(
        element,
        <HydrationContext value={partIsHydrated}>
          <HydrationMark>{portal}</HydrationMark>
        </HydrationContext>,
      );
    });
    events.onPending(() => {
      for (const part of [element.firstElementChild, ...parts])
        if (part?.isConnected === true) hydrateAround(part, flush);
    });
  });
