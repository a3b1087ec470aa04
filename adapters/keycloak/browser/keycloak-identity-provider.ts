import type * as KeycloakLibrary from 'keycloak-js';
import type { Clock, Timer } from '#core/kernel/clock.ts';
import { SIGN_ON_LIMIT_MS } from '#core/session/identity-check.ts';
import type { AfterLogout, IdentityCheck, IdentityProvider } from '#core/session/ports.ts';
import { DOUBT_MS, refusesToAnswer } from './refusal.ts';
import { returnAddress, type ReturnAddress } from './return-address.ts';
import { signOnAddresses, type SignOnAddresses, type SignOnSettings } from './sign-on-settings.ts';

/** How long the frames of keycloak-js are waited for (CONST-07). */
const MESSAGE_TIMEOUT_MS = 10_000;
/** A token with less life than this is renewed (CONST-07, SES-15). */
const MIN_VALIDITY_S = 5;
/** Interval of the login frame (CONST-07); the frame itself is off (SES-02). */
const LOGIN_FRAME_INTERVAL_S = 5;

/** The library, loaded apart from everything else. */
type LoadKeycloak = () => Promise<typeof KeycloakLibrary>;

type Keycloak = KeycloakLibrary.default;

const BAD_REQUEST = 400;

/** The status with which the provider refused, if it answered at all. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'response' in error && error.response instanceof Response
    ? error.response.status
    : undefined;

/** An answer of the provider, as opposed to its silence: a refused code, a nonce that is not ours, or an error in the address. */
const isAnswer = (error: unknown): boolean => {
  const status = statusOf(error);
  if (status !== undefined) return status < 500;
  if (error instanceof Error) return error.message === 'Invalid nonce.';
  return (
    typeof error === 'object' &&
    error !== null &&
    'error' in error &&
    error.error !== 'temporarily_unavailable' &&
    error.error !== 'server_error'
  );
};

const hasAnswerInAddress = (): boolean => {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  return answer.has('state') && (answer.has('code') || answer.has('error'));
};

/**
 * The OpenID provider through keycloak-js (SES-02, SES-15, CONST-07). Tokens live in memory only. No method rejects; `login` and
 * the redirect checks leave the page, and then never settle.
 */
export class KeycloakIdentityProvider implements IdentityProvider {
  readonly #settings: SignOnSettings;
  readonly #addresses: SignOnAddresses;
  readonly #load: LoadKeycloak;
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #return: ReturnAddress;
  #current: Keycloak | undefined;
  /** Counts checks and resets, so that a late answer to an older question changes nothing (SES-26). */
  #generation = 0;

  constructor(settings: SignOnSettings, load: LoadKeycloak, clock: Clock, timer: Timer) {
    this.#settings = settings;
    this.#addresses = signOnAddresses(settings);
    this.#load = load;
    this.#clock = clock;
    this.#timer = timer;
    this.#return = returnAddress(settings.basePath, () => window.sessionStorage);
  }

