import type { GuidedAudience } from '#core/selections/selection-repository.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Section } from '#ui/components/layout.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { HIGHLIGHTS_COPY as COPY } from '#ui/copy/highlights.ts';
import { useQueryResult } from '#ui/state/queries.ts';
import { heroQuery, highlightsQuery } from '../content-queries.ts';
import { Alerts } from '../highlights/alerts.tsx';
import { HighlightCarousel, RecentFaqs, Services, Tools } from '../highlights/blocks.tsx';
import { PageCrumbs } from '../page-crumbs.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { recentFaqsQuery, servicesForQuery } from '../selection-queries.ts';

const PathView = ({ audience, context }: { readonly audience: GuidedAudience; readonly context: PageContext }) => {
  const result = useQueryResult(heroQuery(context, audience));
  const head = result.kind === 'success' ? result.value : null;
  return (
    <>
      <PageHead
        title={head?.title ?? context.match.route.title}
        lead={head?.description}
        picture={head?.image}
        breadcrumbs={<PageCrumbs context={context} />}
      />
      <QuietBlock query={highlightsQuery(context, 'alert', audience)} failed={COPY.alertsFailed}>
        {(alerts) => <Alerts alerts={alerts} />}
      </QuietBlock>
      <QuietBlock query={highlightsQuery(context, 'carousel', audience)} failed={COPY.carouselFailed}>
        {(entries) => <HighlightCarousel title={COPY.carousel} entries={entries} />}
      </QuietBlock>
      <QuietBlock query={servicesForQuery(context, audience)} failed={COPY.servicesFailed}>
        {(services) => <Services context={context} services={services} />}
      </QuietBlock>
      <QuietBlock query={highlightsQuery(context, 'tool', audience)} failed={COPY.toolsFailed}>
        {(tools) => <Tools tools={tools} />}
      </QuietBlock>
      <Section ground="paper">
        <QuietBlock query={recentFaqsQuery(context, audience)} failed={COPY.faqsFailed} bare>
          {(queries) => <RecentFaqs context={context} faqs={queries} />}
        </QuietBlock>
      </Section>
      <Section>
        <HelpBox
          text={COPY.help}
          actions={<LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>}
        />
      </Section>
    </>
  );
};

/** Makes the guided path of an audience: head, alerts, carousel, services, tools, its own questions (PAGE-27). */
export const guidedPath = (audience: GuidedAudience): PageModule => ({
  queries: (context) => [
    heroQuery(context, audience),
    highlightsQuery(context, 'alert', audience),
    highlightsQuery(context, 'carousel', audience),
    servicesForQuery(context, audience),
    highlightsQuery(context, 'tool', audience),
    recentFaqsQuery(context, audience),
  ],
  head: (context, known) => {
    const section = known.value(heroQuery(context, audience));
    const { title } = context.match.route;
    return { title: section?.title ?? title, description: section?.description ?? title, status: 200 };
  },
  Page: ({ context }) => <PathView audience={audience} context={context} />,
});
