import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';

/** Thrown where the portal needs to know the publisher, and nobody has signed in, or not as a person with that role. */
export class SignInNeeded extends Error {}

/** Where an editor signs in. */
export interface SignOnEndpoint {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}

const given = z.object({ access_token: z.string(), refresh_token: z.string().optional(), expires_in: z.number() });

/** What the provider gave, until when (milliseconds since 1970). */
interface Tokens {
  readonly access: string;
  readonly refresh: string | undefined;
  readonly until: number;
}

/** A token is renewed when it has less than this left. */
const MARGIN_MS = 20_000;
const NOT_YET = 'Per pubblicare su questo portale bisogna fare l’accesso.';
const OVER = 'L’accesso è scaduto: farlo di nuovo, poi pubblicare.';
const CANCELLED = 'L’accesso non è riuscito: farlo di nuovo.';

/**
 * The sign-on of an editor at the portal's own provider, as OpenID Connect has it for programs on one's own machine (RFC 8252): a code that
 * comes back to this machine, with PKCE. Tokens stay in memory (RED-05).
 */
export class EditorSignOn {
  readonly #findEndpoint: () => Promise<SignOnEndpoint>;
  readonly #returnTo: string;
  readonly #now: () => number;
  #tokens: Tokens | undefined;
  #asked: { readonly state: string; readonly verifier: string } | undefined;

  constructor(findEndpoint: () => Promise<SignOnEndpoint>, returnTo: string, now: () => number) {
    this.#findEndpoint = findEndpoint;
    this.#returnTo = returnTo;
    this.#now = now;
  }

  /** The address of the provider at which one signs in. It asks each time who it is: somebody else may publish by now. */
  async start(): Promise<string> {
    const endpoint = await this.#findEndpoint();
    const asked = { state: randomBytes(24).toString('base64url'), verifier: randomBytes(48).toString('base64url') };
    this.#asked = asked;
    const query = new URLSearchParams({
      client_id: endpoint.clientId,
      redirect_uri: this.#returnTo,
      response_type: 'code',
      scope: 'openid',
      prompt: 'login',
      state: asked.state,
      code_challenge: createHash('sha256').update(asked.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return `${endpointOf(endpoint, 'auth')}?${query.toString()}`;
  }

  /** Takes what the provider sent back. Throws a sentence where that is no answer to what was asked last. */
  async finish(answer: URLSearchParams): Promise<void> {
    const asked = this.#asked;
    // What any other site may send here ends no sign-on that is under way.
    if (asked === undefined || answer.get('state') !== asked.state) throw new SignInNeeded(CANCELLED);
    this.#asked = undefined;
    const code = answer.get('code');
    if (code === null) throw new SignInNeeded(CANCELLED);
    await this.#exchange({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.#returnTo,
      code_verifier: asked.verifier,
    });
  }

  /** A token that is valid now. Throws `SignInNeeded`. */
  async token(): Promise<string> {
    if (this.#tokens === undefined) throw new SignInNeeded(NOT_YET);
    const { access, refresh, until } = this.#tokens;
    if (until - this.#now() > MARGIN_MS) return access;
    this.#tokens = undefined;
    if (refresh === undefined) throw new SignInNeeded(OVER);
    return this.#exchange({ grant_type: 'refresh_token', refresh_token: refresh });
  }

  /** Forgets who has signed in. */
  forget(): void {
    this.#tokens = undefined;
  }

  async #exchange(parameters: Readonly<Record<string, string>>): Promise<string> {
    const endpoint = await this.#findEndpoint();
    const answer = await fetch(endpointOf(endpoint, 'token'), {
      method: 'POST',
      body: new URLSearchParams({ client_id: endpoint.clientId, ...parameters }),
      redirect: 'error',
    });
    const read = given.safeParse(answer.ok ? await answer.json() : undefined);
    if (!read.success) throw new SignInNeeded(OVER);
    const { access_token: access, refresh_token: refresh, expires_in: seconds } = read.data;
    this.#tokens = { access, refresh, until: this.#now() + seconds * 1000 };
    return access;
  }
}

// Helpers

const endpointOf = ({ url, realm }: SignOnEndpoint, name: 'auth' | 'token'): string =>
  `${url.replace(/\/$/u, '')}/realms/${encodeURIComponent(realm)}/protocol/openid-connect/${name}`;
