import type { ReactNode } from 'react';
import type { ServiceError } from '#core/kernel/service-error.ts';
import { SectionHead } from '#ui/components/page-head.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { SHELL_COPY } from '#ui/copy/shell.ts';
import { NOT_FOUND_HEAD } from '#ui/document/heads.ts';
import { useAnswer, type Question } from '#ui/state/questions.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageFailure } from '../page-failure.tsx';
import type { Known, PageContext, PageHead, PageModule } from '../page-module.ts';
import { PageShell, type ShellParts } from './page-shell.tsx';
import { menuQuestions } from './section-menu.tsx';

/** What a thing says of itself in the head of the document. */
export type Description = Pick<PageHead, 'title' | 'description' | 'jsonLd'>;

/** Words of a failure: a heading, and what to do. */
export interface FailedWords {
  readonly title: string;
  readonly text: string;
}

/** A page that shows one thing, which may be missing. */
export interface ThingParts<T> {
  readonly question: (context: PageContext) => Question<T | null>;
  /** What else the page needs at first sight. */
  readonly others?: ((context: PageContext) => readonly Question<unknown>[]) | undefined;
  readonly describe: (thing: T, context: PageContext) => Description;
  /** What stands around it; its title is that of the description unless told. */
  readonly shell?: ((thing: T, context: PageContext) => Partial<ShellParts>) | undefined;
  /** What stands around it also while it is not here: a menu that keeps its place. */
  readonly around?: ((context: PageContext) => Partial<ShellParts>) | undefined;
  readonly draw: (thing: T, context: PageContext) => ReactNode;
  /** What is said where it cannot be had, in place of what every page says. */
  readonly failed?: FailedWords | undefined;
}

/** Where a question becomes title, description, status and structured data of a document: there is no other place. */
const headOf = <T,>(parts: ThingParts<T>, context: PageContext, known: Known): PageHead => {
  const question = parts.question(context);
  const { title } = context.match.route;
  const failure = known.failure(question);
  if (failure !== undefined) return { title, description: SHELL_COPY.failed, status: failure.status ?? 503 };
  const thing = known.answer(question);
  if (thing === undefined) return { title, description: title, status: 200 };
  return thing === null ? NOT_FOUND_HEAD : { ...parts.describe(thing, context), status: 200 };
};

const Failed = ({
  words,
  answer: { error, askAgain },
}: {
  readonly words: FailedWords | undefined;
  readonly answer: { readonly error: ServiceError; readonly askAgain: () => void };
}) =>
  words === undefined ? (
    <PageFailure
      title={SHELL_COPY.failed}
      text={error.serverMessage ?? SHELL_COPY.failedHelp}
      status={error.status}
      onRetry={askAgain}
    />
  ) : (
    <section>
      <SectionHead title={words.title} />
      <PageFailure title={words.text} text={error.serverMessage} status={error.status} onRetry={askAgain} />
    </section>
  );

const ThingView = <T,>({ parts, context }: { readonly parts: ThingParts<T>; readonly context: PageContext }) => {
  const answer = useAnswer(parts.question(context));
  const around = parts.around?.(context);
  if (answer.kind === 'answered') {
    if (answer.value === null) return <NotFoundPage />;
    const { title, description } = parts.describe(answer.value, context);
    return (
      <PageShell
        title={title}
        lead={description}
        crumb={title}
        {...around}
        {...parts.shell?.(answer.value, context)}
        context={context}
      >
        {parts.draw(answer.value, context)}
      </PageShell>
    );
  }
  return (
    <PageShell title={context.match.route.title} {...around} context={context}>
      {answer.kind === 'waiting' ? (
        <Waiting onRetry={answer.askAgain}>
          <SkeletonText />
        </Waiting>
      ) : (
        <Failed words={parts.failed} answer={answer} />
      )}
    </PageShell>
  );
};

/** Makes the page of one thing: waiting, failed, missing or drawn, with one head through all states. */
export const thingPage = <T,>(parts: ThingParts<T>): PageModule => ({
  questions: (context) => [parts.question(context), ...menuQuestions(context), ...(parts.others?.(context) ?? [])],
  head: (context, known) => headOf(parts, context, known),
  Page: ({ context }) => <ThingView parts={parts} context={context} />,
});
