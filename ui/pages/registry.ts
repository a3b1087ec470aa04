import type { RouteId } from '#core/navigation/addresses.ts';
import { MissingScript } from '#core/navigation/missing-script.ts';
import { CONTENT_PAGE_FILE, fileByRoute } from './page-file.ts';
import type { PageModule } from './page-module.ts';

interface PageEntry {
  /** The source file, as the build's manifest names it: its script is preloaded with the page. */
  readonly source: string;
  readonly load: () => Promise<PageModule>;
}

/** The pages of the project: each file `<route-in-kebab-case>.page.tsx` exports the `page` of its route. */
const files = import.meta.glob<{ readonly page: PageModule }>('./**/*.page.tsx');

const entryOf = (file: string): PageEntry => ({
  source: file.replace(/^\.\//, 'pages/'),
  load:
    file === CONTENT_PAGE_FILE
      ? async () => (await import('./kinds/content-page.tsx')).contentPage
      : async () => {
          const load = files[file];
          if (load === undefined) throw new Error(`no file ${file}`);
          return (await load()).page;
        },
});

const entries = new Map<string, PageEntry>();
/** Routes that show one page share its entry, and so its script. */
const sharedEntry = (file: string): PageEntry => {
  const known = entries.get(file) ?? entryOf(file);
  entries.set(file, known);
  return known;
};

/** The pages that exist, by route. A route that is not here yet shows the not-found page: an address enters with its page. */
const PAGES: Readonly<Partial<Record<RouteId, PageEntry>>> = Object.fromEntries(
  Object.entries(fileByRoute(Object.keys(files))).map(([id, file]) => [id, sharedEntry(file)]),
);

const loading = new Map<PageEntry, Promise<PageModule>>();
const loaded = new Set<PageEntry>();

/** Whether a route has its page. */
export const hasPage = (id: RouteId): boolean => PAGES[id] !== undefined;

/** Source file of a route's page, or undefined where there is none. */
export const pageSource = (id: RouteId): string | undefined => PAGES[id]?.source;

/** The routes that have a page. */
export const pageIds = (): readonly RouteId[] => Object.keys(PAGES) as RouteId[];

/**
 * Fetches the script of a page, once; fails with `MissingScript`. A failed fetch stays failed until it is forgotten: React
 * renders again and again.
 */
export const loadPage = (id: RouteId): Promise<PageModule> => {
  const entry = PAGES[id];
  if (entry === undefined) return Promise.reject(new Error(`no page for the route ${id}`));
  const known = loading.get(entry);
  if (known !== undefined) return known;
  const fetched = entry.load().then(
    (page) => {
      loaded.add(entry);
      // What `use` looks at: a page that is here is drawn at once. Nobody may leave `use` out for it: a drawing that was
      // put off is taken up again by `use` alone, and without it the hooks that follow fail.
      void Object.assign(fetched, { status: 'fulfilled', value: page });
      return page;
    },
    (cause: unknown) => {
      throw new MissingScript(cause);
    },
  );
  loading.set(entry, fetched);
  return fetched;
};

/** Forgets a fetch that failed, so that the script can be fetched again. */
export const forgetFailedPage = (id: RouteId): void => {
  const entry = PAGES[id];
  if (entry !== undefined && !loaded.has(entry)) loading.delete(entry);
};
