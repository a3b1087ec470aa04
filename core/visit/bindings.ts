import { AddressAfterSignIn, EnterAddress } from '#core/access/enter-address.ts';
import { type Binding, binding } from '#core/kernel/port-key.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { Say } from '#core/notices/use-cases.ts';
import { SignIn } from '#core/session/use-cases.ts';
import { FollowVisit, makeFollowVisit } from './follow-visit.ts';
import { LogIn, makeLogIn } from './log-in.ts';

/** What goes on around all pages. */
export const bindings: readonly Binding[] = [
  binding(LogIn, [SignIn, AddressAfterSignIn, Say], makeLogIn),
  binding(FollowVisit, [EnterAddress, Say, LogIn, PortalSettings], makeFollowVisit),
];
