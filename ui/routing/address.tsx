import { createContext, useContext, useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { queryPairs, type QueryPairs } from '#core/kernel/address.ts';
import type { RouteMatch } from '#core/navigation/routes.ts';

/** The address of the page as it stands in the address bar, still encoded, below the base path. */
export interface PageAddress {
  /** Path without the base path; `/` at least. */
  readonly path: string;
  readonly pairs: QueryPairs;
  /** The query as written, without its question mark. */
  readonly query: string;
  /** Route and parameters, where somebody has already found them. */
  readonly match?: RouteMatch | undefined;
}

/** The base path, and the requested address for the first rendering. */
export interface AddressSource {
  readonly basePath: string;
  readonly served?: PageAddress;
  readonly serverOrigin?: string;
}

const ROOT: PageAddress = { path: '/', query: '', pairs: [] };

const AddressContext = createContext<AddressSource>({ basePath: '' });

/** Gives base path and, on the server, the requested address to everything below it. */
export const AddressProvider = AddressContext.Provider;

const below = (basePath: string, path: string): string => {
  if (basePath !== '' && path !== basePath && !path.startsWith(`${basePath}/`)) return path;
  const rest = path.slice(basePath.length);
  return rest === '' ? '/' : rest;
};

/**
 * The raw address. The router's own search hooks decode twice (`%41` would become `A`), so the text of
 * the address bar is read as it is and taken apart by the core.
 */
export const useAddress = (): PageAddress => {
  const { basePath, served = ROOT } = useContext(AddressContext);
  const path = useLocationProperty(
    () => window.location.pathname,
    () => `${basePath}${served.path}`,
  );
  const search = useLocationProperty(
    () => window.location.search,
    () => (served.query === '' ? '' : `?${served.query}`),
  );
  return useMemo(() => {
    const asked = { path: below(basePath, path), query: search.replace(/^\?/, '') };
    // The first drawing is about the address that the service has resolved.
    const isServed = asked.path === served.path && asked.query === served.query;
    return isServed ? served : { ...asked, pairs: queryPairs(search) };
  }, [basePath, path, search, served]);
};

/** Origin under which the reader reached the portal. */
export const useOrigin = (): string => {
  const { serverOrigin = '' } = useContext(AddressContext);
  return useLocationProperty(
    () => window.location.origin,
    () => serverOrigin,
  );
};

/** The fragment of the address with its `#`, as it is written; empty where there is none, and on the service. */
export const useFragment = (): string =>
  useLocationProperty(
    () => window.location.hash,
    () => '',
  );

/** What this place of the browser's history carries, as far as `read` makes a plain value of it. */
export const useVisitState = <S extends string | number | undefined>(read: (state: unknown) => S): S =>
  useLocationProperty(
    () => read(window.history.state),
    () => read(null),
  );

/** Goes to an address of the portal, written without the base path. */
export const useNavigate = (): ((to: string, options?: { replace?: boolean; state?: unknown }) => void) => {
  const { basePath } = useContext(AddressContext);
  return useMemo(() => (to, options) => navigate(`${basePath}${to}`, options), [basePath]);
};

/** The full address, base path included, of a path of the portal. */
export const useHref = (): ((to: string) => string) => {
  const { basePath } = useContext(AddressContext);
  return useMemo(() => (to) => `${basePath}${to}`, [basePath]);
};
