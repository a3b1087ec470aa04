import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type { DemonstrationUser, ProviderLifetimes } from '#adapters/keycloak/embedded/options.ts';
import { embeddedProvider } from '#adapters/keycloak/embedded/plugin.ts';
import type { SigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import { makeSigningKeys } from './signing-keys.ts';

/** Two of the cast are enough to tell one person from another. */
export const ANNA: DemonstrationUser = {
  username: 'anna.bianchi',
  given_name: 'Anna',
  family_name: 'Bianchi',
  fiscal_code: 'BNCNNA80A41H501R',
  userType: 'AGRI',
  situation: 'Ha una sola azienda.',
};
export const NICCOLO: DemonstrationUser = {
  username: 'niccolo.deluca',
  given_name: 'Niccolò',
  family_name: 'De Luca',
  fiscal_code: 'DLCNCL82E05F839N',
  userType: 'AGRI-CAA',
  situation: 'Ha due aziende ed è operatore di un ufficio CAA.',
};

/** A clock that a test moves. */
export interface MovableClock {
  now(): number;
  advance(ms: number): void;
}
export const movableClock = (startMs = Date.parse('2026-11-21T09:00:00+01:00')): MovableClock => {
  let now = startMs;
  return { now: () => now, advance: (ms) => void (now += ms) };
};

let sharedKeys: Promise<SigningKeys> | undefined;
/** One key pair per test file: making one costs more than all the rest. */
export const testKeys = (): Promise<SigningKeys> => (sharedKeys ??= makeSigningKeys());

/** The provider on a port of its own, with a client that lives at `client`. */
export interface RunningProvider {
  readonly origin: string;
  readonly issuer: string;
  readonly client: string;
  readonly clock: MovableClock;
  readonly keys: SigningKeys;
  stop(): Promise<void>;
}

export const startProvider = async (
  options: {
    readonly lifetimes?: Partial<ProviderLifetimes>;
    readonly client?: string;
    readonly clock?: MovableClock;
    readonly onLogout?: (session: string) => Promise<void>;
  } = {},
): Promise<RunningProvider> => {
  const clock = options.clock ?? movableClock();
  const keys = await testKeys();
  const client = options.client ?? 'http://portale.example';
  let origin = 'http://127.0.0.1';
  const app = fastify({ logger: false });
  await app.register(
    embeddedProvider({
      realm: 'anpag',
      clientId: 'portale',
      agency: 'ANPAG',
      users: [ANNA, NICCOLO],
      addresses: () => ({
        origin,
        portal: `${client}/portale/`,
        redirectUris: [`${client}/portale/scrivania`, `${client}/portale/silent-check-sso.html`],
        postLogoutRedirectUris: [`${client}/portale/`],
      }),
      keys,
      clock,
      host: '127.0.0.1',
      beyondLoopback: false,
      ...(options.lifetimes === undefined ? {} : { lifetimes: options.lifetimes }),
      ...(options.onLogout === undefined ? {} : { onLogout: options.onLogout }),
    }),
    { prefix: '/auth' },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { origin, issuer: `${origin}/auth/realms/anpag`, client, clock, keys, stop: () => app.close() };
};

/** What the token address answers to a valid request. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
  readonly session_state: string;
}

/** A browser without a screen: it keeps cookies and does not follow redirects by itself. */
export class Visitor {
  readonly provider: RunningProvider;
  readonly cookies = new Map<string, string>();
  readonly verifier = randomBytes(72).toString('base64url');

  constructor(provider: RunningProvider) {
    this.provider = provider;
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const address = path.startsWith('http') ? path : `${this.provider.issuer}${path}`;
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** The parameters that keycloak-js sends, with changes; undefined takes one away. */
  authorization(changes: Record<string, string | undefined> = {}): URLSearchParams {
    const whole = {
      client_id: 'portale',
      redirect_uri: `${this.provider.client}/portale/scrivania`,
      state: 'the-state',
      response_mode: 'fragment',
      response_type: 'code',
      scope: 'openid',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    return new URLSearchParams(
      Object.entries(whole).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  }

  authorize(changes: Record<string, string | undefined> = {}): Promise<Response> {
    return this.ask(`/protocol/openid-connect/auth?${this.authorization(changes)}`);
  }

  choose(
    username: string,
    changes: Record<string, string | undefined> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const body = new URLSearchParams({ username });
    return this.ask(`/login-actions/authenticate?${this.authorization(changes)}`, { method: 'POST', body, headers });
  }

  post(path: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(`/protocol/openid-connect/${path}`, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  exchange(code: string, changes: Record<string, string> = {}): Promise<Response> {
    const redirect_uri = `${this.provider.client}/portale/scrivania`;
    return this.post('token', {
      grant_type: 'authorization_code',
      client_id: 'portale',
      code,
      redirect_uri,
      code_verifier: this.verifier,
      ...changes,
    });
  }

  refresh(refresh_token: string): Promise<Response> {
    return this.post('token', { grant_type: 'refresh_token', client_id: 'portale', refresh_token });
  }

  /** The whole way to tokens. */
  async signIn(username = ANNA.username): Promise<Tokens> {
    const code = answerOf(await this.choose(username)).get('code') ?? '';
    const response = await this.exchange(code);
    if (!response.ok) throw new Error(`The code was refused: ${await response.text()}`);
    return (await response.json()) as Tokens;
  }
}

/** What the provider wrote after `#` in the address to which it sends the browser. */
export const answerOf = (response: Response): URLSearchParams =>
  new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
