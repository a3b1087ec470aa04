import { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { dayLabel } from '#core/notifications/day-label.ts';
import { dueLine, type MessageNeeds } from '#core/open-items/message-subject.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { classes } from '#ui/components/classes.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { FRAME } from '#ui/copy/frame.ts';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { useInjection } from '#ui/state/injection.tsx';

/** Id of the row of a message: whoever comes back from the message finds the focus on it. */
export const rowId = (msgId: string): string => `notifica-${msgId}`;

/** The second line of a row: the term where there is one, else the first words; nothing while it is not known which. */
const SecondLine = ({
  message,
  needs,
  isAwaited,
}: {
  readonly message: Notification;
  readonly needs: MessageNeeds | undefined;
  readonly isAwaited: boolean;
}) => {
  const today = dayInRome(useInjection(Clock).now());
  const isPlain = message.about === undefined;
  if (isAwaited && !isPlain) return <span className="words" />;
  const due = needs === undefined ? undefined : dueLine(needs, today);
  return (
    <span className={classes('words pt-soft', isPlain && 'plain')}>
      {due === undefined ? null : <span className={classes('due', needs?.due?.urgency)}>{due}</span>}
      <span className="begin">{message.plainBody}</span>
    </span>
  );
};

/**
 * Messages in rows: subject and day, term or first words, read or to be read, and a box to choose it (NOTE-01, NOTE-07). The link covers
 * the row and is named by state and subject: what the message says stands beside it (NOTE-14).
 */
export const InboxList = ({
  messages,
  openId,
  chosen,
  onChoose,
  pathOf,
  needsFor,
  isAwaited,
}: {
  readonly messages: readonly Notification[];
  readonly openId?: string | undefined;
  readonly chosen: readonly string[];
  readonly onChoose: (msgId: string, isChosen: boolean) => void;
  readonly pathOf: (msgId: string) => string;
  readonly needsFor: (message: Notification) => MessageNeeds | undefined;
  /** Whether it is still to come what messages want. */
  readonly isAwaited: boolean;
}) => {
  const now = useInjection(Clock).now();
  return (
    <ul className="pt-notes pt-inbox list-unstyled" aria-label={COPY.list}>
      {messages.map((message) => {
        const { msgId, subject, createdAt, read } = message;
        const needs = needsFor(message);
        return (
          <li key={msgId} className={classes(!read && 'unread', msgId === openId && 'open')}>
            <label className="pt-check bare">
              <input
                type="checkbox"
                checked={chosen.includes(msgId)}
                onChange={(event) => onChoose(msgId, event.currentTarget.checked)}
              />
              <span className="visually-hidden">{COPY.select(subject)}</span>
            </label>
            <div className="note-row">
              <LinkTo
                id={rowId(msgId)}
                className="note-way"
                to={pathOf(msgId)}
                aria-current={msgId === openId ? 'true' : undefined}
              >
                {read ? null : <span className="visually-hidden">{FRAME.unreadFirst} </span>}
                <span className="subject">{subject}</span>
              </LinkTo>
              <span className="day pt-soft">{dayLabel(createdAt, now)}</span>
              <SecondLine message={message} needs={needs} isAwaited={isAwaited} />
              {read ? null : (
                <span className="state" aria-hidden="true">
                  {FRAME.unread}
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
