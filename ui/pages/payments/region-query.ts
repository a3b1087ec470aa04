import type { Campaign } from '#core/payments/campaign.ts';
import {
  choiceFromQuery,
  chosenDivision,
  comparedCampaign,
  regionViewFromQuery,
  regionView,
} from '#core/payments/dashboard-choice.ts';
import type { CampaignDivision } from '#core/payments/dashboard-address.ts';
import type { ComparedRows } from '#core/payments/payments-table.ts';
import { type DashboardRows, type DashboardSelection, withoutTexts } from '#core/payments/dashboard.ts';
import { regionOf } from '#core/paying-bodies/finder.ts';
import { fetchQuery, type Query } from '#ui/state/queries.ts';
import type { PageContext } from '../page-module.ts';
import { queryKeyOf } from '../query.ts';
import { campaignsQuery } from './campaigns-query.ts';
import { ReadDashboardRows } from '#core/payments/read-dashboard.ts';

/** The rows of the chosen division, and those of the campaign that it is compared with. */
export interface RegionRows {
  readonly found: CampaignDivision;
  readonly rows: DashboardRows;
  readonly earlier: ComparedRows | undefined;
}

type Split = Pick<DashboardSelection, 'view' | 'region'>;

/** The rows of what the address chooses, split as wanted; null where there is no campaign or no such split. */
const readRows = async (
  context: PageContext,
  campaigns: readonly Campaign[],
  splitOf: (found: CampaignDivision) => Split | undefined,
): Promise<RegionRows | null> => {
  const choice = choiceFromQuery(context.pairs);
  const found = chosenDivision(campaigns, choice);
  const split = found === undefined ? undefined : splitOf(found);
  if (found === undefined || split === undefined) return null;
  const before = comparedCampaign(campaigns, found, choice.compared);
  const rowsOf = async ({ campaign, division }: CampaignDivision): Promise<DashboardRows | undefined> => {
    const read = await context.use(ReadDashboardRows)({ year: campaign.year, division, ...split });
    return read && withoutTexts(read);
  };
  const [rows, earlier] = await Promise.all([
    rowsOf(found),
    // What it is compared with is less than what was asked for: without it the sum stands alone.
    before === undefined ? undefined : rowsOf(before).catch(() => undefined),
  ]);
  if (rows === undefined) return null;
  return {
    found,
    rows,
    earlier: before === undefined || earlier === undefined ? undefined : { year: before.campaign.year, rows: earlier },
  };
};

/** What was paid, region by region, for what the address chooses (PAGE-52); null where there is no campaign. The region itself asks nothing. */
export const regionRowsQuery = (context: PageContext): Query<RegionRows | null> => {
  const { year, division, compared } = choiceFromQuery(context.pairs);
  return {
    queryKey: queryKeyOf(context.area, ReadDashboardRows, 'place', year, division, compared),
    queryFn: async (around) =>
      readRows(context, await fetchQuery(campaignsQuery(context), around), () => ({ view: 'region' })),
  };
};

/** What was paid in the chosen place, intervention by intervention (PAGE-57); null where its table is that of the regions. */
export const interventionsQuery = (context: PageContext): Query<RegionRows | null> => {
  const { region, year, division, compared } = choiceFromQuery(context.pairs);
  const { view } = regionViewFromQuery(context.pairs);
  return {
    queryKey: queryKeyOf(context.area, ReadDashboardRows, 'interventions', view, region, year, division, compared),
    queryFn: async (around) =>
      readRows(context, await fetchQuery(campaignsQuery(context), around), (found) =>
        regionView(found.division, region, view) === 'region'
          ? undefined
          : { view: 'intervention', region: regionOf(region)?.name },
      ),
  };
};
