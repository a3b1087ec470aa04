import { useState } from 'react';
import { type MessageKind, messageKindOf } from '#core/client-messages/message-kind.ts';
import { REFUSAL_WORDS } from '#core/client-messages/client-message.ts';
import { SessionCell } from '#core/session/state.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { type CentreToDo, centreToDoList } from '#core/open-items/centre.ts';
import { FILE_PARTS } from '#core/open-items/words/centre.ts';
import { recordPath } from '#core/procedures/record-address.ts';
import type { ProducerDetail } from '#core/producers/producer.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { CardTitle } from '#ui/components/card.tsx';
import { classes } from '#ui/components/classes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { ErrorNotice, failureOf } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Notice } from '#ui/components/status.tsx';
import { SkeletonTodos } from '#ui/components/todo-list.tsx';
import { useImpatience, Waiting } from '#ui/components/waiting.tsx';
import { PRODUCER_COPY as COPY } from '#ui/copy/producer.ts';
import { useStatus } from '#ui/components/status-line.tsx';
import { CLIENT_MESSAGES_COPY } from '#ui/copy/client-messages.ts';
import { MessageDialog } from '#ui/pages/client-messages/message-dialog.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { deskFileQueries } from '#ui/pages/desk/desk-queries.ts';
import { procedureQueries } from '#ui/pages/procedures/use-procedure-lists.ts';
import type { Query } from '#ui/state/queries.ts';
import { type ToDos, useToDos } from '#ui/pages/desk/use-to-dos.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useToday } from '#ui/state/today.tsx';

/** Rows reserved while they are awaited. */
const SHOWN = 3;

/** All that the list is made of: what stands below it waits for it. */
export const centreToDoQueries = (
  context: PageContext,
  { cuaa }: Pick<ProducerDetail, 'cuaa'>,
): readonly Query<unknown>[] => [
  ...procedureQueries(context, { cuaa, as: 'caa' }),
  ...deskFileQueries(context, { cuaa, mandateClosed: false }).map(({ query }) => query),
];

/** What a centre has to do for a producer, from what has arrived, and what it is made of. */
export const useCentreToDos = (
  context: PageContext,
  { cuaa }: Pick<ProducerDetail, 'cuaa'>,
): ToDos & { readonly rows: readonly CentreToDo[] } => {
  const today = useToday();
  const known = useToDos(context, { cuaa, mandateClosed: false }, 'caa');
  const { file, applications, debts, payments } = known;
  return { ...known, rows: centreToDoList({ today, file, applications, debts, payments }) };
};

/** Where the one action of a row leads: to a part of the file further down, or to the page of the record (D-60). */
export const centrePath = (
  { table }: Pick<PageContext, 'table'>,
  friendlyUrl: string,
  { target }: Pick<CentreToDo, 'target'>,
): string =>
  target.kind === 'file'
    ? `${pathTo(table, 'producer', { friendlyUrl })}#${FILE_PARTS[target.place]}`
    : recordPath(table, target, { as: 'caa', friendlyUrl });

const Row = ({
  row: { title, term, text, sum, action, tone, icon, target },
  isFirst,
  to,
}: {
  readonly row: CentreToDo;
  readonly isFirst: boolean;
  readonly to: string;
}) => (
  <li>
    <span className={classes('pt-spot', tone)}>
      <Icon name={icon} />
    </span>
    <div className="what">
      <CardTitle>{title}</CardTitle>
      <p>
        <span className={classes('due', tone)}>{term.words}</span>
        {term.day === undefined ? null : `, ${term.day}`}
      </p>
      <p>{text}</p>
    </div>
    <p className="sum">
      <span className={sum.kind === 'stops' || sum.kind === 'risks' ? 'amount' : undefined}>{sum.amount}</span>
      {sum.detail === undefined ? null : <small>{sum.detail}</small>}
    </p>
    <LinkButton look={isFirst ? 'filled' : 'outlined'} to={target.kind === 'file' ? to.slice(to.indexOf('#')) : to}>
      {action}
      <span className="visually-hidden">: {title}</span>
    </LinkButton>
  </li>
);

/** A message to this producer alone, prepared for what presses most; nothing where the service carries none (D-40). */
const WriteToProducer = ({
  context,
  producer: { friendlyUrl, registeredName: name },
  kind,
}: {
  readonly context: PageContext;
  readonly producer: ProducerDetail;
  readonly kind: MessageKind;
}) => {
  const session = useCell(useInjection(SessionCell));
  const { say } = useStatus();
  const [isWriting, setWriting] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  if (session.kind !== 'caa' || session.convention?.writesToClients !== true) return null;
  return (
    <div>
      {outcome === undefined ? null : <span>{outcome} </span>}
      <Button look="link" icon="mail" className="pt-write-one" onClick={() => setWriting(true)}>
        {CLIENT_MESSAGES_COPY.writeOne}
      </Button>
      {isWriting ? (
        <MessageDialog
          context={context}
          recipients={[{ friendlyUrl, name, kind }]}
          onClose={() => setWriting(false)}
          onSent={({ sent, refused: [refused] }) => {
            const words =
              refused === undefined
                ? CLIENT_MESSAGES_COPY.sent(sent.length)
                : CLIENT_MESSAGES_COPY.notSent(`${name}: ${REFUSAL_WORDS[refused.reason]}`);
            setOutcome(words);
            say(words);
          }}
        />
      ) : null}
    </div>
  );
};

/** "Che cosa fare": what waits for the centre, what stops most first, each with the sum that it stops and its one action (CAAP-01). */
export const CentreToDos = ({
  context,
  producer,
}: {
  readonly context: PageContext;
  readonly producer: ProducerDetail;
}) => {
  const { rows, sources, payments, isAmountAwaited } = useCentreToDos(context, producer);
  const isLate = useImpatience();
  const waiting = sources.filter(({ result }) => result.kind === 'pending');
  // Held back until it is whole and in its order: what comes later would push the rest down.
  const isHeld = (waiting.length > 0 || isAmountAwaited) && !isLate;
  const failed = sources.filter(({ result }) => result.kind === 'failed');
  return (
    <section className="pt-stack" aria-labelledby="che-cosa-fare">
      <SectionHead
        id="che-cosa-fare"
        title={COPY.toDo}
        end={<WriteToProducer context={context} producer={producer} kind={messageKindOf(rows[0]?.causes[0]?.kind)} />}
      />
      {isHeld ? (
        <Waiting onRetry={() => waiting.forEach(({ result }) => result.kind === 'pending' && result.refetch())}>
          <SkeletonTodos count={SHOWN} />
        </Waiting>
      ) : (
        <>
          {rows.length === 0 && failed.length === 0 && waiting.length === 0 ? (
            <Notice tone="ok" title={COPY.nothing} />
          ) : (
            <ol className="pt-client-todo list-unstyled">
              {rows.map((row, at) => (
                <Row key={row.id} row={row} isFirst={at === 0} to={centrePath(context, producer.friendlyUrl, row)} />
              ))}
            </ol>
          )}
          {payments === undefined && !isAmountAwaited ? <p>{COPY.paymentsFailed}</p> : null}
          {failed.map(({ name, result }) =>
            result.kind === 'failed' ? <ErrorNotice key={name} {...failureOf(COPY.toDoFailed(name), result)} /> : null,
          )}
        </>
      )}
    </section>
  );
};
