import type { ReactNode } from 'react';
import { bellOf } from '#core/notifications/latest.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { Drop } from '../drop.tsx';
import { Icon } from '../icons/icon.tsx';
import { Badge } from '../status.tsx';
import { MoreLink } from '../tile.tsx';

/** A notification in a list. */
export interface NotificationEntry {
  readonly id: string;
  readonly subject: string;
  /** "Oggi", "Ieri" or a date (NOTE-03). */
  readonly day: string;
  /** First words of the message, where there is room. */
  readonly text?: string | undefined;
  readonly unread: boolean;
}

/** Notifications in rows; an unread one has its yellow dot and the words "da leggere" (NOTE-01). */
export const NotificationList = ({
  entries,
  onOpen,
  label,
}: {
  readonly entries: readonly NotificationEntry[];
  readonly onOpen: (id: string) => void;
  readonly label?: string | undefined;
}) => (
  <ul className="pt-notes notifications-list list-unstyled" aria-label={label}>
    {entries.map(({ id, subject, day, text, unread }) => (
      <li key={id} className={unread ? 'unread' : undefined}>
        <button type="button" onClick={() => onOpen(id)}>
          <span className="subject">{subject}</span>
          {text === undefined ? null : <span className="d-block pt-clamp">{text}</span>}
          <span className="pt-soft">
            {day}
            {unread ? `, ${FRAME.unread}` : null}
          </span>
        </button>
      </li>
    ))}
  </ul>
);

/** The notifications in the strip at the top. */
export interface NotificationsMenuProps {
  /** Undefined while it is not known. */
  readonly unread: number | undefined;
  /** Path of the page with all of them. */
  readonly allTo: string;
  readonly onOpenMenu?: (() => void) | undefined;
  /** The latest, or what stands for them. */
  readonly children: ReactNode;
}

/** The bell, which changes when something is to be read, its count, and the latest notifications (NAV-12, NOTE-02, NOTE-06). */
export const NotificationsMenu = ({ unread, allTo, onOpenMenu, children }: NotificationsMenuProps) => {
  const bell = bellOf(unread);
  return (
    <Drop
      group="menu-della-testata"
      arrow={false}
      onOpen={onOpenMenu}
      label={bell.label}
      summary={
        <>
          <Icon name={bell.variant === 'alert' ? 'bell-alert' : 'bell'} className="pt-bell" />
          {bell.count === 0 ? null : <Badge count={bell.count} />}
        </>
      }
    >
      <h2>{FRAME.notifications}</h2>
      {children}
      <MoreLink to={allTo}>{FRAME.goToNotifications}</MoreLink>
    </Drop>
  );
};
