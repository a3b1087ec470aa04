import { useCallback } from 'react';
import { pathTo } from '#core/navigation/routes.ts';
import { rowsShown, type DashboardTab } from '#core/payments/dashboard.ts';
import type { TableView } from '#core/payments/dashboard-address.ts';
import { divisionToSlug } from '#core/payments/slugs.ts';
import type { TableLine } from '#core/payments/payments-table.ts';
import { protectionNote } from '#core/payments/table-summary.ts';
import { useFirstNew } from '#ui/components/first-new.ts';
import { Stack } from '#ui/components/layout.tsx';
import { Notice } from '#ui/components/status.tsx';
import { Tabs } from '#ui/components/tabs.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import type { PageContext } from '../page-module.ts';
import { AmountsTable, lineId } from './amounts-table.tsx';
import { CiteBox } from './cite-box.tsx';
import type { DashboardAddress } from './payment-queries.ts';
import type { RegionRows } from './region-query.ts';
import { useRegionTable } from './region-sum.tsx';

/** The rows of a dashboard page by one of its views, with what is needed to use the numbers elsewhere (PAGE-40, PAGE-57). */
export const AmountsView = ({
  context,
  place,
  address,
  tabs,
  pathOf,
  brief = false,
}: {
  readonly context: PageContext;
  readonly place: RegionRows;
  /** What is shown, with the view that really is. */
  readonly address: Omit<DashboardAddress, 'slug'>;
  /** The views that are offered; none on a page that has one. */
  readonly tabs: readonly DashboardTab[];
  readonly pathOf: (look: TableView) => string;
  /** Names and percentages alone. */
  readonly brief?: boolean | undefined;
}) => {
  const { look } = address;
  const { found } = place;
  const table = useRegionTable(place, look.sort);
  useFirstNew({ ids: rowsShown(table.lines, look.steps).rows.map(lineId), steps: look.steps });
  const friendlyUrl = divisionToSlug(found.campaign, found.division);
  // A row of a detail leads to the other detail: the regions of this intervention, the interventions of this region.
  const leadsNowhere = table.by === 'intervention' && !found.division.directAid;
  const detailOf = useCallback(
    ({ slug }: TableLine): string | undefined =>
      leadsNowhere ? undefined : pathTo(context.table, 'dashboardDetail', { friendlyUrl, detailUrl: slug }),
    [leadsNowhere, context.table, friendlyUrl],
  );
  const note = protectionNote(table);
  return (
    <Stack gap="wide">
      {tabs.length === 0 ? null : (
        <Tabs
          label={COPY.views}
          tabs={tabs.map(({ view, title }) => ({
            key: view,
            label: title,
            to: pathOf({ ...look, view, steps: 1 }),
            current: look.view === view,
          }))}
        />
      )}
      <AmountsTable table={table} look={look} pathOf={pathOf} detailOf={detailOf} brief={brief} />
      {note === undefined ? null : (
        <Notice tone="info" title={COPY.suppressedTitle}>
          <p>{note}</p>
        </Notice>
      )}
      <CiteBox context={context} found={found} address={address} path={pathOf({ ...look, steps: 1 })} />
    </Stack>
  );
};
