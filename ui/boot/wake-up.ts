import { TAKEN_OVER } from '#ui/document/document-ids.ts';
import type { EarlyActs } from './early-acts.ts';
import { nextTurn } from './moments.ts';

/** What the library writes before a part of the page that it takes over later than the rest. */
const LATER_PART = '$';

/**
 * Does what the reader wanted before the script was here. Parts that the library puts off come first: it takes a part
 * over at once when something is pressed in it, and a released key does that and nothing else.
 */
export const wakeUp = async (root: HTMLElement, acts: EarlyActs): Promise<void> => {
  const marks = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const parts: Element[] = [];
  while (marks.nextNode() !== null) {
    const { data, nextSibling } = marks.currentNode as Comment;
    if (data === LATER_PART && nextSibling instanceof Element) parts.push(nextSibling);
  }
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that none holds the reader up
    if (!acts.isAwaited()) await nextTurn();
    if (part.isConnected) part.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  }
  // What looks otherwise with script than without is drawn anew in the turn that follows.
  await nextTurn();
  await nextTurn();
  acts.doNow();
  root.setAttribute(TAKEN_OVER, '');
};