  /** A refusal is an answer: keycloak-js would wait for its frames as long as for a silent provider (SES-26). */
  check(): Promise<IdentityCheck> {
    this.#generation += 1;
    const generation = this.#generation;
    return new Promise((resolve) => {
      const doubt = this.#timer.after(DOUBT_MS, () => {
        void refusesToAnswer(this.#discovery()).then((isRefused) => {
          if (!isRefused || generation !== this.#generation) return;
          this.#generation += 1;
          resolve({ kind: 'unreachable' });
        });
      });
      // The library waits for ever for the frame in which it asks.
      const giveUp = this.#timer.after(MESSAGE_TIMEOUT_MS, () => resolve({ kind: 'unreachable' }));
      void this.#find(generation).then((found) => {
        doubt();
        giveUp();
        resolve(found);
      });
    });
  }

  async #find(generation: number): Promise<IdentityCheck> {
    const startedAtMs = this.#clock.now();
    const isBack = hasAnswerInAddress();
    // At once, so that code that looks at the address afterwards finds the one the person wants; keycloak-js reads its answer from it.
    if (isBack) this.#goBack();
    try {
      const keycloak = await this.#make();
      const isSignedIn = await this.#ask(keycloak, isBack);
      if (generation !== this.#generation || this.#clock.now() - startedAtMs >= SIGN_ON_LIMIT_MS)
        return { kind: 'unreachable' };
      this.#current = keycloak;
      const claims = keycloak.tokenParsed;
      return isSignedIn && claims !== undefined ? { kind: 'signedIn', claims } : { kind: 'anonymous' };
    } catch (error) {
      if (!isAnswer(error)) return { kind: 'unreachable' };
      if (generation === this.#generation) this.#current = undefined;
      return { kind: 'anonymous' };
    }
  }

  async login(returnTo: string): Promise<void> {
    this.#return.keep(returnTo);
    const keycloak = await this.#ready();
    await keycloak?.login({ redirectUri: this.#addresses.afterLogin });
  }

  async logout(returnTo: AfterLogout): Promise<void> {
    const keycloak = await this.#ready();
    if (keycloak === undefined) return;
    this.#return.take();
    if (returnTo === 'home') return keycloak.logout({ redirectUri: this.#addresses.afterLogout });
    // A session that could not be ended must not let anybody in again without the login page.
    const isOver = await this.#endsSession(keycloak);
    await keycloak.login({ redirectUri: this.#addresses.afterLogin, ...(isOver ? {} : { prompt: 'login' }) });
  }

  async refresh(): Promise<'ok' | 'invalid' | 'unreachable'> {
    const keycloak = this.#current;
    if (keycloak?.refreshToken === undefined) return 'invalid';
    try {
      await keycloak.updateToken(MIN_VALIDITY_S);
      return 'ok';
    } catch (error) {
      if (statusOf(error) !== BAD_REQUEST) return 'unreachable';
      keycloak.clearToken();
      return 'invalid';
    }
  }

  token(): string | undefined {
    return this.#current?.token;
  }

  forgetTokens(): void {
    this.#generation += 1;
    this.#current?.clearToken();
  }

  async #make(): Promise<Keycloak> {
    const library = await this.#load();
    return new library.default({ clientId: this.#settings.clientId, oidcProvider: this.#provider() });
  }

  /**
   * Where a Keycloak answers. Knowing it, the library does not ask first whether the browser keeps cookies of other sites, one
   * answer more to wait for: nobody is asked in another way where it does not (SES-02).
   */
  #provider(): KeycloakLibrary.OpenIdProviderMetadata {
    const at = (name: string): string => `${this.#realm()}/protocol/openid-connect/${name}`;
    return { authorization_endpoint: at('auth'), token_endpoint: at('token'), end_session_endpoint: at('logout') };
  }

  /** One `init` per instance: silently in a hidden frame, and by a redirect only where the settings say so (D-24). */
  async #ask(keycloak: Keycloak, isBack: boolean): Promise<boolean> {
    const { redirectCheck } = this.#settings;
    if (redirectCheck === 'always' && !isBack) await this.#askByRedirect(keycloak);
    const isSignedIn = await keycloak.init({
      onLoad: 'check-sso',
      checkLoginIframe: false,
      checkLoginIframeInterval: LOGIN_FRAME_INTERVAL_S,
      messageReceiveTimeout: MESSAGE_TIMEOUT_MS,
      pkceMethod: 'S256',
      silentCheckSsoRedirectUri: this.#addresses.silentCheck,
      silentCheckSsoFallback: false,
    });
    const isPrivateHere = this.#settings.isPrivate(this.#pathHere());
    if (!isSignedIn && !isBack && redirectCheck === 'privateAddresses' && isPrivateHere)
      await this.#askByRedirect(keycloak);
    return isSignedIn;
  }

  async #askByRedirect(keycloak: Keycloak): Promise<void> {
    this.#return.keep(`${this.#pathHere()}${window.location.search}`);
    await this.#initialised(keycloak);
    await keycloak.login({ prompt: 'none', redirectUri: this.#addresses.afterLogin });
  }

  /** Sets an instance up without asking anything, for one that is only to leave the page. */
  async #initialised(keycloak: Keycloak): Promise<Keycloak> {
    if (!keycloak.didInitialize) await keycloak.init({ checkLoginIframe: false, pkceMethod: 'S256' });
    return keycloak;
  }

  /** The current instance or a new one; undefined when not even the library could be loaded. */
  async #ready(): Promise<Keycloak | undefined> {
    try {
      return this.#current ?? (await this.#initialised(await this.#make()));
    } catch {
      return undefined;
    }
  }

  /** Ends the provider's session without leaving the page; says whether it is over. */
  async #endsSession(keycloak: Keycloak): Promise<boolean> {
    if (keycloak.refreshToken === undefined) return false;
    try {
      const body = new URLSearchParams({ client_id: this.#settings.clientId, refresh_token: keycloak.refreshToken });
      const address = keycloak.createLogoutUrl({ logoutMethod: 'POST' });
      const answer = await fetch(address, { method: 'POST', credentials: 'include', body });
      return answer.ok;
    } catch {
      return false;
    }
  }

  #discovery(): string {
    return `${this.#realm()}/.well-known/openid-configuration`;
  }

  #realm(): string {
    const { url, realm } = this.#settings;
    return `${url.replace(/\/$/u, '')}/realms/${encodeURIComponent(realm)}`;
  }

  #pathHere(): string {
    const { pathname } = window.location;
    const { basePath } = this.#settings;
    return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : '/';
  }

  /** Puts the address that was asked for in the place of the one the provider knows, with the answer still in it. */
  #goBack(): void {
    const path = this.#return.take();
    if (path === undefined) return;
    const answer = window.location.hash.slice(1);
    const whole = `${this.#settings.basePath}${path}${path.includes('#') ? '&' : '#'}${answer}`;
    window.history.replaceState(window.history.state, '', whole);
  }
}
