import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/property.ts';
import { ANNA, startProvider, Visitor, type RunningProvider } from '#tests/support/embedded-provider.ts';

/** Each try is a request over a socket. */
const RUNS_OVER_A_SOCKET = { numRuns: 300 } as const;

let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
  'nonce',
  'prompt',
  'max_age',
  'code_challenge',
  'code_challenge_method',
  'grant_type',
  'code',
  'code_verifier',
  'refresh_token',
  'id_token_hint',
  'post_logout_redirect_uri',
  'username',
  'confirmed',
  'origin',
  'session',
];
const KNOWN_VALUES = [
  'portale',
  'http://portale.example/portale/scrivania',
  'http://portale.example/portale/',
  'fragment',
  'query',
  'code',
  'openid',
  'none',
  'login',
  'S256',
  'plain',
  'authorization_code',
  'refresh_token',
  'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  ANNA.username,
  'yes',
  '0',
  '-1',
  'a.b.c',
  'eyJhbGciOiJub25lIn0.e30.',
];
const anyPairs = (): fc.Arbitrary<URLSearchParams> =>
  fc
    .array(
      fc.tuple(fc.oneof(fc.constantFrom(...NAMES), anyText()), fc.oneof(fc.constantFrom(...KNOWN_VALUES), anyText())),
      { maxLength: 12 },
    )
    .map((pairs) => new URLSearchParams(pairs));

const PATHS = [
  '/protocol/openid-connect/auth',
  '/protocol/openid-connect/token',
  '/protocol/openid-connect/logout',
  '/protocol/openid-connect/userinfo',
  '/protocol/openid-connect/certs',
  '/protocol/openid-connect/3p-cookies/step1.html',
  '/protocol/openid-connect/3p-cookies/step2.html',
  '/protocol/openid-connect/login-status-iframe.html',
  '/protocol/openid-connect/login-status-iframe.html/init',
  '/login-actions/authenticate',
  '',
];

describe('any request', () => {
  it('should be answered without a fault, and sent only to admitted addresses', async () => {
    const anyRequest = fc.record({
      path: fc.constantFrom(...PATHS),
      method: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS'),
      query: anyPairs(),
      body: anyPairs(),
    });
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ path, method, query, body }) => {
        const response = await new Visitor(provider).ask(
          `${path}?${query}`,
          method === 'POST' ? { method, body } : { method },
        );
        await response.text();
        expect(response.status).toBeLessThan(500);
        const location = response.headers.get('location');
        if (location !== null)
          expect(location).toMatch(
            /^(http:\/\/portale\.example\/portale\/(scrivania|silent-check-sso\.html)?([?#]|$)|\/auth\/realms\/anpag\/)/,
          );
      }),
      RUNS_OVER_A_SOCKET,
    );
  });

  it('should be answered without a fault when one parameter of a good one is anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NAMES), anyText(), async (name, value) => {
        const visitor = new Visitor(provider);
        const page = await visitor.authorize({ [name]: value });
        const chosen = await visitor.choose(ANNA.username, { [name]: value });
        const exchanged = await visitor.exchange('unknown', { [name]: value });
        const bodies = await Promise.all([page, chosen, exchanged].map((response) => response.text()));
        expect([page, chosen, exchanged].every(({ status }) => status < 500)).toBe(true);
        expect(bodies.join('')).not.toMatch(/<script/i);
      }),
      RUNS_OVER_A_SOCKET,
    );
  });

  it('should be answered without a fault when its body, type or headers are anything', async () => {
    const anyHeader = anyText().map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').trim());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS), anyText(), anyHeader, anyHeader, async (path, body, type, cookie) => {
        const headers = { 'content-type': type, cookie, authorization: `Bearer ${cookie}`, origin: cookie };
        const response = await new Visitor(provider).ask(path, { method: 'POST', body: body, headers });
        await response.text();
        expect(response.status).toBeLessThan(500);
      }),
      RUNS_OVER_A_SOCKET,
    );
  });
});
