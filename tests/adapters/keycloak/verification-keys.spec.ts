import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSONWebKeySet, JWTHeaderParameters } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import { makeSigningKeys } from '#tests/support/signing-keys.ts';
import { fetchKeysFrom, keysFromIssuer, type VerificationKeys } from '#adapters/keycloak/verifier/verification-keys.ts';
import { movableClock, startProvider, testKeys, type MovableClock } from '#tests/support/embedded-provider.ts';

let first: SigningKeys;
let second: SigningKeys;
let clock: MovableClock;
/** What the issuer answers now; undefined when it is down. */
let published: JSONWebKeySet | undefined;
let asked: number;
let source: VerificationKeys;

beforeAll(async () => {
  first = await testKeys();
  second = await makeSigningKeys();
});
beforeEach(() => {
  clock = movableClock();
  published = { keys: [first.publicJwk] };
  asked = 0;
  source = keysFromIssuer(async () => {
    asked += 1;
    if (published === undefined) throw new Error('down');
    return published;
  }, clock);
});

describe('keysFromIssuer', () => {
  it('should answer the same key as the same object until the keys are read again', async () => {
    const keyOf = async (): Promise<unknown> => {
      const answer = await source.keyFor(header(first));
      return answer.kind === 'key' ? answer.key : undefined;
    };
    expect(await keyOf()).toBe(await keyOf());
  });

  it('should ask once for many tokens, also at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => source.keyFor(header(first))));
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['key']));
    expect(asked).toBe(1);
  });

  it('should find a new key when the issuer has changed it', async () => {
    await source.keyFor(header(first));
    published = { keys: [second.publicJwk] };
    clock.advance(30_000);
    expect((await source.keyFor(header(second))).kind).toBe('key');
  });

  it('should not let made-up names of keys call the issuer again and again', async () => {
    await source.keyFor(header(first));
    for (let step = 0; step < 10; step += 1)
      expect((await source.keyFor({ alg: 'RS256', kid: `made-up-${step}` })).kind).toBe('unknown');
    expect(asked).toBe(1);
  });

  it('should say unreachable while nothing is known, and ask again after five seconds', async () => {
    published = undefined;
    expect((await source.keyFor(header(first))).kind).toBe('unreachable');
    expect((await source.keyFor(header(first))).kind).toBe('unreachable');
    expect(asked).toBe(1);
    published = { keys: [first.publicJwk] };
    clock.advance(5_000);
    expect((await source.keyFor(header(first))).kind).toBe('key');
  });

  it('should keep the keys it knows while the issuer is down', async () => {
    await source.keyFor(header(first));
    published = undefined;
    clock.advance(3_600_000);
    expect((await source.keyFor(header(first))).kind).toBe('key');
    expect((await source.keyFor(header(second))).kind).toBe('unreachable');
  });

  it('should read the keys again after ten minutes', async () => {
    await source.keyFor(header(first));
    published = { keys: [second.publicJwk] };
    clock.advance(600_000);
    expect((await source.keyFor(header(first))).kind).toBe('unknown');
  });

  it('should take rubbish for silence', async () => {
    published = { keys: 'rubbish' } as unknown as JSONWebKeySet;
    expect((await source.keyFor(header(first))).kind).toBe('unreachable');
  });
});

describe('fetchKeysFrom', () => {
  it('should read the keys of a running provider', async () => {
    const provider = await startProvider();
    try {
      const running = keysFromIssuer(fetchKeysFrom(`${provider.issuer}/protocol/openid-connect/certs`), clock);
      expect((await running.keyFor(header(first))).kind).toBe('key');
    } finally {
      await provider.stop();
    }
  });

  it.each([
    ['an error', 503, 'text/plain', 'no'],
    ['a page', 200, 'text/html', '<p>no</p>'],
    ['a redirect', 302, 'text/plain', ''],
  ])('should reject %s', async (_name, status, type, body) => {
    const server = await serve(status, type, body);
    try {
      await expect(
        fetchKeysFrom(`http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`)(),
      ).rejects.toThrow();
    } finally {
      server.close();
    }
  });
});

// Helpers

const header = (keys: SigningKeys): JWTHeaderParameters => ({ alg: 'RS256', kid: keys.keyId });

const serve = async (status: number, type: string, body: string): Promise<Server> => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': type, location: 'http://127.0.0.1:1/' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
};
