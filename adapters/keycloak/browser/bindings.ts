import { TokenSource } from '#core/handover/ports.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { IdentityProvider } from '#core/session/ports.ts';
import { SessionToken } from '#core/session/session-token.ts';

/** Binds the sign-on of the browser, which has been asked already. */
export const keycloakBrowserBindings = (provider: IdentityProvider): readonly Binding[] => [
  binding(IdentityProvider, [], () => provider),
  binding(TokenSource, [SessionToken], (token) => token),
];
