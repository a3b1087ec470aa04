import { ServiceError } from '#core/kernel/service-error.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import type { DashboardRows, DashboardSelection } from '#core/payments/dashboard.ts';
import {
  comparableWith,
  divisionFromSlug,
  tableViewFromQuery,
  DEFAULT_TABLE_VIEW,
  type CampaignDivision,
  type TableView,
} from '#core/payments/dashboard-address.ts';
import { fetchQuery, type Query } from '#ui/state/queries.ts';
import { queryKeyOf } from '../query.ts';
import type { PageContext } from '../page-module.ts';
import { campaignsQuery } from './campaigns-query.ts';
import { ReadDashboardRows } from '#core/payments/read-dashboard.ts';

/** What an address of the dashboard names. */
export interface DashboardAddress {
  /** Part of the address that names the division. */
  readonly slug: string;
  readonly look: TableView;
  /** The intervention whose detail it is, as it stands in the address. */
  readonly intervention: string | undefined;
  /** Name of the region whose detail it is. */
  readonly region: string | undefined;
}

/** The rows of a table, and the division that they are of. */
export interface FoundRows {
  readonly found: CampaignDivision;
  readonly rows: DashboardRows;
}

/** The address of a dashboard page, taken apart. */
export const addressOf = ({ match, pairs }: PageContext): DashboardAddress => {
  const detail = match.params['detailUrl'];
  const region = REGIONS.find(({ value }) => value === detail)?.name;
  return {
    slug: match.params['friendlyUrl'] ?? '',
    look: tableViewFromQuery(pairs),
    intervention: region === undefined ? detail : undefined,
    region,
  };
};

/** Status of a query whose dependency failed: retrying it alone is useless. */
const DEPENDS_ON_ANOTHER = 424;

/** The rows of a selection that is known already; null where a piece of it is missing (ERR-05). */
export const rowsQuery = (context: PageContext, selection: DashboardSelection): Query<DashboardRows | null> => ({
  queryKey: queryKeyOf(context.area, ReadDashboardRows, selection),
  queryFn: async () => (await context.use(ReadDashboardRows)(selection)) ?? null,
});

/** The rows of the division that an address names; null where there is no such table. */
export const tableQuery = (
  context: PageContext,
  { slug, look, intervention, region }: DashboardAddress,
): Query<FoundRows | null> => ({
  queryKey: queryKeyOf(context.area, ReadDashboardRows, slug, look.view, intervention, region),
  queryFn: async (around) => {
    const campaigns = await fetchQuery(campaignsQuery(context), around).catch(async (error: unknown) => {
      // Nobody knows what is chosen: that is said in the log, and nothing loads (ERR-05).
      await context.use(ReadDashboardRows)({ view: look.view });
      throw new ServiceError('the campaigns are not known', { status: DEPENDS_ON_ANOTHER, cause: error });
    });
    const found = divisionFromSlug(campaigns, slug);
    // The detail of an intervention is reached from the tab of interventions, which only direct aid has (PAGE-22).
    if (found === undefined || (intervention !== undefined && !found.division.directAid)) return null;
    const rows = await context.use(ReadDashboardRows)(selectionOf(found, { look, intervention, region }));
    return rows === undefined || (intervention !== undefined && isEmpty(rows)) ? null : { found, rows };
  },
});

/** The rows of the compared campaign; null where nothing is compared or that year has no such division. */
export const comparedCampaignQuery = (
  context: PageContext,
  { slug, look, intervention, region }: DashboardAddress,
): Query<FoundRows | null> => ({
  queryKey: queryKeyOf(context.area, ReadDashboardRows, slug, look.view, intervention, region, look.comparedYear),
  queryFn: async (around) => {
    const campaigns = await fetchQuery(campaignsQuery(context), around);
    const found = divisionFromSlug(campaigns, slug);
    const other = found && comparableWith(campaigns, found).find(({ campaign }) => campaign.year === look.comparedYear);
    if (other === undefined) return null;
    const rows = await context.use(ReadDashboardRows)(selectionOf(other, { look, intervention, region }));
    return rows === undefined ? null : { found: other, rows };
  },
});

/** The interventions of a direct-aid division, for the name of the one whose detail is shown. */
export const namesQuery = (context: PageContext, slug: string): Query<FoundRows | null> =>
  tableQuery(context, { slug, look: DEFAULT_TABLE_VIEW, intervention: undefined, region: undefined });

/** All queries of a dashboard page at first sight. */
export const dashboardQueries = (context: PageContext): readonly Query<unknown>[] => {
  const address = addressOf(context);
  return [
    campaignsQuery(context),
    tableQuery(context, address),
    ...(address.look.comparedYear === undefined ? [] : [comparedCampaignQuery(context, address)]),
    ...(address.intervention === undefined ? [] : [namesQuery(context, address.slug)]),
  ];
};

/** The selected rows of a division. */
export const selectionOf = (
  { campaign, division }: CampaignDivision,
  { look, intervention, region }: Omit<DashboardAddress, 'slug'>,
): DashboardSelection => ({ year: campaign.year, division, view: look.view, intervention, region });

// Helpers

const isEmpty = ({ rows, protectedRows }: DashboardRows): boolean => rows.length === 0 && protectedRows === undefined;
