import type { ReactNode } from 'react';
import type { ServiceError } from '#core/kernel/service-error.ts';
import { failureOf } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { LeadOnItsWay, SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { SHELL_COPY } from '#ui/copy/shell.ts';
import { NOT_FOUND_HEAD } from '#ui/ssr/heads.ts';
import { useQueryResult, type Query } from '#ui/state/queries.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageFailure } from '../page-failure.tsx';
import type { CachedQueries, PageContext, PageHead, PageModule } from '../page-module.ts';
import { PageShell, type ShellParts } from './page-shell.tsx';
import { menuQueries } from './section-menu.tsx';

/** An entry's title and description in the head of the document. */
export type Description = Pick<PageHead, 'title' | 'description' | 'jsonLd'>;

/** Words of a failure: a heading, and what to do. */
export interface FailedWords {
  readonly title: string;
  readonly text: string;
}

/** A page that shows one entry, which may be missing. */
export interface EntryParts<T> {
  readonly query: (context: PageContext) => Query<T | null>;
  /** What else the page needs at first sight. */
  readonly others?: ((context: PageContext) => readonly Query<unknown>[]) | undefined;
  readonly describe: (entry: T, context: PageContext) => Description;
  /** What stands around it; its title is that of the description unless given. */
  readonly shell?: ((entry: T, context: PageContext) => Partial<ShellParts>) | undefined;
  /** What stands around it also while it is not here: a menu that keeps its place. */
  readonly around?: ((context: PageContext) => Partial<ShellParts>) | undefined;
  readonly draw: (entry: T, context: PageContext) => ReactNode;
  /** What is said where it cannot be had, in place of what every page says. */
  readonly failed?: FailedWords | undefined;
}

/** The one place where a query becomes title, description, status and structured data of a document. */
const headOf = <T,>(parts: EntryParts<T>, context: PageContext, known: CachedQueries): PageHead => {
  const query = parts.query(context);
  const { title } = context.match.route;
  const failure = known.error(query);
  if (failure !== undefined) return { title, description: SHELL_COPY.failed, status: failure.status ?? 503 };
  const entry = known.value(query);
  if (entry === undefined) return { title, description: title, status: 200 };
  return entry === null ? NOT_FOUND_HEAD : { ...parts.describe(entry, context), status: 200 };
};

const Failed = ({
  words,
  result,
}: {
  readonly words: FailedWords | undefined;
  readonly result: { readonly error: ServiceError; readonly refetch: () => void };
}) =>
  words === undefined ? (
    <PageFailure {...failureOf(SHELL_COPY.failed, result)} />
  ) : (
    <section>
      <SectionHead title={words.title} />
      <PageFailure {...failureOf(words.text, result)} />
    </section>
  );

const EntryView = <T,>({ parts, context }: { readonly parts: EntryParts<T>; readonly context: PageContext }) => {
  const result = useQueryResult(parts.query(context));
  const around = parts.around?.(context);
  if (result.kind === 'success') {
    if (result.value === null) return <NotFoundPage />;
    const { title, description } = parts.describe(result.value, context);
    return (
      <PageShell
        title={title}
        lead={description}
        crumb={title}
        {...around}
        {...parts.shell?.(result.value, context)}
        context={context}
      >
        {parts.draw(result.value, context)}
      </PageShell>
    );
  }
  return (
    <PageShell
      title={context.match.route.title}
      lead={result.kind === 'pending' ? <LeadOnItsWay /> : undefined}
      {...around}
      context={context}
    >
      {result.kind === 'pending' ? (
        <div className="pt-later">
          <Waiting onRetry={result.refetch}>
            <SkeletonText lines={10} />
          </Waiting>
        </div>
      ) : (
        <Failed words={parts.failed} result={result} />
      )}
    </PageShell>
  );
};

/** Makes the page of one entry: waiting, failed, missing or drawn, with one head through all states. */
export const entryPage = <T,>(parts: EntryParts<T>): PageModule => ({
  queries: (context) => [parts.query(context), ...menuQueries(context), ...(parts.others?.(context) ?? [])],
  head: (context, known) => headOf(parts, context, known),
  Page: ({ context }) => <EntryView parts={parts} context={context} />,
});
