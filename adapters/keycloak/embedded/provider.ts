import { makeAuthorizationCodes, type AuthorizationCodes } from './authorization-codes.ts';
import { DEFAULT_LIFETIMES, type EmbeddedProviderOptions } from './options.ts';
import type { PageLinks } from './pages.ts';
import { makeSignOnSessions, type SignOnSessions } from './sessions.ts';
import { makeTokens, type Tokens } from './tokens.ts';

/** What the provider's routes share: its settings, its paths and its state. */
export interface Provider {
  readonly options: EmbeddedProviderOptions;
  /** Path of the realm on this server, such as `/auth/realms/anpag`. */
  readonly realmPath: string;
  readonly links: PageLinks;
  readonly sessions: SignOnSessions;
  readonly codes: AuthorizationCodes;
  readonly tokens: Tokens;
  issuer(): string;
  /** Ends a session, and tells the client. */
  end(session: string): Promise<void>;
  /** Origins of the client, to which answers may be read across origins. */
  clientOrigins(): readonly string[];
}

/** Folder of the protocol under the realm's path, as Keycloak lays it out. */
export const PROTOCOL = '/protocol/openid-connect';

/** Builds the provider's state; `prefix` is where it is mounted, such as `/auth`. */
export const makeProvider = (options: EmbeddedProviderOptions, prefix: string): Provider => {
  const { clock, clientId, keys, addresses } = options;
  const lifetimes = { ...DEFAULT_LIFETIMES, ...options.lifetimes };
  const realmPath = `${prefix}/realms/${options.realm}`;
  const issuer = (): string => `${addresses().origin}${realmPath}`;
  const sessions = makeSignOnSessions(clock, lifetimes);
  return {
    options,
    realmPath,
    links: { agency: options.agency, resources: `${prefix}/resources` },
    sessions,
    codes: makeAuthorizationCodes(clock),
    tokens: makeTokens({ keys, clock, issuer, clientId, lifetimes, sessions }),
    issuer,
    end: async (session) => {
      sessions.close(session);
      await options.onLogout?.(session);
    },
    clientOrigins: () => [...new Set(addresses().redirectUris.map((address) => new URL(address).origin))],
  };
};
