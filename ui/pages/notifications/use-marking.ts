import type { Area } from '#core/kernel/area.ts';
import { type LatestNotifications, withMarked } from '#core/notifications/latest.ts';
import type { Inbox } from '#core/notifications/notification.ts';
import { OtherTabs } from '#core/session/ports.ts';
import { useStatus } from '#ui/components/status-line.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { useInvalidate, useUpdateCached } from '#ui/state/queries.ts';
import { latestKey, messageKeys } from './inbox-queries.ts';
import { MarkAllRead, MarkNotifications } from '#core/notifications/read-notifications.ts';

/** The ways to mark messages; each answers whether it was done, says what became of it, and lets every list and badge follow. */
export interface Marking {
  readonly mark: (msgIds: readonly string[], read: boolean, quietly?: boolean) => Promise<boolean>;
  readonly markAll: () => Promise<boolean>;
}

/** Marks messages of an inbox as read or unread, in this tab and for the eyes of the others (NOTE-05). */
export const useMarking = (area: Area, inbox: Inbox): Marking => {
  const markSome = useAction(MarkNotifications);
  const markAllRead = useAction(MarkAllRead);
  const invalidate = useInvalidate();
  const update = useUpdateCached();
  const tabs = useInjection(OtherTabs);
  const { say } = useStatus();
  const follow = async (
    done: ReturnType<MarkNotifications>,
    msgIds: readonly string[] | 'all',
    read: boolean,
    words: string | undefined,
  ): Promise<boolean> => {
    const outcome = await done.catch(() => undefined);
    if (outcome?.ok !== true) {
      say(COPY.markFailed);
      return false;
    }
    update<LatestNotifications>(latestKey({ area }, inbox), (latest) =>
      withMarked(latest, msgIds, read, outcome.value),
    );
    for (const key of messageKeys({ area }, inbox)) invalidate(key);
    tabs.tell({ type: 'inboxChanged' });
    if (words !== undefined) say(words);
    return true;
  };
  return {
    mark: (msgIds, read, quietly = false) =>
      follow(markSome(inbox, msgIds, read), msgIds, read, quietly ? undefined : COPY.marked(msgIds.length, read)),
    markAll: () => follow(markAllRead(inbox), 'all', true, COPY.markedAll),
  };
};
