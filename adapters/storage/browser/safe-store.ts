/** The part of the web storage that is used. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A store that never throws: one that is forbidden, full or missing reads as empty and drops what is
 * written (SES-18). `open` is called at each use, because merely touching a forbidden store throws.
 */
export const safeStore = (open: () => TextStore): TextStore => {
  const attempt = <T>(use: (store: TextStore) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((store) => store.getItem(key), null),
    setItem: (key, value) => attempt((store) => store.setItem(key, value), undefined),
    removeItem: (key) => attempt((store) => store.removeItem(key), undefined),
  };
};
