import { regionOfPlan } from '#core/content/aid-groups.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { HelpBox } from '#ui/components/messages.tsx';
import { AIDS_COPY as COPY } from '#ui/copy/aids.ts';
import { sectionPage } from '../kinds/section-page.tsx';

/** The rural development programmes, one of each region and autonomous province (PAGE-39, ROUTE-04). */
export const page = sectionPage({
  description: COPY.ruralText,
  index: [
    {
      group: 'rural-development-plans',
      title: COPY.plans,
      text: COPY.plansText,
      failed: COPY.failed,
      titleOf: regionOfPlan,
    },
  ],
  after: [
    {
      draw: ({ table }) => (
        <HelpBox
          title={COPY.whoPays}
          text={COPY.whoPaysText}
          actions={<LinkButton to={pathTo(table, 'payingBodies')}>{COPY.findBody}</LinkButton>}
        />
      ),
    },
  ],
});
