import { AddressAfterSignIn } from '#core/access/enter-address.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { Say } from '#core/notices/use-cases.ts';
import { SignIn } from '#core/session/use-cases.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';

/** The way in: where it leads without script, and what it does with it. */
export interface LogIn {
  readonly to: string;
  readonly onLogIn: () => void;
}

/**
 * How a visitor comes in (NAV-12, NAV-21). Without script the entry leads to a private page, which asks for the login as soon
 * as there is one. The sign-in leaves the page; where it does not, it is said why.
 */
export const useLogIn = (): LogIn => {
  const settings = useInjection(PortalSettings);
  const signIn = useAction(SignIn);
  const addressAfterSignIn = useAction(AddressAfterSignIn);
  const say = useAction(Say);
  return {
    to: pathTo(routeTable(settings.names), 'desk'),
    onLogIn: () =>
      void signIn(addressAfterSignIn()).then((failure) =>
        say({ kind: failure === 'session.data-blocked' ? 'dataBlocked' : 'signOnSilent' }),
      ),
  };
};
