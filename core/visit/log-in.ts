import type { AddressAfterSignIn } from '#core/access/enter-address.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Say } from '#core/notices/use-cases.ts';
import type { SignIn } from '#core/session/use-cases.ts';

/** Leaves for the login page (NAV-12, NAV-21); when it comes back, not even the script of the sign-on could be had, and that is said. */
export type LogIn = () => Promise<void>;
export const LogIn = portKey<LogIn>('LogIn');

/** Builds `LogIn`. */
export const makeLogIn =
  (signIn: SignIn, addressAfterSignIn: AddressAfterSignIn, say: Say): LogIn =>
  async () => {
    await signIn(addressAfterSignIn());
    say({ kind: 'signOnSilent' });
  };
