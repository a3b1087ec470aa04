import { useId, type FormEvent, type ReactNode } from 'react';
import { COMMON } from '#ui/copy/common.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Button } from './button.tsx';
import { useModal } from './dialog.tsx';
import { Closer } from './opener.tsx';
import { Badge } from './status.tsx';

/** The panel of the filters. */
export interface SidePanelProps {
  /** Id by which a link can show it where no script runs: `<a href="#filtri">`. */
  readonly id: string;
  readonly open: boolean;
  readonly title?: string | undefined;
  /** How many filters are applied now (not those being prepared). */
  readonly count?: number | undefined;
  /** "Annulla", the cross, Escape, a press on the veil. */
  readonly onCancel: () => void;
  /** "Applica filtri". Without script the form is sent to `action`. */
  readonly onApply: () => void;
  /** Address that the form is sent to where no script runs, base path included. */
  readonly action: string;
  /** "Elimina tutto", shown only when given. */
  readonly onClear?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A panel at the right, as wide as the screen on phones; "Annulla" and "Applica filtri" are always in sight. */
export const SidePanel = ({
  id,
  open,
  title = PARTS.filters,
  count = 0,
  onCancel,
  onApply,
  action,
  onClear,
  children,
}: SidePanelProps) => {
  const dialog = useModal(open, onCancel);
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    // The veil belongs to the dialog: a press that lands on the dialog itself missed the panel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by keyboard
    <dialog
      ref={dialog}
      id={id}
      className="pt-panel"
      aria-labelledby={titleId}
      onClick={(event) => (event.target === event.currentTarget ? onCancel() : undefined)}
    >
      <form action={action} method="get" onSubmit={submit} noValidate>
        <div className="pt-panel-top offcanvas-header">
          <h2 id={titleId} className="offcanvas-title d-flex align-items-center gap-2">
            {title}
            {count === 0 ? null : <Badge count={count} label={PARTS.appliedFilters(count)} />}
          </h2>
          <Closer panelId={id} onClose={onCancel} />
        </div>
        <div className="pt-panel-body offcanvas-body">
          {onClear === undefined ? null : (
            <div className="text-end">
              <Button look="link" onClick={onClear}>
                {COMMON.clearAll}
              </Button>
            </div>
          )}
          {children}
        </div>
        <div className="pt-panel-foot">
          <Button onClick={onCancel}>{COMMON.cancel}</Button>
          <Button look="filled" type="submit">
            {PARTS.applyFilters}
          </Button>
        </div>
      </form>
    </dialog>
  );
};
