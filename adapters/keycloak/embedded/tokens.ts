import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { DemonstrationUser } from './options.ts';
import type { Provider } from './provider.ts';
import type { Session } from './sessions.ts';

/** Profile claims of a user, in tokens and at the userinfo endpoint. */
export const profileOf = (user: DemonstrationUser) => ({
  sub: subjectOf(user.username),
  name: `${user.given_name} ${user.family_name}`,
  given_name: user.given_name,
  family_name: user.family_name,
  preferred_username: user.username,
  fiscal_code: user.fiscal_code,
  userType: user.userType,
});

/** The roles of the realm, where Keycloak has them. */
const rolesOf = ({ roles = [] }: DemonstrationUser) => (roles.length === 0 ? {} : { realm_access: { roles } });

/** The body of a token response. */
export const issueTokens = async (
  { options, sessions, issuer, lifetimes }: Provider,
  session: Session,
  scope: string,
  nonce: string | undefined,
): Promise<object> => {
  const now = seconds(options.clock.now());
  const refreshEnd = seconds(sessions.endsAtMs(session));
  // As in Keycloak, no token outlives the longest life of its session.
  const accessEnd = Math.min(now + seconds(lifetimes.accessMs), seconds(session.startedAtMs + lifetimes.sessionMs));
  const sign = (typ: string, end: number, claims: JWTPayload): Promise<string> =>
    new SignJWT({ ...claims, sid: session.id, typ, azp: options.clientId, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: options.keys.keyId })
      .setIssuer(issuer())
      .setIssuedAt(now)
      .setExpirationTime(end)
      .sign(options.keys.privateKey);
  const claims = { ...profileOf(session.user), acr: '1', auth_time: seconds(session.startedAtMs) };
  const idClaims = { ...claims, aud: options.clientId, ...(nonce === undefined ? {} : { nonce }) };
  const [access, refresh, id] = await Promise.all([
    sign('Bearer', accessEnd, { ...claims, ...rolesOf(session.user), aud: 'account', scope }),
    sign('Refresh', refreshEnd, { sub: claims.sub, aud: issuer(), scope }),
    scope.split(' ').includes('openid') ? sign('ID', accessEnd, idClaims) : undefined,
  ]);
  return {
    access_token: access,
    expires_in: accessEnd - now,
    refresh_expires_in: refreshEnd - now,
    refresh_token: refresh,
    token_type: 'Bearer',
    ...(id === undefined ? {} : { id_token: id }),
    'not-before-policy': 0,
    session_state: session.id,
    scope,
  };
};

/** The claims of an own token of this `typ` that is valid at `at`; undefined for anything else. */
export const readToken = async (
  { options, issuer }: Provider,
  token: string,
  typ: 'Bearer' | 'Refresh' | 'ID',
  at = options.clock.now(),
): Promise<JWTPayload | undefined> => {
  const checks = { algorithms: ['RS256'], issuer: issuer(), currentDate: new Date(at) };
  const payload = await jwtVerify(token, options.keys.publicKey, checks).then(
    (verified) => verified.payload,
    () => undefined,
  );
  return payload?.['typ'] === typ ? payload : undefined;
};

// Helpers

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** A stable subject in the form of a UUID, as Keycloak's are. */
const subjectOf = (username: string): string =>
  createHash('sha256')
    .update(`demonstration:${username}`)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
