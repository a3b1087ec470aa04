import type { Clock, Timer } from '#core/kernel/clock.ts';
import { checkIdentity } from '#core/session/identity-check.ts';
import type { IdentityCheck, IdentityProvider } from '#core/session/ports.ts';
import { KeycloakIdentityProvider } from './keycloak-identity-provider.ts';
import type { SignOnSettings } from './sign-on-settings.ts';

/** What a deployment says of its provider; a redirect check is off unless it is asked for. */
export type BrowserSignOn = Pick<SignOnSettings, 'url' | 'realm' | 'clientId' | 'basePath'> &
  Partial<Pick<SignOnSettings, 'redirectCheck'>>;

/** A sign-on that is asked before the portal's script is here. */
export interface EarlySignOn {
  readonly provider: IdentityProvider;
  /** What the first question finds; it settles within the time that the provider is given (SES-26). */
  readonly found: Promise<IdentityCheck>;
}

/** Makes the sign-on of the browser; keycloak-js is loaded at the first check. */
export const browserSignOn = (
  signOn: BrowserSignOn,
  isPrivate: (path: string) => boolean,
  clock: Clock,
  timer: Timer,
): IdentityProvider =>
  new KeycloakIdentityProvider(
    { redirectCheck: 'never', ...signOn, origin: window.location.origin, isPrivate },
    () => import('keycloak-js'),
    clock,
    timer,
  );

/**
 * Asks who is here at once. Whoever asks the provider for the first time afterwards, as the session does when it begins,
 * hears of the same question, so that it is asked once (SES-02).
 */
export const earlySignOn = (
  signOn: BrowserSignOn,
  isPrivate: (path: string) => boolean,
  clock: Clock,
  timer: Timer,
): EarlySignOn => {
  const provider = browserSignOn(signOn, isPrivate, clock, timer);
  const found = checkIdentity(provider, timer);
  let first: Promise<IdentityCheck> | undefined = found;
  return {
    found,
    provider: {
      check: () => {
        const answer = first ?? provider.check();
        first = undefined;
        return answer;
      },
      login: (returnTo) => provider.login(returnTo),
      logout: (returnTo) => provider.logout(returnTo),
      refresh: () => provider.refresh(),
      token: () => provider.token(),
      forgetTokens: () => provider.forgetTokens(),
    },
  };
};
