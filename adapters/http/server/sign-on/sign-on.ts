import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '#core/kernel/clock.ts';
import type { Binding } from '#core/kernel/port-key.ts';
import { embeddedProvider } from '#adapters/keycloak/embedded/plugin.ts';
import type { DemonstrationUser } from '#adapters/keycloak/embedded/options.ts';
import type { SigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import { verifierBindings } from '#adapters/keycloak/verifier/bindings.ts';
import {
  fetchKeysFrom,
  keysFromIssuer,
  keysFromSetting,
  keysInProcess,
  type KeySurroundings,
  type VerificationKeys,
} from '#adapters/keycloak/verifier/verification-keys.ts';
import type { ServiceSettings } from '../settings/settings.ts';

/** Where the provider is, for the browser and the verifier of tokens. */
export interface SignOnAddress {
  readonly url: string;
  readonly realm: string;
  readonly clientId: string;
}

/** Sign-on of a process: address for the browser, check of tokens, and the embedded provider where it is on. */
export interface SignOn {
  readonly address: SignOnAddress;
  readonly bindings: readonly Binding[];
  readonly provider?: FastifyPluginAsync;
}

/** Where the page of publication on an editor's own machine is returned to (RED-05). */
const EDITOR_RETURN = '/_pubblica/ritorno';
/** The one client of the embedded provider; its realm has the agency's name. */
const CLIENT_ID = 'portale';

/** The provider inside this process. `origin` is asked late, because a port may be known only once the server listens. */
export const embeddedSignOn = (
  settings: ServiceSettings,
  parts: {
    readonly keys: SigningKeys;
    readonly users: readonly DemonstrationUser[];
    readonly clock: Clock;
    readonly origin: () => string;
    readonly onLogout: (session: string) => Promise<void>;
  },
): SignOn => {
  const [realm, clientId] = [settings.names.agencySlug, CLIENT_ID];
  const portal = (): string => `${parts.origin()}${settings.basePath}`;
  const addresses = (paths: readonly string[]): readonly string[] =>
    twins(parts.origin()).flatMap((origin) => paths.map((path) => `${origin}${settings.basePath}${path}`));
  return {
    // Relative to the portal's own origin, so that localhost and 127.0.0.1 both work.
    address: { url: '/auth', realm, clientId },
    bindings: verifierBindings({
      issuer: () => `${parts.origin()}/auth/realms/${realm}`,
      clientId,
      keys: keysInProcess(parts.keys.publicKey),
    }),
    provider: embeddedProvider({
      realm,
      clientId,
      agency: settings.names.agencyShortName,
      colours: settings.colours,
      users: parts.users,
      addresses: () => ({
        origin: parts.origin(),
        portal: `${portal()}/`,
        redirectUris: addresses(['/', '/scrivania', '/silent-check-sso.html']),
        postLogoutRedirectUris: addresses(['/']),
        ...(settings.publishingRole === undefined ? {} : { loopbackPaths: [EDITOR_RETURN] }),
      }),
      keys: parts.keys,
      clock: parts.clock,
      host: settings.host,
      beyondLoopback: settings.demoAnywhere,
      onLogout: parts.onLogout,
    }),
  };
};

/** A provider that stands elsewhere. Throws an Italian sentence when its key is set and is no key. */
export const remoteSignOn = async (
  signOn: NonNullable<ServiceSettings['signOn']>,
  surroundings: KeySurroundings,
): Promise<SignOn> => {
  const { url, realm, clientId, publicKey } = signOn;
  const issuer = `${url.replace(/\/$/u, '')}/realms/${encodeURIComponent(realm)}`;
  const keys: VerificationKeys =
    publicKey === undefined
      ? keysFromIssuer(fetchKeysFrom(`${issuer}/protocol/openid-connect/certs`), surroundings)
      : await keysFromSetting(publicKey);
  return { address: { url, realm, clientId }, bindings: verifierBindings({ issuer: () => issuer, clientId, keys }) };
};

// Helpers

/** Both names of this machine, where the origin is one of them. */
const twins = (origin: string): readonly string[] => {
  const { protocol, hostname, port } = new URL(origin);
  const names = hostname === '127.0.0.1' || hostname === 'localhost' ? ['127.0.0.1', 'localhost'] : [hostname];
  return names.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
};
