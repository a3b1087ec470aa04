import { aidGroups, regionOfPlan } from '#core/content/aid-groups.ts';
import type { PageNode, PagePreview } from '#core/content/page.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { Directory } from '#ui/components/directory.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { AIDS_COPY as COPY } from '#ui/copy/aids.ts';
import { groupQuery, heroQuery } from '../content-queries.ts';
import { sectionPage } from '../kinds/section-page.tsx';
import type { PageContext } from '../page-module.ts';
import { block } from '../page-blocks.tsx';
import { useQueryResult } from '#ui/state/queries.ts';

const ALL = 'aid-and-tenders';
const SOCIAL = 'social-aid-tenders';
const SOCIAL_HERO = 'bandi-aiuti-sociali';

const nodes = (aids: readonly PagePreview[], titleOf = (title: string): string => title): readonly PageNode[] =>
  aids.map(({ slug, title }) => ({ title: titleOf(title), path: `/${slug}`, children: [] }));

/** The aids of the Union, by the fund that they come from: each a link, and the way to the fund's own page over them. */
const CommunityAids = ({
  aids,
  context: { table },
}: {
  readonly aids: readonly PagePreview[];
  readonly context: PageContext;
}) => {
  const { direct, ocm, rural } = aidGroups(aids);
  return (
    <section>
      <SectionHead
        title={COPY.community}
        text={COPY.communityText}
        end={<MoreLink to={pathTo(table, 'aidFinder')}>{COPY.finder}</MoreLink>}
      />
      <Directory
        level={3}
        groups={[
          { title: COPY.direct, path: pathTo(table, 'directPayments'), text: COPY.directText, children: nodes(direct) },
          { title: COPY.ocm, path: pathTo(table, 'ocmPayments'), text: COPY.ocmText, children: nodes(ocm) },
          {
            title: COPY.rural,
            path: pathTo(table, 'ruralDevelopment'),
            text: COPY.ruralText,
            children: nodes(rural, regionOfPlan),
          },
        ].filter(({ children }) => children.length > 0)}
      />
    </section>
  );
};

/** The words that the editors gave the social tenders' own head (API-10). */
const SocialHead = ({ context }: { readonly context: PageContext }) => {
  const result = useQueryResult(heroQuery(context, SOCIAL_HERO));
  const head = result.kind === 'success' ? result.value : null;
  return (
    <SectionHead
      id={SOCIAL_HERO}
      title={head?.title ?? COPY.social}
      text={head?.description}
      end={<MoreLink to={pathTo(context.table, 'nationalTenders')}>{COPY.tenders}</MoreLink>}
    />
  );
};

/** The index of aids and tenders: by fund, and state aids and social tenders as lists of their own (PAGE-39, PAGE-44, ROUTE-04). */
export const page = sectionPage({
  description: COPY.description,
  before: [
    block(
      (context) => groupQuery(context, ALL),
      (aids, context) => <CommunityAids aids={aids} context={context} />,
      { failed: COPY.failed, bare: true },
    ),
  ],
  index: [
    { group: 'state-aids', title: COPY.national, text: COPY.nationalText, failed: COPY.nationalFailed },
    {
      group: SOCIAL,
      title: COPY.social,
      failed: COPY.socialFailed,
      head: {
        queries: (context) => [heroQuery(context, SOCIAL_HERO)],
        draw: (context) => <SocialHead context={context} />,
      },
    },
  ],
});
