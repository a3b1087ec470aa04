import { portKey } from '#core/kernel/port-key.ts';
import type { AmountsAsked, Campaign, InterventionRow, RegionRow } from './campaign.ts';

/** What the agency has paid, as published. Answers other than 200 are thrown as `ServiceError` with their status. */
export interface PaymentRepository {
  /** The campaigns with their divisions, newest year first. */
  campaigns(): Promise<readonly Campaign[]>;
  /** By intervention, the highest amount first. */
  interventions(asked: AmountsAsked): Promise<readonly InterventionRow[]>;
  /** By region, the highest amount first; of one intervention when its code is given. */
  regions(asked: AmountsAsked, intervention?: string): Promise<readonly RegionRow[]>;
}
export const PaymentRepository = portKey<PaymentRepository>('PaymentRepository');

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
