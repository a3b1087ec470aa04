import { useCallback, useEffect, useMemo } from 'react';
import { formatTotal } from '#core/formatting/euro.ts';
import { euroFromCents } from '#core/kernel/cents.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import type { Campaign } from '#core/payments/campaign.ts';
import { dashboardTabs, rowsShown, viewOf, type DashboardSelection } from '#core/payments/dashboard.ts';
import { comparableWith, divisionToSlug, tableViewToQuery, type TableView } from '#core/payments/dashboard-address.ts';
import { paymentsTable, type TableLine } from '#core/payments/payments-table.ts';
import { divisionTitle } from '#core/payments/side-menu.ts';
import { protectionNote, summaryOf } from '#core/payments/table-summary.ts';
import { KpiList } from '#ui/components/facts.tsx';
import { useFirstNew } from '#ui/components/first-new.ts';
import { Stack } from '#ui/components/layout.tsx';
import { Notice } from '#ui/components/status.tsx';
import { Tabs } from '#ui/components/tabs.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';
import { useAction } from '#ui/state/injection.tsx';
import type { QueryResult } from '#ui/state/queries.ts';
import type { PageContext } from '../page-module.ts';
import { AmountsTable, lineId } from './amounts-table.tsx';
import { CiteBox } from './cite-box.tsx';
import { LookForm } from './look-form.tsx';
import { type DashboardAddress, type FoundRows, selectionOf } from './payment-queries.ts';
import { RecallDashboard, RememberDashboard } from '#core/payments/stored-dashboard.ts';

/** What of a division is looked at, and its addresses. */
interface DivisionViewProps {
  readonly context: PageContext;
  readonly address: DashboardAddress;
  readonly table: FoundRows;
  /** Name of the row whose detail it is. */
  readonly of: string | undefined;
  readonly campaigns: readonly Campaign[];
  readonly compared: QueryResult<FoundRows | null> | undefined;
}

const withQuery = (path: string, look: TableView): string => {
  const query = pairsToQuery(tableViewToQuery(look));
  return query === '' ? path : `${path}?${query}`;
};

/** Keeps what is looked at, so that the introduction leads back to it and a reload finds it (PAGE-41, SES-24). */
const useRemembered = (selection: DashboardSelection): void => {
  const remember = useAction(RememberDashboard);
  const recall = useAction(RecallDashboard);
  const key = JSON.stringify(selection);
  useEffect(() => {
    remember({ selection: JSON.parse(key) as DashboardSelection, introduction: recall().introduction });
  }, [key, remember, recall]);
};

/** The table of a division or of the detail of a row, with all that belongs to it. */
export const DivisionView = ({
  context,
  address,
  table: { found, rows },
  of,
  campaigns,
  compared,
}: DivisionViewProps) => {
  const { campaign, division } = found;
  const { look } = address;
  const earlier = compared?.kind === 'success' ? compared.value : null;
  const { by, ascending } = look.sort;
  const table = useMemo(
    () =>
      paymentsTable(rows, {
        sort: { by, ascending },
        compared: earlier === null ? undefined : { year: earlier.found.campaign.year, rows: earlier.rows },
      }),
    [rows, by, ascending, earlier],
  );
  useRemembered(selectionOf(found, address));
  useFirstNew({ ids: rowsShown(table.lines, look.steps).rows.map(lineId), steps: look.steps });

  const slug = divisionToSlug(campaign, division);
  const isDetail = address.intervention !== undefined || address.region !== undefined;
  const path = context.path;
  const pathOf = (next: TableView): string => withQuery(path, next);
  const leadsNowhere = table.by === 'intervention' && !division.directAid;
  const detailOf = useCallback(
    (line: TableLine): string | undefined =>
      // A row of a detail leads to the other detail: the regions of this intervention, the interventions of this region.
      leadsNowhere ? undefined : pathTo(context.table, 'dashboardDetail', { friendlyUrl: slug, detailUrl: line.slug }),
    [leadsNowhere, context.table, slug],
  );
  const [amount, most] = summaryOf(table, { year: campaign.year, division: divisionTitle(division), of });
  const note = protectionNote(table);
  return (
    <>
      <div className="pt-summary">
        <p>
          {amount} {most}
        </p>
      </div>
      <KpiList
        two
        figures={[
          {
            key: 'paid',
            value: table.totalCents === undefined ? COPY.suppressed : formatTotal(euroFromCents(table.totalCents)),
            label: COPY.paid,
          },
          {
            key: 'lines',
            value: table.lines.length,
            label: table.by === 'intervention' ? COPY.interventions : COPY.regions,
          },
        ]}
      />
      {isDetail ? null : (
        <Tabs
          label={COPY.views}
          tabs={dashboardTabs(division).map(({ view, title }) => ({
            key: view,
            label: title,
            to: withQuery(path, { ...look, view, steps: 1 }),
            current: viewOf(division, look.view) === view,
          }))}
        />
      )}
      <LookForm
        path={path}
        look={look}
        years={comparableWith(campaigns, found).map((other) => other.campaign.year)}
        pathOf={pathOf}
      />
      {compared?.kind === 'failed' ? (
        <Notice tone="warn" title={COPY.comparisonFailed}>
          <button type="button" className="btn btn-outline-primary mt-3" onClick={compared.refetch}>
            Riprova
          </button>
        </Notice>
      ) : null}
      <Stack>
        <AmountsTable table={table} look={look} pathOf={pathOf} detailOf={detailOf} />
      </Stack>
      {note === undefined ? null : (
        <Notice tone="info" title={COPY.suppressedTitle}>
          <p>{note}</p>
        </Notice>
      )}
      <CiteBox context={context} found={found} address={address} path={pathOf({ ...look, steps: 1 })} />
    </>
  );
};
