import { formatDay } from '#core/formatting/date.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import {
  divisionFromSlug,
  divisionToSlug,
  tableViewToQuery,
  rowToSlug,
  sortWords,
} from '#core/payments/dashboard-address.ts';
import { divisionTitle } from '#core/payments/side-menu.ts';
import { useHydrated } from '#ui/components/hydrated.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { divisionName } from '#ui/copy/division.ts';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { NOT_FOUND_HEAD } from '#ui/ssr/heads.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useQueryResult, useQueryResults, type QueryResult } from '#ui/state/queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageFailure } from '../page-failure.tsx';
import type { CachedQueries, PageContext, PageHead } from '../page-module.ts';
import { AmountsAside, MapOfRows } from './amounts-aside.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { DivisionView } from './division-view.tsx';
import { campaignsQuery } from './campaigns-query.ts';
import {
  addressOf,
  comparedCampaignQuery,
  namesQuery,
  rowsQuery,
  selectionOf,
  tableQuery,
  type DashboardAddress,
  type FoundRows,
} from './payment-queries.ts';
import { RecallDashboard } from '#core/payments/stored-dashboard.ts';

/** Name of the row whose detail is shown: the region, or code and words of the intervention once they are known. */
const nameOfDetail = (
  { intervention, region }: DashboardAddress,
  names: FoundRows | null | undefined,
): string | undefined => {
  if (region !== undefined || intervention === undefined) return region;
  const all = [...(names?.rows.rows ?? []), ...(names?.rows.protectedRows?.rows ?? [])];
  const row = all.find((each) => 'code' in each && rowToSlug(each) === intervention);
  return row !== undefined && 'code' in row ? `${row.code} ${row.description}` : intervention.toUpperCase();
};

const titleOf = ({ found }: Pick<FoundRows, 'found'>, of: string | undefined): string => {
  const division = divisionName(divisionTitle(found.division), found.campaign.year);
  return of === undefined ? division : `${of}: ${division}`;
};

/** A text whose spans of years are not broken at the end of a line. */
const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(/(\d{4}-\d{4})/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="text-nowrap">
        {part}
      </span>
    ),
  );

/** Title, description and status of a dashboard page. */
export const dashboardHead = (context: PageContext, known: CachedQueries): PageHead => {
  const address = addressOf(context);
  const query = tableQuery(context, address);
  const { title } = context.match.route;
  const failure = known.error(campaignsQuery(context)) ?? known.error(query);
  if (failure !== undefined) return { title, description: COPY.tableFailed, status: failure.status ?? 503 };
  const table = known.value(query);
  if (table === null) return NOT_FOUND_HEAD;
  if (table === undefined) return { title, description: COPY.description, status: 200 };
  const names = address.intervention === undefined ? null : known.value(namesQuery(context, address.slug));
  const name = titleOf(table, nameOfDetail(address, names));
  return {
    title: name,
    description: `${COPY.description} ${name}.`,
    status: 200,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name,
      description: COPY.description,
      inLanguage: 'it',
      isAccessibleForFree: true,
      creator: { '@type': 'GovernmentOrganization', name: context.settings.names.agencyName },
      ...(table.found.campaign.countedUntil === undefined ? {} : { dateModified: table.found.campaign.countedUntil }),
    },
  };
};

/** What is looked at, once nobody can say which campaigns there are: what was looked at before, where it is the same (PAGE-41). */
const useStored = ({ slug }: DashboardAddress): FoundRows['found'] | undefined => {
  const hydrated = useHydrated();
  const recall = useAction(RecallDashboard);
  if (!hydrated) return undefined;
  const { year, division } = recall().selection;
  if (year === undefined || division === undefined) return undefined;
  const campaign = { year, divisions: [division] };
  return divisionToSlug(campaign, division) === slug ? { campaign, division } : undefined;
};

/** The rows of what was looked at before: the menu has failed, and nothing else. */
const StoredTable = ({
  context,
  address,
  found,
}: {
  readonly context: PageContext;
  readonly address: DashboardAddress;
  readonly found: FoundRows['found'];
}) => {
  const result = useQueryResult(rowsQuery(context, selectionOf(found, address)));
  return (
    <Rows
      context={context}
      address={address}
      result={
        result.kind === 'success'
          ? { kind: 'success', value: result.value === null ? null : { found, rows: result.value } }
          : result
      }
      of={nameOfDetail(address, null)}
      campaigns={[found.campaign]}
    />
  );
};

