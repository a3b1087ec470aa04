import type { GuidedAudience } from '#core/selections/selection-repository.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { Section } from '#ui/components/layout.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { HIGHLIGHTS_COPY as COPY } from '#ui/copy/highlights.ts';
import { useAnswer } from '#ui/state/questions.ts';
import { heroQuestion, highlightsQuestion } from '../content-questions.ts';
import { Alerts } from '../highlights/alerts.tsx';
import { HighlightCarousel, RecentFaqs, Services, Tools } from '../highlights/blocks.tsx';
import { PageCrumbs } from '../page-crumbs.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { recentFaqsQuestion, servicesForQuestion } from '../selection-questions.ts';

const PathView = ({ audience, context }: { readonly audience: GuidedAudience; readonly context: PageContext }) => {
  const answer = useAnswer(heroQuestion(context, audience));
  const head = answer.kind === 'answered' ? answer.value : null;
  return (
    <>
      <PageHead
        title={head?.title ?? context.match.route.title}
        lead={head?.description}
        picture={head?.image}
        breadcrumbs={<PageCrumbs context={context} />}
      />
      <QuietBlock question={highlightsQuestion(context, 'alert', audience)} failed={COPY.alertsFailed}>
        {(alerts) => <Alerts alerts={alerts} />}
      </QuietBlock>
      <QuietBlock question={highlightsQuestion(context, 'carousel', audience)} failed={COPY.carouselFailed}>
        {(entries) => <HighlightCarousel title={COPY.carousel} entries={entries} />}
      </QuietBlock>
      <QuietBlock question={servicesForQuestion(context, audience)} failed={COPY.servicesFailed}>
        {(services) => <Services context={context} services={services} />}
      </QuietBlock>
      <QuietBlock question={highlightsQuestion(context, 'tool', audience)} failed={COPY.toolsFailed}>
        {(tools) => <Tools tools={tools} />}
      </QuietBlock>
      <Section ground="paper">
        <QuietBlock question={recentFaqsQuestion(context, audience)} failed={COPY.faqsFailed} bare>
          {(questions) => <RecentFaqs context={context} faqs={questions} />}
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
  questions: (context) => [
    heroQuestion(context, audience),
    highlightsQuestion(context, 'alert', audience),
    highlightsQuestion(context, 'carousel', audience),
    servicesForQuestion(context, audience),
    highlightsQuestion(context, 'tool', audience),
    recentFaqsQuestion(context, audience),
  ],
  head: (context, known) => {
    const section = known.answer(heroQuestion(context, audience));
    const { title } = context.match.route;
    return { title: section?.title ?? title, description: section?.description ?? title, status: 200 };
  },
  Page: ({ context }) => <PathView audience={audience} context={context} />,
});
