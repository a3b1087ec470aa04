import { type ReactNode, useState } from 'react';
import { clientsAmong, messagesByKind, stoppedAmong } from '#core/client-messages/recipients.ts';
import { classes } from '#ui/components/classes.ts';
import { Button } from '#ui/components/button.tsx';
import { Notice } from '#ui/components/status.tsx';
import { CLIENT_MESSAGES_COPY as COPY } from '#ui/copy/client-messages.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { MessageDialog } from './message-dialog.tsx';
import type { Choice } from './use-choice.ts';

/** How many clients are chosen and what stands still for them, and one message to all of them; afterwards what became of it. It stands where the count of the list does. */
const ChoiceBar = ({
  context,
  choice,
  children,
}: {
  readonly context: PageContext;
  readonly choice: Choice;
  /** The count of the list: where there is room the bar stands in its place, so that no row moves under the finger. */
  readonly children: ReactNode;
}) => {
  const [isWriting, setWriting] = useState(false);
  const { chosen, outcome } = choice;
  const stopped = stoppedAmong(chosen);
  const messages = messagesByKind(chosen).length;
  return (
    <div className="pt-chosen">
      <div role="status">
        {outcome.sent === undefined && outcome.refused.length === 0 ? null : (
          <Notice tone={outcome.refused.length === 0 ? 'ok' : 'warn'} title={outcome.sent ?? COPY.sent(0)}>
            {outcome.refused.map((words) => (
              <p key={words}>{COPY.notSent(words)}</p>
            ))}
          </Notice>
        )}
      </div>
      <div className={classes('pt-count-line', chosen.length > 0 && 'replaced')}>{children}</div>
      {chosen.length === 0 ? null : (
        <div className="pt-chosen-bar">
          <p>
            <strong>{COPY.chosen(clientsAmong(chosen))}</strong>
            {stopped === undefined ? null : (
              <>
                {COPY.stopped} <strong className="pt-num">{stopped}</strong>
              </>
            )}
            {messages > 1 ? COPY.inParts(messages) : null}
          </p>
          <Button look="link" onClick={choice.clear}>
            {COPY.unchoose}
          </Button>
          <Button look="filled" icon="mail" onClick={() => setWriting(true)}>
            {COPY.write(clientsAmong(chosen))}
          </Button>
        </div>
      )}
      {isWriting ? (
        <MessageDialog
          context={context}
          recipients={chosen}
          onClose={() => setWriting(false)}
          onSent={choice.noteSent}
        />
      ) : null}
    </div>
  );
};

/** The count of a list with what can be done with all of it; the bar of what is chosen, where something can be. */
export const CountLine = ({
  context,
  choice,
  children,
}: {
  readonly context: PageContext;
  /** Absent where the service carries no messages to clients (D-40). */
  readonly choice: Choice | undefined;
  readonly children: ReactNode;
}) => {
  const line = <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between">{children}</div>;
  return choice === undefined ? (
    line
  ) : (
    <ChoiceBar context={context} choice={choice}>
      {line}
    </ChoiceBar>
  );
};
