import type { Area } from '#core/kernel/area.ts';
import type { Inbox } from '#core/notifications/notification.ts';
import { MarkAllRead, MarkNotifications } from '#core/notifications/use-cases.ts';
import { useStatus } from '#ui/components/status-line.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { useAction } from '#ui/state/injection.tsx';
import { tellInboxChanged } from '#ui/platform/inbox-news.ts';
import { useInvalidate } from '#ui/state/queries.ts';
import { inboxKeys } from './inbox-queries.ts';

/** The ways to mark messages; each answers whether it was done, says what became of it, and lets every list and badge follow. */
export interface Marking {
  readonly mark: (msgIds: readonly string[], read: boolean, quietly?: boolean) => Promise<boolean>;
  readonly markAll: () => Promise<boolean>;
}

/** Marks messages of an inbox as read or unread, in this tab and for the eyes of the others (NOTE-05). */
export const useMarking = (area: Area, inbox: Inbox): Marking => {
  const markSome = useAction(MarkNotifications);
  const markAllRead = useAction(MarkAllRead);
  const changed = useInvalidate();
  const { say } = useStatus();
  const follow = async (done: Promise<{ readonly ok: boolean }>, words: string | undefined): Promise<boolean> => {
    const { ok } = await done.catch(() => ({ ok: false }));
    if (ok) {
      for (const key of inboxKeys({ area }, inbox)) changed(key);
      tellInboxChanged();
    }
    if (words !== undefined || !ok) say(ok ? (words ?? '') : COPY.markFailed);
    return ok;
  };
  return {
    mark: (msgIds, read, quietly = false) =>
      follow(markSome(inbox, msgIds, read), quietly ? undefined : COPY.marked(msgIds.length, read)),
    markAll: () => follow(markAllRead(inbox), COPY.markedAll),
  };
};
