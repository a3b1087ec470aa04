import { useEffect, useMemo, type ReactNode } from 'react';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { Campaign } from '#core/payments/campaign.ts';
import { dashboardTabs, viewOf, type DashboardSelection } from '#core/payments/dashboard.ts';
import {
  divisionFromSlug,
  rowToSlug,
  sortToSlug,
  sortWords,
  tableViewToQuery,
  type TableView,
} from '#core/payments/dashboard-address.ts';
import { divisionToSlug } from '#core/payments/slugs.ts';
import { divisionValue, NOT_COMPARED } from '#core/payments/dashboard-choice.ts';
import { divisionTitle } from '#core/payments/side-menu.ts';
import { RecallDashboard, RememberDashboard } from '#core/payments/stored-dashboard.ts';
import { useHydrated } from '#ui/components/hydrated.ts';
import { Stack } from '#ui/components/layout.tsx';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { Notice } from '#ui/components/status.tsx';
import { divisionName } from '#ui/copy/division.ts';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { NOT_FOUND_HEAD } from '#ui/ssr/heads.ts';
import { useAction } from '#ui/state/injection.tsx';
import { useQueryResult, useQueryResults, type QueryResult } from '#ui/state/queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import type { CachedQueries, PageContext, PageHead } from '../page-module.ts';
import { AmountsAside, FoldedMap } from './amounts-aside.tsx';
import { AmountsView } from './amounts-view.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
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
import { RegionForm } from './region-form.tsx';
import type { RegionRows } from './region-query.ts';
import { RegionSum } from './region-sum.tsx';
import { TableState } from './table-state.tsx';

/** Code and name of the intervention whose detail is shown, once they are known; before, its code. */
const nameOfIntervention = (
  { intervention }: DashboardAddress,
  names: FoundRows | null | undefined,
): string | undefined => {
  if (intervention === undefined) return undefined;
  const all = [...(names?.rows.rows ?? []), ...(names?.rows.protectedRows?.rows ?? [])];
  const row = all.find((each) => 'code' in each && rowToSlug(each) === intervention);
  return row !== undefined && 'code' in row ? `${row.code} ${row.description}` : intervention.toUpperCase();
};

const titleOf = ({ found }: Pick<FoundRows, 'found'>, of: string | undefined): string => {
  const division = divisionName(divisionTitle(found.division), found.campaign.year);
  return of === undefined ? division : `${of}: ${division}`;
};

/** A name whose span of years stands on one line: "2023-2027" breaks after its hyphen by itself. */
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
  const name = titleOf(table, address.region ?? nameOfIntervention(address, names));
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

/** Keeps what is looked at, so that the introduction leads back to it and a reload finds it (PAGE-41, SES-24). */
const useRemembered = (selection: DashboardSelection | undefined): void => {
  const remember = useAction(RememberDashboard);
  const recall = useAction(RecallDashboard);
  const key = selection === undefined ? undefined : JSON.stringify(selection);
  useEffect(() => {
    if (key === undefined) return;
    remember({ selection: JSON.parse(key) as DashboardSelection, introduction: recall().introduction });
  }, [key, remember, recall]);
};

/** What a page of the dashboard is of, and its rows as soon as they are there. */
interface Looked {
  readonly context: PageContext;
  readonly address: DashboardAddress;
  readonly found: FoundRows['found'];
  readonly campaigns: readonly Campaign[];
  readonly result: QueryResult<FoundRows | null>;
  /** Code and name of the intervention whose regions they are. */
  readonly intervention: string | undefined;
  readonly menu: ReactNode;
}

/** The rows with those of the year that they are compared with; one object as long as both are the same. */
const useRegionRows = (found: FoundRows['found'], rows: FoundRows['rows'] | undefined, earlier: FoundRows | null) =>
  useMemo(
    () =>
      rows && {
        found,
        rows,
        earlier: earlier === null ? undefined : { year: earlier.found.campaign.year, rows: earlier.rows },
      },
    [found, rows, earlier],
  );

