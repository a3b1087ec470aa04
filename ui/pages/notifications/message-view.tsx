import { useEffect, useRef, useState } from 'react';
import { timeInRome } from '#core/formatting/date.ts';
import { Clock } from '#core/kernel/clock.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import { dayLabel } from '#core/notifications/day-label.ts';
import type { MessageNeeds } from '#core/open-items/message-subject.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { Company } from '#core/session/user.ts';
import { Button } from '#ui/components/button.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { targetPath } from '#core/notifications/target-path.ts';
import { Explained } from '#ui/pages/explained.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { NeedsBox } from './message-needs.tsx';
import type { Marking } from './use-marking.ts';
import { useSeen } from './use-seen.ts';

/** On a narrow screen the message takes the place of a long list: the page is shorter, and the view would stand at its end. */
const bringIntoView = (heading: HTMLElement | null): void => {
  if (heading === null) return;
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight / 2) heading.scrollIntoView({ block: 'start', behavior: 'instant' });
};

const About = ({
  table,
  company,
  about,
}: {
  readonly table: RouteTable;
  readonly company: Company;
  readonly about: MessageNeeds['about'] | undefined;
}) => (
  <dl className="pt-dl">
    {about === undefined ? null : (
      <div>
        <dt>{COPY.about}</dt>
        {about.map(({ label, target }) => (
          <dd key={label}>
            <LinkTo to={targetPath({ table }, company, target)}>{label}</LinkTo>
          </dd>
        ))}
      </div>
    )}
    <div>
      <dt>{COPY.company}</dt>
      <dd>{company.registeredName}</dd>
    </div>
  </dl>
);

/**
 * A message in full: what it wants, then its words, then what it is about. One that was opened takes the focus and is read, once, and
 * stays so (NOTE-05); one that merely stands beside the list takes none, and is read after two seconds in view (D-43).
 */
export const MessageView = ({
  message,
  isOpened,
  marking,
  needs,
  table,
  company,
}: {
  readonly message: Notification;
  readonly isOpened: boolean;
  readonly marking: Marking;
  readonly needs: MessageNeeds | undefined;
  readonly table: RouteTable;
  readonly company: Company;
}) => {
  const now = useInjection(Clock).now();
  const heading = useRef<HTMLHeadingElement>(null);
  const marked = useRef<string | undefined>(undefined);
  const { msgId, read, subject, plainBody, createdAt } = message;
  useEffect(() => {
    if (!isOpened || marked.current === msgId) return;
    marked.current = msgId;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current);
    if (!read) void marking.mark([msgId], true, true);
  }, [isOpened, msgId, read, marking]);
  // What was read once and is marked as unread again stays so.
  const [wasRead, setWasRead] = useState(read || isOpened);
  if (read && !wasRead) setWasRead(true);
  useSeen(wasRead ? undefined : msgId, heading, () => void marking.mark([msgId], true, true));
  return (
    <article className="it-card auto" aria-labelledby="messaggio-aperto">
      <p className="pt-soft mb-0">
        {dayLabel(createdAt, now)}, {timeInRome(createdAt)}
      </p>
      <h2 id="messaggio-aperto" ref={heading} tabIndex={-1}>
        {subject}
      </h2>
      {needs === undefined ? null : <NeedsBox message={message} needs={needs} table={table} cuaa={company.cuaa} />}
      <p className="pt-prewrap">
        <Explained text={plainBody} />
      </p>
      <About table={table} company={company} about={needs?.about} />
      <p className="read-state">
        <span className="pt-soft">{read ? COPY.isRead : COPY.isUnread}</span>
        {read ? (
          <Button look="link" onClick={() => void marking.mark([msgId], false)}>
            {COPY.markOneUnread}
          </Button>
        ) : null}
      </p>
    </article>
  );
};
