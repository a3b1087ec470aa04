import { type RefObject, useRef } from 'react';
import { Clock } from '#core/kernel/clock.ts';
import { dayLabel } from '#core/notifications/day-label.ts';
import type { LatestNotifications } from '#core/notifications/latest.ts';
import type { Inbox } from '#core/notifications/notification.ts';
import type { CaaOperator } from '#core/session/state.ts';
import { Button } from '#ui/components/button.tsx';
import { TruncatedText } from '#ui/components/opening.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Badge } from '#ui/components/status.tsx';
import { FRAME } from '#ui/copy/frame.ts';
import { NOTIFICATIONS_COPY } from '#ui/copy/notifications.ts';
import { latestQuery } from '#ui/pages/notifications/inbox-queries.ts';
import { useMarking } from '#ui/pages/notifications/use-marking.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useScreen } from '#ui/platform/media-query.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useQueryResult } from '#ui/state/queries.ts';

interface MessagesProps {
  readonly context: PageContext;
}

/** The operator's own messages, which have no page of their own: each opens in its place, and is read by being opened (D-25). */
const MessagesOf = ({
  latest: { items },
  marking,
  list,
}: {
  readonly latest: LatestNotifications;
  readonly marking: ReturnType<typeof useMarking>;
  readonly list: RefObject<HTMLUListElement | null>;
}) => {
  const now = useInjection(Clock).now();
  return (
    <>
      {items.length === 0 ? <p>{NOTIFICATIONS_COPY.none}</p> : null}
      <ul ref={list} className="pt-notes list-unstyled" aria-label={NOTIFICATIONS_COPY.latest}>
        {items.map(({ msgId, subject, plainBody, createdAt, read }) => (
          <li key={msgId} className={read ? undefined : 'unread'}>
            <details
              onToggle={(event) => {
                if (event.currentTarget.open && !read) void marking.mark([msgId], true, true);
              }}
            >
              <summary>
                <span className="subject">{subject}</span>
                <span className="pt-soft">
                  {dayLabel(createdAt, now)}
                  {read ? null : `, ${FRAME.unread}`}
                </span>
              </summary>
              <TruncatedText text={plainBody} />
              {read ? (
                <p>
                  <Button
                    className="btn-sm"
                    onClick={({ currentTarget }) => {
                      currentTarget.closest('details')?.querySelector('summary')?.focus();
                      void marking.mark([msgId], false);
                    }}
                  >
                    {NOTIFICATIONS_COPY.markOneUnread}
                  </Button>
                </p>
              ) : null}
            </details>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The box of an operator's own messages. */
export const inboxFor = (session: CaaOperator): Inbox => ({
  kind: 'CAA',
  id: session.user.fiscalCode,
  reader: session.user.fiscalCode,
});

/** The operator's latest messages, with how many are to be read (D-25); the heading stands also while another width asks for others. */
export const CentreMessages = ({ context, session }: MessagesProps & { readonly session: CaaOperator }) => {
  const inbox = inboxFor(session);
  const query = latestQuery(context, inbox, useScreen());
  const result = useQueryResult(query);
  const marking = useMarking(context.area, inbox);
  const list = useRef<HTMLUListElement>(null);
  const unread = result.kind === 'success' ? result.value.unread : 0;
  // What was pressed goes with what it said: the reader goes on with the messages.
  const markAll = async (): Promise<void> => {
    if (await marking.markAll()) list.current?.querySelector('summary')?.focus();
  };
  return (
    <section className="pt-stack">
      <SectionHead
        title={
          <>
            {FRAME.notifications} {unread === 0 ? null : <Badge count={unread} label={FRAME.unread} />}
          </>
        }
        end={
          unread === 0 ? null : (
            <Button className="btn-sm" onClick={() => void markAll()}>
              {NOTIFICATIONS_COPY.markAll}
            </Button>
          )
        }
      />
      <QuietBlock bare query={query} failed={NOTIFICATIONS_COPY.failed}>
        {(latest) => <MessagesOf latest={latest} marking={marking} list={list} />}
      </QuietBlock>
    </section>
  );
};
