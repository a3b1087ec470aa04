import { useEffect, useRef } from 'react';
import { selectedCompanyOf, SessionCell, type SessionState } from '#core/session/state.ts';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { CompanyDialog } from './company-dialog.tsx';
import { CompanyOffer } from './company-offer.tsx';
import { DeniedDialog } from './denied-dialog.tsx';
import { EndedDialog, InactivityWatch } from './inactivity-dialogs.tsx';
import { OtherTabDialog } from './other-tab-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** States in which a dialog stands over the page. */
const ASKING: readonly SessionState['kind'][] = ['choosingRole', 'choosingCompany', 'denied'];

/** Puts the reader on the page's title once a question about role or company, or a refusal, is over: the dialog had taken the focus with it. */
const useFocusAfterAsking = (isAsking: boolean): void => {
  const wasAsking = useRef(false);
  useEffect(() => {
    const isOver = wasAsking.current && !isAsking;
    wasAsking.current = isAsking;
    if (!isOver) return undefined;
    const land = (): boolean => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading === null) return false;
      heading.tabIndex = -1;
      heading.focus();
      return true;
    };
    if (land()) return undefined;
    // The page is still on its way.
    const watch = new MutationObserver(() => {
      if (land()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [isAsking]);
};

/** Says for which company a farmer works from now on, whatever led to another one (PAGE-28, SES-13). */
const useSayCompany = (session: SessionState): void => {
  const company = session.kind === 'farmer' ? selectedCompanyOf(session) : undefined;
  useSayOnChange(company?.cuaa ?? '', company && SESSION_COPY.company.changed(company.registeredName));
};

/** The dialogs that the state of the session calls for; each leaves when the state does. */
export const SessionDialogs = () => {
  const session = useCell(useInjection(SessionCell));
  useFocusAfterAsking(ASKING.includes(session.kind));
  useSayCompany(session);
  return (
    <>
      {session.kind === 'choosingRole' ? <RoleDialog /> : null}
      {session.kind === 'choosingCompany' ? <CompanyDialog session={session} /> : null}
      {session.kind === 'farmer' ? <OtherTabDialog session={session} /> : null}
      {session.kind === 'farmer' ? <CompanyOffer session={session} /> : null}
      {session.kind === 'denied' ? <DeniedDialog /> : null}
      {session.kind === 'ended' ? <EndedDialog session={session} /> : null}
      <InactivityWatch />
    </>
  );
};
