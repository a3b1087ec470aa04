import { createHash } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.ts';
import type { Claims } from '#core/session/user.ts';

/** Remembers tokens that were found genuine, by their hash, until they expire. */
export interface VerdictCache {
  find(token: string): Claims | undefined;
  keep(token: string, claims: Claims, endsAtMs: number): void;
}

const MOST_TOKENS = 2_000;

/** Makes an empty cache; the token that was not asked for the longest gives way. No token is kept, only hashes. */
export const makeVerdictCache = (clock: Clock, most = MOST_TOKENS): VerdictCache => {
  const kept = new Map<string, { readonly claims: Claims; readonly endsAtMs: number }>();
  const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64');

  return {
    find: (token) => {
      const hash = hashOf(token);
      const entry = kept.get(hash);
      if (entry === undefined) return undefined;
      kept.delete(hash);
      if (clock.now() >= entry.endsAtMs) return undefined;
      kept.set(hash, entry);
      return entry.claims;
    },
    keep: (token, claims, endsAtMs) => {
      kept.set(hashOf(token), { claims, endsAtMs });
      const [eldest] = kept.keys();
      if (kept.size > most && eldest !== undefined) kept.delete(eldest);
    },
  };
};
