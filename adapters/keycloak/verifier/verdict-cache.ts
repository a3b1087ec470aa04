import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/kernel/clock.ts';
import type { VerificationKey } from './verification-keys.ts';
import type { Claims } from '#core/session/user.ts';

/** Remembers tokens that were found genuine, by their hash, until they expire. */
export interface VerdictCache {
  /** The claims, as long as the key is the one with which they were found genuine. */
  find(token: string, key: VerificationKey): Claims | undefined;
  keep(token: string, key: VerificationKey, claims: Claims, endsAtMs: number): void;
}

const MAX_TOKENS = 2_000;

interface Verdict {
  readonly key: VerificationKey;
  readonly claims: Claims;
  readonly endsAtMs: number;
}

/** Makes an empty LRU cache. No token is stored, only hashes. */
export const makeVerdictCache = (clock: Clock, max = MAX_TOKENS): VerdictCache => {
  const cache = new LRUCache<string, Verdict>({ max });
  const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64');

  return {
    find: (token, key) => {
      const hash = hashOf(token);
      const verdict = cache.get(hash);
      if (verdict === undefined) return undefined;
      if (clock.now() < verdict.endsAtMs && verdict.key === key) return verdict.claims;
      cache.delete(hash);
      return undefined;
    },
    keep: (token, key, claims, endsAtMs) => {
      cache.set(hashOf(token), { key, claims, endsAtMs });
    },
  };
};
