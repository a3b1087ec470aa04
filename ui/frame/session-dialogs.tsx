import { SessionCell } from '#core/session/state.ts';
import { useInjection } from '#ui/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { CompanyDialog } from './company-dialog.tsx';
import { CompanyOffer } from './company-offer.tsx';
import { DeniedDialog } from './denied-dialog.tsx';
import { EndedDialog, InactivityWatch } from './inactivity-dialogs.tsx';
import { OtherTabDialog } from './other-tab-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { UnavailableDialog } from './unavailable-dialog.tsx';

/** The dialogs that the state of the session calls for; each leaves when the state does. */
export const SessionDialogs = () => {
  const session = useCell(useInjection(SessionCell));
  return (
    <>
      {session.kind === 'choosingRole' ? <RoleDialog /> : null}
      {session.kind === 'choosingCompany' ? <CompanyDialog session={session} /> : null}
      {session.kind === 'farmer' ? <OtherTabDialog session={session} /> : null}
      {session.kind === 'farmer' ? <CompanyOffer session={session} /> : null}
      {session.kind === 'denied' ? <DeniedDialog /> : null}
      {session.kind === 'ended' ? <EndedDialog session={session} /> : null}
      <InactivityWatch />
      <UnavailableDialog />
    </>
  );
};
