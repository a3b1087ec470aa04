import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { groupedRegions, REGIONS } from '#core/paying-bodies/regions.ts';
import type { Campaign } from '#core/payments/campaign.ts';
import {
  choiceFromQuery,
  comparedCampaign,
  divisionValue,
  DIVISION_PARAMETER,
  NOT_COMPARED,
  regionViewFromQuery,
  regionPageQuery,
  REGION_PARAMETER,
  YEAR_PARAMETER,
  type DashboardChoice,
} from '#core/payments/dashboard-choice.ts';
import {
  COMPARE_PARAMETER,
  comparableWith,
  VIEW_PARAMETER,
  viewToSlug,
  type CampaignDivision,
  type TableView,
} from '#core/payments/dashboard-address.ts';
import { divisionTitle } from '#core/payments/side-menu.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { SelectField, SubmitWithoutScript } from '#ui/components/fields.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import type { PageContext } from '../page-module.ts';

/** Address of the dashboard's first page with a choice; its table is looked at as now, from its first rows. */
export const pathOfChoice = (
  { table, pairs }: PageContext,
  choice: DashboardChoice,
  look: TableView = { ...regionViewFromQuery(pairs), steps: 1 },
): string => {
  const query = pairsToQuery(regionPageQuery(choice, look));
  return `${pathTo(table, 'dashboard')}${query === '' ? '' : `?${query}`}`;
};

/** The year of an answered list of years; none where the sum is to stand alone. */
const comparedOf = (value: string): DashboardChoice['compared'] =>
  value === NOT_COMPARED ? NOT_COMPARED : Number(value);

/** The year that the sum is compared with; nothing where there is none. */
const ComparedField = ({
  campaigns,
  found,
  compared,
  onCompare,
}: {
  readonly campaigns: readonly Campaign[];
  readonly found: CampaignDivision;
  readonly compared: DashboardChoice['compared'];
  readonly onCompare: (compared: DashboardChoice['compared']) => void;
}) => {
  const others = comparableWith(campaigns, found).map((other) => String(other.campaign.year));
  return others.length === 0 ? null : (
    <SelectField
      label={COPY.compareWith}
      name={COMPARE_PARAMETER}
      value={String(comparedCampaign(campaigns, found, compared)?.campaign.year ?? NOT_COMPARED)}
      onChange={({ currentTarget: { value } }) => onCompare(comparedOf(value))}
      options={[
        ...others.map((year) => ({ value: year, name: year })),
        { value: NOT_COMPARED, name: COPY.comparedWithNone },
      ]}
    />
  );
};

/** Where, when, for what and compared with which year: each choice acts at once, and before any script a button sends them (PAGE-52, PAGE-57). */
export const RegionForm = ({
  context,
  campaigns,
  found,
  choice = choiceFromQuery(context.pairs),
  onCompare,
}: {
  readonly context: PageContext;
  readonly campaigns: readonly Campaign[];
  /** What is shown: the fields say it also where the address says less. */
  readonly found: CampaignDivision;
  /** What is chosen, where the page's path says it and not its query. */
  readonly choice?: DashboardChoice | undefined;
  /** Compares the page with another year in its own address; without it each choice leads to the dashboard's first page. */
  readonly onCompare?: ((year: number | undefined) => void) | undefined;
}) => {
  const href = useHref();
  const navigate = useNavigate();
  const { campaign, division } = found;
  const choose = (changed: DashboardChoice): void => navigate(pathOfChoice(context, { ...choice, ...changed }));
  const compare = (compared: DashboardChoice['compared']): void =>
    onCompare === undefined ? choose({ compared }) : onCompare(compared === NOT_COMPARED ? undefined : compared);
  return (
    <form className="pt-tools pt-place" aria-label={COPY.regionForm} action={href(pathTo(context.table, 'dashboard'))}>
      <SelectField
        label={COPY.where}
        className="wide"
        name={REGION_PARAMETER}
        value={choice.region ?? ''}
        none={COPY.everywhere}
        onChange={({ currentTarget: { value } }) => choose({ region: value === '' ? undefined : value })}
        groups={groupedRegions(REGIONS).map(({ title, regions }) => ({ name: title, options: regions }))}
      />
      <SelectField
        label={COPY.what}
        className="wide"
        name={DIVISION_PARAMETER}
        value={divisionValue(division)}
        onChange={({ currentTarget: { value } }) => choose({ division: value })}
        options={campaign.divisions.map((each) => ({ value: divisionValue(each), name: divisionTitle(each) }))}
      />
      <SelectField
        label={COPY.year}
        name={YEAR_PARAMETER}
        value={String(campaign.year)}
        onChange={({ currentTarget: { value } }) => choose({ year: Number(value) })}
        options={campaigns
          .toSorted((left, right) => right.year - left.year)
          .map(({ year }) => ({ value: String(year), name: String(year) }))}
      />
      <ComparedField campaigns={campaigns} found={found} compared={choice.compared} onCompare={compare} />
      {regionViewFromQuery(context.pairs).view === 'region' ? (
        <input type="hidden" name={VIEW_PARAMETER} value={viewToSlug('region')} />
      ) : null}
      <SubmitWithoutScript>{COPY.showSum}</SubmitWithoutScript>
    </form>
  );
};
