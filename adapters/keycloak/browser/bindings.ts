import { TokenSource } from '#core/handover/ports.ts';
import { Clock } from '#core/kernel/clock.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import type { Audience } from '#core/navigation/addresses.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import { IdentityProvider } from '#core/session/ports.ts';
import { SessionToken } from '#core/session/session-token.ts';
import { KeycloakIdentityProvider } from './keycloak-identity-provider.ts';
import type { SignOnSettings } from './sign-on-settings.ts';

const FOR_LOGGED_IN: readonly Audience[] = ['caaOnly', 'farmerOnly', 'farmerWithOpenMandate'];

/** What a deployment says of its provider; a redirect check is off unless it is asked for. */
type BrowserSignOn = Pick<SignOnSettings, 'url' | 'realm' | 'clientId' | 'basePath'> &
  Partial<Pick<SignOnSettings, 'redirectCheck'>>;

/** Binds the sign-on of the browser; keycloak-js becomes a piece of its own, loaded at the first check. */
export const keycloakBrowserBindings = (signOn: BrowserSignOn): readonly Binding[] => [
  binding(IdentityProvider, [Clock, PortalSettings], (clock, settings) => {
    const table = routeTable(settings.names);
    const isPrivate = (path: string): boolean => {
      const match = matchRoute(table, path);
      return match !== undefined && FOR_LOGGED_IN.includes(match.route.audience);
    };
    const whole: SignOnSettings = { redirectCheck: 'never', ...signOn, origin: window.location.origin, isPrivate };
    return new KeycloakIdentityProvider(whole, () => import('keycloak-js'), clock);
  }),
  binding(TokenSource, [SessionToken], (token) => token),
];
