import type { Cents } from '#core/kernel/cents.ts';

/** A line of aid within a campaign year. */
export interface Division {
  /** Name, as the service and the side menu have it (`divisione`). */
  readonly name: string;
  /** Programming period, where the division has several. */
  readonly planning?: string | undefined;
  readonly directAid: boolean;
  readonly interventionType?: string | undefined;
  /** Its part of the address, where the service gives one; else it is made of name, planning and year. */
  readonly friendlyUrl?: string | undefined;
}

/** One year of payments and its divisions (MENU-03). */
export interface Campaign {
  readonly year: number;
  readonly divisions: readonly Division[];
}

/** What was paid for one intervention (PAGE-40). */
export interface InterventionRow {
  readonly code: string;
  readonly description: string;
  readonly extendedDescription?: string | undefined;
  readonly paidCents: Cents;
  readonly beneficiaries: number;
}

/** What was paid in one region (PAGE-40). */
export interface RegionRow {
  readonly region: string;
  readonly paidCents: Cents;
  readonly beneficiaries: number;
}

/** What the amounts are asked by: the wire's yearCampaign, department and planning. */
export interface AmountsAsked {
  readonly yearCampaign: number;
  readonly department: string;
  readonly planning?: string | undefined;
}

/** One row of either table. */
export type DashboardRow = InterventionRow | RegionRow;

/** The two tabs of a direct-aid division (PAGE-22). */
export const DASHBOARD_VIEWS = ['intervention', 'region'] as const;
export type DashboardView = (typeof DASHBOARD_VIEWS)[number];
