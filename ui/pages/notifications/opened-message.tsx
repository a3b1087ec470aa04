import type { Notification } from '#core/notifications/notification.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { messageQuery } from './inbox-queries.ts';
import type { Shared } from './inbox-state.ts';
import { MessageView } from './message-view.tsx';

/** The messages on either side of the open one, where they stand in the list; for screens that show one at a time. */
const Neighbours = ({
  messages,
  msgId,
  pathOf,
}: {
  readonly messages: readonly Notification[];
  readonly msgId: string;
  readonly pathOf: (msgId: string) => string;
}) => {
  const at = messages.findIndex((one) => one.msgId === msgId);
  const [previous, next] = at === -1 ? [] : [messages[at - 1], messages[at + 1]];
  return (
    <p className="neighbours">
      {previous === undefined ? null : <LinkTo to={pathOf(previous.msgId)}>{COPY.previous}</LinkTo>}
      {next === undefined ? null : (
        <LinkTo to={pathOf(next.msgId)} className="next">
          {COPY.next}
        </LinkTo>
      )}
    </p>
  );
};

/** The message that is shown, with the ways to the list and to its neighbours (NOTE-03). */
export const Opened = ({ shownId, ...shared }: Shared & { readonly shownId: string }) => {
  const { context, inbox, company, address, pathOf, marking, needsByMessage, listed } = shared;
  const isOpened = address.msgId !== undefined;
  return (
    <>
      {isOpened ? (
        <p className="back">
          <LinkTo to={pathOf({ ...address, msgId: undefined })}>{COPY.backToList}</LinkTo>
        </p>
      ) : null}
      <QuietBlock bare query={messageQuery(context, inbox, shownId)} failed={COPY.failed}>
        {(message) =>
          message === null ? (
            <p>{COPY.notFound}</p>
          ) : message.about !== undefined && needsByMessage.isAwaited ? (
            // What it wants stands above its words: they would be pushed down.
            <Waiting>
              <SkeletonText lines={8} />
            </Waiting>
          ) : (
            <MessageView
              key={message.msgId}
              message={message}
              isOpened={isOpened}
              marking={marking}
              needs={needsByMessage.of(message)}
              table={context.table}
              company={company}
            />
          )
        }
      </QuietBlock>
      <Neighbours messages={listed.messages} msgId={shownId} pathOf={(id) => pathOf({ ...address, msgId: id })} />
    </>
  );
};
