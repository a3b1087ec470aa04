import { LeaveUnavailablePage } from '#core/navigation/use-cases.ts';
import { UnavailablePageCell } from '#core/navigation/unavailable-page.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';

/** A page that is still on the agency's old site (ERR-07, NAV-09, VAL-05). */
export const UnavailableDialog = () => {
  const leave = useAction(LeaveUnavailablePage);
  const page = useCell(useInjection(UnavailablePageCell));
  return (
    <Dialog
      open={page.isOpen}
      title={page.title}
      onClose={() => leave('close')}
      actions={
        <Button look="filled" data-autofocus onClick={() => leave('proceed')}>
          {page.button}
        </Button>
      }
    >
      <p className="fw-semibold">{page.subtitle}</p>
      <p>{page.message}</p>
    </Dialog>
  );
};
