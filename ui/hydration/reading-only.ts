import { isHeaderSticky } from '#core/navigation/header.ts';
import { activeHeadingOf, isLongPage, readingProgress, SCROLL_THROTTLE_MS } from '#core/navigation/side-index.ts';

const WHOLE_PERCENT = 100;

/** The links of the page's own index, each with the part that it leads to. */
const indexOf = (root: HTMLElement): readonly (readonly [HTMLAnchorElement, HTMLElement])[] =>
  [...root.querySelectorAll<HTMLAnchorElement>('.pt-side a[href^="#"]')].flatMap((link) => {
    const part = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return part === null ? [] : [[link, part] as const];
  });

/**
 * What a page does for its reader on a line that is too thin for the whole script: it tells how much has been read
 * (MENU-05), marks the heading being read (MENU-04) and the header that sticks (NAV-14). Ends when `signal` is given.
 */
export const followReading = (root: HTMLElement, signal: AbortSignal): void => {
  const index = indexOf(root);
  const header = root.querySelector('header');
  const look = (): void => {
    const { scrollHeight, clientHeight } = document.documentElement;
    header?.classList.toggle('is-sticky', isHeaderSticky(window.scrollY));
    for (const bar of root.querySelectorAll<HTMLProgressElement>('.pt-reading-progress, .pt-index-progress')) {
      if (bar.dataset['whenLong'] !== undefined) bar.hidden = !isLongPage(clientHeight, scrollHeight);
      bar.value = Math.round(readingProgress(window.scrollY, clientHeight, scrollHeight) * WHOLE_PERCENT);
    }
    const active = activeHeadingOf(index.map(([, part]) => ({ id: part.id, top: part.getBoundingClientRect().top })));
    for (const [link, part] of index)
      if (part.id === active) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  let isPlanned = false;
  const later = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      if (!signal.aborted) look();
    }, SCROLL_THROTTLE_MS);
  };
  look();
  window.addEventListener('scroll', later, { passive: true, signal });
  window.addEventListener('resize', later, { signal });
};
