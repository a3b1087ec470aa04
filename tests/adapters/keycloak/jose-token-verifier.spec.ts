import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import { makeSigningKeys } from '#tests/support/signing-keys.ts';
import { JoseTokenVerifier } from '#adapters/keycloak/verifier/jose-token-verifier.ts';
import {
  keysFromSetting,
  keysInProcess,
  type VerificationKeys,
} from '#adapters/keycloak/verifier/verification-keys.ts';
import { movableClock, startProvider, testKeys, Visitor, type MovableClock } from '#tests/support/embedded-provider.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const ISSUER = 'https://accesso.example/realms/anpag';
/** Claims that differ from a valid token's; undefined takes one away. */
type Changes = Readonly<Record<string, unknown>>;

let keys: SigningKeys;
let otherKeys: SigningKeys;
let clock: MovableClock;
let verifier: JoseTokenVerifier;

beforeAll(async () => {
  keys = await testKeys();
  otherKeys = await makeSigningKeys();
});
beforeEach(() => {
  clock = movableClock();
  verifier = verifierOver(keysInProcess(keys.publicKey));
});

describe('JoseTokenVerifier', () => {
  it('[ROUTE-20] should believe a token that agrees in everything, and hand out its claims', async () => {
    const token = await aToken({ fiscal_code: 'BNCNNA80A41H501R' });
    expect(await verifier.verify(token)).toMatchObject({
      kind: 'genuine',
      claims: { fiscal_code: 'BNCNNA80A41H501R', azp: 'portale' },
    });
  });

  it('[ROUTE-20] should believe a token of the embedded provider, and neither of its other two', async () => {
    const provider = await startProvider({ clock });
    try {
      const own = new JoseTokenVerifier(
        { issuer: () => provider.issuer, clientId: 'portale', keys: keysInProcess(provider.keys.publicKey) },
        clock,
      );
      const { access_token, id_token, refresh_token } = await new Visitor(provider).signIn();
      expect((await own.verify(access_token)).kind).toBe('genuine');
      expect(await own.verify(id_token)).toEqual({ kind: 'refused', reason: 'session.token-type' });
      expect(await own.verify(refresh_token)).toEqual({ kind: 'refused', reason: 'session.token-type' });
    } finally {
      await provider.stop();
    }
  });

  const MATRIX: readonly (readonly [string, Changes, string])[] = [
    ['of another issuer', { iss: 'https://altrove.example/realms/anpag' }, 'session.token-issuer'],
    ['of an issuer that only begins like ours', { iss: `${ISSUER}/x` }, 'session.token-issuer'],
    ['given to another client', { azp: 'altro', aud: 'account' }, 'session.token-audience'],
    ['given to nobody', { azp: undefined, aud: undefined }, 'session.token-audience'],
    ['that is an identity token', { typ: 'ID' }, 'session.token-type'],
    ['that is a refresh token', { typ: 'Refresh' }, 'session.token-type'],
    ['without a type', { typ: undefined }, 'session.token-type'],
    ['without an expiry', { exp: undefined }, 'session.token-malformed'],
    ['without a person', { sub: undefined }, 'session.token-malformed'],
    ['with an expiry that is a text', { exp: '9999999999' }, 'session.token-malformed'],
  ];
  it.each(MATRIX)('[ROUTE-20] should refuse a token %s', async (_name, claims, reason) => {
    expect(await verifier.verify(await aToken(claims))).toEqual({ kind: 'refused', reason });
  });

  it('should take the client among the audiences in the place of azp', async () => {
    expect((await verifier.verify(await aToken({ azp: 'altro', aud: ['account', 'portale'] }))).kind).toBe('genuine');
  });

  it('[ROUTE-20] should refuse a token signed with another key', async () => {
    expect(await verifier.verify(await aToken({}, otherKeys))).toEqual({
      kind: 'refused',
      reason: 'session.token-signature',
    });
  });

  it('[ROUTE-20] should refuse a token without signature', async () => {
    const token = new UnsecuredJWT(validClaims()).encode();
    expect(await verifier.verify(token)).toEqual({ kind: 'refused', reason: 'session.token-algorithm' });
  });

  it('[ROUTE-20] should refuse HS256 with the public key as its secret', async () => {
    const secret = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const head = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT', kid: keys.keyId })).toString('base64url');
    const body = Buffer.from(JSON.stringify(validClaims())).toString('base64url');
    const signature = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url');
    expect(await verifier.verify(`${head}.${body}.${signature}`)).toEqual({
      kind: 'refused',
      reason: 'session.token-algorithm',
    });
  });

  it('[ROUTE-20] should refuse RS512, which is nobody’s here', async () => {
    const token = await new SignJWT(validClaims()).setProtectedHeader({ alg: 'RS512' }).sign(keys.privateKey);
    expect(await verifier.verify(token)).toEqual({ kind: 'refused', reason: 'session.token-algorithm' });
  });

  it('[ROUTE-20] should refuse claims that were changed after signing', async () => {
    const [head = '', , signature = ''] = (await aToken()).split('.');
    const body = Buffer.from(JSON.stringify({ ...validClaims(), fiscal_code: 'VRDPLA79M52G478S' })).toString(
      'base64url',
    );
    expect(await verifier.verify(`${head}.${body}.${signature}`)).toEqual({
      kind: 'refused',
      reason: 'session.token-signature',
    });
  });

  it('[ROUTE-20] should believe a token until ten seconds after its end, also from memory', async () => {
    const token = await aToken();
    expect((await verifier.verify(token)).kind).toBe('genuine');
    clock.advance(309_000);
    expect((await verifier.verify(token)).kind).toBe('genuine');
    clock.advance(1_000);
    expect(await verifier.verify(token)).toEqual({ kind: 'refused', reason: 'session.token-expired' });
    expect(await verifierOver(keysInProcess(keys.publicKey)).verify(token)).toEqual({
      kind: 'refused',
      reason: 'session.token-expired',
    });
  });

  it('should refuse a token before its time, beyond the leeway', async () => {
    const soon = seconds() + 11;
    expect(await verifier.verify(await aToken({ nbf: soon }))).toEqual({
      kind: 'refused',
      reason: 'session.token-not-yet-valid',
    });
    expect((await verifier.verify(await aToken({ nbf: soon - 1 }))).kind).toBe('genuine');
  });

  it('should tell an issuer that is down from a bad token', async () => {
    const down = verifierOver({ keyFor: async () => ({ kind: 'unreachable' }) });
    expect(await down.verify(await aToken())).toEqual({ kind: 'unreachable' });
    expect(await down.verify('nonsense')).toEqual({ kind: 'refused', reason: 'session.token-malformed' });
  });

  it('should say when the issuer has no such key', async () => {
    const other = verifierOver({ keyFor: async () => ({ kind: 'unknown' }) });
    expect(await other.verify(await aToken())).toEqual({ kind: 'refused', reason: 'session.token-unknown-key' });
  });

  it('should refuse a token that was given in the future, beyond the leeway', async () => {
    const soon = seconds() + 11;
    expect(await verifier.verify(await aToken({ iat: soon, exp: soon + 300 }))).toEqual({
      kind: 'refused',
      reason: 'session.token-not-yet-valid',
    });
    expect((await verifier.verify(await aToken({ iat: soon - 1, exp: soon + 300 }))).kind).toBe('genuine');
  });

  it('[ROUTE-20] should believe a token that it has seen only as long as its issuer has the key', async () => {
    let answer: Awaited<ReturnType<VerificationKeys['keyFor']>> = { kind: 'key', key: keys.publicKey };
    const own = verifierOver({ keyFor: async () => answer });
    const token = await aToken();
    expect((await own.verify(token)).kind).toBe('genuine');
    answer = { kind: 'unknown' };
    expect(await own.verify(token)).toEqual({ kind: 'refused', reason: 'session.token-unknown-key' });
    // Another key under the same name.
    answer = { kind: 'key', key: otherKeys.publicKey };
    expect(await own.verify(token)).toEqual({ kind: 'refused', reason: 'session.token-signature' });
    answer = { kind: 'key', key: keys.publicKey };
    expect((await own.verify(token)).kind).toBe('genuine');
  });

  it('should refuse a token of unreasonable length before reading it', async () => {
    expect(await verifier.verify('a'.repeat(9_000))).toEqual({ kind: 'refused', reason: 'session.token-malformed' });
  });

  it('should refuse any text, and never throw', async () => {
    const anyBearer = fc.oneof(
      anyText(),
      fc
        .tuple(anyText(), anyText(), anyText())
        .map((parts) => parts.map((one) => Buffer.from(one).toString('base64url')).join('.')),
    );
    await fc.assert(
      fc.asyncProperty(anyBearer, async (bearer) => {
        expect((await verifier.verify(bearer)).kind).toBe('refused');
      }),
      RUNS,
    );
  });

  it('should refuse a genuine token with any one character changed', async () => {
    const token = await aToken();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_', '.'),
        async (at, sign) => {
          // The last sign of a part carries bits that decoding drops: only a change of meaning counts.
          fc.pre(token[at] !== sign && token[at + 1] !== undefined && token[at + 1] !== '.');
          expect((await verifier.verify(token.slice(0, at) + sign + token.slice(at + 1))).kind).toBe('refused');
        },
      ),
      RUNS,
    );
  });
});

describe('keysFromSetting', () => {
  it('should read a public key as PEM and as Keycloak shows it', async () => {
    const pem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const bare = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const token = await aToken();
    for (const text of [pem, bare])
      expect((await verifierOver(await keysFromSetting(text)).verify(token)).kind).toBe('genuine');
  });

  it('should say in Italian that a text is no key', async () => {
    await expect(keysFromSetting('rubbish')).rejects.toThrow('non è una chiave RSA leggibile');
  });
});

// Helpers

const seconds = (): number => Math.floor(clock.now() / 1000);

const validClaims = (): JWTPayload => ({
  iss: ISSUER,
  sub: randomUUID(),
  azp: 'portale',
  aud: 'account',
  typ: 'Bearer',
  iat: seconds(),
  exp: seconds() + 300,
});

const aToken = (changes: Changes = {}, by: SigningKeys = keys): Promise<string> =>
  new SignJWT({ ...validClaims(), ...changes })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keys.keyId })
    .sign(by.privateKey);

const verifierOver = (source: VerificationKeys): JoseTokenVerifier =>
  new JoseTokenVerifier({ issuer: () => ISSUER, clientId: 'portale', keys: source }, clock);
