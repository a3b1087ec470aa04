import { useId, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { COMMON } from '#ui/copy/common.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { Button } from './button.tsx';
import { useModal } from './dialog.tsx';
import { useHydrated } from './hydrated.ts';
import { Closer } from './opener.tsx';
import { isSecondPress } from './second-press.ts';
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
  /**
   * "Applica filtri", with the names of the fields in which something is written that the browser cannot read (31/02).
   * Without script the form is sent to `action`.
   */
  readonly onApply: (unreadable: readonly string[]) => void;
  /** Words of the button, where they say more: "Applica filtri (12)". */
  readonly applyWords?: string | undefined;
  /** Address that the form is sent to where no script runs, base path included. */
  readonly action: string;
  /** "Elimina tutto", shown only when given. */
  readonly onClear?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A day that does not exist has no value of its own: only the field knows that something is written in it. */
const unreadableIn = (form: HTMLFormElement): readonly string[] =>
  [...form.elements].flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.badInput ? [field.name] : [],
  );

/**
 * "Elimina tutto", in the row that does not scroll: it is always at hand, and what is ticked does not move when it comes. Without
 * script it would do nothing; the page's own link does.
 */
const Clear = ({
  onClear,
  fields,
}: {
  readonly onClear: () => void;
  readonly fields: RefObject<HTMLElement | null>;
}) => (
  <Button
    look="link"
    onClick={() => {
      // What was pressed goes with what it took away: the reader goes on with the first field.
      fields.current?.querySelector<HTMLElement>('input, select')?.focus();
      onClear();
    }}
  >
    {COMMON.clearAll}
  </Button>
);

/** A panel at the right, as wide as the screen on phones; "Annulla" and "Applica filtri" are always in sight. */
export const SidePanel = ({
  id,
  open,
  title = PARTS.filters,
  count = 0,
  onCancel,
  onApply,
  applyWords = PARTS.applyFilters,
  action,
  onClear,
  children,
}: SidePanelProps) => {
  const dialog = useModal(open, onCancel);
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isPressOnVeil = useRef(false);
  const hydrated = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(unreadableIn(event.currentTarget));
  };
  return (
    // The veil belongs to the dialog: a press that lands on the dialog itself missed the panel. One that began inside, such as
    // the marking of a text, is none of these, wherever it ends.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by keyboard
    <dialog
      ref={dialog}
      id={id}
      className="pt-panel"
      aria-labelledby={titleId}
      onPointerDown={(event) => (isPressOnVeil.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (isPressOnVeil.current && event.target === event.currentTarget && !isSecondPress(event)) onCancel();
      }}
    >
      <form action={action} method="get" onSubmit={submit} noValidate={hydrated}>
        <div className="pt-panel-top offcanvas-header">
          <h2 id={titleId} className="offcanvas-title d-flex align-items-center gap-2">
            {title}
            {count === 0 ? null : <Badge count={count} label={PARTS.appliedFilters(count)} />}
          </h2>
          {onClear === undefined || !hydrated ? null : <Clear onClear={onClear} fields={body} />}
          <Closer panelId={id} onClose={onCancel} data-autofocus />
        </div>
        <div ref={body} className="pt-panel-body offcanvas-body">
          {children}
        </div>
        <div className="pt-panel-foot">
          <Closer panelId={id} onClose={onCancel}>
            {COMMON.cancel}
          </Closer>
          <Button look="filled" type="submit">
            {applyWords}
          </Button>
        </div>
      </form>
    </dialog>
  );
};
