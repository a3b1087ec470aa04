import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { groupedRegions, REGIONS } from '#core/paying-bodies/regions.ts';
import type { Campaign } from '#core/payments/campaign.ts';
import {
  choiceFromQuery,
  choiceToQuery,
  divisionValue,
  DIVISION_PARAMETER,
  PLACE_PARAMETER,
  YEAR_PARAMETER,
  type DashboardChoice,
} from '#core/payments/dashboard-choice.ts';
import type { CampaignDivision } from '#core/payments/dashboard-address.ts';
import { divisionTitle } from '#core/payments/side-menu.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { Button } from '#ui/components/button.tsx';
import { SelectField } from '#ui/components/fields.tsx';
import { useHydrated } from '#ui/components/hydrated.ts';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import type { PageContext } from '../page-module.ts';

/** Address of the dashboard's first page with a choice. */
export const pathOfChoice = ({ table }: PageContext, choice: DashboardChoice): string => {
  const query = pairsToQuery(choiceToQuery(choice));
  return `${pathTo(table, 'dashboard')}${query === '' ? '' : `?${query}`}`;
};

/** Where, when and for what: each choice acts at once, and before any script a button sends them (PAGE-52). */
export const PlaceForm = ({
  context,
  campaigns,
  found: { campaign, division },
}: {
  readonly context: PageContext;
  readonly campaigns: readonly Campaign[];
  /** What is shown: the fields say it also where the address says less. */
  readonly found: CampaignDivision;
}) => {
  const href = useHref();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const choice = choiceFromQuery(context.pairs);
  const choose = (changed: DashboardChoice): void => navigate(pathOfChoice(context, { ...choice, ...changed }));
  return (
    <form className="pt-tools pt-place" aria-label={COPY.placeForm} action={href(pathTo(context.table, 'dashboard'))}>
      <SelectField
        label={COPY.where}
        name={PLACE_PARAMETER}
        value={choice.region ?? ''}
        none={COPY.everywhere}
        onChange={({ currentTarget: { value } }) => choose({ region: value === '' ? undefined : value })}
        groups={groupedRegions(REGIONS).map(({ title, regions }) => ({ name: title, options: regions }))}
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
      <SelectField
        label={COPY.what}
        name={DIVISION_PARAMETER}
        value={divisionValue(division)}
        onChange={({ currentTarget: { value } }) => choose({ division: value })}
        options={campaign.divisions.map((each) => ({ value: divisionValue(each), name: divisionTitle(each) }))}
      />
      <Button type="submit" className={hydrated ? 'd-none' : undefined}>
        {COPY.showSum}
      </Button>
    </form>
  );
};
