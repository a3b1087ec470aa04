import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

/** A link with the look of a button that opens a message in the reader's own program. */
export const MailButton = ({
  href,
  filled = false,
  children,
}: {
  /** `mailto:` with address, subject and text. */
  readonly href: string;
  readonly filled?: boolean | undefined;
  readonly children: string;
}) => (
  <a className={classes('btn', filled ? 'btn-primary' : 'btn-outline-primary')} href={href}>
    <Icon name="mail" size="sm" />
    <span>{children}</span>
  </a>
);
