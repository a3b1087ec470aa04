/** Makes what another page of the portal needs ready; gets its address. */
export type Prepare = (address: URL) => void;

/** How many pages that stand in sight are made ready before one of them is touched: each is about 20 kB of somebody's line. */
const MOST_IN_SIGHT = 4;
/** How long what is in sight stays as it is before the reader counts as reading it, in milliseconds. */
const READING_MS = 400;
/** The links that a reader of a page goes on by: those of its cards and rows. */
const WAYS_ON = 'main :is(h2, h3, h4) a[href]';
/** Lines on which nothing is fetched that was not asked for. */
const THIN_LINES: readonly string[] = ['slow-2g', '2g'];

/** What browsers that tell it say of the line. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Tells of pages that the reader is about to open. */
export interface NextPages {
  /** Tells of those that stand in sight, too: to be called when the first view is over. */
  lookAround(): void;
}

/**
 * Tells, once for each, the pages of the portal that the reader is about to open: the mouse rests on a link, a finger
 * touches it, the focus comes to it. A finger comes without warning: where there is no mouse the first links that stay in
 * sight can be told too, unless the line is thin or its owner saves data. `basePath` is where the portal sits.
 */
export const watchNextPages = (basePath: string, prepare: Prepare): NextPages => {
  const told = new Set<string>();
  const tell = (link: HTMLAnchorElement): void => {
    if (link.target !== '' || link.matches('[data-by-script], [role="button"]')) return;
    const address = new URL(link.href);
    const { pathname, search, origin } = address;
    const isHere = pathname === window.location.pathname && search === window.location.search;
    const isPage =
      origin === window.location.origin && pathname.startsWith(`${basePath}/`) && !/\.\w+$/u.test(pathname);
    const key = `${pathname}${search}`;
    if (isHere || !isPage || told.has(key)) return;
    told.add(key);
    prepare(address);
  };
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link !== null) tell(link);
  };
  for (const type of ['mouseover', 'touchstart', 'focusin']) document.addEventListener(type, look, { passive: true });
  return {
    lookAround: () => {
      if (window.matchMedia('(hover: none)').matches && isWide(lineOf())) tellInSight(tell);
    },
  };
};

/** Fetches the document of a page before it is asked for, in a browser that can. */
export const fetchDocument: Prepare = ({ href }) => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href.replace(/#.*$/u, '');
  document.head.append(link);
};

// Helpers

const lineOf = (): Line => (navigator as { readonly connection?: Line }).connection ?? {};

const isWide = ({ saveData, effectiveType = '' }: Line): boolean =>
  saveData !== true && !THIN_LINES.includes(effectiveType);

/** Tells the first links of the page as it came that are read; of a page drawn anew the touch tells. */
const tellInSight = (tell: (link: HTMLAnchorElement) => void): void => {
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
          tell(link as HTMLAnchorElement);
        }
        if (left === 0) observer.disconnect();
      }, READING_MS);
    },
    { threshold: 1 },
  );
  for (const link of document.querySelectorAll(WAYS_ON)) observer.observe(link);
};
