/** Where the page is to be scrolled to that the reader has come back to, in pixels; undefined once it is there, or the reader has gone on. */
let wanted: number | undefined;

/** Acts by which a reader goes on from where the page stands. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const isWhole = (): boolean => document.querySelector('main [aria-busy="true"]') === null;

const restore = (): void => {
  if (wanted === undefined) return;
  const farthest = document.documentElement.scrollHeight - window.innerHeight;
  window.scrollTo({ top: wanted, behavior: 'instant' });
  if (farthest + 1 >= wanted && isWhole()) wanted = undefined;
};

/** Shows a page that was opened from its top, at once: it does not slide by under the eyes, nor on under a page gone back to. */
export const scrollToTop = (): void => {
  wanted = undefined;
  window.scrollTo({ top: 0, behavior: 'instant' });
};

const topOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'top' in state && typeof state.top === 'number'
    ? state.top
    : undefined;

/**
 * Brings the reader who goes back or forward to where the page was left, also where its parts come late: the browser tries once, while
 * the page may still be too short. What was left is kept in the entry of the browser's history, and ends where the reader acts. Browsers
 * without the Navigation API do what they do by themselves.
 */
export const keepScrollPosition = (): void => {
  if (!('navigation' in window)) return;
  const { navigation } = window;
  navigation.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'replace') return;
    navigation.updateCurrentEntry({ state: { top: wanted ?? window.scrollY } });
    wanted = undefined;
  });
  // Not at `popstate`: a link to a part of the same page fires it too, and its new entry begins with the state of the one left.
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'traverse') return;
    wanted = topOf(navigation.currentEntry?.getState());
    // After the page has been drawn, and after what the browser does by itself.
    requestAnimationFrame(restore);
  });
  const settle = (): void => {
    wanted = undefined;
  };
  for (const act of ACTS) window.addEventListener(act, settle, { capture: true, passive: true });
  new ResizeObserver(restore).observe(document.body);
};
