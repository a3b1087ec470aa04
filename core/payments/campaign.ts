import type { Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';

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
  /** Day up to which payments are counted, where the service says it. */
  readonly countedUntil?: IsoDate | undefined;
}

/** What was paid, and to how many: who received several interventions is counted once for each. */
export interface Figures {
  readonly paidCents: Cents;
  readonly beneficiaries: number;
}

/** An intervention by its code and words. */
export interface InterventionName {
  readonly code: string;
  readonly description: string;
  readonly extendedDescription?: string | undefined;
}

/** A region by its Italian name. */
export interface RegionName {
  readonly region: string;
}

/** What was paid in one region (PAGE-40). */
export interface RegionRow extends RegionName, Figures {}

/** Rows whose figures are suppressed, because a beneficiary could be recognised by them. */
export interface ProtectedRows<Name> {
  readonly rows: readonly Name[];
  /** Their sum; undefined where that is suppressed too. */
  readonly figures?: Figures | undefined;
}

/** A table as it may be published: the published rows and the suppressed ones. Together they are the whole. */
export interface Amounts<Name> {
  readonly rows: readonly (Name & Figures)[];
  readonly protectedRows?: ProtectedRows<Name> | undefined;
}

/** What the amounts are asked by: the wire's yearCampaign, department and planning. */
export interface AmountsAsked {
  readonly yearCampaign: number;
  readonly department: string;
  readonly planning?: string | undefined;
}

/** The two tabs of a direct-aid division (PAGE-22). */
export const DASHBOARD_VIEWS = ['intervention', 'region'] as const;
export type DashboardView = (typeof DASHBOARD_VIEWS)[number];
