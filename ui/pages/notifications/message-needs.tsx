import type { ReactNode } from 'react';
import { calendarFile } from '#core/formatting/calendar-file.ts';
import { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import type { MessageNeeds } from '#core/open-items/message-subject.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { Tag } from '#ui/components/status.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { targetPath } from '#core/notifications/target-path.ts';
import { saveFile } from '#ui/platform/windows.ts';
import { useInjection } from '#ui/state/injection.tsx';

const TONES = {
  past: { tone: 'bad', icon: 'error' },
  soon: { tone: 'warn', icon: 'clock' },
  later: { tone: 'info', icon: 'clock' },
} as const;

/** Until when, what is needed and what it stops; nothing of what is not known (D-43). */
const NeedsFacts = ({ due, needed, held }: MessageNeeds) => (
  <dl>
    {due === undefined ? null : (
      <div>
        <dt>{due.urgency === 'past' ? COPY.expiredOn : COPY.by}</dt>
        <dd>
          <strong>{due.inWords}</strong> <Tag {...TONES[due.urgency]} word={due.words} />
        </dd>
      </div>
    )}
    {needed === undefined ? null : (
      <div>
        <dt>{COPY.needed}</dt>
        <dd>
          <strong>{needed}</strong>
        </dd>
      </div>
    )}
    {held === undefined ? null : (
      <div>
        <dt>{held.label}</dt>
        <dd>
          <strong className="pt-num">{held.sum}</strong> <span className="pt-soft">{held.detail}</span>
        </dd>
      </div>
    )}
  </dl>
);

/** The panel of what a message wants, with an edge in the colour of its term. */
export const NeedsPanel = ({ needs, children }: { readonly needs: MessageNeeds; readonly children?: ReactNode }) => (
  <div className={classes('pt-message-needs', needs.due === undefined ? 'info' : TONES[needs.due.urgency].tone)}>
    <NeedsFacts {...needs} />
    {children}
  </div>
);

/** The box of a message that wants something, with its one button and its day for the calendar. */
export const NeedsBox = ({
  message,
  needs,
  table,
  cuaa,
}: {
  readonly message: Notification;
  readonly needs: MessageNeeds;
  readonly table: RouteTable;
  readonly cuaa: string;
}) => {
  const clock = useInjection(Clock);
  const { due, action } = needs;
  if (action === undefined) return null;
  return (
    <NeedsPanel needs={needs}>
      <div className="actions">
        <LinkButton look="filled" to={targetPath({ table }, { cuaa }, action.target)}>
          {action.label}
        </LinkButton>
        {due === undefined || due.urgency === 'past' ? null : (
          <Button
            look="link"
            icon="calendar"
            onClick={() =>
              saveFile(
                COPY.calendarName,
                'text/calendar',
                calendarFile([
                  {
                    uid: `${message.msgId}@notifiche`,
                    changedOn: dayInRome(clock.now()),
                    time: { first: due.day, last: due.day },
                    title: message.subject,
                    text: needs.needed ?? '',
                    takesTime: false,
                  },
                ]),
              )
            }
          >
            {COMMON.remember}
          </Button>
        )}
      </div>
    </NeedsPanel>
  );
};
