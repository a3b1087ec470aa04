import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { AddressAfterSignIn } from '#core/access/enter-address.ts';
import { Say } from '#core/notices/use-cases.ts';
import { isLoggedIn, type SessionState } from '#core/session/state.ts';
import { ChooseCompany, EndSession, PinCompany, SignIn } from '#core/session/use-cases.ts';
import { LoginEntry } from '#ui/components/frame/header.tsx';
import { ProfileMenu } from '#ui/components/frame/profile-menu.tsx';
import { useAction, useInjection } from '#ui/injection.tsx';
import { NotificationsZone } from './notifications-zone.tsx';

/** The way in for a visitor; bell and profile for who is logged in (NAV-12, NAV-13). */
export const AccountZone = ({ session }: { readonly session: SessionState }) => {
  const settings = useInjection(PortalSettings);
  const signIn = useAction(SignIn);
  const addressAfterSignIn = useAction(AddressAfterSignIn);
  const endSession = useAction(EndSession);
  const chooseCompany = useAction(ChooseCompany);
  const pinCompany = useAction(PinCompany);
  const say = useAction(Say);
  // The sign-in leaves the page; when it comes back, not even its script could be had.
  const logIn = (): void => void signIn(addressAfterSignIn()).then(() => say({ kind: 'signOnSilent' }));
  if (!isLoggedIn(session)) {
    // Without script the entry leads to a private page, which asks for the login as soon as there is one.
    return <LoginEntry to={pathTo(routeTable(settings.names), 'desk')} onLogIn={logIn} />;
  }
  return (
    <>
      <NotificationsZone session={session} />
      <ProfileMenu
        name={session.user.givenName}
        companies={session.kind === 'farmer' ? session.companies : []}
        selectedCuaa={session.kind === 'farmer' ? session.selectedCuaa : undefined}
        mainCuaa={session.kind === 'farmer' ? session.mainCuaa : undefined}
        onChoose={(cuaa) => void chooseCompany(cuaa, false)}
        onPin={(cuaa) => void pinCompany(cuaa)}
        onLogOut={() => void endSession('login')}
      />
    </>
  );
};
