const HEADINGS = 'h1, h2, h3';

/** Whether what had the focus is gone. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What stands where an element stood, seen from the innermost part around it that is still there: by its heading, if it has one. */
const standInFor = (element: HTMLElement): (() => HTMLElement) => {
  const around: { readonly host: Element; readonly at: number }[] = [];
  for (let child: Element = element, host = child.parentElement; host !== null; child = host, host = host.parentElement)
    around.push({ host, at: [...host.children].indexOf(child) });
  return () => {
    const found = around.find(({ host }) => host.isConnected);
    const place = found?.host.children[found.at] ?? found?.host;
    const target = place?.querySelector(HEADINGS) ?? place;
    return target instanceof HTMLElement ? target : document.body;
  };
};

/**
 * Keeps the focus from falling to the body when an element goes that was pressed, and when what came in its place goes in its
 * turn: a failure gives way to a wait, a wait to an answer. Ends with whatever the reader does next.
 */
export const keepFocusNear = (element: HTMLElement): void => {
  const standIn = standInFor(element);
  const watch = new MutationObserver(() => {
    if (!isLost()) return;
    const target = standIn();
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const end = (): void => {
    watch.disconnect();
    for (const act of ['keydown', 'pointerdown']) document.removeEventListener(act, end, true);
  };
  for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, end, true);
};
