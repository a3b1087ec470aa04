import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { COMMON } from '#ui/copy/common.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import { moveFocusUnchosen } from './keep-focus.ts';

/** Mark of the element that takes the focus when its dialog opens: `<Button data-autofocus>`. */
const FIRST_FOCUS = '[data-autofocus]';

/**
 * Opens and closes a native dialog after a state. The browser keeps the focus inside and the page behind inert, and
 * gives the focus back; Escape calls `onEscape`, which is the safe choice, and never closes by itself.
 */
export const useModal = (open: boolean, onEscape: () => void): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  const escape = useEffectEvent(onEscape);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return undefined;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      escape();
    };
    // The back gesture of a phone asks in its own way, and a browser lets a second request through unasked.
    const cancelled = (event: Event) => {
      event.preventDefault();
      escape();
    };
    const closed = () => {
      // The browser tells of a closing later: by then who is quick may have opened it again.
      if (element.open) return;
      element.showModal();
      escape();
    };
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
    element.addEventListener('keydown', pressed);
    element.addEventListener('cancel', cancelled);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('keydown', pressed);
      element.removeEventListener('cancel', cancelled);
      element.removeEventListener('close', closed);
      // The browser gives the focus back to where it was; the reader has not chosen that, and may be led on from there.
      if (element.open) moveFocusUnchosen(() => element.close());
    };
  }, [open]);

  return dialog;
};

/** A dialog. */
export interface DialogProps {
  readonly open: boolean;
  /** Its name, shown as its title. */
  readonly title: ReactNode;
  /** The safe choice: Escape, the cross. */
  readonly onClose: () => void;
  /** Whether there is a cross at the top; its words are "Chiudi". On by default. */
  readonly cross?: boolean | undefined;
  readonly children?: ReactNode;
  /** Buttons. The safe one is filled, stands last, and takes the focus by `data-autofocus`. */
  readonly actions?: ReactNode;
  readonly wide?: boolean | undefined;
  /** Whether head and buttons stand over what scrolls between them. */
  readonly firm?: boolean | undefined;
  /** A drawing at the left of the title, such as the countdown ring. */
  readonly aside?: ReactNode;
  /** A word above the title, such as "Avviso". */
  readonly above?: ReactNode;
  /** `alertdialog` where the reader is interrupted: the session's warning. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Keys that the dialog's own content answers to, wherever in it the focus is. */
  readonly onKey?: ((key: string) => void) | undefined;
  /** Whether the title takes the focus instead of the first field, which on a phone would bring the keyboard over what there is to choose. */
  readonly titleFirst?: boolean | undefined;
  /** Says the text with the name when the dialog opens; on by default. */
  readonly describe?: boolean | undefined;
}

const Heading = ({
  id,
  title,
  above,
  aside,
  titleFirst = false,
}: Pick<DialogProps, 'title' | 'above' | 'aside' | 'titleFirst'> & { readonly id: string }) => {
  const heading = (
    <div>
      {above}
      <h2 id={id} className="modal-title" {...(titleFirst ? { tabIndex: -1, 'data-autofocus': true } : {})}>
        {title}
      </h2>
    </div>
  );
  return aside === undefined ? (
    heading
  ) : (
    <div className="pt-count">
      {aside}
      {heading}
    </div>
  );
};

/** A modal dialog on the native element: named, focus inside, focus back; it rises from the lower edge on phones. */
export const Dialog = ({
  open,
  title,
  onClose,
  cross = true,
  children,
  actions,
  wide = false,
  firm = false,
  aside,
  above,
  role,
  describe = true,
  titleFirst,
  onKey,
}: DialogProps) => {
  const dialog = useModal(open, onClose);
  const titleId = useId();
  const textId = useId();
  return (
    <dialog
      ref={dialog}
      role={role === 'alertdialog' ? role : undefined}
      className={classes('pt-modal', wide && 'wide', firm && 'firm')}
      onKeyDown={onKey === undefined ? undefined : ({ key }) => onKey(key)}
      // A closed dialog has no title in the document.
      aria-labelledby={open ? titleId : undefined}
      aria-describedby={open && describe && children !== undefined ? textId : undefined}
    >
      {open ? (
        <div className="pt-modal-in modal-content">
          <div className="top modal-header">
            <Heading id={titleId} title={title} above={above} aside={aside} titleFirst={titleFirst} />
            {cross ? (
              <IconButton icon="close" label={COMMON.close} className="pt-modal-close" onClick={onClose} />
            ) : null}
          </div>
          {children === undefined ? null : (
            <div id={textId} className="modal-body">
              {children}
            </div>
          )}
          {actions === undefined ? null : <div className="pt-actions modal-footer">{actions}</div>}
        </div>
      ) : null}
    </dialog>
  );
};
