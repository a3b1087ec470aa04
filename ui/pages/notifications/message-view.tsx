import { useEffect, useRef } from 'react';
import { Clock } from '#core/kernel/clock.ts';
import { dayLabel } from '#core/notifications/day-label.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { Button } from '#ui/components/button.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { useInjection } from '#ui/state/injection.tsx';
import type { Marking } from './use-marking.ts';

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
