import { homeFor } from '#core/navigation/menus.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { SessionCell } from '#core/session/state.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { ERROR_COPY as COPY } from '#ui/copy/error.ts';
import { audienceOf } from '#ui/frame/audience.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

/** A page that cannot be drawn, or whose script does not come: what happened, and the ways on (PAGE-25, ERR-08). */
export const ErrorPage = ({ onRetry }: { readonly onRetry: () => void }) => {
  const settings = useInjection(PortalSettings);
  const session = useCell(useInjection(SessionCell));
  return (
    <PageHead title={COMMON.error} lead={COPY.lead}>
      <p>{COPY.help}</p>
      <div className="d-flex flex-wrap gap-3">
        <Button look="filled" icon="refresh" onClick={onRetry}>
          {COMMON.retry}
        </Button>
        <Button onClick={() => window.history.back()}>{COMMON.back}</Button>
        <LinkButton to={homeFor(audienceOf(session) ?? 'public', settings)}>{COMMON.backHome}</LinkButton>
      </div>
    </PageHead>
  );
};
