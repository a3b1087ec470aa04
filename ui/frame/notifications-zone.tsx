import { lazy, Suspense, useEffect, useState } from 'react';
import { timeInRome } from '#core/formatting/date.ts';
import { dayLabel } from '#core/notifications/day-label.ts';
import { inboxOf } from '#core/notifications/inbox.ts';
import { firstWay } from '#core/notifications/message-subject.ts';
import { type LatestNotifications, unreadFirst } from '#core/notifications/latest.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import { Clock } from '#core/kernel/clock.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { sessionContextOf } from '#core/session/context.ts';
import { OtherTabs } from '#core/session/ports.ts';
import { selectedCompanyOf, type SessionState } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { NotificationList, NotificationsMenu } from '#ui/components/frame/notifications-menu.tsx';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { NOTIFICATIONS_COPY } from '#ui/copy/notifications.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { useFarmerScope } from './company-states.tsx';
import { inboxKeys, latestQuery } from '#ui/pages/notifications/inbox-queries.ts';
import { targetPath } from '#core/notifications/target-path.ts';
import { useMarking } from '#ui/pages/notifications/use-marking.ts';
import { useScreen } from '#ui/platform/media-query.ts';
import { type QueryResult, useQueryResult, useInvalidate } from '#ui/state/queries.ts';

const NONE: ReadonlySet<string> = new Set();

const unreadOf = (items: readonly Notification[]): ReadonlySet<string> =>
  new Set(items.flatMap(({ msgId, read }) => (read ? [] : [msgId])));

/** What was to be read when the bell was opened: a row does not move from under the focus when it is marked, or when the screen is turned. */
const useUnreadAtOpening = (items: readonly Notification[] | undefined) => {
  const [openings, setOpenings] = useState(0);
  const [at, setAt] = useState<{ readonly opening: number; readonly unread: ReadonlySet<string> }>();
  if (items !== undefined && at?.opening !== openings) setAt({ opening: openings, unread: unreadOf(items) });
  return { unread: at?.unread ?? NONE, open: () => setOpenings((before) => before + 1) };
};

const Rows = ({
  items,
  unread: unreadAtOpening,
  onOpen,
}: {
  readonly items: readonly Notification[];
  readonly unread: ReadonlySet<string>;
  readonly onOpen: (message: Notification) => void;
}) => {
  const clock = useInjection(Clock);
  return (
    <NotificationList
      label={NOTIFICATIONS_COPY.latest}
      entries={unreadFirst(items, unreadAtOpening).map(({ msgId, subject, plainBody, createdAt, read }) => ({
        id: msgId,
        subject,
        text: plainBody,
        day: dayLabel(createdAt, clock.now()),
        unread: !read,
      }))}
      onOpen={(id) => {
        const message = items.find(({ msgId }) => msgId === id);
        if (message !== undefined) onOpen(message);
      }}
    />
  );
};

const Latest = ({
  result,
  unread,
  onOpen,
}: Pick<Parameters<typeof Rows>[0], 'unread' | 'onOpen'> & { readonly result: QueryResult<LatestNotifications> }) => {
  switch (result.kind) {
    case 'pending':
      return (
        <Waiting onRetry={result.refetch}>
          <SkeletonText />
        </Waiting>
      );
    case 'failed':
      return <ErrorNotice title={NOTIFICATIONS_COPY.failed} status={result.error.status} onRetry={result.refetch} />;
    case 'success': {
      const { items } = result.value;
      if (items.length === 0) return <p>{NOTIFICATIONS_COPY.none}</p>;
      return <Rows items={items} unread={unread} onOpen={onOpen} />;
    }
  }
};

/** What a message wants comes only when one is opened; where it cannot be had, its words stand alone. */
const BellMessage = lazy(() =>
  import('#ui/pages/notifications/bell-message.tsx').catch(() => ({
    default: ({ message }: { readonly message: Notification }) => <p className="pt-prewrap">{message.plainBody}</p>,
  })),
);

