import { useEffect } from 'react';
import { pathTo } from '#core/navigation/routes.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { divisionToSlug, rowToSlug } from '#core/payments/dashboard-address.ts';
import { campaignDropdowns, divisionTitle } from '#core/payments/side-menu.ts';
import { RecallDashboard, RememberDashboard } from '#core/payments/use-cases.ts';
import { Card, CardGrid } from '#ui/components/card.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useQueryResult } from '#ui/state/queries.ts';
import { contentQuery, heroQuery } from '../content-queries.ts';
import { Body, Sections } from '../kinds/blocks.tsx';
import { PageShell } from '../kinds/page-shell.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { campaignsQuery } from './payment-queries.ts';

/** Slug of the introduction that the editors wrote (D-32). */
const INTRODUCTION = 'cruscotto-pagamenti';

/** Leads back to what was looked at last (PAGE-41); nothing for who has looked at nothing yet. */
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
  const title = COPY.division(divisionTitle(division), year);
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

const Introduction = ({ context }: { readonly context: PageContext }) => {
  const menu = useQueryResult(campaignsQuery(context));
  const hero = useQueryResult(heroQuery(context, context.match.route.hero ?? ''));
  const head = hero.kind === 'success' ? hero.value : null;
  const title = head?.title ?? context.match.route.title;
  return (
    <PageShell
      context={context}
      title={title}
      lead={head?.description ?? COPY.description}
      menu={
        <CampaignMenu
          context={context}
          result={menu}
          onRetry={() => {
            if (menu.kind !== 'success') menu.refetch();
          }}
        />
      }
      progress="never"
    >
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
      {menu.kind !== 'success' ? null : (
        <section>
          <SectionHead title={COPY.chooseTitle} text={COPY.chooseText} />
          <CardGrid
            min="narrow"
            items={campaignDropdowns(menu.value).flatMap((campaign) =>
              campaign.divisions.map((division) => ({
                key: division.slug,
                card: (
                  <Card
                    kind={campaign.title}
                    title={division.title}
                    linkWords={campaign.title}
                    target={{ to: pathTo(context.table, 'dashboardTable', { friendlyUrl: division.slug }) }}
                  />
                ),
              })),
            )}
          />
        </section>
      )}
    </PageShell>
  );
};

/** The introduction to the payments dashboard (PAGE-41). */
export const page: PageModule = {
  queries: (context) => [
    heroQuery(context, context.match.route.hero ?? ''),
    campaignsQuery(context),
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
