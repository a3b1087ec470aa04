import { matterOf, type MessageMatter } from '#core/notifications/message-matter.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { Company } from '#core/session/user.ts';
import { useToDos } from '#ui/pages/desk/use-to-dos.ts';
import type { QueryScope } from '#ui/pages/query.ts';
import { useToday } from '#ui/state/today.tsx';

/** What the messages want. Their things are asked for only where some message says what it is about (D-40). */
export const useMatters = (
  context: QueryScope,
  company: Company | undefined,
  messages: readonly Pick<Notification, 'about'>[],
): ((message: Pick<Notification, 'about'>) => MessageMatter | undefined) => {
  const today = useToday();
  const isAsked = messages.some(({ about }) => about !== undefined);
  const { list, payments, applications, debts } = useToDos(context, isAsked ? company : undefined);
  return ({ about }) => matterOf(about, { today, toDos: list, payments: payments ?? [], applications, debts });
};
