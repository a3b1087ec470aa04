import { portKey } from '#core/kernel/port-key.ts';
import type { Milestone } from './milestone.ts';

/** What opens and closes, for everybody. Throws `ServiceError` when the answer cannot be had. */
export interface MilestoneRepository {
  /** All that is to come in twelve months, the nearest first (TERM-01); undefined where the service does not tell it (D-40). */
  milestones(): Promise<readonly Milestone[] | undefined>;
}
export const MilestoneRepository = portKey<MilestoneRepository>('MilestoneRepository');
