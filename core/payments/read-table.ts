import type { AmountsAsked, Campaign, Division } from './campaign.ts';
import type { DashboardSelection } from './dashboard.ts';
import { amountsCall, type DashboardRows } from './dashboard.ts';
import { comparableWith, type CampaignDivision, type TableView } from './dashboard-address.ts';
import type { PaymentRepository } from './payment-repository.ts';
import { paymentsTable, type PaymentsTable } from './payments-table.ts';

/** A table that is handed out: which one, and how it is looked at. */
export interface TableAsked {
  readonly asked: AmountsAsked;
  readonly look: TableView;
  readonly intervention?: string | undefined;
  readonly region?: string | undefined;
}

/** A table with the campaign and the division that it is of. */
export interface ReadTable extends CampaignDivision {
  readonly table: PaymentsTable;
}

/** The whole table of a selection, as the page shows it; undefined where there is no such division. */
export const readTable = async (
  repository: PaymentRepository,
  { asked, look, intervention, region }: TableAsked,
): Promise<ReadTable | undefined> => {
  const campaigns = await repository.campaigns();
  const found = divisionAsked(campaigns, asked);
  if (found === undefined) return undefined;
  const other =
    look.comparedYear === undefined
      ? undefined
      : comparableWith(campaigns, found).find(({ campaign }) => campaign.year === look.comparedYear);
  const rowsOf = ({ campaign, division }: CampaignDivision): Promise<DashboardRows | undefined> =>
    readRows(repository, { year: campaign.year, division, view: look.view, intervention, region });
  const [rows, earlier] = await Promise.all([rowsOf(found), other === undefined ? undefined : rowsOf(other)]);
  if (rows === undefined) return undefined;
  const compared =
    other === undefined || earlier === undefined ? undefined : { year: other.campaign.year, rows: earlier };
  return { ...found, table: paymentsTable(rows, { sort: look.sort, compared }) };
};

/** The rows of a selection by its one call; undefined while a piece of it is missing (API-13, ERR-05). */
export const readRows = async (
  repository: PaymentRepository,
  selection: DashboardSelection,
): Promise<DashboardRows | undefined> => {
  const call = amountsCall(selection);
  if (call === undefined) return undefined;
  return call.kind === 'interventions'
    ? { by: 'intervention', ...(await repository.interventions(call.asked, call.region)) }
    : { by: 'region', ...(await repository.regions(call.asked, call.intervention)) };
};

// Helpers

const divisionAsked = (campaigns: readonly Campaign[], asked: AmountsAsked): CampaignDivision | undefined => {
  const campaign = campaigns.find(({ year }) => year === asked.yearCampaign);
  const isAsked = ({ name, planning }: Division): boolean =>
    name === asked.department && (asked.planning === undefined || asked.planning === planning);
  const division = campaign?.divisions.find(isAsked);
  return campaign === undefined || division === undefined ? undefined : { campaign, division };
};
