import { useState } from 'react';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { type LoggedInState, otherRoleOf, selectedCompanyOf } from '#core/session/state.ts';
import { ChangeRole, ChooseCompany, EndSession, PinCompany } from '#core/session/use-cases.ts';
import { ProfileMenu, type ProfileWay } from '#ui/components/frame/profile-menu.tsx';
import { FRAME } from '#ui/copy/frame.ts';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { hasUnsent } from '#ui/platform/unsent.ts';
import { mayClose } from '#ui/platform/windows.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { CompanyStateLine, useCompanyStates } from './company-states.tsx';
import { takesAlerts } from '#ui/pages/alerts/takes-alerts.ts';
import { NotificationsZone } from './notifications-zone.tsx';

/** Pages of the person's own: who has read the file of the company in use, and, where the service has them, the alerts (NAV-27, PREF-01). */
const useWays = (session: LoggedInState): readonly ProfileWay[] => {
  const table = routeTable(useInjection(PortalSettings).names);
  const wayTo = (id: 'fileAccesses' | 'alertPreferences', icon: ProfileWay['icon']): ProfileWay => ({
    to: pathTo(table, id),
    label: table.routes.find((route) => route.id === id)?.title ?? '',
    icon,
  });
  return [
    ...(selectedCompanyOf(session) === undefined ? [] : [wayTo('fileAccesses', 'list')]),
    ...(takesAlerts(session) ? [wayTo('alertPreferences', 'mail')] : []),
  ];
};

const Profile = ({ session }: { readonly session: LoggedInState }) => {
  const endSession = useAction(EndSession);
  const chooseCompany = useAction(ChooseCompany);
  const pinCompany = useAction(PinCompany);
  const changeRole = useAction(ChangeRole);
  const ways = useWays(session);
  const [isOpened, setOpened] = useState(false);
  const companies = session.kind === 'farmer' ? session.companies : [];
  const known = useCompanyStates(isOpened ? companies : []);
  const otherRole = otherRoleOf(session);
  return (
    <ProfileMenu
      name={session.user.givenName}
      companies={companies.map((company) => ({
        ...company,
        state: known.hasStates ? <CompanyStateLine company={company} known={known} /> : undefined,
      }))}
      selectedCuaa={session.kind === 'farmer' ? session.selectedCuaa : undefined}
      mainCuaa={session.kind === 'farmer' ? session.mainCuaa : undefined}
      onChoose={(cuaa) => void chooseCompany(cuaa, false)}
      onPin={(cuaa) => void pinCompany(cuaa)}
      onOpen={() => setOpened(true)}
      ways={ways}
      otherRole={otherRole === undefined ? undefined : FRAME.takeUp[otherRole]}
      onOtherRole={() => void changeRole()}
      onLogOut={() => {
        if (mayClose(hasUnsent(), SESSION_COPY.leaveUnsent)) void endSession('login');
      }}
    />
  );
};

/** Bell and profile of the person logged in (NAV-12, NAV-13). */
export const PersonZone = ({ session }: { readonly session: LoggedInState }) => (
  <>
    <NotificationsZone session={session} />
    <Profile session={session} />
  </>
);
