import { type ReactNode, use } from 'react';
import { MissingScript } from '#core/navigation/missing-script.ts';

/** A piece of script that not every reader of a page needs. */
export interface LaterPiece<T> {
  /** Fetches it, once: it stays when the line is cut later. Fails with `MissingScript`, after which it may be asked for again. */
  readonly fetch: () => Promise<T>;
  /** Draws with what the piece has; suspends until it is here. */
  readonly With: (props: { readonly children: (parts: T) => ReactNode }) => ReactNode;
}

/** A piece that comes when it is first asked for; `load` is its `import()`. */
export const laterPiece = <T>(load: () => Promise<T>): LaterPiece<T> => {
  let fetched: Promise<T> | undefined;
  const fetch = (): Promise<T> => {
    if (fetched !== undefined) return fetched;
    const coming: Promise<T> = load().then(
      (parts) => {
        // What `use` looks at: parts that are here are drawn at once.
        void Object.assign(coming, { status: 'fulfilled', value: parts });
        return parts;
      },
      (cause: unknown) => {
        fetched = undefined;
        throw new MissingScript(cause);
      },
    );
    fetched = coming;
    return coming;
  };
  return { fetch, With: ({ children }) => children(use(fetch())) };
};
