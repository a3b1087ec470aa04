const STORED_KEY = 'signOnReturn';

/** Keeps, for this tab only, where a person wants to be after the way through the provider. Storage that fails forgets (SES-18). */
export interface ReturnAddress {
  /** `path` is an address of the portal without base path. */
  keep(path: string): void;
  /** The kept address, forgotten by reading it; undefined when there is none or it is not of the portal. */
  take(): string | undefined;
}

/** Only to tell where a path leads; never called. */
const ANY_ORIGIN = 'http://portal.invalid';

/** Whether the path stays under the base path: not `//elsewhere`, `/\elsewhere` or `/../elsewhere`. */
const isOfPortal = (basePath: string, path: string): boolean => {
  if (!/^\/(?![/\\])/.test(path)) return false;
  const address = new URL(`${basePath}${path}`, ANY_ORIGIN);
  return address.origin === ANY_ORIGIN && address.pathname.startsWith(`${basePath}/`);
};

/** Makes the keeper over the tab's own storage; `basePath` is where the portal sits. */
export const returnAddress = (basePath: string, storage: () => Storage): ReturnAddress => ({
  keep: (path) => {
    try {
      if (isOfPortal(basePath, path)) storage().setItem(STORED_KEY, path);
    } catch {
      // Forbidden or full: the person lands where the portal lands everybody.
    }
  },
  take: () => {
    try {
      const path = storage().getItem(STORED_KEY);
      storage().removeItem(STORED_KEY);
      return path !== null && isOfPortal(basePath, path) ? path : undefined;
    } catch {
      return undefined;
    }
  },
});