const Rows = ({
  context,
  address,
  result,
  of,
  campaigns,
}: {
  readonly context: PageContext;
  readonly address: DashboardAddress;
  readonly result: QueryResult<FoundRows | null>;
  readonly of: string | undefined;
  readonly campaigns: Parameters<typeof DivisionView>[0]['campaigns'];
}) => {
  const { look } = address;
  const [compared] = useQueryResults(look.comparedYear === undefined ? [] : [comparedCampaignQuery(context, address)]);
  // Said from here: the table itself is rendered again when it is divided in another way.
  useSayOnChange(
    pairsToQuery(tableViewToQuery({ ...look, steps: 1 })),
    result.kind === 'success' && result.value !== null && compared?.kind !== 'pending'
      ? COPY.looked(result.value.rows.by, look.comparedYear, sortWords(look.sort))
      : undefined,
  );
  if (result.kind === 'success' && result.value !== null) {
    return (
      <DivisionView
        context={context}
        address={address}
        table={result.value}
        of={of}
        campaigns={campaigns}
        compared={compared}
      />
    );
  }
  if (result.kind === 'failed') {
    return (
      <PageFailure
        title={COPY.tableFailed}
        text={result.error.serverMessage ?? COPY.tableFailedHelp}
        status={result.error.status}
        onRetry={result.refetch}
      />
    );
  }
  return result.kind === 'success' ? null : (
    <Waiting onRetry={result.refetch}>
      <SkeletonText />
    </Waiting>
  );
};

/** Table of a division, or detail of one of its rows: the menu and the table wait and fail each by itself (ERR-04, ERR-06). */
export const DashboardView = ({ context }: { readonly context: PageContext }) => {
  const address = addressOf(context);
  const menu = useQueryResult(campaignsQuery(context));
  const result = useQueryResult(tableQuery(context, address));
  const [names] = useQueryResults(address.intervention === undefined ? [] : [namesQuery(context, address.slug)]);
  const stored = useStored(address);
  if (result.kind === 'success' && result.value === null) return <NotFoundPage />;
  const table = result.kind === 'success' ? result.value : null;
  const of = nameOfDetail(address, names?.kind === 'success' ? names.value : undefined);
  const campaigns = menu.kind === 'success' ? menu.value : [];
  const known = table?.found ?? divisionFromSlug(campaigns, address.slug) ?? stored;
  const title = known === undefined ? undefined : titleOf({ found: known }, of);
  const refetch = (): void => {
    // The table needs the campaigns as well: one call serves both.
    if (result.kind === 'success') {
      if (menu.kind !== 'success') menu.refetch();
    } else result.refetch();
  };
  return (
    <PageShell
      context={context}
      title={title === undefined ? context.match.route.title : <Unbroken text={title} />}
      lead={
        known?.campaign.countedUntil === undefined
          ? COPY.description
          : `${COPY.description} ${COPY.until(formatDay(known.campaign.countedUntil))}.`
      }
      crumb={of ?? (known === undefined ? undefined : titleOf({ found: known }, undefined))}
      menu={
        <AmountsAside
          map={
            <MapOfRows
              found={table}
              detailOf={({ slug }) =>
                pathTo(context.table, 'dashboardDetail', { friendlyUrl: address.slug, detailUrl: slug })
              }
            />
          }
          menu={<CampaignMenu context={context} result={menu} current={address.slug} onRetry={refetch} />}
        />
      }
      progress="never"
    >
      {known === undefined || of === undefined ? null : (
        <p className="mb-0">
          <LinkTo to={pathTo(context.table, 'dashboardTable', { friendlyUrl: address.slug })}>
            {COPY.back(titleOf({ found: known }, undefined))}
          </LinkTo>
        </p>
      )}
      {menu.kind !== 'failed' || result.kind !== 'failed' ? (
        <Rows context={context} address={address} result={result} of={of} campaigns={campaigns} />
      ) : stored === undefined ? (
        <p className="lead">{COPY.nothingChosen}</p>
      ) : (
        <StoredTable context={context} address={address} found={stored} />
      )}
    </PageShell>
  );
};
