import { useCallback } from 'react';
import { pathTo } from '#core/navigation/routes.ts';
import { regionOf } from '#core/paying-bodies/finder.ts';
import { rowsShown } from '#core/payments/dashboard.ts';
import { divisionToSlug, type TableView } from '#core/payments/dashboard-address.ts';
import { choiceFromQuery, placeLookFromQuery, placeTabs, placeView } from '#core/payments/dashboard-choice.ts';
import type { TableLine } from '#core/payments/payments-table.ts';
import { protectionNote } from '#core/payments/table-summary.ts';
import { useFirstNew } from '#ui/components/first-new.ts';
import { Stack } from '#ui/components/layout.tsx';
import { Notice } from '#ui/components/status.tsx';
import { Tabs } from '#ui/components/tabs.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import type { PageContext } from '../page-module.ts';
import { AmountsTable, lineId } from './amounts-table.tsx';
import { CiteRow } from './cite-box.tsx';
import { pathOfChoice } from './place-form.tsx';
import type { PlaceRows } from './place-query.ts';
import { usePlaceTable } from './place-sum.tsx';

/** What was paid in the chosen place, by intervention or by region, with what is needed to use the numbers elsewhere (PAGE-57). */
export const PlaceTable = ({ context, place }: { readonly context: PageContext; readonly place: PlaceRows }) => {
  const { found } = place;
  const choice = choiceFromQuery(context.pairs);
  const { region } = choice;
  const look = placeLookFromQuery(context.pairs);
  const table = usePlaceTable(place, look.sort);
  const pathOf = (next: TableView): string => pathOfChoice(context, choice, next);
  useFirstNew({ ids: rowsShown(table.lines, look.steps).rows.map(lineId), steps: look.steps });
  const { division } = found;
  const slug = divisionToSlug(found.campaign, division);
  const leadsNowhere = table.by === 'intervention' && !division.directAid;
  const detailOf = useCallback(
    ({ slug: detailUrl }: TableLine): string | undefined =>
      leadsNowhere ? undefined : pathTo(context.table, 'dashboardDetail', { friendlyUrl: slug, detailUrl }),
    [leadsNowhere, context.table, slug],
  );
  const note = protectionNote(table);
  const view = placeView(division, region, look.view);
  return (
    <Stack gap="wide">
      <Tabs
        label={COPY.views}
        tabs={placeTabs(division, region).map(({ view: each, title }) => ({
          key: each,
          label: title,
          to: pathOf({ ...look, view: each, steps: 1 }),
          current: view === each,
        }))}
      />
      <AmountsTable table={table} look={look} pathOf={pathOf} detailOf={detailOf} brief />
      {note === undefined ? null : (
        <Notice tone="info" title={COPY.suppressedTitle}>
          <p>{note}</p>
        </Notice>
      )}
      <CiteRow
        context={context}
        found={found}
        address={{
          slug,
          look: { ...look, view, comparedYear: table.compared?.year },
          intervention: undefined,
          region: view === 'region' ? undefined : regionOf(region)?.name,
        }}
        path={pathOf({ ...look, steps: 1 })}
      />
    </Stack>
  );
};
