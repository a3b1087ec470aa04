import type { Campaign } from '#core/payments/campaign.ts';
import { choiceFromQuery, chosenDivision } from '#core/payments/dashboard-choice.ts';
import { comparableWith, type CampaignDivision } from '#core/payments/dashboard-address.ts';
import type { ComparedRows } from '#core/payments/payments-table.ts';
import type { DashboardRows } from '#core/payments/dashboard.ts';
import { ReadDashboardRows } from '#core/payments/use-cases.ts';
import { fetchQuery, type Query } from '#ui/state/queries.ts';
import type { PageContext } from '../page-module.ts';
import { queryKeyOf } from '../query.ts';
import { campaignsQuery } from './payment-queries.ts';

/** The rows by region of the chosen division, and those of the campaign before where it had the same. */
export interface PlaceRows {
  readonly found: CampaignDivision;
  readonly rows: DashboardRows;
  readonly earlier: ComparedRows | undefined;
}

const earlierOf = (campaigns: readonly Campaign[], found: CampaignDivision): CampaignDivision | undefined =>
  comparableWith(campaigns, found).find(({ campaign }) => campaign.year < found.campaign.year);

/** What was paid, region by region, for what the address chooses (PAGE-52); null where there is no campaign. The region itself asks nothing. */
export const placeQuery = (context: PageContext): Query<PlaceRows | null> => {
  const { year, division } = choiceFromQuery(context.pairs);
  return {
    queryKey: queryKeyOf(context.area, ReadDashboardRows, 'place', year, division),
    queryFn: async (around) => {
      const campaigns = await fetchQuery(campaignsQuery(context), around);
      const found = chosenDivision(campaigns, { year, division });
      if (found === undefined) return null;
      const before = earlierOf(campaigns, found);
      const rowsOf = ({ campaign, division: of }: CampaignDivision) =>
        context.use(ReadDashboardRows)({ year: campaign.year, division: of, view: 'region' });
      const [rows, earlier] = await Promise.all([
        rowsOf(found),
        // What it is compared with is less than what was asked for: without it the sum stands alone.
        before === undefined ? undefined : rowsOf(before).catch(() => undefined),
      ]);
      if (rows === undefined) return null;
      return {
        found,
        rows,
        earlier:
          before === undefined || earlier === undefined ? undefined : { year: before.campaign.year, rows: earlier },
      };
    },
  };
};
