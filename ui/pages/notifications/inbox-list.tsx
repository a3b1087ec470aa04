import { Clock } from '#core/kernel/clock.ts';
import { dayLabel } from '#core/notifications/day-label.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { classes } from '#ui/components/classes.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { FRAME } from '#ui/copy/frame.ts';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { useInjection } from '#ui/state/injection.tsx';

/** Id of the row of a message: it takes the focus when the reader comes back from the message. */
export const rowId = (msgId: string): string => `notifica-${msgId}`;

/** Messages in rows: subject, first words, day, read or to be read, and a box to choose it (NOTE-01, NOTE-07). */
export const InboxList = ({
  messages,
  openId,
  chosen,
  onChoose,
  pathOf,
}: {
  readonly messages: readonly Notification[];
  readonly openId?: string | undefined;
  readonly chosen: readonly string[];
  readonly onChoose: (msgId: string, isChosen: boolean) => void;
  readonly pathOf: (msgId: string) => string;
}) => {
  const now = useInjection(Clock).now();
  return (
    <ul className="pt-notes pt-inbox list-unstyled" aria-label={COPY.list}>
      {messages.map(({ msgId, subject, plainBody, createdAt, read }) => (
        <li key={msgId} className={classes(!read && 'unread', msgId === openId && 'open')}>
          <label className="pt-check bare">
            <input
              type="checkbox"
              checked={chosen.includes(msgId)}
              onChange={(event) => onChoose(msgId, event.currentTarget.checked)}
            />
            <span className="visually-hidden">{COPY.select(subject)}</span>
          </label>
          <LinkTo id={rowId(msgId)} to={pathOf(msgId)} aria-current={msgId === openId ? 'true' : undefined}>
            <span className="subject">{subject}</span>
            <span className="d-block pt-clamp">{plainBody}</span>
            <span className="pt-soft">
              {dayLabel(createdAt, now)}
              {read ? null : `, ${FRAME.unread}`}
            </span>
          </LinkTo>
        </li>
      ))}
    </ul>
  );
};
