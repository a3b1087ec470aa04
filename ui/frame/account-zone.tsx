import { isLoggedIn, otherRoleOf, type SessionState } from '#core/session/state.ts';
import { ChangeRole, ChooseCompany, EndSession, PinCompany } from '#core/session/use-cases.ts';
import { LoginEntry } from '#ui/components/frame/header.tsx';
import { ProfileMenu } from '#ui/components/frame/profile-menu.tsx';
import { FRAME } from '#ui/copy/frame.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useLogIn } from './use-log-in.ts';
import { NotificationsZone } from './notifications-zone.tsx';

/** The way in for a visitor; bell and profile for who is logged in (NAV-12, NAV-13). */
export const AccountZone = ({ session }: { readonly session: SessionState }) => {
  const { to, onLogIn } = useLogIn();
  const endSession = useAction(EndSession);
  const chooseCompany = useAction(ChooseCompany);
  const pinCompany = useAction(PinCompany);
  const changeRole = useAction(ChangeRole);
  if (!isLoggedIn(session)) {
    return <LoginEntry to={to} onLogIn={onLogIn} />;
  }
  const otherRole = otherRoleOf(session);
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
        otherRole={otherRole === undefined ? undefined : FRAME.takeUp[otherRole]}
        onOtherRole={() => void changeRole()}
        onLogOut={() => void endSession('login')}
      />
    </>
  );
};
