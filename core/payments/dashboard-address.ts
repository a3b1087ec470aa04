import { foldText } from '#core/formatting/folded.ts';
import type { Campaign, DashboardView, Division, InterventionRow, RegionRow } from './campaign.ts';

const slugOf = (text: string): string => foldText(text).replaceAll(' ', '-');

/** The part of the address that names a campaign year (ROUTE-13). */
export const campaignToSlug = (campaign: Campaign): string => `campagna-${campaign.year}`;

/** The part of the address that names a division of a year. */
export const divisionToSlug = (campaign: Campaign, division: Division): string =>
  division.friendlyUrl ??
  [slugOf(division.name), slugOf(division.planning ?? ''), String(campaign.year)]
    .filter((part) => part !== '')
    .join('-');

/** A campaign with one of its divisions. */
export interface CampaignDivision {
  readonly campaign: Campaign;
  readonly division: Division;
}

/** What a part of the address names: a division, or a campaign, which stands for its first division. */
export const divisionFromSlug = (campaigns: readonly Campaign[], slug: string): CampaignDivision | undefined => {
  for (const campaign of campaigns) {
    const isCampaign = campaignToSlug(campaign) === slug;
    const division = campaign.divisions.find((each) => isCampaign || divisionToSlug(campaign, each) === slug);
    if (division !== undefined) return { campaign, division };
  }
  return undefined;
};

/** The part of the address that names the detail of a row: an intervention's code or a region's name. */
export const rowToSlug = (row: InterventionRow | RegionRow): string => slugOf('code' in row ? row.code : row.region);

/** The row that a part of the address names. */
export const rowFromSlug = <Row extends InterventionRow | RegionRow>(
  rows: readonly Row[],
  slug: string,
): Row | undefined => rows.find((row) => rowToSlug(row) === slug);

/** Name of the query parameter that says which tab is open. @public */
export const VIEW_PARAMETER = 'suddivisione';

/** The tab that an address names; by intervention where it names none or another. */
export const viewFromSlug = (slug: string | undefined): DashboardView =>
  slug === 'regione' ? 'region' : 'intervention';

/** The value that names a tab in the address. */
export const viewToSlug = (view: DashboardView): string => (view === 'region' ? 'regione' : 'intervento');
