import { createContext, useContext, useLayoutEffect } from 'react';

/** Called by each part of the page that the library hydrates by itself, in the task in which it gets into the document. */
export const HydrationContext = createContext<(() => void) | undefined>(undefined);

/** Stands in such a part, and tells when it is there: hydrated, or rendered again where it could not be. */
export const HydrationMark = (): null => {
  const tell = useContext(HydrationContext);
  useLayoutEffect(() => tell?.(), [tell]);
  return null;
};
