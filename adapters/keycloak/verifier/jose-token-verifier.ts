import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload, type ProtectedHeaderParameters } from 'jose';
import type { Clock } from '#core/kernel/clock.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import type { TokenRefusal, TokenVerdict, TokenVerifier } from '#core/session/token-verifier.ts';
import { makeVerdictCache, type VerdictCache } from './verdict-cache.ts';
import type { VerificationKeys } from './verification-keys.ts';

/** Whose tokens are believed. */
export interface TrustedIssuer {
  /** The exact `iss`, such as `https://accesso.example/realms/anpag`; asked late because a port may be known late. */
  readonly issuer: () => string;
  /** The client to which tokens must have been given: in `azp`, or among the audiences. */
  readonly clientId: string;
  readonly keys: VerificationKeys;
}

export const ALGORITHM = 'RS256';
/** By how much the clocks of two machines may differ. */
export const LEEWAY_S = 10;
export const LONGEST_TOKEN = 8_192;

const refused = (reason: TokenRefusal): TokenVerdict => ({ kind: 'refused', reason });

const headerOf = (token: string): ProtectedHeaderParameters | undefined => {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
};

const REFUSAL_BY_CLAIM: Readonly<Record<string, TokenRefusal>> = {
  iss: 'session.token-issuer',
  nbf: 'session.token-not-yet-valid',
};

const refusalOf = (error: unknown): TokenRefusal => {
  if (error instanceof errors.JWTExpired) return 'session.token-expired';
  if (error instanceof errors.JWTClaimValidationFailed)
    return REFUSAL_BY_CLAIM[error.claim] ?? 'session.token-malformed';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'session.token-signature';
  return 'session.token-malformed';
};

const isFor = (clientId: string, { azp, aud }: JWTPayload & { azp?: unknown }): boolean =>
  azp === clientId || (Array.isArray(aud) ? aud.includes(clientId) : aud === clientId);

/**
 * Checks access tokens of an OpenID provider (API-02, ROUTE-20): RS256 and nothing else, exact issuer, our client, validity in
 * time with ten seconds of leeway, and `typ: Bearer`, so that no identity or refresh token passes for one.
 */
export class JoseTokenVerifier implements TokenVerifier {
  readonly #trusted: TrustedIssuer;
  readonly #clock: Clock;
  readonly #cache: VerdictCache;

  constructor(trusted: TrustedIssuer, clock: Clock) {
    this.#trusted = trusted;
    this.#clock = clock;
    this.#cache = makeVerdictCache(clock);
  }

  async verify(bearer: string): Promise<TokenVerdict> {
    if (bearer.length > LONGEST_TOKEN) return refused('session.token-malformed');
    const header = headerOf(bearer);
    if (header === undefined) return refused('session.token-malformed');
    if (header.alg !== ALGORITHM) return refused('session.token-algorithm');
    const answer = await this.#trusted.keys.keyFor({ ...header, alg: ALGORITHM });
    if (answer.kind === 'unreachable') return { kind: 'unreachable' };
    if (answer.kind === 'unknown') return refused('session.token-unknown-key');
    // Only now: a token outlives neither its time nor the key that its issuer has taken back.
    const remembered = this.#cache.find(bearer, answer.key);
    if (remembered !== undefined) return { kind: 'genuine', claims: remembered };

    try {
      const { payload } = await jwtVerify(bearer, answer.key, {
        algorithms: [ALGORITHM],
        issuer: this.#trusted.issuer(),
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: new Date(this.#clock.now()),
        clockTolerance: LEEWAY_S,
      });
      // Given in the future: by a clock that cannot be believed, or to last longer than it says.
      if ((payload.iat ?? 0) > this.#clock.now() / MS_PER_S + LEEWAY_S) return refused('session.token-not-yet-valid');
      if (payload['typ'] !== 'Bearer') return refused('session.token-type');
      if (!isFor(this.#trusted.clientId, payload)) return refused('session.token-audience');
      this.#cache.keep(bearer, answer.key, payload, ((payload.exp ?? 0) + LEEWAY_S) * MS_PER_S);
      return { kind: 'genuine', claims: payload };
    } catch (error) {
      return refused(refusalOf(error));
    }
  }
}
