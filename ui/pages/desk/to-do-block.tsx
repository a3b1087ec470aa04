import { useState } from 'react';
import type { CompanyFileAlerts } from '#core/company-file/company-file.ts';
import { writeToMandateManager } from '#core/company-file/mandate-manager.ts';
import { calendarFile } from '#core/formatting/calendar-file.ts';
import { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { nextTermSentence } from '#core/year/next-term.ts';
import {
  calendarDayOf,
  inKnownOrder,
  requestMessage,
  shownAtFirst,
  heldTogetherWords,
  type ToDo,
  toDoSentence,
} from '#core/open-items/to-do.ts';
import type { LoggedInState } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { ErrorNotice, failureOf } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Notice } from '#ui/components/status.tsx';
import { SkeletonTodos, TodoList } from '#ui/components/todo-list.tsx';
import { useImpatience, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useNamedPart } from '#ui/pages/named-part.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { saveFile } from '#ui/platform/windows.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import { targetPath } from '#core/notifications/target-path.ts';
import { deskAidsQuery } from './desk-queries.ts';
import { type ToDoSource, useToDos } from './use-to-dos.ts';

/** So long the list is held back until it is whole and in order; what comes later stands below what is there. */
const HELD_MS = 1_500;
/** Entries in sight, and whatever stops money; the others when they are asked for (PAGE-28). */
const FIRST_SHOWN = 4;
/** For how many entries there is room while they are awaited. */
const SHOWN = FIRST_SHOWN;

interface EntryProps {
  readonly todo: ToDo;
  readonly company: Company;
  readonly sender: string;
  readonly alerts: CompanyFileAlerts | undefined;
}

/** Other ways to deal with an entry: a message that is ready, a day for the calendar (PAGE-08, PAGE-28). */
const More = ({ todo, company, sender, alerts }: EntryProps) => {
  const clock = useInjection(Clock);
  const message = requestMessage(todo, company.registeredName, sender);
  const write =
    message === undefined ? undefined : writeToMandateManager(alerts, company, message.subject, message.body);
  const day = calendarDayOf(todo);
  return (
    <>
      {write === undefined ? null : (
        <a href={write.href} aria-label={COPY.writeAbout(todo.title)}>
          {COPY.write}
        </a>
      )}
      {day === undefined ? null : (
        <Button
          look="link"
          icon="calendar"
          aria-label={COPY.rememberOf(todo.title)}
          onClick={() =>
            saveFile(
              COPY.calendarName,
              'text/calendar',
              calendarFile([
                {
                  uid: `${todo.id}@scrivania`,
                  changedOn: dayInRome(clock.now()),
                  time: { first: day, last: day },
                  title: todo.title,
                  text: `${todo.reason}. ${todo.consequence}`,
                  takesTime: false,
                },
              ]),
            )
          }
        >
          {COMMON.remember}
        </Button>
      )}
    </>
  );
};

const hasMore = (todo: ToDo): boolean => todo.request !== undefined || calendarDayOf(todo) !== undefined;

/** What could not be read, each with the way to try it again: the rest of the list stands (D-30). */
const Missing = ({ sources }: { readonly sources: readonly ToDoSource[] }) =>
  sources.map(({ name, result }) =>
    result.kind === 'failed' ? <ErrorNotice key={name} {...failureOf(COPY.sourceFailed(name), result)} /> : null,
  );

const ShowAll = ({ count, onPress }: { readonly count: number; readonly onPress: () => void }) => (
  <p className="mb-0">
    <Button look="link" iconEnd="expand" onClick={onPress}>
      {COPY.allToDos(count)}
    </Button>
  </p>
);

/** The places of what is still awaited. */
const Coming = ({ sources, count }: { readonly sources: readonly ToDoSource[]; readonly count: number }) =>
  sources.length === 0 ? null : (
    <Waiting onRetry={() => sources.forEach(({ result }) => result.kind === 'pending' && result.refetch())}>
      <SkeletonTodos count={count} />
    </Waiting>
  );

/** The entries, the first with the filled button; on the screen as many as `most`, on paper all. */
const Entries = ({
  context,
  entries,
  most,
  ...about
}: Omit<EntryProps, 'todo'> & {
  readonly context: PageContext;
  readonly entries: readonly ToDo[];
  readonly most: number;
}) => (
  <TodoList
    todos={entries.map((todo, index) => ({
      key: todo.id,
      onPaper: index >= most,
      tone: todo.tone,
      icon: todo.icon,
      title: todo.title,
      due: todo.deadline,
      text: (
        <span className={todo.target.kind === 'company-file' && todo.held !== undefined ? 'reason above' : 'reason'}>
          {todo.reason}.
        </span>
      ),
      consequence: todo.held ?? todo.consequence,
      more: hasMore(todo) ? <More todo={todo} {...about} /> : undefined,
      action: (
        <LinkButton look={index === 0 ? 'filled' : 'outlined'} to={targetPath(context, about.company, todo.target)}>
          {todo.action}
        </LinkButton>
      ),
    }))}
  />
);

/** "Cosa devo fare": everything that waits for the person, from what has arrived (PAGE-28). */
export const ToDoBlock = ({
  context,
  company,
  session,
}: {
  readonly context: PageContext;
  readonly company: Company;
  readonly session: LoggedInState;
}) => {
  const today = useToday();
  const { list, file, payments, sources, isAmountAwaited } = useToDos(context, company);
  const aids = useQueryResult(deskAidsQuery(context));
  // With nothing to do, the next term is shown.
  const term = aids.kind === 'success' ? nextTermSentence(aids.value, today) : undefined;
  const waiting = sources.filter(({ result }) => result.kind === 'pending');
  const failed = sources.filter(({ result }) => result.kind === 'failed');
  const isLate = useImpatience(HELD_MS);
  const isHeld = (waiting.length > 0 || isAmountAwaited) && !isLate;
  useNamedPart(context.path, !isHeld);
  const [inSight, setInSight] = useState<readonly string[]>([]);
  const [isAll, setAll] = useState(false);
  const entries = inKnownOrder(inSight, list);
  const most = isAll ? entries.length : shownAtFirst(entries, FIRST_SHOWN);
  if (!isHeld && entries.some(({ id }, at) => id !== inSight[at])) setInSight(entries.map(({ id }) => id));
  const isCalm = !isHeld && waiting.length + failed.length === 0 && entries.length === 0;
  return (
    <section className={classes('pt-stack', isCalm && 'pt-calm')} aria-labelledby="cosa-devo-fare">
      <SectionHead
        id="cosa-devo-fare"
        title={COPY.todo}
        text={
          isCalm
            ? undefined
            : isHeld || entries.length === 0
              ? COPY.todoWaiting
              : [`${toDoSentence(entries)}.`, heldTogetherWords(entries, payments ?? [], today)].join(' ')
        }
      />
      {isHeld ? null : entries.length > 0 ? (
        <Entries
          entries={entries}
          most={most}
          context={context}
          company={company}
          sender={session.user.name}
          alerts={file.alerts}
        />
      ) : isCalm ? (
        <Notice tone="ok" title={COPY.nothing}>
          {term === undefined ? null : <p>{term}</p>}
        </Notice>
      ) : null}
      {isHeld || most === entries.length ? null : <ShowAll count={entries.length} onPress={() => setAll(true)} />}
      <Coming sources={waiting} count={isHeld ? SHOWN : Math.max(1, SHOWN - entries.length)} />
      {isHeld ? null : <Missing sources={failed} />}
    </section>
  );
};
