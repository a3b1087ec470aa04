import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertLoopback } from '#adapters/keycloak/embedded/loopback.ts';
import { loadSigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import {
  ANNA,
  answerOf,
  NICCOLO,
  startProvider,
  Visitor,
  type RunningProvider,
  type Tokens,
} from '#tests/support/embedded-provider.ts';

const MINUTE_MS = 60_000;
let provider: RunningProvider;
const aVisitor = (): Visitor => new Visitor(provider);
const errorOf = async (response: Response): Promise<string> => ((await response.json()) as { error: string }).error;

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

describe('authorization', () => {
  it('should show the test users in Italian, one button each, without any inline code', async () => {
    const response = await aVisitor().authorize();
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('<html lang="it">');
    expect(page).toContain('Utenti di prova');
    expect([...page.matchAll(/name="username" value="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      ANNA.username,
      NICCOLO.username,
    ]);
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  });

  it('should admit the client in form-action, since the answer to the form is a redirect to it', async () => {
    const policy = (await aVisitor().authorize()).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${provider.client}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('should escape what the request says', async () => {
    const page = await (await aVisitor().authorize({ state: '"><script>alert(1)</script>' })).text();
    expect(page).not.toContain('<script>');
  });

  it('[SES-02] should answer prompt=none with login_required when nobody is signed in', async () => {
    const response = await aVisitor().authorize({ prompt: 'none' });
    expect(response.status).toBe(302);
    expect(Object.fromEntries(answerOf(response))).toEqual({
      state: 'the-state',
      error: 'login_required',
      iss: provider.issuer,
    });
  });

  it('[SES-02] should answer prompt=none with a code once somebody is signed in', async () => {
    const visitor = aVisitor();
    await visitor.choose(ANNA.username);
    const answer = answerOf(await visitor.authorize({ prompt: 'none' }));
    expect(answer.get('code')).toMatch(/^[\w-]{43}$/);
    expect(answer.get('state')).toBe('the-state');
  });

  it('should write the answer in the query when asked to', async () => {
    const visitor = aVisitor();
    const location = new URL(
      (await visitor.choose(ANNA.username, { response_mode: undefined })).headers.get('location') ?? '',
    );
    expect(location.hash).toBe('');
    expect(location.searchParams.has('code')).toBe(true);
  });

  it.each([
    ['another path', '/portale/altro'],
    ['a longer path', '/portale/scrivania/'],
    ['a query added', '/portale/scrivania?x=1'],
    ['a fragment added', '/portale/scrivania#x'],
    ['another case', '/portale/Scrivania'],
  ])('should send the browser nowhere for %s', async (_name, path) => {
    const response = await aVisitor().authorize({ redirect_uri: `${provider.client}${path}` });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('non è tra quelli ammessi');
  });

  it('should send the browser nowhere for an unknown client, or for a name given twice', async () => {
    const visitor = aVisitor();
    expect((await visitor.authorize({ client_id: 'altro' })).status).toBe(400);
    expect(
      (await visitor.ask(`/protocol/openid-connect/auth?${visitor.authorization()}&client_id=portale`)).status,
    ).toBe(400);
  });

  it.each([
    ['[CONST-07] plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['[CONST-07] no PKCE', { code_challenge_method: undefined, code_challenge: undefined }, 'invalid_request'],
    ['a challenge that is no digest', { code_challenge: 'short' }, 'invalid_request'],
    ['the implicit flow', { response_type: 'id_token token' }, 'unsupported_response_type'],
    ['form_post', { response_mode: 'form_post' }, 'invalid_request'],
    ['prompt=none with another', { prompt: 'none login' }, 'invalid_request'],
  ])('should tell the client that %s is refused', async (_name, changes, error) => {
    const visitor = aVisitor();
    const response = await visitor.authorize({ ...changes });
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin).toBe(provider.client);
    expect(new URLSearchParams(location.hash.slice(1) || location.search).get('error')).toBe(error);
  });

  it('should refuse a choice that was posted from elsewhere', async () => {
    expect((await aVisitor().choose(ANNA.username, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await aVisitor().choose(ANNA.username, {}, { origin: 'http://altrove.example' })).status).toBe(403);
  });

  it('should refuse a person who is not among the test users', async () => {
    const response = await aVisitor().choose('nessuno');
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('should keep its cookie from script and from other sites', async () => {
    const [cookie = ''] = (await aVisitor().choose(ANNA.username)).headers.getSetCookie();
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/auth/realms/anpag/');
  });

  it('should ask again with prompt=login and when the sign-in is older than max_age', async () => {
    const visitor = aVisitor();
    await visitor.choose(ANNA.username);
    expect((await visitor.authorize({ prompt: 'login' })).status).toBe(200);
    expect((await visitor.authorize({ max_age: '3600' })).status).toBe(302);
    provider.clock.advance(2 * MINUTE_MS);
    expect((await visitor.authorize({ max_age: '60' })).status).toBe(200);
  });
});

describe('token', () => {
  it('[SES-23] should give three tokens that name the person, signed with the published key', async () => {
    const tokens = await aVisitor().signIn(NICCOLO.username);
    const keys = createRemoteJWKSet(new URL(`${provider.issuer}/protocol/openid-connect/certs`));
    const verified = await Promise.all(
      [tokens.access_token, tokens.id_token, tokens.refresh_token].map((token) =>
        jwtVerify(token, keys, {
          issuer: provider.issuer,
          algorithms: ['RS256'],
          currentDate: new Date(provider.clock.now()),
        }),
      ),
    );
    expect(verified.map(({ payload }) => payload['typ'])).toEqual(['Bearer', 'ID', 'Refresh']);
    expect(new Set(verified.map(({ payload }) => payload['sid']))).toEqual(new Set([tokens.session_state]));
    expect(verified[0]?.payload).toMatchObject({
      azp: 'portale',
      given_name: 'Niccolò',
      family_name: 'De Luca',
      name: 'Niccolò De Luca',
      fiscal_code: NICCOLO.fiscal_code,
      userType: 'AGRI-CAA',
    });
    expect(verified[1]?.payload).toMatchObject({ nonce: 'the-nonce', aud: 'portale' });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      alg: 'RS256',
      typ: 'JWT',
      kid: provider.keys.keyId,
    });
    expect(tokens.expires_in).toBe(300);
  });

  it('should accept a code once, and close the session of a code that is presented twice', async () => {
    const visitor = aVisitor();
    const code = answerOf(await visitor.choose(ANNA.username)).get('code') ?? '';
    const tokens = (await (await visitor.exchange(code)).json()) as Tokens;
    const again = await visitor.exchange(code);
    expect([again.status, await errorOf(again)]).toEqual([400, 'invalid_grant']);
    expect((await visitor.refresh(tokens.refresh_token)).status).toBe(400);
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(96) }],
    ['the verifier missing', { code_verifier: '' }],
    ['another redirect address', { redirect_uri: 'http://portale.example/portale/silent-check-sso.html' }],
  ])('[CONST-07] should refuse a code with %s, for good', async (_name, changes) => {
    const visitor = aVisitor();
    const code = answerOf(await visitor.choose(ANNA.username)).get('code') ?? '';
    const response = await visitor.exchange(code, changes);
    expect([response.status, await errorOf(response)]).toEqual([400, 'invalid_grant']);
    expect((await visitor.exchange(code)).status).toBe(400);
  });

  it('should refuse a code after a minute', async () => {
    const visitor = aVisitor();
    const code = answerOf(await visitor.choose(ANNA.username)).get('code') ?? '';
    provider.clock.advance(MINUTE_MS);
    expect((await visitor.exchange(code)).status).toBe(400);
  });

  it('[SES-15] should renew all three tokens, as often as asked', async () => {
    const visitor = aVisitor();
    const first = await visitor.signIn();
    provider.clock.advance(10 * MINUTE_MS);
    const second = (await (await visitor.refresh(first.refresh_token)).json()) as Tokens;
    const third = await visitor.refresh(first.refresh_token);
    expect(third.status).toBe(200);
    expect(decodeJwt(second.id_token)['nonce']).toBeUndefined();
    expect(decodeJwt(second.access_token).exp).toBe(Math.floor(provider.clock.now() / 1000) + 300);
    expect(second.session_state).toBe(first.session_state);
  });

  it('[SES-15] should answer 400 invalid_grant once the session was idle for half an hour', async () => {
    const visitor = aVisitor();
    const { refresh_token } = await visitor.signIn();
    provider.clock.advance(30 * MINUTE_MS);
    const response = await visitor.refresh(refresh_token);
    expect([response.status, await errorOf(response)]).toEqual([400, 'invalid_grant']);
  });

  it('[SES-15] should answer 400 after ten hours, however busy the session was', async () => {
    const visitor = aVisitor();
    let { refresh_token } = await visitor.signIn();
    const statuses: number[] = [];
    for (let step = 0; step < 24; step += 1) {
      provider.clock.advance(25 * MINUTE_MS);
      const response = await visitor.refresh(refresh_token);
      statuses.push(response.status);
      if (response.ok) ({ refresh_token } = (await response.json()) as Tokens);
    }
    expect(statuses).toEqual([...Array<number>(23).fill(200), 400]);
  });

  it('should refuse an identity or access token in the place of a refresh token', async () => {
    const visitor = aVisitor();
    const tokens = await visitor.signIn();
    expect((await visitor.refresh(tokens.access_token)).status).toBe(400);
    expect((await visitor.refresh(tokens.id_token)).status).toBe(400);
  });

  it('should refuse JSON, an unknown client and an unknown grant in the form of the protocol', async () => {
    const visitor = aVisitor();
    const json = await visitor.ask('/protocol/openid-connect/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
    const client = await visitor.post('token', { grant_type: 'refresh_token', client_id: 'altro' });
    expect([client.status, await errorOf(client)]).toEqual([401, 'invalid_client']);
    const grant = await visitor.post('token', { grant_type: 'password', client_id: 'portale' });
    expect([grant.status, await errorOf(grant)]).toEqual([400, 'unsupported_grant_type']);
  });

  it('should let the client’s origin and no other read the answer', async () => {
    const visitor = aVisitor();
    const own = await visitor.post('token', { client_id: 'portale' }, { origin: provider.client });
    const other = await visitor.post('token', { client_id: 'portale' }, { origin: 'http://altrove.example' });
    expect(own.headers.get('access-control-allow-origin')).toBe(provider.client);
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await visitor.ask('/protocol/openid-connect/token', {
      method: 'OPTIONS',
      headers: { origin: provider.client },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST, OPTIONS']);
  });

  it('should tell who the bearer is, while the session lives', async () => {
    const visitor = aVisitor();
    const { access_token, id_token } = await visitor.signIn();
    const asked = (token: string): Promise<Response> =>
      visitor.ask('/protocol/openid-connect/userinfo', { headers: { authorization: `Bearer ${token}` } });
    expect(await (await asked(access_token)).json()).toMatchObject({
      preferred_username: ANNA.username,
      fiscal_code: ANNA.fiscal_code,
    });
    expect((await asked(id_token)).status).toBe(401);
    provider.clock.advance(6 * MINUTE_MS);
    expect((await asked(access_token)).status).toBe(401);
  });
});

describe('logout', () => {
  const logoutPath = (parameters: Record<string, string>): string =>
    `/protocol/openid-connect/logout?${new URLSearchParams(parameters)}`;
  const home = (): string => `${provider.client}/portale/`;

  it('[SES-14] should end the session named by the hint, also an expired one, and send the browser back', async () => {
    const visitor = aVisitor();
    const { id_token, refresh_token } = await visitor.signIn();
    provider.clock.advance(6 * MINUTE_MS);
    const response = await visitor.ask(
      logoutPath({ id_token_hint: id_token, post_logout_redirect_uri: home(), state: 'after' }),
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, `${home()}?state=after`]);
    expect((await visitor.refresh(refresh_token)).status).toBe(400);
    expect(answerOf(await visitor.authorize({ prompt: 'none' })).get('error')).toBe('login_required');
  });

  it('should tell the client which session is over, once, whoever ends it', async () => {
    const reported: string[] = [];
    const own = await startProvider({ onLogout: async (session) => void reported.push(session) });
    try {
      const visitor = new Visitor(own);
      const { access_token, id_token } = await visitor.signIn();
      await visitor.ask(logoutPath({ id_token_hint: id_token }));
      expect(reported).toEqual([decodeJwt(access_token)['sid']]);
    } finally {
      await own.stop();
    }
  });

  it('should end a session by its refresh token, without leaving the page', async () => {
    const visitor = aVisitor();
    const { refresh_token } = await visitor.signIn();
    const response = await visitor.post('logout', { client_id: 'portale', refresh_token }, { origin: provider.client });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, provider.client]);
    expect((await visitor.refresh(refresh_token)).status).toBe(400);
  });

  it('should send the browser nowhere that is not admitted, nor believe a foreign hint', async () => {
    const visitor = aVisitor();
    const { id_token, refresh_token, access_token } = await visitor.signIn();
    expect(
      (await visitor.ask(logoutPath({ id_token_hint: id_token, post_logout_redirect_uri: 'http://altrove.example/' })))
        .status,
    ).toBe(400);
    expect((await visitor.ask(logoutPath({ id_token_hint: access_token }))).status).toBe(400);
    expect((await visitor.refresh(refresh_token)).status).toBe(200);
  });

  it('should ask the person when the request does not say whose session it is', async () => {
    const visitor = aVisitor();
    const { refresh_token } = await visitor.signIn();
    const path = logoutPath({ client_id: 'portale', post_logout_redirect_uri: home() });
    expect(await (await visitor.ask(path)).text()).toContain('Vuoi uscire?');
    expect((await visitor.refresh(refresh_token)).status).toBe(200);
    const confirmed = await visitor.ask(path, {
      method: 'POST',
      body: new URLSearchParams({ confirmed: 'yes' }),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(confirmed.headers.get('location')).toBe(home());
    expect((await visitor.refresh(refresh_token)).status).toBe(400);
  });

  it('should end nothing when only the headers are asked for', async () => {
    const visitor = aVisitor();
    const { id_token, refresh_token } = await visitor.signIn();
    await visitor.ask(logoutPath({ id_token_hint: id_token }), { method: 'HEAD' });
    expect((await visitor.refresh(refresh_token)).status).toBe(200);
  });
});

describe('what the provider tells of itself', () => {
  it('should publish addresses that exist under its own issuer', async () => {
    const visitor = aVisitor();
    const metadata = (await (await visitor.ask('/.well-known/openid-configuration')).json()) as Record<string, string>;
    expect(metadata['issuer']).toBe(provider.issuer);
    for (const name of [
      'authorization_endpoint',
      'token_endpoint',
      'userinfo_endpoint',
      'end_session_endpoint',
      'jwks_uri',
      'check_session_iframe',
    ]) {
      expect((await visitor.ask(metadata[name] ?? '', { method: 'OPTIONS' })).status < 500).toBe(true);
      expect(metadata[name]).toContain(`${provider.issuer}/protocol/openid-connect/`);
    }
  });

  it('should publish no private part of its key', async () => {
    const { keys } = (await (await aVisitor().ask('/protocol/openid-connect/certs')).json()) as {
      keys: Record<string, string>[];
    };
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('should find out whether its cookies arrive from inside a frame', async () => {
    const visitor = aVisitor();
    const first = await visitor.ask('/protocol/openid-connect/3p-cookies/step1.html');
    expect(first.headers.get('location')).toBe('/auth/realms/anpag/protocol/openid-connect/3p-cookies/step2.html');
    expect(await (await visitor.ask('/protocol/openid-connect/3p-cookies/step2.html')).text()).toContain(
      'data-answer="supported"',
    );
    expect(await (await aVisitor().ask('/protocol/openid-connect/3p-cookies/step2.html')).text()).toContain(
      'data-answer="unsupported"',
    );
    expect(await (await visitor.ask('/protocol/openid-connect/3p-cookies/step1.html')).text()).toContain(
      'data-answer="supported"',
    );
  });

  it('should tell the login frame whether the session has changed, and only to the client', async () => {
    const visitor = aVisitor();
    const { session_state } = await visitor.signIn();
    const asked = async (parameters: Record<string, string>): Promise<string> =>
      (
        await visitor.ask(`/protocol/openid-connect/login-status-iframe.html/init?${new URLSearchParams(parameters)}`)
      ).text();
    expect(await asked({ client_id: 'portale', origin: provider.client, session: session_state })).toBe('unchanged');
    expect(await asked({ client_id: 'portale', origin: provider.client, session: 'another' })).toBe('changed');
    expect(await asked({ client_id: 'portale', origin: 'http://altrove.example', session: session_state })).toContain(
      'invalid_client',
    );
  });

  it('should answer an unknown address with a page in Italian', async () => {
    const response = await aVisitor().ask(`${provider.origin}/auth/realms/altro/account`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Pagina non trovata');
  });
});

describe('assertLoopback', () => {
  it.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1', '[::1]'])('should let %s pass', (host) => {
    expect(() => assertLoopback(host, false)).not.toThrow();
  });
  it.each(['0.0.0.0', '::', '192.168.1.4', 'portale.example', '', '127.0.0.1.example'])(
    'should refuse %s until a second setting allows it',
    (host) => {
      expect(() => assertLoopback(host, false)).toThrow('PORTAL_DEMO_ANYWHERE');
      expect(() => assertLoopback(host, true)).not.toThrow();
    },
  );
});

describe('loadSigningKeys', () => {
  it('should make one pair, for its owner only, and find it again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sign-on-'));
    try {
      const [first, second] = await Promise.all([loadSigningKeys(folder), loadSigningKeys(folder)]);
      const file = join(folder, 'sign-on-key.pem');
      expect(second.keyId).toBe(first.keyId);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await loadSigningKeys(folder)).keyId).toBe(first.keyId);
      await writeFile(file, (await readFile(file, 'utf8')).slice(0, 200));
      await expect(loadSigningKeys(folder)).rejects.toThrow('è danneggiata');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
