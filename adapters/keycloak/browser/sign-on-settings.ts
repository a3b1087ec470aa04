/** When the browser is sent to the provider to check for a session without a page. */
export type RedirectCheck = 'never' | 'privateAddresses' | 'always';

/** How the portal reaches its provider from a browser; from the run-time settings. */
export interface SignOnSettings {
  /** Address of the provider up to `/realms`: full, or a path such as `/auth` when it is the portal's own. */
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
  /** Origin of the portal, such as `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** Where the portal sits, such as `/portale`; no trailing slash. */
  readonly basePath: string;
  /** `never` where the provider is on the portal's own site; the others where browsers keep its cookies from frames (D-24). */
  readonly redirectCheck: RedirectCheck;
  /** Whether an address of the portal, without base path, is for people who are logged in. */
  readonly isPrivate: (path: string) => boolean;
}

/** The addresses that the provider's allow-list must contain, character by character. */
export interface SignOnAddresses {
  /** Where the browser comes back after sign-in: a private address, so that no public page flashes by. */
  readonly afterLogin: string;
  readonly afterLogout: string;
  readonly silentCheck: string;
}

/** Addresses of the portal that take part in signing in and out. */
export const signOnAddresses = ({
  origin,
  basePath,
}: Pick<SignOnSettings, 'origin' | 'basePath'>): SignOnAddresses => ({
  afterLogin: `${origin}${basePath}/scrivania`,
  afterLogout: `${origin}${basePath}/`,
  silentCheck: `${origin}${basePath}/silent-check-sso.html`,
});
