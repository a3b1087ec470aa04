import type { Notification } from '#core/notifications/notification.ts';
import type { Company } from '#core/session/user.ts';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { Explained } from '#ui/pages/explained.tsx';
import type { QueryScope } from '#ui/pages/query.ts';
import { NeedsPanel } from './message-needs.tsx';
import { useMessageNeeds } from './use-message-needs.ts';

/**
 * What a message of the bell wants, and its words, as on the page of the messages (NOTE-13). Its words wait for what stands above them.
 * The default export, because it comes only when a message that is about something is opened.
 */
export default function BellMessage({
  scope,
  message,
  company,
}: {
  readonly scope: QueryScope;
  readonly message: Notification;
  readonly company: Company;
}) {
  const { of: needsFor, isAwaited } = useMessageNeeds(scope, company, [message]);
  const needs = needsFor(message);
  if (isAwaited)
    return (
      <Waiting>
        <SkeletonText lines={8} />
      </Waiting>
    );
  return (
    <>
      {needs?.action === undefined ? null : <NeedsPanel needs={needs} />}
      <p className="pt-prewrap">
        <Explained text={message.plainBody} />
      </p>
    </>
  );
}
