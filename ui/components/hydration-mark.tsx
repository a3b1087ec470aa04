import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';

/** Called by each part of the page that the library hydrates by itself, in the task in which it gets into the document. */
export const HydrationContext = createContext<(() => void) | undefined>(undefined);

/**
 * Stands in such a part or around it, and tells when it is there: hydrated, or rendered again where it could not be. Around what the
 * service draws, so that both make the same ids.
 */
export const HydrationMark = ({ children = null }: { readonly children?: ReactNode }): ReactNode => {
  const tell = useContext(HydrationContext);
  useLayoutEffect(() => tell?.(), [tell]);
  return children;
};
