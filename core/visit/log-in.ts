import { AddressAfterSignIn } from '#core/access/enter-address.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import { Say } from '#core/notices/use-cases.ts';
import { SignIn } from '#core/session/start-session.ts';

/** Leaves for the login page (NAV-12, NAV-21); where it does not leave, it is said why: the browser blocks the site's data, or the sign-on is silent. */
export type LogIn = () => Promise<void>;

/** Builds `LogIn`. */
export const makeLogIn =
  (signIn: SignIn, addressAfterSignIn: AddressAfterSignIn, say: Say): LogIn =>
  async () => {
    const failure = await signIn(addressAfterSignIn());
    say({ kind: failure === 'session.data-blocked' ? 'dataBlocked' : 'signOnSilent' });
  };
export const LogIn = defineUseCase('LogIn', [SignIn, AddressAfterSignIn, Say], makeLogIn);
