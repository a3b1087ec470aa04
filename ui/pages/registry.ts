import type { RouteId } from '#core/navigation/addresses.ts';
import type { PageModule } from './page-module.ts';

interface PageEntry {
  /** The source file, as the build's manifest names it: its script is preloaded with the page. */
  readonly source: string;
  readonly load: () => Promise<PageModule>;
}

const homePage: PageEntry = {
  source: 'pages/home/home-page.tsx',
  load: async () => (await import('./home/home-page.tsx')).homePage,
};

const companyFilePage: PageEntry = {
  source: 'pages/company-file/company-file-page.tsx',
  load: async () => (await import('./company-file/company-file-page.tsx')).companyFilePage,
};

/**
 * The pages that exist, by route. A route of the table that is not here yet answers the not-found page:
 * an address enters with its page.
 */
const PAGES: Partial<Record<RouteId, PageEntry>> = {
  regulations: {
    source: 'pages/catalogue/list-pages.tsx',
    load: async () => (await import('./catalogue/list-pages.tsx')).regulationsPage,
  },
  regulation: {
    source: 'pages/catalogue/regulation-page.tsx',
    load: async () => (await import('./catalogue/regulation-page.tsx')).regulationPage,
  },
  root: homePage,
  home: homePage,
  siteMap: {
    source: 'pages/site-map/site-map-page.tsx',
    load: async () => (await import('./site-map/site-map-page.tsx')).siteMapPage,
  },
  desk: { source: 'pages/desk/desk-page.tsx', load: async () => (await import('./desk/desk-page.tsx')).deskPage },
  caaDesk: {
    source: 'pages/desk/caa-desk-page.tsx',
    load: async () => (await import('./desk/caa-desk-page.tsx')).caaDeskPage,
  },
  companyFile: companyFilePage,
  yourFile: companyFilePage,
};

const loading = new Map<RouteId, Promise<PageModule>>();
const loaded = new Set<RouteId>();

/** Whether a route has its page. */
export const hasPage = (id: RouteId): boolean => PAGES[id] !== undefined;

/** Source file of a route's page, or undefined where there is none. */
export const pageSource = (id: RouteId): string | undefined => PAGES[id]?.source;

/** The routes that have a page. */
export const pageIds = (): readonly RouteId[] => Object.keys(PAGES) as RouteId[];

/** Fetches the script of a page, once. A failed fetch stays failed until it is forgotten: whoever draws asks again and again. */
export const loadPage = (id: RouteId): Promise<PageModule> => {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const entry = PAGES[id];
  if (entry === undefined) return Promise.reject(new Error(`no page for the route ${id}`));
  const fetched = entry.load().then((page) => {
    loaded.add(id);
    // What `use` looks at: a page that is here is drawn at once. Nobody may leave `use` out for it: a drawing that was
    // put off is taken up again by `use` alone, and without it the hooks that follow fail.
    void Object.assign(fetched, { status: 'fulfilled', value: page });
    return page;
  });
  loading.set(id, fetched);
  return fetched;
};

/** Forgets a fetch that failed, so that the script may be asked for anew. */
export const forgetFailedPage = (id: RouteId): void => {
  if (!loaded.has(id)) loading.delete(id);
};
