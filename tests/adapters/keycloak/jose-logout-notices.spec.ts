import { SignJWT, type JWTPayload } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import { JoseLogoutNotices } from '#adapters/keycloak/verifier/jose-logout-notices.ts';
import { keysInProcess, type VerificationKeys } from '#adapters/keycloak/verifier/verification-keys.ts';
import { movableClock, testKeys, type MovableClock } from '#tests/support/embedded-provider.ts';
import { makeSigningKeys } from '#tests/support/signing-keys.ts';

const ISSUER = 'https://accesso.example/realms/anpag';
const LOGOUT = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const REFUSED = { kind: 'refused' };

let keys: SigningKeys;
let clock: MovableClock;

beforeAll(async () => {
  keys = await testKeys();
});
beforeEach(() => {
  clock = movableClock();
});

describe('JoseLogoutNotices', () => {
  it('should read which session is over, as Keycloak writes it', async () => {
    expect(await noticesOver().read(await aNotice())).toEqual({ kind: 'ended', session: 'sessione-1' });
  });

  const WRONG: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['of another issuer', { iss: 'https://altrove.example/realms/anpag' }],
    ['for another client', { aud: 'altro' }],
    ['for nobody', { aud: undefined }],
    ['that is about something else', { events: { 'http://schemas.openid.net/event/altro': {} } }],
    ['that is an identity token', { events: undefined }],
    ['with a nonce, as an identity token has it', { nonce: 'x' }],
    ['without a session', { sid: undefined }],
    ['with an empty session', { sid: '' }],
    ['with a session that is no text', { sid: 7 }],
    ['with a session that is too long', { sid: 'x'.repeat(256) }],
    ['without a name of its own', { jti: undefined }],
    ['without a time', { iat: undefined }],
  ];
  it.each(WRONG)('should refuse a notice %s', async (_name, changes) => {
    expect(await noticesOver().read(await aNotice(changes))).toEqual(REFUSED);
  });

  it('should refuse a copy that comes later', async () => {
    const notice = await aNotice();
    clock.advance(6 * 60_000);
    expect(await noticesOver().read(notice)).toEqual(REFUSED);
  });

  it('should refuse what is signed by somebody else, by another method, or not at all', async () => {
    const other = await makeSigningKeys();
    expect(await noticesOver().read(await aNotice({}, other))).toEqual(REFUSED);
    for (const text of ['', 'x', 'a.b.c', 'x'.repeat(9_000), 'eyJhbGciOiJub25lIn0.e30.'])
      expect(await noticesOver().read(text)).toEqual(REFUSED);
  });

  it('should say that it does not know while the keys cannot be read, and refuse a key that nobody has', async () => {
    expect(await noticesOver({ keyFor: async () => ({ kind: 'unreachable' }) }).read(await aNotice())).toEqual({
      kind: 'unreachable',
    });
    expect(await noticesOver({ keyFor: async () => ({ kind: 'unknown' }) }).read(await aNotice())).toEqual(REFUSED);
  });
});

// Helpers

const noticesOver = (source: VerificationKeys = keysInProcess(keys.publicKey)): JoseLogoutNotices =>
  new JoseLogoutNotices({ issuer: () => ISSUER, clientId: 'portale', keys: source }, clock);

const aNotice = (changes: Readonly<Record<string, unknown>> = {}, by: SigningKeys = keys): Promise<string> => {
  const now = Math.floor(clock.now() / 1000);
  const claims: JWTPayload = {
    iss: ISSUER,
    aud: 'portale',
    sub: 'anna',
    typ: 'Logout',
    iat: now,
    exp: now + 120,
    jti: 'avviso-1',
    sid: 'sessione-1',
    events: LOGOUT,
  };
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt', kid: keys.keyId })
    .sign(by.privateKey);
};
