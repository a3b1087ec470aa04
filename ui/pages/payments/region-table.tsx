import { regionOf } from '#core/paying-bodies/finder.ts';
import { choiceFromQuery, regionViewFromQuery, regionTabs, regionView } from '#core/payments/dashboard-choice.ts';
import type { PageContext } from '../page-module.ts';
import { AmountsView } from './amounts-view.tsx';
import { pathOfChoice } from './region-form.tsx';
import type { RegionRows } from './region-query.ts';

/** What was paid in the chosen place, by intervention or by region (PAGE-57). */
export const RegionTable = ({ context, place }: { readonly context: PageContext; readonly place: RegionRows }) => {
  const { division } = place.found;
  const choice = choiceFromQuery(context.pairs);
  const { region } = choice;
  const asked = regionViewFromQuery(context.pairs);
  const look = { ...asked, view: regionView(division, region, asked.view), comparedYear: place.earlier?.year };
  return (
    <AmountsView
      context={context}
      place={place}
      address={{ look, intervention: undefined, region: look.view === 'region' ? undefined : regionOf(region)?.name }}
      tabs={regionTabs(division, region)}
      pathOf={(next) => pathOfChoice(context, choice, next)}
      brief
    />
  );
};
