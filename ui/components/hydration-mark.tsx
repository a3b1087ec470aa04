import { createContext, useContext, useEffect } from 'react';

/** Called by each part of the page that the library hydrates by itself, once it is there. */
export const HydrationContext = createContext<(() => void) | undefined>(undefined);

/** Stands in such a part, and tells when it is there: hydrated, or drawn anew where it could not be. */
export const HydrationMark = (): null => {
  const tell = useContext(HydrationContext);
  useEffect(() => tell?.(), [tell]);
  return null;
};
