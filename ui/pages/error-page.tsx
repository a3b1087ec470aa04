import { useEffect } from 'react';
import { homeFor } from '#core/navigation/menus.ts';
import type { MissingScriptStep } from '#core/navigation/missing-script.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { SessionCell } from '#core/session/state.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { ERROR_COPY as COPY } from '#ui/copy/error.ts';
import { audienceOf } from '#ui/frame/audience.ts';
import { useOffline } from '#ui/components/offline.ts';
import { useTitle } from '#ui/routing/document-head.ts';
import { useHeadingFocus } from '#ui/routing/focus.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

/** A page that cannot be drawn, or whose script does not come: what happened, and the ways on (PAGE-25, ERR-08). */
export const ErrorPage = ({
  path,
  reason,
  onRetry,
}: {
  /** Path of the page in whose place this one stands. */
  readonly path: string;
  /** Why its script did not come; left out where the page could not be drawn. */
  readonly reason?: Exclude<MissingScriptStep, 'loadWhole'> | undefined;
  readonly onRetry: () => void;
}) => {
  const offline = useOffline();
  // Once for each time the line comes back, as what is asked for does (ERR-08).
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const cause = offline ? 'offline' : reason;
  const settings = useInjection(PortalSettings);
  const session = useCell(useInjection(SessionCell));
  useTitle({ title: COMMON.error, description: COPY.lead }, settings);
  useHeadingFocus(path);
  return (
    <PageHead title={COMMON.error} lead={cause === undefined ? COPY.lead : COPY.missing[cause]}>
      <p>{offline ? COPY.offlineHelp : COPY.help}</p>
      <div className="d-flex flex-wrap gap-3">
        <Button look="filled" icon="refresh" onClick={onRetry}>
          {COMMON.retry}
        </Button>
        <Button onClick={() => window.history.back()}>{COMMON.back}</Button>
        <a className="btn btn-outline-primary" href={`${settings.basePath}/stato`}>
          {COPY.state}
        </a>
        <LinkButton to={homeFor(audienceOf(session) ?? 'public', settings)}>{COMMON.backHome}</LinkButton>
      </div>
    </PageHead>
  );
};
