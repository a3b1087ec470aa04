import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { type GuidedAudience, tasksAddress, tasksCriteria, tasksInOrder } from '#core/catalogue/task-page.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Section } from '#ui/components/layout.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { PageHead, SectionHead } from '#ui/components/page-head.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { HIGHLIGHTS_COPY as COPY } from '#ui/copy/highlights.ts';
import { TASK_COPY } from '#ui/copy/task.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { firstPageQuery } from '../catalogue/list-queries.ts';
import { heroQuery, highlightsQuery } from '../content-queries.ts';
import { Alerts } from '../highlights/alerts.tsx';
import { HighlightCarousel, RecentFaqs, Services, Tools } from '../highlights/blocks.tsx';
import { PageCrumbs } from '../page-crumbs.tsx';
import { block, blocks } from '../page-blocks.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { TaskLinks } from '../support/task-links.tsx';
import { recentFaqsQuery, servicesForQuery } from '../selection-queries.ts';

const Head = ({ audience, context }: { readonly audience: GuidedAudience; readonly context: PageContext }) => {
  const result = useQueryResult(heroQuery(context, audience));
  const head = result.kind === 'success' ? result.value : null;
  return (
    <PageHead
      title={head?.title ?? context.match.route.title}
      lead={head?.description}
      picture={head?.image}
      breadcrumbs={<PageCrumbs context={context} />}
    />
  );
};

/** The tasks of an audience: a page of a list that every service has, so that another one without tasks has none to show (D-40). */
const tasksQuery = (context: PageContext, audience: GuidedAudience) =>
  firstPageQuery(context, LISTS.informationArticles, tasksCriteria(audience));

/** What one may want to do, by use: before everything that only tells of it (PAGE-61). */
const Tasks = ({ tasks, context }: { readonly tasks: readonly CatalogueItem[]; readonly context: PageContext }) =>
  tasks.length === 0 ? null : (
    <Section>
      <SectionHead title={TASK_COPY.lead} end={<MoreLink to={tasksAddress(context.table)}>{TASK_COPY.all}</MoreLink>} />
      <TaskLinks tasks={tasks} context={context} />
    </Section>
  );

const blocksOf = (audience: GuidedAudience) => {
  const faqs = block(
    (context) => recentFaqsQuery(context, audience),
    (entries, context) => <RecentFaqs context={context} faqs={entries} />,
    { failed: COPY.faqsFailed, bare: true },
  );
  return blocks([
    {
      queries: (context) => [heroQuery(context, audience)],
      draw: (context) => <Head audience={audience} context={context} />,
    },
    block(
      (context) => highlightsQuery(context, 'alert', audience),
      (alerts) => <Alerts alerts={alerts} />,
      { failed: COPY.alertsFailed },
    ),
    block(
      (context) => tasksQuery(context, audience),
      ({ items }, context) => <Tasks tasks={tasksInOrder(items)} context={context} />,
      { failed: TASK_COPY.failed },
    ),
    block(
      (context) => highlightsQuery(context, 'carousel', audience),
      (entries) => <HighlightCarousel title={COPY.carousel} entries={entries} />,
      { failed: COPY.carouselFailed },
    ),
    block(
      (context) => servicesForQuery(context, audience),
      (services, context) => <Services context={context} services={services} />,
      { failed: COPY.servicesFailed },
    ),
    block(
      (context) => highlightsQuery(context, 'tool', audience),
      (tools) => <Tools tools={tools} small />,
      { failed: COPY.toolsFailed },
    ),
    { ...faqs, draw: (context) => <Section ground="paper">{faqs.draw(context)}</Section> },
    {
      draw: ({ table }) => (
        <Section>
          <HelpBox actions={<LinkButton to={pathTo(table, 'contacts')}>{COMMON.goToContacts}</LinkButton>} />
        </Section>
      ),
    },
  ]);
};

/** Makes the guided path of an audience: head, alerts, what to do, carousel, services, tools, its own questions (PAGE-27). */
export const guidedPath = (audience: GuidedAudience): PageModule => {
  const { queries, draw } = blocksOf(audience);
  return {
    queries,
    head: (context, known) => {
      const section = known.value(heroQuery(context, audience));
      const { title } = context.match.route;
      return { title: section?.title ?? title, description: section?.description ?? title, status: 200 };
    },
    Page: ({ context }) => draw(context),
  };
};
