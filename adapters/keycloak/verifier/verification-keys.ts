import {
  createLocalJWKSet,
  errors,
  importSPKI,
  type CryptoKey,
  type JSONWebKeySet,
  type JWTHeaderParameters,
  type KeyObject,
} from 'jose';
import type { Clock } from '#core/kernel/clock.ts';

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

const FRESH_FOR_MS = 10 * 60_000;
/** An unknown key may be a rotation, or an attacker who makes up names: asked again at most this often. */
const ASK_AGAIN_AFTER_MS = 30_000;
const FAILURE_REMEMBERED_MS = 5_000;

/**
 * Keys read from the issuer: kept for ten minutes, read again when a token names an unknown one, and kept
 * beyond their time while the issuer does not answer, so that its fault signs nobody out.
 */
export const keysFromIssuer = (fetchKeys: FetchKeys, clock: Clock): VerificationKeys => {
  let known: { readonly find: ReturnType<typeof createLocalJWKSet>; readonly readAtMs: number } | undefined;
  let failedAtMs: number | undefined;
  let running: Promise<boolean> | undefined;

  const read = async (): Promise<boolean> => {
    try {
      known = { find: createLocalJWKSet(await fetchKeys()), readAtMs: clock.now() };
      failedAtMs = undefined;
      return true;
    } catch {
      failedAtMs = clock.now();
      return false;
    }
  };
  /** One request at a time, and none soon after one that failed. */
  const readOnce = (): Promise<boolean> => {
    if (failedAtMs !== undefined && clock.now() - failedAtMs < FAILURE_REMEMBERED_MS) return Promise.resolve(false);
    running ??= read().finally(() => {
      running = undefined;
    });
    return running;
  };
  const find = async (header: JWTHeaderParameters): Promise<KeyAnswer> => {
    if (known === undefined) return { kind: 'unreachable' };
    try {
      return { kind: 'key', key: await known.find(header) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return { kind: 'unknown' };
      throw error;
    }
  };
  const ageMs = (): number => (known === undefined ? Infinity : clock.now() - known.readAtMs);

  return {
    keyFor: async (header) => {
      if (ageMs() >= FRESH_FOR_MS) await readOnce();
      const first = await find(header);
      if (first.kind !== 'unknown' || ageMs() < ASK_AGAIN_AFTER_MS) return first;
      return (await readOnce()) ? find(header) : { kind: 'unreachable' };
    },
  };
};
