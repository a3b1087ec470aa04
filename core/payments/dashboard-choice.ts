import { formatTotal } from '#core/formatting/euro.ts';
import { formatShare } from '#core/formatting/percent.ts';
import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { inRegion, regionOf } from '#core/paying-bodies/finder.ts';
import type { Campaign, DashboardView, Division } from './campaign.ts';
import { dashboardTabs, REGION_TABS, viewOf, type DashboardTab } from './dashboard.ts';
import {
  COMPARE_PARAMETER,
  comparableWith,
  tableViewFromQuery,
  tableViewToQuery,
  type CampaignDivision,
  type TableView,
} from './dashboard-address.ts';
import { slugOf } from './slugs.ts';
import type { PaymentsTable } from './payments-table.ts';
import { divisionTitle } from './side-menu.ts';
import { elided, mostOf } from './table-summary.ts';

// Query parameters of the dashboard's first page: where, when, for what (PAGE-52).
export const REGION_PARAMETER = 'dove';
export const YEAR_PARAMETER = 'anno';
export const DIVISION_PARAMETER = 'aiuto';

/** Value of the compared campaign where the sum is to stand alone. */
export const NOT_COMPARED = 'nessuno';

/** Regions needed before one has a rank. */
const LEAST_RANKED = 3;

/** What somebody wants to know the sum of; what is not chosen is all of Italy, the last campaign, its first division, the campaign before. */
export interface DashboardChoice {
  /** Value of the region. */
  readonly region?: string | undefined;
  readonly year?: number | undefined;
  /** The division by its title, as it stands in addresses; the same in every year. */
  readonly division?: string | undefined;
  /** Year of the campaign that it is compared with, or none. */
  readonly compared?: number | typeof NOT_COMPARED | undefined;
}

/** The value by which a division is chosen, whatever the year. */
export const divisionValue = (division: Division): string => slugOf(divisionTitle(division));

/** Reads the choice from the query; what cannot be one is ignored. */
export const choiceFromQuery = (pairs: QueryPairs): DashboardChoice => {
  const year = queryValue(pairs, YEAR_PARAMETER) ?? '';
  const division = queryValue(pairs, DIVISION_PARAMETER) ?? '';
  const isAlone = queryValue(pairs, COMPARE_PARAMETER) === NOT_COMPARED;
  return {
    region: regionOf(queryValue(pairs, REGION_PARAMETER))?.value,
    year: /^\d{4}$/u.test(year) ? Number(year) : undefined,
    division: /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(division) && division.length <= 80 ? division : undefined,
    compared: isAlone ? NOT_COMPARED : tableViewFromQuery(pairs).comparedYear,
  };
};

/** The query of a choice, without what is not chosen. */
export const choiceToQuery = ({ region, year, division, compared }: DashboardChoice): QueryPairs => [
  ...(region === undefined ? [] : [[REGION_PARAMETER, region] as const]),
  ...(year === undefined ? [] : [[YEAR_PARAMETER, String(year)] as const]),
  ...(division === undefined ? [] : [[DIVISION_PARAMETER, division] as const]),
  ...(compared === undefined ? [] : [[COMPARE_PARAMETER, String(compared)] as const]),
];

/** How the table below the sum is looked at; what it is compared with is part of the choice. */
export const regionViewFromQuery = (pairs: QueryPairs): TableView => ({
  ...tableViewFromQuery(pairs),
  comparedYear: undefined,
});

/** The query of the dashboard's first page: a choice, and how its table is looked at. */
export const regionPageQuery = (choice: DashboardChoice, look: TableView): QueryPairs => [
  ...choiceToQuery(choice),
  ...tableViewToQuery({ ...look, comparedYear: undefined }),
];

/** The canonical query of the dashboard's first page. */
export const choicePageQuery = (pairs: QueryPairs): QueryPairs =>
  regionPageQuery(choiceFromQuery(pairs), regionViewFromQuery(pairs));

/**
 * The campaign and the division that a choice stands for: of a year without campaign the last, of a division that the year does not
 * have the first (PAGE-52). Undefined where there is none at all.
 */
