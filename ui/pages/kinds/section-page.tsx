import type { ReactNode } from 'react';
import type { PageGroup, PagePreview } from '#core/content/page.ts';
import { picturedPreviews } from '#core/content/preview-pictures.ts';
import { Card, CardFoot, CardGrid } from '#ui/components/card.tsx';
import { iconNamed } from '#ui/components/icons/icon-names.ts';
import { SectionHead } from '#ui/components/page-head.tsx';
import { useQueryResult, type Query } from '#ui/state/queries.ts';
import { groupQuery, heroQuery } from '../content-queries.ts';
import { type Block, blocks } from '../page-blocks.tsx';
import type { CachedQueries, PageContext, PageModule } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { PageShell, type ShellParts } from './page-shell.tsx';
import { menuQueries } from './section-menu.tsx';

/** A block of a section's index: the pages of a group as cards. */
export interface IndexBlock {
  readonly group: PageGroup;
  /** Heading over the cards. */
  readonly title: string;
  /** Words under the heading. */
  readonly text?: string;
  /** In place of title and text, where the service has words for them. */
  readonly head?: Block;
  /** Title of a card, where the page's own says what the section has said. */
  readonly titleOf?: (title: string) => string;
  /** What is said when the cards cannot be had. */
  readonly failed: string;
  /** Path of a page of the group, from its slug. */
  readonly pathOf?: (slug: string, context: PageContext) => string;
}

/** What distinguishes the index of one section from that of another. */
export interface SectionParts {
  readonly description: string;
  readonly index?: readonly IndexBlock[];
  readonly jsonLd?: (context: PageContext) => Readonly<Record<string, unknown>>;
  readonly shell?: (context: PageContext) => Partial<ShellParts>;
  /** As of `PageHead`. */
  readonly changesAt?: (context: PageContext, known: CachedQueries) => number | undefined;
  /** Blocks before and after the cards. */
  readonly before?: readonly Block[];
  readonly after?: readonly Block[];
}

/** The card of a page: its picture at the left, where it has one. */
export const PreviewCard = ({
  preview: { title, description, image, icon, linkLabel },
  to,
  element,
  children,
}: {
  /** Name of the link in the national model. */
  readonly element?: string | undefined;
  readonly preview: Omit<PagePreview, 'slug'>;
  readonly to: string;
  readonly children?: ReactNode;
}) => (
  <Card
    title={title}
    target={{ to }}
    linkElement={element}
    picture={
      image === undefined ? undefined : (
        <img src={image.url} alt="" width={image.width} height={image.height} loading="lazy" />
      )
    }
    pictureShape="slice"
    icon={icon === undefined ? undefined : iconNamed(icon, 'link')}
    foot={linkLabel === undefined ? undefined : <CardFoot sign="arrow-right" verb={linkLabel} />}
  >
    <p className="pt-clamp">{description}</p>
    {children}
  </Card>
);

/** The cards of some pages under a heading; nothing without pages. */
export const PreviewCards = ({
  title,
  text,
  head,
  previews,
  titleOf = (own) => own,
  pathOf = (slug) => `/${slug}`,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  readonly head?: ReactNode;
  readonly previews: readonly PagePreview[];
  readonly titleOf?: ((title: string) => string) | undefined;
  readonly pathOf?: ((slug: string) => string) | undefined;
}) =>
  previews.length === 0 ? null : (
    <section>
      {head ?? <SectionHead title={title} text={text} />}
      <CardGrid
        look="wide"
        items={picturedPreviews(previews).map((preview) => ({
          key: preview.slug,
          card: <PreviewCard preview={{ ...preview, title: titleOf(preview.title) }} to={pathOf(preview.slug)} />,
        }))}
      />
    </section>
  );

const Previews = ({
  block: { pathOf, head, ...block },
  previews,
  context,
}: {
  readonly block: IndexBlock;
  readonly previews: readonly PagePreview[];
  readonly context: PageContext;
}) => (
  <PreviewCards
    {...block}
    head={head?.draw(context)}
    previews={previews}
    pathOf={pathOf === undefined ? undefined : (slug) => pathOf(slug, context)}
  />
);

const queriesOf = (parts: SectionParts, context: PageContext): readonly Query<unknown>[] => {
  const { hero } = context.match.route;
  return [
    ...(hero === undefined ? [] : [heroQuery(context, hero)]),
    ...menuQueries(context),
    ...(parts.index ?? []).flatMap(({ group, head }) => [
      groupQuery(context, group),
      ...(head?.queries?.(context) ?? []),
    ]),
    ...blocks([...(parts.before ?? []), ...(parts.after ?? [])]).queries(context),
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
  const result = useQueryResult(heroQuery(context, hero));
  const head = result.kind === 'success' ? result.value : null;
  return (
    <PageShell
      title={head?.title ?? context.match.route.title}
      lead={head?.description}
      picture={head?.image}
      {...parts.shell?.(context)}
      context={context}
    >
      {parts.before && blocks(parts.before).draw(context)}
      {(parts.index ?? []).map((block) => (
        <QuietBlock key={block.group} query={groupQuery(context, block.group)} failed={block.failed} bare>
          {(previews) => <Previews block={block} previews={previews} context={context} />}
        </QuietBlock>
      ))}
      {parts.after && blocks(parts.after).draw(context)}
    </PageShell>
  );
};

/** Makes the index of a section: its head from the service, its side menu, the cards of its pages. */
export const sectionPage = (parts: SectionParts): PageModule => ({
  queries: (context) => queriesOf(parts, context),
  head: (context, known) => {
    const { hero, title } = context.match.route;
    const section = hero === undefined ? undefined : known.value(heroQuery(context, hero));
    return {
      title: section?.title ?? title,
      description: section?.description ?? parts.description,
      status: 200,
      changesAt: parts.changesAt?.(context, known),
      ...(parts.jsonLd === undefined ? {} : { jsonLd: parts.jsonLd(context) }),
    };
  },
  Page: ({ context }) => <SectionView parts={parts} context={context} hero={context.match.route.hero ?? ''} />,
});
