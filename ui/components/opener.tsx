import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { COMMON } from '#ui/copy/common.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

// Links with the role of a button: a button could not show or hide a panel before the script has come.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/anchor-is-valid */

/** Shows a panel of this page. */
export interface OpenerProps {
  /** Id of the dialog. Where no script runs the link makes it the target of the page, and so shows it. */
  readonly panelId: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Its name, when `children` are an icon only. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

const pressedSpace = (event: KeyboardEvent): boolean => event.key === ' ';

/** Something between link and button: it opens a panel of this page, before any script as a link to it. */
export const Opener = ({ panelId, open, onOpen, id, className, label, children }: OpenerProps) => (
  <a
    id={id}
    href={`#${panelId}`}
    role="button"
    aria-haspopup="dialog"
    aria-expanded={open}
    aria-label={label}
    className={className}
    onClick={(event: MouseEvent) => {
      event.preventDefault();
      onOpen();
    }}
    onKeyDown={(event) => {
      if (!pressedSpace(event)) return;
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);

interface CloserProps {
  readonly panelId: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** Takes the focus when the panel opens, whatever stands before it. */
  readonly 'data-autofocus'?: boolean | undefined;
}

/** Closes a panel that `Opener` opens, also one that a link without script has shown: words, or the cross where there are none. */
export const Closer = ({
  panelId,
  onClose,
  label = COMMON.close,
  children,
  className,
  'data-autofocus': autofocus,
}: CloserProps & {
  /** Name of the cross. */
  readonly label?: string | undefined;
  readonly children?: ReactNode;
}) => (
  <a
    href="#"
    role="button"
    data-autofocus={autofocus}
    aria-label={children === undefined ? label : undefined}
    className={classes(children === undefined ? 'pt-icon-btn' : 'btn btn-outline-primary', className)}
    onClick={(event) => {
      if (window.location.hash !== `#${panelId}`) event.preventDefault();
      onClose();
    }}
    onKeyDown={(event) => {
      if (!pressedSpace(event)) return;
      event.preventDefault();
      onClose();
    }}
  >
    {children ?? <Icon name="close" />}
  </a>
);
