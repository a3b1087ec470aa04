import { AuthorizationCodes } from './authorization-codes.ts';
import { DEFAULT_LIFETIMES, type EmbeddedProviderOptions } from './options.ts';
import { Sessions } from './sessions.ts';

/** Path of the protocol below the realm, as in Keycloak. */
export const PROTOCOL = '/protocol/openid-connect';

/** State and addresses that the endpoints share; `prefix` is where the provider is mounted, such as `/auth`. */
export const makeProvider = (options: EmbeddedProviderOptions, prefix: string) => {
  const { clock, addresses, agency } = options;
  const lifetimes = { ...DEFAULT_LIFETIMES, ...options.lifetimes };
  const realmPath = `${prefix}/realms/${options.realm}`;
  const issuer = (): string => `${addresses().origin}${realmPath}`;
  const sessions = new Sessions(clock, lifetimes);
  return {
    options,
    realmPath,
    sessions,
    codes: new AuthorizationCodes(clock),
    issuer,
    lifetimes,
    /** What every page links to. */
    links: () => ({ agency, resources: `${prefix}/resources`, portal: addresses().portal }),
    /** Ends a session, and notifies the client. */
    endSession: async (id: string): Promise<void> => {
      sessions.close(id);
      await options.onLogout?.(id);
    },
    /** Origins of the client, which may read responses and frame pages. */
    clientOrigins: () => [...new Set(addresses().redirectUris.map((uri) => new URL(uri).origin))],
  };
};

export type Provider = ReturnType<typeof makeProvider>;
