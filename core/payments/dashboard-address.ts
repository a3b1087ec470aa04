import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { NATURAL_SORT, SORT_KEYS, type SortKey, type TableSort } from './table-sort.ts';
import { campaignToSlug, divisionToSlug, slugOf } from './slugs.ts';
import type { Campaign, DashboardView, Division, InterventionName, RegionName } from './campaign.ts';

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
export const rowToSlug = (row: InterventionName | RegionName): string => slugOf('code' in row ? row.code : row.region);

/** The campaigns with which a division can be compared: every other year that has a division of its name and, where one does, of its planning. */
export const comparableWith = (
  campaigns: readonly Campaign[],
  { campaign, division }: CampaignDivision,
): readonly CampaignDivision[] =>
  campaigns
    .filter(({ year }) => year !== campaign.year)
    .toSorted((left, right) => right.year - left.year)
    .flatMap((other) => {
      const same = other.divisions.filter(({ name }) => name === division.name);
      const match =
        same.find(({ planning }) => planning === division.planning) ?? (same.length === 1 ? same[0] : undefined);
      return match === undefined ? [] : [{ campaign: other, division: match }];
    });

// Query parameters: the open tab, the order, the compared campaign, how many rows are shown.
export const VIEW_PARAMETER = 'suddivisione';
export const SORT_PARAMETER = 'ordine';
export const COMPARE_PARAMETER = 'confronto';
const STEPS_PARAMETER = 'page';

const ASCENDING = 'crescente';
const DESCENDING = 'decrescente';
const MOST_STEPS = 1_000;

/** The view of a table: its address holds all of it, so that it can be cited. */
export interface TableView {
  readonly view: DashboardView;
  readonly sort: TableSort;
  /** Year of the campaign that it is compared with. */
  readonly comparedYear: number | undefined;
  /** How many times ten rows are shown. */
  readonly steps: number;
}

/** The view of a table when nothing has been chosen. */
export const DEFAULT_TABLE_VIEW: TableView = {
  view: 'intervention',
  sort: NATURAL_SORT,
  comparedYear: undefined,
  steps: 1,
};

/** Names sort ascending by default, figures descending. */
const isAscendingFirst = (by: SortKey): boolean => by === 'nome';

/** An order as it stands in an address: "importo", "nome-decrescente". */
export const sortToSlug = ({ by, ascending }: TableSort): string =>
  ascending === isAscendingFirst(by) ? by : `${by}-${ascending ? ASCENDING : DESCENDING}`;

const EVERY_SORT: readonly TableSort[] = SORT_KEYS.flatMap((by) => [
  { by, ascending: isAscendingFirst(by) },
  { by, ascending: !isAscendingFirst(by) },
]);

const SORT_WORDS: Readonly<Record<SortKey, readonly [down: string, up: string]>> = {
  importo: ['Importo, dal più alto', 'Importo, dal più basso'],
  nome: ['Nome, dalla Z alla A', 'Nome, dalla A alla Z'],
  beneficiari: ['Beneficiari, dai più numerosi', 'Beneficiari, dai meno numerosi'],
  differenza: ['Differenza, dalla più alta', 'Differenza, dalla più bassa'],
};

/** An order in words: "Importo, dal più alto". */
export const sortWords = ({ by, ascending }: TableSort): string => SORT_WORDS[by][ascending ? 1 : 0];

/** Reads the table view from the query; invalid values are ignored. */
export const tableViewFromQuery = (pairs: QueryPairs): TableView => {
  const valueOf = (name: string): string | undefined => queryValue(pairs, name);
  const steps = Number(valueOf(STEPS_PARAMETER));
  const year = valueOf(COMPARE_PARAMETER) ?? '';
  return {
    view: viewFromSlug(valueOf(VIEW_PARAMETER)),
    sort: EVERY_SORT.find((sort) => sortToSlug(sort) === valueOf(SORT_PARAMETER)) ?? NATURAL_SORT,
    comparedYear: /^\d{4}$/.test(year) ? Number(year) : undefined,
    steps: Number.isSafeInteger(steps) && steps > 1 ? Math.min(steps, MOST_STEPS) : 1,
  };
};

/** The query of a table view, without defaults. */
export const tableViewToQuery = ({ view, sort, comparedYear, steps }: TableView): QueryPairs => {
  const pairs: (readonly [string, string])[] = [];
  if (view === 'region') pairs.push([VIEW_PARAMETER, viewToSlug(view)]);
  const order = sortToSlug(sort);
  if (order !== sortToSlug(NATURAL_SORT)) pairs.push([SORT_PARAMETER, order]);
  if (comparedYear !== undefined) pairs.push([COMPARE_PARAMETER, String(comparedYear)]);
  if (steps > 1) pairs.push([STEPS_PARAMETER, String(steps)]);
  return pairs;
};

/** The canonical query of a table's page. */
export const tablePageQuery = (pairs: QueryPairs): QueryPairs => tableViewToQuery(tableViewFromQuery(pairs));

/** The view after the head of a column was chosen: sorted by it, or the other way around; only the first rows are shown. */
export const sortedBy = (look: TableView, by: SortKey): TableView => ({
  ...look,
  sort: { by, ascending: look.sort.by === by ? !look.sort.ascending : isAscendingFirst(by) },
  steps: 1,
});

/** The tab that an address names; by intervention unless it names another that exists. */
export const viewFromSlug = (slug: string | undefined): DashboardView =>
  slug === 'regione' ? 'region' : 'intervention';

/** The value that names a tab in the address. */
export const viewToSlug = (view: DashboardView): string => (view === 'region' ? 'regione' : 'intervento');

/** Path of the downloads of a table, below the base of the API; an ending names the format. */
export const TABLE_FILE_PATH = '/dashboard-payments/table';

/** The query of a table's download in its current view, with all of its rows. */
export const tableFileQuery = (
  { campaign, division }: CampaignDivision,
  look: TableView,
  { intervention, region }: { readonly intervention?: string | undefined; readonly region?: string | undefined },
): QueryPairs => [
  ['yearCampaign', String(campaign.year)],
  ['department', division.name],
  ...(division.planning === undefined ? [] : [['planning', division.planning] as const]),
  ...(intervention === undefined ? [] : [['intervento', intervention] as const]),
  ...(region === undefined ? [] : [['regione', region] as const]),
  ...tableViewToQuery({ ...look, steps: 1 }),
];
