import type { AgencyColours } from '#core/appearance/colours.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { MS_PER_MINUTE } from '#core/kernel/time-units.ts';
import type { SigningKeys } from './signing-keys.ts';

/** An invented user, signing in with one choice and no password. */
export interface DemonstrationUser {
  readonly username: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly fiscal_code: string;
  /** As in the token: AGRI, AGRI-CAA, AGRI-IST, CAA, or a value that the portal does not know. */
  readonly userType: string;
  /** Roles in the whole realm. */
  readonly roles?: readonly string[];
  /** One line in Italian: what this user shows of the portal. */
  readonly situation: string;
}

/** Lifetimes in milliseconds; `idleMs` counts from the last refresh, `sessionMs` from the sign-in. */
export interface ProviderLifetimes {
  readonly accessMs: number;
  readonly idleMs: number;
  readonly sessionMs: number;
}

/** The defaults of a Keycloak realm. */
export const DEFAULT_LIFETIMES: ProviderLifetimes = {
  accessMs: 5 * MS_PER_MINUTE,
  idleMs: 30 * MS_PER_MINUTE,
  sessionMs: 600 * MS_PER_MINUTE,
};

/** Options of the embedded provider. */
export interface EmbeddedProviderOptions {
  readonly realm: string;
  readonly clientId: string;
  /** The agency's short name, shown on the pages. */
  readonly agency: string;
  readonly colours?: AgencyColours;
  readonly users: readonly DemonstrationUser[];
  /** Read at each request, because a port may be known only once the server listens. */
  readonly addresses: () => {
    /** Scheme, host and port of the provider, for example `http://127.0.0.1:8080`. */
    readonly origin: string;
    /** Compared character by character. */
    readonly redirectUris: readonly string[];
    /** Paths of programs on the reader's own machine that are returned to at any port of it (RFC 8252, 7.3). */
    readonly loopbackPaths?: readonly string[];
    readonly postLogoutRedirectUris: readonly string[];
    /** Target of "Torna al portale" on error pages. */
    readonly portal: string;
  };
  readonly keys: SigningKeys;
  readonly clock: Clock;
  /** The address that the server listens on; beyond loopback it needs `beyondLoopback`. */
  readonly host: string;
  readonly beyondLoopback: boolean;
  readonly lifetimes?: Partial<ProviderLifetimes>;
  /** Called when a session ends, like Keycloak's back-channel logout. */
  readonly onLogout?: (session: string) => Promise<void>;
}
