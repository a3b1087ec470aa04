import { foldText } from '#core/formatting/folded.ts';
import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { NATURAL_SORT, SORT_KEYS, type SortKey, type TableSort } from './table-sort.ts';
import type { Campaign, DashboardView, Division, InterventionName, RegionName } from './campaign.ts';

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

// What an address says beside division and row: the open tab, the order, the compared campaign, how much is shown.
export const VIEW_PARAMETER = 'suddivisione';
export const SORT_PARAMETER = 'ordine';
export const COMPARE_PARAMETER = 'confronto';
const STEPS_PARAMETER = 'page';

const ASCENDING = 'crescente';
const DESCENDING = 'decrescente';
const MOST_STEPS = 1_000;

/** How a table is looked at; an address holds all of it, so that it can be cited. */
export interface TableLook {
  readonly view: DashboardView;
  readonly sort: TableSort;
  /** Year of the campaign that it is compared with. */
  readonly comparedYear: number | undefined;
  /** How many times ten rows are shown. */
  readonly steps: number;
}

/** How a table is looked at when nothing has been chosen. */
export const PLAIN_LOOK: TableLook = { view: 'intervention', sort: NATURAL_SORT, comparedYear: undefined, steps: 1 };

/** Names sort from A, everything else from the highest, until the other way is asked for. */
const isAscendingFirst = (by: SortKey): boolean => by === 'nome';

/** An order as it stands in an address: "importo", "nome-decrescente". */
export const sortToSlug = ({ by, ascending }: TableSort): string =>
  ascending === isAscendingFirst(by) ? by : `${by}-${ascending ? ASCENDING : DESCENDING}`;

const EVERY_SORT: readonly TableSort[] = SORT_KEYS.flatMap((by) => [
  { by, ascending: isAscendingFirst(by) },
  { by, ascending: !isAscendingFirst(by) },
]);

/** The orders of a table, each with its words. */
export const sortChoices = (hasComparison: boolean): readonly { readonly value: string; readonly name: string }[] =>
  EVERY_SORT.filter(({ by }) => by !== 'differenza' || hasComparison).map((sort) => ({
    value: sortToSlug(sort),
    name: sortWords(sort),
  }));

const SORT_WORDS: Readonly<Record<SortKey, readonly [down: string, up: string]>> = {
  importo: ['Importo, dal più alto', 'Importo, dal più basso'],
  nome: ['Nome, dalla Z alla A', 'Nome, dalla A alla Z'],
  beneficiari: ['Beneficiari, dai più numerosi', 'Beneficiari, dai meno numerosi'],
  differenza: ['Differenza, dalla più alta', 'Differenza, dalla più bassa'],
};

/** An order in words: "Importo, dal più alto". */
export const sortWords = ({ by, ascending }: TableSort): string => SORT_WORDS[by][ascending ? 1 : 0];

/** The look that an address stands for; what it says badly counts as unsaid. */
export const lookFromQuery = (pairs: QueryPairs): TableLook => {
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

/** The query of a look, without what goes without saying. */
export const lookToQuery = ({ view, sort, comparedYear, steps }: TableLook): QueryPairs => {
  const pairs: (readonly [string, string])[] = [];
  if (view === 'region') pairs.push([VIEW_PARAMETER, viewToSlug(view)]);
  const order = sortToSlug(sort);
  if (order !== sortToSlug(NATURAL_SORT)) pairs.push([SORT_PARAMETER, order]);
  if (comparedYear !== undefined) pairs.push([COMPARE_PARAMETER, String(comparedYear)]);
  if (steps > 1) pairs.push([STEPS_PARAMETER, String(steps)]);
  return pairs;
};

/** The canonical query of a table's page. */
export const tablePageQuery = (pairs: QueryPairs): QueryPairs => lookToQuery(lookFromQuery(pairs));

/** The look after the head of a column was chosen: sorted by it, or the other way where it was. All starts with its first rows. */
export const sortedBy = (look: TableLook, by: SortKey): TableLook => ({
  ...look,
  sort: { by, ascending: look.sort.by === by ? !look.sort.ascending : isAscendingFirst(by) },
  steps: 1,
});

/** The tab that an address names; by intervention where it names none or another. */
export const viewFromSlug = (slug: string | undefined): DashboardView =>
  slug === 'regione' ? 'region' : 'intervention';

/** The value that names a tab in the address. */
export const viewToSlug = (view: DashboardView): string => (view === 'region' ? 'regione' : 'intervento');

/** Where the service hands a table out, below its base; an ending says as what. */
export const TABLE_FILE_PATH = '/dashboard-payments/table';

/** The query with which a table is handed out as it is looked at. All its rows are in it, however many are shown. */
export const tableFileQuery = (
  { campaign, division }: CampaignDivision,
  look: TableLook,
  { intervention, region }: { readonly intervention?: string | undefined; readonly region?: string | undefined },
): QueryPairs => [
  ['yearCampaign', String(campaign.year)],
  ['department', division.name],
  ...(division.planning === undefined ? [] : [['planning', division.planning] as const]),
  ...(intervention === undefined ? [] : [['intervento', intervention] as const]),
  ...(region === undefined ? [] : [['regione', region] as const]),
  ...lookToQuery({ ...look, steps: 1 }),
];