/** The choices, the sum, the map beside the table: as on the dashboard's first page (PAGE-40, PAGE-52, PAGE-57). */
const DivisionTable = ({ context, address, found, campaigns, result, intervention, menu }: Looked) => {
  const navigate = useNavigate();
  const view = viewOf(found.division, address.look.view);
  const look = { ...address.look, view };
  const region = address.region === undefined ? undefined : rowToSlug({ region: address.region });
  const isDetail = region !== undefined || address.intervention !== undefined;
  const pathOf = (next: TableView): string => {
    const query = pairsToQuery(tableViewToQuery(next));
    return query === '' ? context.path : `${context.path}?${query}`;
  };
  const rows = result.kind === 'success' ? result.value?.rows : undefined;
  const [compared] = useQueryResults(look.comparedYear === undefined ? [] : [comparedCampaignQuery(context, address)]);
  const place = useRegionRows(found, rows, compared?.kind === 'success' ? compared.value : null);
  useRemembered(rows && selectionOf(found, address));
  // Said from here: the table itself is rendered again when it is divided in another way.
  useSayOnChange(`${view} ${sortToSlug(look.sort)}`, rows && COPY.looked(rows.by, sortWords(look.sort)));
  return (
    <>
      <Stack>
        <RegionForm
          context={context}
          campaigns={campaigns}
          found={found}
          choice={{
            region,
            year: found.campaign.year,
            division: divisionValue(found.division),
            compared: look.comparedYear ?? NOT_COMPARED,
          }}
          onCompare={(comparedYear) => navigate(pathOf({ ...look, comparedYear, steps: 1 }))}
        />
        {compared?.kind === 'failed' ? (
          <Notice tone="warn" title={COPY.comparisonFailed}>
            <button type="button" className="btn btn-outline-primary mt-3" onClick={compared.refetch}>
              Riprova
            </button>
          </Notice>
        ) : null}
        {place === undefined ? null : <RegionSum place={place} region={region} intervention={intervention} />}
      </Stack>
      <div className="pt-cols side">
        <AmountsAside
          map={place?.rows.by === 'region' ? <RegionMap context={context} place={place} /> : null}
          menu={menu}
        />
        {place === undefined ? (
          <TableState result={result} />
        ) : (
          <AmountsView
            context={context}
            place={place}
            address={{ ...address, look }}
            tabs={isDetail ? [] : dashboardTabs(found.division)}
            pathOf={pathOf}
          />
        )}
      </div>
    </>
  );
};

/** The map: each region leads to its detail. */
const RegionMap = ({ context, place }: { readonly context: PageContext; readonly place: RegionRows }) => {
  const friendlyUrl = divisionToSlug(place.found.campaign, place.found.division);
  return (
    <FoldedMap
      place={place}
      detailOf={({ slug }) => pathTo(context.table, 'dashboardDetail', { friendlyUrl, detailUrl: slug })}
    />
  );
};

/** The rows of what was looked at before: the menu has failed, and nothing else. */
const StoredTable = (looked: Omit<Looked, 'campaigns' | 'result' | 'intervention'>) => {
  const { context, found, address } = looked;
  const result = useQueryResult(rowsQuery(context, selectionOf(found, address)));
  return (
    <DivisionTable
      {...looked}
      campaigns={[found.campaign]}
      intervention={nameOfIntervention(address, null)}
      result={
        result.kind === 'success'
          ? { kind: 'success', value: result.value === null ? null : { found, rows: result.value } }
          : result
      }
    />
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
  const intervention = nameOfIntervention(address, names?.kind === 'success' ? names.value : undefined);
  const campaigns = menu.kind === 'success' ? menu.value : [];
  const known = table?.found ?? divisionFromSlug(campaigns, address.slug) ?? stored;
  const title = known === undefined ? undefined : titleOf({ found: known }, address.region ?? intervention);
  const refetch = (): void => {
    // The table needs the campaigns as well: one call serves both.
    if (result.kind === 'success') {
      if (menu.kind !== 'success') menu.refetch();
    } else result.refetch();
  };
  const campaignMenu = <CampaignMenu context={context} result={menu} current={address.slug} onRetry={refetch} />;
  const looked = known === undefined ? undefined : { context, address, found: known, menu: campaignMenu };
  const isAllFailed = menu.kind === 'failed' && result.kind === 'failed';
  return (
    <PageShell
      context={context}
      title={title === undefined ? context.match.route.title : <Unbroken text={title} />}
      lowHead
      crumb={address.region ?? intervention ?? title}
      progress="never"
    >
      {looked === undefined ? (
        <div className="pt-cols side">
          <AmountsAside menu={campaignMenu} />
          {isAllFailed ? <p className="lead">{COPY.nothingChosen}</p> : <TableState result={result} />}
        </div>
      ) : isAllFailed ? (
        <StoredTable {...looked} />
      ) : (
        <DivisionTable {...looked} campaigns={campaigns} result={result} intervention={intervention} />
      )}
    </PageShell>
  );
};
