import type { Campaign } from '#core/content/campaign.ts';
import type { ContentStamp } from '#core/formatting/calendar-file.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { AidConditions } from './conditions.ts';

/** An aid as the finder knows it. */
export interface FinderAid extends Campaign {
  /** Path of its page, without its first slash. */
  readonly slug: string;
  readonly title: string;
  /** Whether editors have written its conditions; those that follow from where it stands are here even where they have not. */
  readonly isStated: boolean;
  readonly conditions?: AidConditions | undefined;
  readonly howMuch?: string | undefined;
  readonly applyPlace?: string | undefined;
  readonly applyUrl?: string | undefined;
  readonly stamp?: ContentStamp | undefined;
}

/** The aids with their conditions. Throws `ServiceError` when the answer cannot be had. */
export interface AidRepository {
  /** Every aid that can be asked for, none that only holds others together; undefined where the service does not tell them (D-40). */
  aids(): Promise<readonly FinderAid[] | undefined>;
}
export const AidRepository = portKey<AidRepository>('AidRepository');
