import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '#core/kernel/clock.ts';
import type { DemonstrationUser, ProviderLifetimes } from './options.ts';
import type { SignOnSession, SignOnSessions } from './sessions.ts';
import type { SigningKeys } from './signing-keys.ts';

/** The body with which the token address answers. Lifetimes are in seconds. */
interface TokenAnswer {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_expires_in: number;
  readonly refresh_token: string;
  readonly token_type: 'Bearer';
  readonly id_token?: string;
  readonly 'not-before-policy': 0;
  readonly session_state: string;
  readonly scope: string;
}

/** Writes and reads the provider's tokens. */
export interface Tokens {
  issue(
    session: SignOnSession,
    asked: { readonly scope: string; readonly nonce: string | undefined },
  ): Promise<TokenAnswer>;
  /** The claims of an own token of this `typ` that has not expired; undefined for anything else. */
  read(token: string, typ: 'Bearer' | 'Refresh'): Promise<JWTPayload | undefined>;
  /** The claims of an own identity token; an expired one counts, since it only says whose logout this is. */
  readHint(token: string): Promise<JWTPayload | undefined>;
}

const SECOND_MS = 1000;
/** Before every token's expiry, so that no expiry is found. */
const BEFORE_ALL = new Date(0);

const hasOpenid = (scope: string): boolean => scope.split(' ').includes('openid');

/** A stable identifier in the form of a UUID, as Keycloak's subjects are. */
const subjectOf = (username: string): string => {
  const digest = createHash('sha256').update(`demonstration:${username}`).digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `4${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
};

/** What the provider says of a person, in tokens and at the user-info address. */
export const profileOf = (user: DemonstrationUser): Record<string, string> => ({
  sub: subjectOf(user.username),
  name: `${user.given_name} ${user.family_name}`,
  given_name: user.given_name,
  family_name: user.family_name,
  preferred_username: user.username,
  fiscal_code: user.fiscal_code,
  userType: user.userType,
});

/** Makes the writer of tokens; `issuer` is asked each time because the origin may be known late. */
export const makeTokens = (parts: {
  readonly keys: SigningKeys;
  readonly clock: Clock;
  readonly issuer: () => string;
  readonly clientId: string;
  readonly lifetimes: ProviderLifetimes;
  readonly sessions: SignOnSessions;
}): Tokens => {
  const { keys, clock, issuer, clientId, lifetimes, sessions } = parts;

  const sign = (claims: JWTPayload, typ: string, fromSeconds: number, toSeconds: number): Promise<string> =>
    new SignJWT({ ...claims, typ, azp: clientId, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keys.keyId })
      .setIssuer(issuer())
      .setIssuedAt(fromSeconds)
      .setExpirationTime(toSeconds)
      .sign(keys.privateKey);

  const readAt = async (token: string, typ: string, at: Date): Promise<JWTPayload | undefined> => {
    try {
      const { payload } = await jwtVerify(token, keys.publicKey, {
        algorithms: ['RS256'],
        issuer: issuer(),
        currentDate: at,
      });
      return payload['typ'] === typ ? payload : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    issue: async (session, { scope, nonce }) => {
      const now = Math.floor(clock.now() / SECOND_MS);
      const end = Math.floor(sessions.endsAtMs(session) / SECOND_MS);
      // As Keycloak does: no token outlives the longest life of its session.
      const last = Math.floor((session.startedAtMs + lifetimes.sessionMs) / SECOND_MS);
      const accessEnd = Math.min(now + Math.floor(lifetimes.accessMs / SECOND_MS), last);
      const profile = profileOf(session.user);
      const common = { sub: profile['sub'] ?? '', sid: session.id };
      const shown = { ...profile, ...common, acr: '1', auth_time: Math.floor(session.startedAtMs / SECOND_MS) };
      const [access, refresh, id] = await Promise.all([
        sign({ ...shown, aud: 'account', scope }, 'Bearer', now, accessEnd),
        sign({ ...common, aud: issuer(), scope }, 'Refresh', now, end),
        hasOpenid(scope)
          ? sign({ ...shown, aud: clientId, ...(nonce === undefined ? {} : { nonce }) }, 'ID', now, accessEnd)
          : undefined,
      ]);
      return {
        access_token: access,
        expires_in: accessEnd - now,
        refresh_expires_in: end - now,
        refresh_token: refresh,
        token_type: 'Bearer',
        ...(id === undefined ? {} : { id_token: id }),
        'not-before-policy': 0,
        session_state: session.id,
        scope,
      };
    },
    read: (token, typ) => readAt(token, typ, new Date(clock.now())),
    readHint: (token) => readAt(token, 'ID', BEFORE_ALL),
  };
};
