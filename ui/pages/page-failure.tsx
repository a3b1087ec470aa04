import { homeFor } from '#core/navigation/menus.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { SessionCell } from '#core/session/state.ts';
import { useHydrated } from '#ui/components/hydrated.ts';
import { ErrorNotice, type ErrorNoticeProps } from '#ui/components/messages.tsx';
import { audienceOf } from '#ui/frame/audience.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

/**
 * The failure of what a page is there for: besides trying again it offers the page before and "Torna alla Home", which is
 * the desk with a sign-in (PAGE-25, ERR-03). Going back needs script, and is offered once there is some.
 */
export const PageFailure = (parts: Omit<ErrorNoticeProps, 'homeTo' | 'onBack'>) => {
  const settings = useInjection(PortalSettings);
  const session = useCell(useInjection(SessionCell));
  const hydrated = useHydrated();
  return (
    <ErrorNotice
      {...parts}
      homeTo={homeFor(audienceOf(session) ?? 'public', settings)}
      onBack={hydrated ? () => window.history.back() : undefined}
    />
  );
};
