import type { ReactNode } from 'react';
import type { PageGroup, PagePreview } from '#core/content/page.ts';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { useAnswer, type Question } from '#ui/state/questions.ts';
import { groupQuestion, heroQuestion } from '../content-questions.ts';
import type { PageContext, PageModule } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { PageShell, type ShellParts } from './page-shell.tsx';

/** A block of a section's index: the pages of a group as cards. */
export interface IndexBlock {
  readonly group: PageGroup;
  /** Heading over the cards. */
  readonly title: string;
  /** What is said when the cards cannot be had. */
  readonly failed: string;
  /** Path of a page of the group, from its slug. */
  readonly pathOf?: (slug: string, context: PageContext) => string;
}

/** What distinguishes the index of one section from that of another. */
export interface SectionParts {
  readonly description: string;
  readonly index?: readonly IndexBlock[];
  /** What else the page needs at first sight. */
  readonly others?: (context: PageContext) => readonly Question<unknown>[];
  readonly jsonLd?: (context: PageContext) => Readonly<Record<string, unknown>>;
  readonly shell?: (context: PageContext) => Partial<ShellParts>;
  /** Before and after the cards. */
  readonly before?: (context: PageContext) => ReactNode;
  readonly after?: (context: PageContext) => ReactNode;
}

const Previews = ({
  block,
  previews,
  context,
}: {
  readonly block: IndexBlock;
  readonly previews: readonly PagePreview[];
  readonly context: PageContext;
}) =>
  previews.length === 0 ? null : (
    <section>
      <SectionHead title={block.title} />
      <CardGrid
        items={previews.map(({ slug, title, description }) => ({
          key: slug,
          card: (
            <Card title={title} target={{ to: block.pathOf?.(slug, context) ?? `/${slug}` }}>
              <p className="pt-clamp">{description}</p>
            </Card>
          ),
        }))}
      />
    </section>
  );

const questionsOf = (parts: SectionParts, context: PageContext): readonly Question<unknown>[] => {
  const { hero } = context.match.route;
  return [
    ...(hero === undefined ? [] : [heroQuestion(context, hero)]),
    ...(parts.index ?? []).map(({ group }) => groupQuestion(context, group)),
    ...(parts.others?.(context) ?? []),
  ];
};

const SectionView = ({
  parts,
  context,
  hero,
}: {
  readonly parts: SectionParts;
  readonly context: PageContext;
  readonly hero: string;
}) => {
  const answer = useAnswer(heroQuestion(context, hero));
  const head = answer.kind === 'answered' ? answer.value : null;
  return (
    <PageShell
      title={head?.title ?? context.match.route.title}
      lead={head?.description}
      {...parts.shell?.(context)}
      context={context}
    >
      {parts.before?.(context)}
      {(parts.index ?? []).map((block) => (
        <QuietBlock key={block.group} question={groupQuestion(context, block.group)} failed={block.failed} bare>
          {(previews) => <Previews block={block} previews={previews} context={context} />}
        </QuietBlock>
      ))}
      {parts.after?.(context)}
    </PageShell>
  );
};

/** Makes the index of a section: its head from the service, its side menu, the cards of its pages. */
export const sectionPage = (parts: SectionParts): PageModule => ({
  questions: (context) => questionsOf(parts, context),
  head: (context, known) => {
    const { hero, title } = context.match.route;
    const section = hero === undefined ? undefined : known.answer(heroQuestion(context, hero));
    return {
      title: section?.title ?? title,
      description: section?.description ?? parts.description,
      status: 200,
      ...(parts.jsonLd === undefined ? {} : { jsonLd: parts.jsonLd(context) }),
    };
  },
  Page: ({ context }) => <SectionView parts={parts} context={context} hero={context.match.route.hero ?? ''} />,
});
