import type { AgencyColours } from '#core/appearance/colours.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { SigningKeys } from './signing-keys.ts';

/** A person who may sign in with one choice and no password. All of them are invented. */
export interface DemonstrationUser {
  readonly username: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly fiscal_code: string;
  /** As in the token: AGRI, AGRI-CAA, AGRI-IST, CAA, or a value that the portal does not know. */
  readonly userType: string;
  /** One line in Italian that says what this person shows of the portal. */
  readonly situation: string;
}

/** Where the provider and its one client are, as a browser sees them. */
interface ProviderAddresses {
  /** Scheme, host and port of the provider, for example `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** The only addresses to which a code is sent; compared character by character. */
  readonly redirectUris: readonly string[];
  /** The only addresses to which a person is sent after logout. */
  readonly postLogoutRedirectUris: readonly string[];
  /** Where "Torna al portale" leads when nothing better is known. */
  readonly portal: string;
}

/** How long things last, in milliseconds. */
export interface ProviderLifetimes {
  readonly accessMs: number;
  /** A session that nobody refreshed for this long is over. */
  readonly idleMs: number;
  /** A session is over after this long, whatever happens in it. */
  readonly sessionMs: number;
}

const MINUTE_MS = 60_000;

/** Five minutes, half an hour, ten hours: the defaults of a Keycloak realm. */
export const DEFAULT_LIFETIMES: ProviderLifetimes = {
  accessMs: 5 * MINUTE_MS,
  idleMs: 30 * MINUTE_MS,
  sessionMs: 600 * MINUTE_MS,
};

/** What the embedded provider is made of. */
export interface EmbeddedProviderOptions {
  readonly realm: string;
  readonly clientId: string;
  /** The agency's short name, shown on the sign-in page. */
  readonly agency: string;
  /** The agency's colours, for the pages that people see. */
  readonly colours?: AgencyColours;
  readonly users: readonly DemonstrationUser[];
  /** Asked at each request, because a port may be known only once the server listens. */
  readonly addresses: () => ProviderAddresses;
  readonly keys: SigningKeys;
  readonly clock: Clock;
  /** What the server listens on; beyond loopback it needs `beyondLoopback`. */
  readonly host: string;
  readonly beyondLoopback: boolean;
  readonly lifetimes?: Partial<ProviderLifetimes>;
  /** Told when somebody leaves a session, as Keycloak tells its clients behind the browser's back. */
  readonly onLogout?: (session: string) => Promise<void>;
}
