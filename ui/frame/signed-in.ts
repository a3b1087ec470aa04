import { laterPiece } from '#ui/platform/later-piece.ts';

/**
 * What only somebody who is signed in has: the session's machine, and what the frame shows of it. No session but that of a visitor
 * begins before it is here, and only those draw with it.
 */
export const { fetch: fetchSignedIn, With: SignedIn } = laterPiece(() => import('./signed-in-parts.ts'));
