import { portKey } from '#core/kernel/port-key.ts';
import type { Amounts, AmountsAsked, Campaign, Division, Figures, InterventionName, RegionName } from './campaign.ts';

/** What the agency has paid, as published: small numbers protected. Answers other than 200 are thrown as `ServiceError` with their status. */
export interface PaymentRepository {
  /** The campaigns with their divisions, newest year first. */
  campaigns(): Promise<readonly Campaign[]>;
  /** By intervention, the highest amount first; of one region when its name is given. */
  interventions(asked: AmountsAsked, region?: string): Promise<Amounts<InterventionName>>;
  /** By region, the highest amount first; of one intervention when its code is given. */
  regions(asked: AmountsAsked, intervention?: string): Promise<Amounts<RegionName>>;
}
export const PaymentRepository = portKey<PaymentRepository>('PaymentRepository');

/** What was paid for an intervention in a region: the one grain at which amounts are kept. */
export interface LedgerEntry extends Figures {
  readonly code: string;
  readonly region: string;
}

/** A division with every amount of it, and its interventions, those without amounts too. */
export interface DivisionLedger {
  readonly division: Division;
  readonly interventions: readonly InterventionName[];
  readonly entries: readonly LedgerEntry[];
}

/** Where the amounts are kept as they are. Nothing of it is published before it has been protected. */
export interface PaymentLedger {
  campaigns(): Promise<readonly Campaign[]>;
  /** The divisions of a year with a name; with one planning where it is given. */
  divisions(asked: AmountsAsked): Promise<readonly DivisionLedger[]>;
}

/** The four selections that the dashboard keeps for a reload, under their stored names (PAGE-41, SES-24). */
export const DASHBOARD_SLOTS = ['kpiData', 'kpiItemDataSelected', 'kpiDetailsData', 'introduction'] as const;
export type DashboardSlot = (typeof DASHBOARD_SLOTS)[number];

/** A selection as it is stored: flat, so that any storage can hold it. */
export type StoredSlot = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Where the dashboard's selections survive a reload. A storage that is full or forbidden reads as empty
 * (SES-18). The session's `RememberedChoices` has this shape.
 */
export interface DashboardMemory {
  get(slot: DashboardSlot): StoredSlot | undefined;
  set(slot: DashboardSlot, value: StoredSlot): void;
  clear(slot: DashboardSlot): void;
}
export const DashboardMemory = portKey<DashboardMemory>('DashboardMemory');
