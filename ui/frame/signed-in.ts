import { type ReactNode, use } from 'react';
import type * as Parts from './signed-in-parts.ts';
import { MissingScript } from '#core/navigation/missing-script.ts';

/** What only somebody who is signed in has: the session's machine, and what the frame shows of it. */
export type SignedInParts = typeof Parts;

let fetched: Promise<SignedInParts> | undefined;

/**
 * Fetches what only somebody who is signed in has, once: it stays when the line is cut later. Fails with `MissingScript`, after
 * which it may be asked for again. No session but that of a visitor begins before it is here.
 */
export const fetchSignedIn = (): Promise<SignedInParts> => {
  if (fetched !== undefined) return fetched;
  const coming: Promise<SignedInParts> = import('./signed-in-parts.ts').then(
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

/** Draws what only somebody who is signed in has. Only for sessions that are no visitor's. */
export const SignedIn = ({ children }: { readonly children: (parts: SignedInParts) => ReactNode }): ReactNode =>
  children(use(fetchSignedIn()));
