import { DATA_ID } from '#ui/ssr/document-ids.ts';
import type { PageData } from '#ui/ssr/page-data.ts';
import { isSlowConnection } from './slow-connection.ts';

/** Fetches ahead what another page of the portal needs; gets its address. */
export type Prefetch = (address: URL) => void;

/** How many links in sight are prefetched before one of them is touched: each is about 20 kB of somebody's line. */
const MOST_IN_SIGHT = 4;
/** How long a mouse rests on a link before its reader counts as about to press it, in milliseconds. */
const RESTING_MS = 80;
/** How long what is in sight stays as it is before the reader counts as reading it, in milliseconds. */
const READING_MS = 400;
/** The links that a reader of a page goes on by: those of its cards and rows. */
const WAYS_ON = 'main :is(h2, h3, h4) a[href]';

/**
 * Prefetches, once each, the pages of the portal that the reader is about to open: the mouse rests on a link, a finger
 * touches it, the focus comes to it. A finger comes without warning: where there is no mouse the first links that stay in
 * sight are prefetched too, unless the line is thin. Called once the page is hydrated: until then nothing may compete with it.
 * `basePath` is where the portal sits.
 */
export const prefetchLinks = (basePath: string, prefetch: Prefetch): void => {
  const done = new Set<string>();
  const follow = (link: HTMLAnchorElement): void => {
    if (link.target !== '' || link.matches('[data-by-script], [role="button"]')) return;
    const address = new URL(link.href);
    const { pathname, search, origin } = address;
    const isHere = pathname === window.location.pathname && search === window.location.search;
    const isPage =
      origin === window.location.origin && pathname.startsWith(`${basePath}/`) && !/\.\w+$/u.test(pathname);
    const key = `${pathname}${search}`;
    if (isHere || !isPage || done.has(key)) return;
    done.add(key);
    prefetch(address);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target, type }: Event): void => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    // A finger is about to press; a mouse or a focus that only passes over a link wants nothing of it.
    if (type === 'touchstart') follow(link);
    else resting = setTimeout(() => follow(link), RESTING_MS);
  };
  for (const type of ['mouseover', 'touchstart', 'focusin']) document.addEventListener(type, look, { passive: true });
  for (const type of ['mouseout', 'click'])
    document.addEventListener(type, () => clearTimeout(resting), { passive: true });
  if (window.matchMedia('(hover: none)').matches && !isSlowConnection()) followInSight(follow);
};

/** What a document of the portal carries for its script; undefined where it carries nothing, as a frame that is still to be filled. */
export const fetchPageData = async (address: URL): Promise<PageData | undefined> => {
  const answer = await fetch(address, { priority: 'low', headers: { accept: 'text/html' } });
  if (!answer.ok) return undefined;
  const [, behind = ''] = (await answer.text()).split(`id="${DATA_ID}">`);
  const data = JSON.parse(behind.slice(0, behind.indexOf('</script>'))) as PageData;
  return data.drawn === 'page' ? data : undefined;
};

// Helpers

/** Prefetches the first links of the page as it came that are read; on a page drawn later the touch does. */
const followInSight = (follow: (link: HTMLAnchorElement) => void): void => {
  const inSight = new Set<Element>();
  let left = MOST_IN_SIGHT;
  let reading: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      clearTimeout(reading);
      reading = setTimeout(() => {
        for (const link of inSight) {
          if (left === 0) break;
          left -= 1;
          observer.unobserve(link);
          inSight.delete(link);
          follow(link as HTMLAnchorElement);
        }
        if (left === 0) observer.disconnect();
      }, READING_MS);
    },
    { threshold: 1 },
  );
  for (const link of document.querySelectorAll(WAYS_ON)) observer.observe(link);
};
