import { portKey } from '#core/kernel/port-key.ts';
import type { Claims } from './user.ts';

/** Why a bearer token is refused. Codes for logs and tests; a person sees only that they must sign in again. */
export type TokenRefusal =
  | 'session.token-malformed'
  | 'session.token-algorithm'
  | 'session.token-signature'
  | 'session.token-unknown-key'
  | 'session.token-expired'
  | 'session.token-not-yet-valid'
  | 'session.token-issuer'
  | 'session.token-audience'
  | 'session.token-type';

/** What came of looking at a bearer. `unreachable`: the issuer's keys could not be had, so nothing is known of it. */
export type TokenVerdict =
  | { readonly kind: 'genuine'; readonly claims: Claims }
  | { readonly kind: 'refused'; readonly reason: TokenRefusal }
  | { readonly kind: 'unreachable' };

/** Says whether a bearer token is genuine and whose it is (API-02). Never throws. */
export interface TokenVerifier {
  /** `bearer` is the token alone, without the word Bearer. */
  verify(bearer: string): Promise<TokenVerdict>;
}
export const TokenVerifier = portKey<TokenVerifier>('TokenVerifier');
