import { type Farmer, selectedCompanyOf } from '#core/session/state.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { SESSION_COPY } from '#ui/copy/session.ts';

/** An offer to work for another company. */
export interface SwitchDialogProps {
  readonly title: string;
  readonly session: Farmer;
  readonly follow: string;
  readonly stay: string;
  readonly onFollow: () => void;
  readonly onStay: () => void;
}

/** Offers another company and never takes it by itself: to stay is the safe choice, and what Escape means. */
export const SwitchDialog = ({ title, session, follow, stay, onFollow, onStay }: SwitchDialogProps) => (
  <Dialog
    open
    title={title}
    cross={false}
    onClose={onStay}
    actions={
      <>
        <Button onClick={onFollow}>{follow}</Button>
        <Button look="filled" data-autofocus onClick={onStay}>
          {stay}
        </Button>
      </>
    }
  >
    <p>{SESSION_COPY.elsewhere.text(selectedCompanyOf(session)?.registeredName ?? '')}</p>
  </Dialog>
);
