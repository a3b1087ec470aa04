import type { ReactNode } from 'react';
import { bellOf } from '#core/notifications/latest.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { LinkButton } from '../button.tsx';
import { Drop } from '../drop.tsx';
import { Icon } from '../icons/icon.tsx';
import { Badge } from '../status.tsx';

/** A notification in a list. */
export interface NotificationEntry {
  readonly id: string;
  readonly subject: string;
  /** "Oggi", "Ieri" or a date (NOTE-03). */
  readonly day: string;
  /** First words of the message, for what is left of its line. */
  readonly text?: string | undefined;
  readonly unread: boolean;
}

/**
 * Notifications, one line each; an unread one has its yellow dot, and "da leggere" for screen readers, before its subject (NOTE-01).
 * The button covers the row and is named by the subject alone: what the message says can be read beside it (NOTE-14).
 */
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
        <span className="line">
          <button type="button" className="note-way" onClick={() => onOpen(id)}>
            {unread ? <span className="visually-hidden">{FRAME.unreadFirst} </span> : null}
            <span className="subject">{subject}</span>
          </button>
          {text === undefined ? null : <span className="pt-soft"> {text}</span>}
        </span>
        <span className="pt-soft day">{day}</span>
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
      <div className="pt-bell-head">
        <h2>{FRAME.notifications}</h2>
        {bell.count === 0 ? null : <p className="unread-key">{FRAME.unreadCount(bell.count)}</p>}
      </div>
      <div className="pt-bell-rows">{children}</div>
      <div className="pt-bell-foot">
        <LinkButton to={allTo}>{FRAME.goToNotifications}</LinkButton>
      </div>
    </Drop>
  );
};
