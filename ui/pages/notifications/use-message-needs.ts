import { messageNeedsOf, type MessageNeeds } from '#core/open-items/message-subject.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { Company } from '#core/session/user.ts';
import { useToDos } from '#ui/pages/desk/use-to-dos.ts';
import type { QueryScope } from '#ui/pages/query.ts';
import { useToday } from '#ui/state/today.tsx';

/** What messages want, and whether something that they may be about is still on its way. */
export interface NeedsByMessage {
  readonly of: (message: Pick<Notification, 'about'>) => MessageNeeds | undefined;
  readonly isAwaited: boolean;
}

/** What the messages want. Their records are asked for only where some message names its subject (D-40). */
export const useMessageNeeds = (
  context: QueryScope,
  company: Company | undefined,
  messages: readonly Pick<Notification, 'about'>[],
): NeedsByMessage => {
  const today = useToday();
  const isAsked = messages.some(({ about }) => about !== undefined);
  const { list, payments, applications, debts, isAmountAwaited, sources } = useToDos(
    context,
    isAsked ? company : undefined,
  );
  return {
    of: ({ about }) => messageNeedsOf(about, { today, toDos: list, payments: payments ?? [], applications, debts }),
    isAwaited: isAmountAwaited || sources.some(({ result }) => result.kind === 'pending'),
  };
};
