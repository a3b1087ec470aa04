import { createHash } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.ts';
import type { VerificationKey } from './verification-keys.ts';
import type { Claims } from '#core/session/user.ts';

/** Remembers tokens that were found genuine, by their hash, until they expire. */
export interface VerdictCache {
  /** The claims, as long as the key is the one with which they were found genuine. */
  find(token: string, key: VerificationKey): Claims | undefined;
  keep(token: string, key: VerificationKey, claims: Claims, endsAtMs: number): void;
}

const MOST_TOKENS = 2_000;

/** Makes an empty cache; the token that was not asked for the longest gives way. No token is kept, only hashes. */
export const makeVerdictCache = (clock: Clock, most = MOST_TOKENS): VerdictCache => {
  const kept = new Map<string, { readonly key: VerificationKey; readonly claims: Claims; readonly endsAtMs: number }>();
  const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64');

  return {
    find: (token, key) => {
      const hash = hashOf(token);
      const entry = kept.get(hash);
      if (entry === undefined) return undefined;
      kept.delete(hash);
      if (clock.now() >= entry.endsAtMs || entry.key !== key) return undefined;
      kept.set(hash, entry);
      return entry.claims;
    },
    keep: (token, key, claims, endsAtMs) => {
      kept.set(hashOf(token), { key, claims, endsAtMs });
      const [eldest] = kept.keys();
      if (kept.size > most && eldest !== undefined) kept.delete(eldest);
    },
  };
};
