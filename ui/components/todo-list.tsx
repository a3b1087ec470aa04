import type { ReactNode } from 'react';
import type { Tone } from '#core/kernel/status-tag.ts';
import { COMMON } from '#ui/copy/common.ts';
import { CardTitle } from './card.tsx';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';

/** An open item. */
export interface Todo {
  readonly key: string;
  readonly tone: Tone;
  readonly icon: IconName;
  /** A verb: "Rinnova il documento di riconoscimento". */
  readonly title: string;
  /** Until when, in bold. */
  readonly due?: string | undefined;
  readonly text: ReactNode;
  /** What happens as long as it is not done. */
  readonly consequence?: string | undefined;
  /** Other ways to do it, under the text: a message that is ready, a day for the calendar. */
  readonly more?: ReactNode;
  /** Its one button; only the first of the list is filled. */
  readonly action: ReactNode;
  /** Whether it stands on paper alone, because on the screen it is asked for first. */
  readonly onPaper?: boolean | undefined;
}

/** "Cosa devo fare": most urgent first, each with its icon, its term and its one action. */
export const TodoList = ({ todos }: { readonly todos: readonly Todo[] }) => (
  <ol className="pt-todo list-unstyled">
    {todos.map(({ key, tone, icon, title, due, text, consequence, more, action, onPaper = false }) => (
      <li key={key} className={classes(onPaper && 'pt-on-paper')}>
        <span className={classes('pt-spot', tone)}>
          <Icon name={icon} />
        </span>
        <div>
          <CardTitle>{title}</CardTitle>
          <p>
            {due === undefined ? null : <span className="due">{due} </span>}
            {text}
            {consequence === undefined ? null : <span> {consequence}</span>}
          </p>
          {more === undefined ? null : <p className="more">{more}</p>}
        </div>
        {action}
      </li>
    ))}
  </ol>
);

/** Entries of the list that are on their way, in its shape. */
export const SkeletonTodos = ({ count }: { readonly count: number }) => (
  <>
    <p className="visually-hidden">{COMMON.loading}</p>
    <ol className="pt-todo list-unstyled" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // Places without content or order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span className="pt-spot mute" />
          <div className="pt-stack">
            <div className="pt-skeleton title placeholder" />
            <div className="pt-skeleton placeholder" />
            <div className="pt-skeleton placeholder" />
            <div className="pt-skeleton short placeholder" />
          </div>
        </li>
      ))}
    </ol>
  </>
);