/** A message in a dialog: what it wants, its words, the way to what it is about and to all of them (PAGE-11, D-43, NOTE-13). */
const MessageDialog = ({
  message,
  company,
  onClose,
  onAll,
  onGo,
}: {
  readonly message: Notification;
  /** The company whose message it is. */
  readonly company: Company;
  readonly onClose: () => void;
  readonly onAll: () => void;
  readonly onGo: (path: string) => void;
}) => {
  const clock = useInjection(Clock);
  const scope = useFarmerScope();
  const table = routeTable(useInjection(PortalSettings).names);
  const way = firstWay(message.about);
  return (
    <Dialog
      open
      title={message.subject}
      firm
      onClose={onClose}
      actions={
        <>
          {way === undefined ? <Button onClick={onClose}>{COMMON.close}</Button> : null}
          <Button
            look={way === undefined ? 'filled' : 'outlined'}
            data-autofocus={way === undefined ? '' : undefined}
            onClick={onAll}
          >
            {FRAME.goToNotifications}
          </Button>
          {way === undefined ? null : (
            <Button look="filled" data-autofocus onClick={() => onGo(targetPath({ table }, company, way.target))}>
              {way.label}
            </Button>
          )}
        </>
      }
    >
      <p className="pt-soft mb-0">
        {dayLabel(message.createdAt, clock.now())}, {timeInRome(message.createdAt)}
      </p>
      <Suspense fallback={<SkeletonText lines={8} />}>
        <BellMessage scope={scope} message={message} company={company} />
      </Suspense>
    </Dialog>
  );
};

const Zone = ({ inbox, company }: { readonly inbox: Inbox; readonly company: Company }) => {
  const screen = useScreen();
  const result = useQueryResult(latestQuery(useFarmerScope(), inbox, screen));
  const { mark } = useMarking('farmer', inbox);
  const tabs = useInjection(OtherTabs);
  const settings = useInjection(PortalSettings);
  const navigate = useNavigate();
  const changed = useInvalidate();
  const [opened, setOpened] = useState<Notification>();
  const bell = useUnreadAtOpening(result.kind === 'success' ? result.value.items : undefined);
  const allTo = pathTo(routeTable(settings.names), 'notifications');
  const open = async (message: Notification): Promise<void> => {
    setOpened(message);
    if (!message.read) await mark([message.msgId], true, true);
  };
  // Marked in another tab: the badge here says so too (NOTE-02).
  useEffect(
    () =>
      tabs.listen(({ type }) => {
        if (type !== 'inboxChanged') return;
        for (const key of inboxKeys({ area: 'farmer' }, inbox)) changed(key);
      }),
    [changed, inbox, tabs],
  );
  return (
    <>
      <NotificationsMenu
        unread={result.kind === 'success' ? result.value.unread : undefined}
        allTo={allTo}
        onOpenMenu={bell.open}
      >
        <Latest result={result} unread={bell.unread} onOpen={(message) => void open(message)} />
      </NotificationsMenu>
      {opened === undefined ? null : (
        <MessageDialog
          message={opened}
          company={company}
          onClose={() => setOpened(undefined)}
          onAll={() => {
            setOpened(undefined);
            navigate(allTo, { state: { msgId: opened.msgId } });
          }}
          onGo={(path) => {
            setOpened(undefined);
            navigate(path);
          }}
        />
      )}
    </>
  );
};

/** Bell and latest messages of a farmer's selected company; a CAA has them on the desk (NAV-12, NOTE-01 to NOTE-06, D-25). */
export const NotificationsZone = ({ session }: { readonly session: SessionState }) => {
  const { user, isCaa, selectedCuaa } = sessionContextOf(session);
  if (session.kind !== 'farmer' || user === undefined) return null;
  const inbox = inboxOf({ isCaa, fiscalCode: user.fiscalCode, selectedCuaa });
  const company = selectedCompanyOf(session);
  return inbox === undefined || company === undefined ? null : <Zone key={inbox.id} inbox={inbox} company={company} />;
};
