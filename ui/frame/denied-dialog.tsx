import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { EndSession } from '#core/session/use-cases.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { SESSION_COPY } from '#ui/copy/session.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';

const COPY = SESSION_COPY.denied;

/** Signed in, but without a company file or a convention: the button leads home, the cross back to the login (ERR-01). */
export const DeniedDialog = () => {
  const endSession = useAction(EndSession);
  const { loginFailedPayingBodies } = useInjection(PortalSettings);
  return (
    <Dialog
      open
      title={COPY.title}
      role="alertdialog"
      onClose={() => void endSession('login')}
      actions={
        <Button look="filled" data-autofocus onClick={() => void endSession('home')}>
          {COMMON.backHome}
        </Button>
      }
    >
      <p>{COPY.sentence(loginFailedPayingBodies)}</p>
    </Dialog>
  );
};
