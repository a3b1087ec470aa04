import { decodeProtectedHeader, jwtVerify, type JWTHeaderParameters } from 'jose';
import type { Clock } from '#core/kernel/clock.ts';
import type { LogoutNotice, LogoutNotices } from '#core/session/ended-sessions.ts';
import { ALGORITHM, LEEWAY_S, LONGEST_TOKEN, type TrustedIssuer } from './jose-token-verifier.ts';

/** The member of `events` by which a token is a notice of a logout, and no token that opens anything. */
const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout';
/** A notice is sent when it happens: an older one is somebody's copy. */
const OLDEST_S = 300;
const LONGEST_SESSION = 255;
const REFUSED: LogoutNotice = { kind: 'refused' };

/**
 * Checks the notices of OpenID Connect Back-Channel Logout 1.0: signed by the issuer for our client, of this moment, about a
 * logout, without a nonce, and about one session.
 */
export class JoseLogoutNotices implements LogoutNotices {
  readonly #trusted: TrustedIssuer;
  readonly #clock: Clock;

  constructor(trusted: TrustedIssuer, clock: Clock) {
    this.#trusted = trusted;
    this.#clock = clock;
  }

  async read(notice: string): Promise<LogoutNotice> {
    const header = notice.length > LONGEST_TOKEN ? undefined : headerOf(notice);
    if (header === undefined) return REFUSED;
    const answer = await this.#trusted.keys.keyFor(header);
    if (answer.kind === 'unreachable') return answer;
    if (answer.kind === 'unknown') return REFUSED;
    try {
      const { payload } = await jwtVerify(notice, answer.key, {
        algorithms: [ALGORITHM],
        issuer: this.#trusted.issuer(),
        audience: this.#trusted.clientId,
        requiredClaims: ['iat', 'jti'],
        maxTokenAge: OLDEST_S,
        currentDate: new Date(this.#clock.now()),
        clockTolerance: LEEWAY_S,
      });
      const { sid: session, events } = payload;
      const isLogout = typeof events === 'object' && events !== null && LOGOUT in events && !('nonce' in payload);
      return isLogout && typeof session === 'string' && session !== '' && session.length <= LONGEST_SESSION
        ? { kind: 'ended', session }
        : REFUSED;
    } catch {
      return REFUSED;
    }
  }
}

// Helpers

const headerOf = (token: string): JWTHeaderParameters | undefined => {
  try {
    const header = decodeProtectedHeader(token);
    return header.alg === ALGORITHM ? { ...header, alg: ALGORITHM } : undefined;
  } catch {
    return undefined;
  }
};
