import { createContext, createElement, useContext, type ReactNode } from 'react';

/** The parts of the frame that are the same on many pages. */
export type FragmentName = 'header' | 'footer' | 'menu' | 'search';

/** What is cached while a document is rendered on the server, and nowhere else. */
export interface FragmentLookup {
  /** Whether the fragment was rendered before under this key; otherwise it is rendered now, and cached. */
  readonly isCached: (name: FragmentName, key: string) => boolean;
}

const FragmentContext = createContext<FragmentLookup | undefined>(undefined);

/** Lets the fragments below be left out of a rendering where their HTML is cached. */
export const FragmentProvider = FragmentContext.Provider;

/** The cache key that `make` gives; none in the browser, which caches no fragments. */
export const useFragmentKey = (make: () => string): string | undefined =>
  useContext(FragmentContext) === undefined ? undefined : make();

/** Whether a document is being rendered on the server. */
export const useIsServerRender = (): boolean => useContext(FragmentContext) !== undefined;

/** The placeholder element around a fragment while it is rendered; an empty one stands for a cached fragment. */
export const fragmentElement = (name: FragmentName): string => `pt-fragment-${name}`;

interface CachedFragmentProps {
  readonly name: FragmentName;
  /** Names all that the fragment depends on besides the settings; undefined where no other page has the same. */
  readonly cacheKey: string | undefined;
  readonly children: ReactNode;
}

/**
 * A part of the frame. Its placeholder does not stay in the document, so that the browser, which renders the children, makes
 * the same ids as the server.
 */
export const CachedFragment = ({ name, cacheKey, children }: CachedFragmentProps): ReactNode => {
  const fragments = useContext(FragmentContext);
  if (fragments === undefined || cacheKey === undefined) return children;
  return createElement(fragmentElement(name), null, fragments.isCached(name, cacheKey) ? null : children);
};