export const chosenDivision = (
  campaigns: readonly Campaign[],
  { year, division }: DashboardChoice,
): CampaignDivision | undefined => {
  const newestFirst = campaigns
    .filter(({ divisions }) => divisions.length > 0)
    .toSorted((left, right) => right.year - left.year);
  const campaign = newestFirst.find((each) => each.year === year) ?? newestFirst[0];
  const chosen = campaign?.divisions.find((each) => divisionValue(each) === division) ?? campaign?.divisions[0];
  return campaign === undefined || chosen === undefined ? undefined : { campaign, division: chosen };
};

/**
 * What a chosen division is compared with: the year that was chosen where it has the same division, else the last campaign before it;
 * nothing where there is none or nothing was wanted (PAGE-57).
 */
export const comparedCampaign = (
  campaigns: readonly Campaign[],
  found: CampaignDivision,
  compared: DashboardChoice['compared'],
): CampaignDivision | undefined => {
  if (compared === NOT_COMPARED) return undefined;
  const others = comparableWith(campaigns, found);
  return (
    others.find(({ campaign }) => campaign.year === compared) ??
    others.find(({ campaign }) => campaign.year < found.campaign.year)
  );
};

/** The views of a place's table: what was paid in a region is split by intervention whatever the division (PAGE-57). */
export const regionTabs = (division: Division, region: string | undefined): readonly DashboardTab[] =>
  region === undefined ? dashboardTabs(division) : REGION_TABS;

/** The view that is really shown of a place. */
export const regionView = (division: Division, region: string | undefined, view: DashboardView): DashboardView =>
  region === undefined ? viewOf(division, view) : view;

/** What was paid in a place, and what it is of the whole. */
export interface RegionSum {
  /** Undefined where it is suppressed. */
  readonly cents: number | undefined;
  /** By which part it is higher than in the compared campaign. */
  readonly change: number | undefined;
  /** Part of the whole of Italy; none for Italy itself. */
  readonly share?: number | undefined;
  /** Place among the regions, from 1; none where some are suppressed or there are fewer than three (PAGE-52). */
  readonly rank?: number | undefined;
}

/** The sum of a place in a table by region (PAGE-52); a table of the interventions of a region holds that region alone. */
export const regionSum = (table: PaymentsTable, region: string | undefined): RegionSum => {
  if (region === undefined || table.by === 'intervention')
    return { cents: table.totalCents, change: table.compared?.change };
  const line = table.lines.find(({ slug }) => slug === region);
  const cents = line?.figures?.paidCents;
  const isRanked =
    cents !== undefined && table.lines.length >= LEAST_RANKED && table.lines.every(({ isProtected }) => !isProtected);
  return {
    // A region that the table does not have was paid nothing.
    cents: line === undefined ? 0 : cents,
    change: line?.change,
    share: line?.share,
    rank: isRanked ? 1 + table.lines.filter(({ figures }) => (figures?.paidCents ?? 0) > cents).length : undefined,
  };
};

/**
 * The sum in sentences that can be read aloud after it: "pagati in Sicilia nella campagna 2025 per…", and what it is of the whole, or
 * where most of it went (PAGE-52). Of one intervention they name it before its division.
 */
export const regionSentences = (
  table: PaymentsTable,
  { campaign, division }: CampaignDivision,
  region: string | undefined,
  intervention?: string,
): readonly [string, string | undefined] => {
  const { cents, change, share, rank } = regionSum(table, region);
  const title = [...(intervention === undefined ? [] : [intervention]), divisionTitle(division)].join(', ');
  const where = region === undefined ? 'in Italia' : inRegion(region);
  const than =
    change === undefined || table.compared === undefined
      ? ''
      : formatShare(Math.abs(change)) === formatShare(0)
        ? `, quanto nel ${table.compared.year}`
        : `: ${elided(formatShare(Math.abs(change)))} in ${change > 0 ? 'più' : 'meno'} del ${table.compared.year}`;
  const first =
    cents === undefined
      ? `L’importo pagato ${where} nella campagna ${campaign.year} per ${title} non è indicato, per proteggere chi lo ha ricevuto.`
      : `pagati ${where} nella campagna ${campaign.year} per ${title}${than}.`;
  if (region === undefined || table.by === 'intervention') return [first, mostOf(table)];
  if (share === undefined || table.totalCents === undefined) return [first, undefined];
  const ranked = rank === undefined ? '' : `, la ${rank}ª regione su ${table.lines.length}`;
  return [
    first,
    `È ${elided(formatShare(share))} dei ${formatTotal(euroFromCents(table.totalCents))} pagati in Italia${ranked}.`,
  ];
};
