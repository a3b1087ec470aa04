import type { Amounts, AmountsAsked, DashboardView, Division, InterventionName, RegionName } from './campaign.ts';

/** What a visitor has chosen on the dashboard; pieces may still be missing. */
export interface DashboardSelection {
  readonly year?: number | undefined;
  readonly division?: Division | undefined;
  readonly view: DashboardView;
  /** Code of the intervention whose regions are looked at. */
  readonly intervention?: string | undefined;
  /** Name of the region whose interventions are looked at. */
  readonly region?: string | undefined;
}

/** What the dashboard shows, kept so that a reload shows the same (PAGE-41). */
export interface StoredDashboard {
  readonly selection: DashboardSelection;
  /** The introduction that the visitor has read, by its title. */
  readonly introduction?: string | undefined;
}

/** The rows of a table, by what they are split. */
export type DashboardRows =
  | ({ readonly by: 'intervention' } & Amounts<InterventionName>)
  | ({ readonly by: 'region' } & Amounts<RegionName>);

/** The same rows without the long texts of their interventions, for a table that shows none. */
export const withoutTexts = (rows: DashboardRows): DashboardRows => {
  if (rows.by === 'region') return rows;
  const { protectedRows } = rows;
  return {
    ...rows,
    rows: rows.rows.map(({ extendedDescription: _text, ...row }) => row),
    ...(protectedRows === undefined
      ? {}
      : {
          protectedRows: {
            ...protectedRows,
            rows: protectedRows.rows.map(({ extendedDescription: _text, ...row }) => row),
          },
        }),
  };
};

/** The one call that a selection needs. */
export type AmountsCall =
  | { readonly kind: 'interventions'; readonly asked: AmountsAsked; readonly region: string | undefined }
  | { readonly kind: 'regions'; readonly asked: AmountsAsked; readonly intervention: string | undefined };

/** A tab of the dashboard. */
export interface DashboardTab {
  readonly view: DashboardView;
  readonly title: string;
}

const INTERVENTION_TAB: DashboardTab = { view: 'intervention', title: 'Suddivisione per intervento' };
const REGION_TAB: DashboardTab = { view: 'region', title: 'Suddivisione per regione' };

/** The views of what was paid in a region. */
export const REGION_TABS: readonly DashboardTab[] = [INTERVENTION_TAB, REGION_TAB];

/** The views of a division: both for direct aid, by region alone for any other (PAGE-22). */
export const dashboardTabs = (division: Division): readonly DashboardTab[] =>
  division.directAid ? REGION_TABS : [REGION_TAB];

/** The view that is really shown: one that the division does not have gives way to the one it has. */
export const viewOf = (division: Division, view: DashboardView): DashboardView =>
  division.directAid ? view : 'region';

/**
 * The call for a selection, undefined while year or division is missing (ERR-05). Interventions are asked for
 * only by direct aid on its intervention tab; everything else asks for regions (API-13). The detail of a region has its
 * own question, for any division: which interventions were paid there.
 */
export const amountsCall = (selection: DashboardSelection): AmountsCall | undefined => {
  const { year, division, view, intervention, region } = selection;
  if (year === undefined || division === undefined) return undefined;
  const asked: AmountsAsked = { yearCampaign: year, department: division.name, planning: division.planning };
  if (intervention !== undefined) return { kind: 'regions', asked, intervention };
  if (region !== undefined || viewOf(division, view) === 'intervention')
    return { kind: 'interventions', asked, region };
  return { kind: 'regions', asked, intervention };
};

/** How many rows are shown at first, and how many "Mostra di più" adds (LIST-11). */
const DASHBOARD_ROWS_STEP = 10;

/** The part of a table that is shown. */
export interface RowsShown<Row> {
  readonly rows: readonly Row[];
  /** "Mostrati X di Y". */
  readonly counter: string;
  /** From 0 to 1, for the bar; 1 when there is nothing to show. */
  readonly progress: number;
  readonly hasMore: boolean;
}

/** The first `steps` times ten rows (LIST-11); fewer than one step counts as one. */
export const rowsShown = <Row>(rows: readonly Row[], steps: number): RowsShown<Row> => {
  const shown = rows.slice(0, Math.max(1, Math.trunc(steps) || 1) * DASHBOARD_ROWS_STEP);
  return {
    rows: shown,
    counter: `Mostrati ${shown.length} di ${rows.length}`,
    progress: rows.length === 0 ? 1 : shown.length / rows.length,
    hasMore: shown.length < rows.length,
  };
};
