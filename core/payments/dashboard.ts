import type { AmountsAsked, DashboardView, Division, InterventionRow, RegionRow } from './campaign.ts';

/** What a visitor has chosen on the dashboard; pieces may still be missing. */
export interface DashboardSelection {
  readonly year?: number | undefined;
  readonly division?: Division | undefined;
  readonly view: DashboardView;
  /** Code of the intervention whose regions are looked at. */
  readonly intervention?: string | undefined;
}

/** The rows of a table, by what they are split. */
export type DashboardRows =
  | { readonly by: 'intervention'; readonly rows: readonly InterventionRow[] }
  | { readonly by: 'region'; readonly rows: readonly RegionRow[] };

/** The one call that a selection needs. */
export type AmountsCall =
  | { readonly kind: 'interventions'; readonly asked: AmountsAsked }
  | { readonly kind: 'regions'; readonly asked: AmountsAsked }
  | { readonly kind: 'regions-of-intervention'; readonly asked: AmountsAsked; readonly intervention: string };
