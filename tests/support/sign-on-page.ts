import type * as KeycloakLibrary from 'keycloak-js';
import { KeycloakIdentityProvider } from '#adapters/keycloak/browser/keycloak-identity-provider.ts';
import { browserTimer, systemClock } from '#ui/platform/time.ts';
import type { RedirectCheck } from '#adapters/keycloak/browser/sign-on-settings.ts';

// The smallest page that signs in: the adapter over keycloak-js as it is, and no portal around it.
declare global {
  interface Window {
    signOn: KeycloakIdentityProvider;
    /** With what keycloak-js was set up, and with what it was asked to renew. */
    askedOfKeycloak: Record<string, unknown>[];
  }
}

const { providerUrl = '/auth', redirectCheck = 'never' } = document.body.dataset;

window.askedOfKeycloak = [];

/** keycloak-js as it is, which notes what it is asked. */
const listening = async (): Promise<typeof KeycloakLibrary> => {
  const library = await import('keycloak-js');
  class Listening extends library.default {
    constructor(config: KeycloakLibrary.KeycloakConfig) {
      super(config);
      const { init, updateToken } = this;
      this.init = (options) => {
        window.askedOfKeycloak.push({ ...options });
        return init(options);
      };
      this.updateToken = (minValidity) => {
        window.askedOfKeycloak.push({ minValidity });
        return updateToken(minValidity);
      };
    }
  }
  return { ...library, default: Listening };
};

window.signOn = new KeycloakIdentityProvider(
  {
    url: providerUrl,
    realm: 'anpag',
    clientId: 'portale',
    origin: window.location.origin,
    basePath: '/portale',
    redirectCheck: redirectCheck as RedirectCheck,
    isPrivate: (path) => path.startsWith('/scrivania') || path.startsWith('/le-tue-pratiche'),
  },
  listening,
  systemClock,
  browserTimer,
);
document.body.dataset['ready'] = 'yes';
