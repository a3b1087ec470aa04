import { type ReactNode, use } from 'react';
import { MissingScript } from '#core/navigation/missing-script.ts';

/** A piece of script that not every reader of a page needs. */
export interface LaterPiece<T> {
  /** Fetches it, once: it stays when the line is cut later. Fails with `MissingScript`, after which a call fetches it anew. */
  readonly fetch: () => Promise<T>;
  /**
   * Draws with what the piece has; suspends until it is here, and fails as its last fetch did: React renders again and again, and
   * would otherwise ask for a missing piece without end.
   */
  readonly With: (props: { readonly children: (parts: T) => ReactNode }) => ReactNode;
}

/** A piece that comes when it is first asked for; `load` is its `import()`. */
export const laterPiece = <T>(load: () => Promise<T>): LaterPiece<T> => {
  let fetched: Promise<T> | undefined;
  let isMissing = false;
  const fetch = (): Promise<T> => {
    if (fetched !== undefined && !isMissing) return fetched;
    isMissing = false;
    const coming: Promise<T> = load().then(
      (parts) => {
        // What `use` looks at: parts that are here are drawn at once.
        void Object.assign(coming, { status: 'fulfilled', value: parts });
        return parts;
      },
      (cause: unknown) => {
        isMissing = true;
        throw new MissingScript(cause);
      },
    );
    fetched = coming;
    return coming;
  };
  return { fetch, With: ({ children }) => children(use(fetched ?? fetch())) };
};
