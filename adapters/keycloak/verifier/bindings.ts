import { Clock } from '#core/kernel/clock.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { LogoutNotices } from '#core/session/ended-sessions.ts';
import { TokenVerifier } from '#core/session/token-verifier.ts';
import { JoseLogoutNotices } from './jose-logout-notices.ts';
import { JoseTokenVerifier, type TrustedIssuer } from './jose-token-verifier.ts';

/** Binds the check of bearer tokens and of notices that a session is over; the composition root says whose tokens are believed. */
export const verifierBindings = (trusted: TrustedIssuer): readonly Binding[] => [
  binding(TokenVerifier, [Clock], (clock) => new JoseTokenVerifier(trusted, clock)),
  binding(LogoutNotices, [Clock], (clock) => new JoseLogoutNotices(trusted, clock)),
];
