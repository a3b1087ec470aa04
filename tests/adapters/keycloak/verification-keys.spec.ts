import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JSONWebKeySet, JWTHeaderParameters } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import type { Timer } from '#core/kernel/clock.ts';
import { recordingLogger } from '#tests/support/logger.ts';
import { makeSigningKeys } from '#tests/support/signing-keys.ts';
import { fetchKeysFrom, keysFromIssuer, type VerificationKeys } from '#adapters/keycloak/verifier/verification-keys.ts';
import { movableClock, startProvider, testKeys, type MovableClock } from '#tests/support/embedded-provider.ts';

let first: SigningKeys;
let second: SigningKeys;
let clock: MovableClock;
/** What the issuer answers now; undefined when it is down. */
let published: JSONWebKeySet | undefined;
/** How the issuer answers: at once, or when the test says so. */
let answering: Promise<void>;
let asked: number;
let timer: ManualTimer;
let log: ReturnType<typeof recordingLogger>;
let source: VerificationKeys;

beforeAll(async () => {
  first = await testKeys();
  second = await makeSigningKeys();
});
beforeEach(() => {
  clock = movableClock();
  published = { keys: [first.publicJwk] };
  answering = Promise.resolve();
  asked = 0;
  timer = manualTimer(clock);
  log = recordingLogger();
  source = keysFromIssuer(
    async () => {
      asked += 1;
      await answering;
      if (published === undefined) throw new Error('down');
      return published;
    },
    { steadyClock: clock, timer, log },
  );
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

  it('[API-02] should find at once a key that the issuer changed right after it was read', async () => {
    await source.keyFor(header(first));
    published = { keys: [second.publicJwk] };
    expect((await source.keyFor(header(second))).kind).toBe('key');
  });

  it('[API-02] should not let made-up names of keys call the issuer again and again, and judge nobody meanwhile', async () => {
    await source.keyFor(header(first));
    expect((await source.keyFor({ alg: 'RS256', kid: 'made-up' })).kind).toBe('unknown');
    published = { keys: [second.publicJwk] };
    // It may be new: 401 would end a session that is good.
    for (let step = 0; step < 10; step += 1)
      expect((await source.keyFor({ alg: 'RS256', kid: `made-up-${step}` })).kind).toBe('unreachable');
    expect([(await source.keyFor(header(second))).kind, asked]).toEqual(['unreachable', 2]);
    clock.advance(10_000);
    expect([(await source.keyFor(header(second))).kind, asked]).toEqual(['key', 3]);
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

  it('[API-02] should never let who signs in with a known key wait for an issuer that hangs', async () => {
    await source.keyFor(header(first));
    answering = new Promise(() => undefined);
    await timer.pass(3_600_000);
    expect((await source.keyFor(header(first))).kind).toBe('key');
    expect(asked).toBe(2);
  });

  it('[API-02] should forget a key that was taken back within ten minutes, though nobody asks meanwhile', async () => {
    await source.keyFor(header(first));
    published = { keys: [second.publicJwk] };
    await timer.pass(600_000);
    expect((await source.keyFor(header(first))).kind).toBe('unknown');
  });

  it('[API-02] should go on reading keys at its own times after a failure', async () => {
    await source.keyFor(header(first));
    published = undefined;
    await timer.pass(300_000);
    published = { keys: [second.publicJwk] };
    await timer.pass(30_000);
    expect((await source.keyFor(header(first))).kind).toBe('unknown');
  });

  it.each<[string, JSONWebKeySet]>([
    ['no key', { keys: [] }],
    ['a key for encryption only', { keys: [{ kty: 'RSA', use: 'enc', n: 'AQAB', e: 'AQAB' }] }],
    ['half a key', { keys: [{ kty: 'RSA', kid: 'half' }] }],
  ])('[API-02] should keep the last good set, and say so, when the issuer publishes %s', async (_case, set) => {
    await source.keyFor(header(first));
    published = set;
    await timer.pass(300_000);
    expect([(await source.keyFor(header(first))).kind, asked]).toEqual(['key', 2]);
    expect(log.lines).toEqual([
      {
        level: 'warn',
        message: 'le chiavi del fornitore di accesso non si leggono',
        facts: { reason: 'the issuer publishes no usable key', ultimeValide: true },
      },
    ]);
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
      const running = keysFromIssuer(fetchKeysFrom(`${provider.issuer}/protocol/openid-connect/certs`), {
        steadyClock: clock,
        timer,
        log,
      });
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

/** A timer whose time passes only when the test says so; what falls due is done before it goes on. */
interface ManualTimer extends Timer {
  pass(ms: number): Promise<void>;
}
const manualTimer = (on: MovableClock): ManualTimer => {
  let pending: { atMs: number; action: () => void }[] = [];
  return {
    after: (delayMs, action) => {
      const one = { atMs: on.now() + delayMs, action };
      pending.push(one);
      return () => {
        pending = pending.filter((other) => other !== one);
      };
    },
    pass: async (ms) => {
      on.advance(ms);
      const due = pending.filter(({ atMs }) => atMs <= on.now());
      pending = pending.filter((one) => !due.includes(one));
      for (const { action } of due) action();
      await new Promise<void>((done) => setImmediate(done));
    },
  };
};

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
