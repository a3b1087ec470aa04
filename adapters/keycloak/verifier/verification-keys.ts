import {
  createLocalJWKSet,
  importSPKI,
  type CryptoKey,
  type JSONWebKeySet,
  type JWTHeaderParameters,
  type KeyObject,
} from 'jose';
import type { Clock, Timer } from '#core/kernel/clock.ts';
import type { Logger } from '#core/kernel/logger.ts';

/** A public key, the same object as long as it is the same key. */
export type VerificationKey = CryptoKey | KeyObject;

/** What a source of keys answers for a token's header. `unreachable`: the issuer could not be asked. */
type KeyAnswer =
  | { readonly kind: 'key'; readonly key: VerificationKey }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable' };

/** The public keys with which tokens of one issuer are checked. Never rejects. */
export interface VerificationKeys {
  keyFor(header: JWTHeaderParameters): Promise<KeyAnswer>;
}

/** A key that lives in this process, as the embedded provider's does. */
export const keysInProcess = (key: KeyObject): VerificationKeys => ({ keyFor: async () => ({ kind: 'key', key }) });

const PEM_LINE = /-----(BEGIN|END) PUBLIC KEY-----|\s/g;

/** The one key that the operator gave: PEM, or its base64 body as Keycloak shows it. Throws an Italian sentence if it is no key. */
export const keysFromSetting = async (text: string): Promise<VerificationKeys> => {
  const body = text.replaceAll(PEM_LINE, '');
  try {
    const key = await importSPKI(`-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`, 'RS256');
    return { keyFor: async () => ({ kind: 'key', key }) };
  } catch (cause) {
    throw new Error('La chiave pubblica del fornitore di accesso (signOn.publicKey) non è una chiave RSA leggibile.', {
      cause,
    });
  }
};

/** How a document of keys is got; injected so that tests need no network. Rejects when there is no usable answer. */
type FetchKeys = () => Promise<JSONWebKeySet>;

const REQUEST_LIMIT_MS = 5_000;

/** Gets the document from the issuer, for at most five seconds. */
export const fetchKeysFrom =
  (address: string): FetchKeys =>
  async () => {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`The issuer answered ${response.status}`);
    return (await response.json()) as JSONWebKeySet;
  };

/** Keys are read again this long after the last reading, whether anybody asks or not: a key taken back is refused by then. */
const REFRESH_AFTER_MS = 5 * 60_000;
/** How long after a failed reading the next one is due. */
const RETRY_AFTER_MS = 30_000;
/** From this age on each request starts a reading too, in case the timer is late. */
const STALE_AFTER_MS = 10 * 60_000;
/** An unknown key may be a rotation, or an attacker who makes up names: looked for at the issuer at most this often. */
const SEARCH_AGAIN_AFTER_MS = 10_000;
const FAILURE_REMEMBERED_MS = 5_000;

/** What the source of keys needs of its surroundings; the process's own unless a test has others. */
export interface KeySurroundings {
  /** Time that only goes forward: a clock of the day that jumps must neither freeze the keys nor age them. */
  readonly steadyClock: Clock;
  readonly timer: Timer;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Keys read from the issuer (API-02). They are read again every five minutes in the background, and at once when a token names
 * an unknown one. While the issuer is silent, hangs or publishes no usable key, the last good set stays, so that its fault
 * signs nobody out, and nobody whose key is known ever waits. An unknown key that may not be looked for yet is `unreachable`:
 * it may be new.
 */
export const keysFromIssuer = (
  fetchKeys: FetchKeys,
  { steadyClock, timer, log }: KeySurroundings,
): VerificationKeys => {
  let known: { readonly find: ReturnType<typeof createLocalJWKSet>; readonly readAtMs: number } | undefined;
  let failedAtMs: number | undefined;
  let searchedAtMs: number | undefined;
  let running: Promise<boolean> | undefined;
  let cancelNext = (): void => undefined;

  const since = (ms: number | undefined): number => (ms === undefined ? Infinity : steadyClock.now() - ms);
  const read = async (): Promise<boolean> => {
    cancelNext();
    try {
      known = { find: createLocalJWKSet(usable(await fetchKeys())), readAtMs: steadyClock.now() };
      failedAtMs = undefined;
    } catch (error) {
      failedAtMs = steadyClock.now();
      log.warn('le chiavi del fornitore di accesso non si leggono', {
        reason: error instanceof Error ? error.message : String(error),
        ultimeValide: known !== undefined,
      });
    }
    const isRead = failedAtMs === undefined;
    cancelNext = timer.after(isRead ? REFRESH_AFTER_MS : RETRY_AFTER_MS, () => void readOnce());
    return isRead;
  };
  /** One request at a time, and none soon after one that failed. */
  const readOnce = (): Promise<boolean> => {
    if (running === undefined && since(failedAtMs) < FAILURE_REMEMBERED_MS) return Promise.resolve(false);
    running ??= read().finally(() => {
      running = undefined;
    });
    return running;
  };
  const find = async (header: JWTHeaderParameters): Promise<KeyAnswer> => {
    if (known === undefined) return { kind: 'unreachable' };
    try {
      return { kind: 'key', key: await known.find(header) };
    } catch {
      // Also a key that cannot be imported: no token can be checked with it.
      return { kind: 'unknown' };
    }
  };

  return {
    keyFor: async (header) => {
      if (known === undefined) await readOnce();
      else if (since(known.readAtMs) >= STALE_AFTER_MS) void readOnce();
      const first = await find(header);
      if (first.kind !== 'unknown') return first;
      if (since(searchedAtMs) < SEARCH_AGAIN_AFTER_MS && running === undefined) return { kind: 'unreachable' };
      searchedAtMs = steadyClock.now();
      return (await readOnce()) ? find(header) : { kind: 'unreachable' };
    },
  };
};

// Helpers

/** A set without the keys that check no token of ours; throws when none is left, so that an empty set is no reason to forget the last good one. */
const usable = (set: JSONWebKeySet): JSONWebKeySet => {
  const keys = set.keys.filter(
    ({ kty, use, n, e }) => kty === 'RSA' && use !== 'enc' && typeof n === 'string' && typeof e === 'string',
  );
  if (keys.length === 0) throw new Error('the issuer publishes no usable key');
  return { keys };
};
