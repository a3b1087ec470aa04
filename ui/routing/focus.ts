import { useEffect, useRef } from 'react';
import { isFocusUnchosen } from '../components/keep-focus.ts';

/**
 * Moves the focus to the heading of a new page, so that it is announced once. Back and Forward leave the scroll position to
 * the browser, and so does the first page, which came by itself.
 */
export const useHeadingFocus = (path: string): void => {
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined && !hasNavigated;
    const isSame = before.current === path;
    before.current = path;
    hasNavigated = true;
    if (isFirst || isSame || hasFocusElsewhere()) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: !lastWasForward });
    if (lastWasForward) window.scrollTo(0, 0);
  }, [path]);
};

/** Whether the reader has focused something since the address changed, or goes on typing where they were: the focus stays there. */
const hasFocusElsewhere = (): boolean =>
  !isFocusUnchosen() && (document.activeElement !== focusedBefore || hasContinued);

let focusedBefore: Element | null = null;
let hasContinued = false;
let hasNavigated = false;
let lastWasForward = true;

/** Notes whether the reader goes forward or back; called once, by the browser's entry. */
export const watchNavigation = (): void => {
  const note = (isForward: boolean) => (): void => {
    focusedBefore = document.activeElement;
    hasContinued = false;
    lastWasForward = isForward;
  };
  window.addEventListener('popstate', note(false));
  for (const move of ['pushState', 'replaceState']) window.addEventListener(move, note(true));
  for (const act of ['focusin', 'input'])
    document.addEventListener(act, () => {
      hasContinued = true;
    });
};
