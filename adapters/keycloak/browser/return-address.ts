const STORED_KEY = 'signOnReturn';

/** Keeps, for this tab only, where a person wants to be after the way through the provider. Storage that fails forgets (SES-18). */
export interface ReturnAddress {
  /** `path` is an address of the portal without base path. */
  keep(path: string): void;
  /** The kept address, forgotten by reading it; undefined when there is none or it is not of the portal. */
  take(): string | undefined;
}

/** Whether the text is a path of one origin: `/x`, and not `//elsewhere` or `/\elsewhere`. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** Makes the keeper over the tab's own storage. */
export const returnAddress = (storage: () => Storage): ReturnAddress => ({
  keep: (path) => {
    try {
      if (isPath(path)) storage().setItem(STORED_KEY, path);
    } catch {
      // Forbidden or full: the person lands where the portal lands everybody.
    }
  },
  take: () => {
    try {
      const path = storage().getItem(STORED_KEY);
      storage().removeItem(STORED_KEY);
      return path !== null && isPath(path) ? path : undefined;
    } catch {
      return undefined;
    }
  },
});
