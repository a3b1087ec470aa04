import { portKey } from '#core/kernel/port-key.ts';
import type { PayingBody, PayingBodyCounters } from './paying-body.ts';

/** The offices of the paying bodies. A region is given by its value; undefined asks for all. */
export interface PayingBodyRepository {
  /** By name in Italian order. An unknown region has none. */
  serving(region: string | undefined): Promise<readonly PayingBody[]>;
  counters(region: string | undefined): Promise<PayingBodyCounters>;
}
export const PayingBodyRepository = portKey<PayingBodyRepository>('PayingBodyRepository');
