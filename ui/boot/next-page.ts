/** Makes what another page of the portal needs ready; gets its address. */
export type Prepare = (address: URL) => void;

/**
 * Tells, once for each, the pages of the portal that the reader is about to open: the mouse rests on a link, a finger
 * touches it, the focus comes to it. `basePath` is where the portal sits.
 */
export const watchNextPages = (basePath: string, prepare: Prepare): void => {
  const told = new Set<string>();
  const look = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.target !== '' || link.matches('[data-by-script], [role="button"]')) return;
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
  for (const type of ['mouseover', 'touchstart', 'focusin']) document.addEventListener(type, look, { passive: true });
};

/** Fetches the document of a page before it is asked for, in a browser that can. */
export const fetchDocument: Prepare = ({ href }) => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href.replace(/#.*$/u, '');
  document.head.append(link);
};
