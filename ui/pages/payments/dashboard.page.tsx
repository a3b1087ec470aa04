import { useEffect } from 'react';
import { pathTo } from '#core/navigation/routes.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import type { Campaign } from '#core/payments/campaign.ts';
import { choiceFromQuery, chosenDivision } from '#core/payments/dashboard-choice.ts';
import { rowToSlug } from '#core/payments/dashboard-address.ts';
import { divisionToSlug } from '#core/payments/slugs.ts';
import { divisionTitle } from '#core/payments/side-menu.ts';
import { RecallDashboard, RememberDashboard } from '#core/payments/stored-dashboard.ts';
import { useHydrated } from '#ui/components/hydrated.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Stack } from '#ui/components/layout.tsx';
import { divisionName } from '#ui/copy/division.ts';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useQueryResult, type QueryResult } from '#ui/state/queries.ts';
import { contentQuery, heroQuery } from '../content-queries.ts';
import { Body, Sections } from '../kinds/blocks.tsx';
import { PageShell } from '../kinds/page-shell.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { AmountsAside, FoldedMap } from './amounts-aside.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { campaignsQuery } from './campaigns-query.ts';
import { pathOfChoice, RegionForm } from './region-form.tsx';
import { interventionsQuery, regionRowsQuery, type RegionRows } from './region-query.ts';
import { RegionSum } from './region-sum.tsx';
import { RegionTable } from './region-table.tsx';
import { TableState } from './table-state.tsx';

/** Slug of the introduction that the editors wrote (D-32). */
const INTRODUCTION = 'cruscotto-pagamenti';

/** Leads back to what was looked at last (PAGE-41); nothing at the first visit. */
const Resume = ({ context, introduction }: { readonly context: PageContext; readonly introduction: string }) => {
  const recall = useAction(RecallDashboard);
  const remember = useAction(RememberDashboard);
  const hydrated = useHydrated();
  useEffect(() => {
    remember({ selection: recall().selection, introduction });
  }, [introduction, recall, remember]);
  if (!hydrated) return null;
  const { year, division, intervention, region } = recall().selection;
  if (year === undefined || division === undefined) return null;
  const friendlyUrl = divisionToSlug({ year, divisions: [division] }, division);
  const detailUrl =
    region === undefined ? intervention : (REGIONS.find(({ name }) => name === region)?.value ?? rowToSlug({ region }));
  const title = divisionName(divisionTitle(division), year);
  return (
    <p className="mb-0">
      <LinkTo
        to={
          detailUrl === undefined
            ? pathTo(context.table, 'dashboardTable', { friendlyUrl })
            : pathTo(context.table, 'dashboardDetail', { friendlyUrl, detailUrl })
        }
      >
        {COPY.resume(title)}
      </LinkTo>
    </p>
  );
};

/** The choices and the sum; a failing table leaves the rest of the page (ERR-06). */
const RegionBlock = ({
  context,
  menu,
  place,
}: {
  readonly context: PageContext;
  readonly menu: QueryResult<readonly Campaign[]>;
  readonly place: QueryResult<RegionRows | null>;
}) => {
  const campaigns = menu.kind === 'success' ? menu.value : [];
  const found = chosenDivision(campaigns, choiceFromQuery(context.pairs));
  return (
    <Stack>
      {found === undefined ? null : <RegionForm context={context} campaigns={campaigns} found={found} />}
      {place.kind === 'success' ? (
        place.value === null ? null : (
          <RegionSum place={place.value} region={choiceFromQuery(context.pairs).region} />
        )
      ) : // Without campaigns the menu says why, once.
      menu.kind === 'failed' ? null : (
        <TableState result={place} />
      )}
    </Stack>
  );
};

/** The map: each region is the choice of itself. */
const RegionMap = ({ context, place }: { readonly context: PageContext; readonly place: RegionRows }) => {
  const choice = choiceFromQuery(context.pairs);
  return (
    <FoldedMap
      place={place}
      detailOf={({ slug }) => pathOfChoice(context, { ...choice, region: slug })}
      marked={choice.region}
    />
  );
};

/** The table below the sum: the interventions, or the regions that the sum was read from; a failure stands in its place (ERR-06). */
const SplitTable = ({ context, place }: { readonly context: PageContext; readonly place: RegionRows }) => {
  const split = useQueryResult(interventionsQuery(context));
  if (split.kind !== 'success') return <TableState result={split} lines={10} />;
  return <RegionTable context={context} place={split.value ?? place} />;
};

const Introduction = ({ context }: { readonly context: PageContext }) => {
  const menu = useQueryResult(campaignsQuery(context));
  const hero = useQueryResult(heroQuery(context, context.match.route.hero ?? ''));
  const title = (hero.kind === 'success' ? hero.value?.title : undefined) ?? context.match.route.title;
  const place = useQueryResult(regionRowsQuery(context));
  const known = place.kind === 'success' ? place.value : null;
  return (
    <PageShell context={context} title={title} lowHead progress="never">
      <RegionBlock context={context} menu={menu} place={place} />
      <div className="pt-cols side">
        <AmountsAside
          map={known === null ? null : <RegionMap context={context} place={known} />}
          menu={
            <CampaignMenu
              context={context}
              result={menu}
              onRetry={() => {
                if (menu.kind !== 'success') menu.refetch();
              }}
            />
          }
        />
        {known === null ? null : <SplitTable context={context} place={known} />}
      </div>
      <Below context={context} title={title} />
    </PageShell>
  );
};

/** What was looked at last, and the introduction of the editors (PAGE-41). */
const Below = ({ context, title }: { readonly context: PageContext; readonly title: string }) => (
  <Stack gap="section">
    <Resume context={context} introduction={title} />
    <QuietBlock query={contentQuery(context, INTRODUCTION)} bare>
      {(content) =>
        content === null ? null : (
          <>
            <Body text={content.body} />
            <Sections sections={content.sections} />
          </>
        )
      }
    </QuietBlock>
  </Stack>
);

/** The introduction to the payments dashboard (PAGE-41). */
export const page: PageModule = {
  queries: (context) => [
    heroQuery(context, context.match.route.hero ?? ''),
    campaignsQuery(context),
    regionRowsQuery(context),
    interventionsQuery(context),
    contentQuery(context, INTRODUCTION),
  ],
  head: (context, known) => {
    const hero = known.value(heroQuery(context, context.match.route.hero ?? ''));
    return {
      title: hero?.title ?? context.match.route.title,
      description: hero?.description ?? COPY.description,
      status: 200,
    };
  },
  Page: ({ context }) => <Introduction context={context} />,
};
