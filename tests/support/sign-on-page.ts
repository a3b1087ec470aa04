import { KeycloakIdentityProvider } from '#adapters/keycloak/browser/keycloak-identity-provider.ts';
import type { RedirectCheck } from '#adapters/keycloak/browser/sign-on-settings.ts';

// The smallest page that signs in: the adapter over keycloak-js as it is, and no portal around it.
declare global {
  interface Window {
    signOn: KeycloakIdentityProvider;
  }
}

const { providerUrl = '/auth', redirectCheck = 'never' } = document.body.dataset;

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
  () => import('keycloak-js'),
  { now: () => Date.now() },
);
document.body.dataset['ready'] = 'yes';
