import { useEffect, useRef } from 'react';
import { Clock } from '#core/kernel/clock.ts';
import { dayLabel } from '#core/notifications/day-label.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { Button } from '#ui/components/button.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { useInjection } from '#ui/state/injection.tsx';
import type { Marking } from './use-marking.ts';

/** On a narrow screen the message takes the place of a long list: the page is shorter, and the view would stand at its end. */
const bringIntoView = (heading: HTMLElement | null): void => {
  if (heading === null) return;
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight / 2) heading.scrollIntoView({ block: 'start', behavior: 'instant' });
};

/** A message in full. To open it is to read it: it is marked as read, once, and stays so (NOTE-05). */
export const MessageView = ({ message, marking }: { readonly message: Notification; readonly marking: Marking }) => {
  const now = useInjection(Clock).now();
  const heading = useRef<HTMLHeadingElement>(null);
  const marked = useRef<string | undefined>(undefined);
  const { msgId, read, subject, plainBody, createdAt } = message;
  useEffect(() => {
    if (marked.current === msgId) return;
    marked.current = msgId;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current);
    if (!read) void marking.mark([msgId], true, true);
  }, [msgId, read, marking]);
  return (
    <article className="pt-card it-card auto" aria-labelledby="messaggio-aperto">
      <p className="pt-soft mb-0">{dayLabel(createdAt, now)}</p>
      <h2 id="messaggio-aperto" ref={heading} tabIndex={-1}>
        {subject}
      </h2>
      <p className="pt-prewrap">{plainBody}</p>
      <p>
        <Button
          onClick={() => {
            void marking.mark([msgId], false);
          }}
        >
          {COPY.markOneUnread}
        </Button>
      </p>
    </article>
  );
};
