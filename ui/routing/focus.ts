import { useEffect, useRef } from 'react';
import { isFocusUnchosen } from '../components/keep-focus.ts';
import { keepScrollPosition, scrollToTop } from './scroll-position.ts';

/**
 * Moves the focus to the heading of a new page, so that it is announced once. Back and Forward find the page where it was left, and the
 * first page, which came by itself, stays where the browser puts it.
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
    if (lastWasForward) scrollToTop();
  }, [path]);
};

/** Whether the reader has focused something since the address changed, or goes on typing where they were: the focus stays there. */
const hasFocusElsewhere = (): boolean =>
  !isFocusUnchosen() && (document.activeElement !== focusedBefore || hasContinued);

let focusedBefore: Element | null = null;
let hasContinued = false;
let hasNavigated = false;
let lastWasForward = true;

/** Notes whether the reader goes forward or back, and from where; called once, by the browser's entry. */
export const watchNavigation = (): void => {
  let path = window.location.pathname;
  const note = (isForward: () => boolean) => (): void => {
    focusedBefore = document.activeElement;
    hasContinued = false;
    lastWasForward = isForward();
    path = window.location.pathname;
  };
  window.addEventListener(
    'popstate',
    note(() => false),
  );
  window.addEventListener(
    'pushState',
    note(() => true),
  );
  // A list that writes its filters into its own address stays where the reader came back to; a redirect leads on.
  window.addEventListener(
    'replaceState',
    note(() => lastWasForward || path !== window.location.pathname),
  );
  keepScrollPosition();
  for (const act of ['focusin', 'input'])
    document.addEventListener(act, () => {
      hasContinued = true;
    });
};
