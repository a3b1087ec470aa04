import type { Campaign } from '#core/content/campaign.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { AlertThing } from './alert-thing.ts';

/** What of a thing is told when it becomes another: everything may be missing. */
export interface ThingState extends Omit<Campaign, 'yearRound'> {
  /** Last day for applications or offers. */
  readonly deadline?: IsoDate | undefined;
  /** Status of a competition or tender, as editors wrote it. */
  readonly status?: string | undefined;
  /** Titles of its documents. */
  readonly documents?: readonly string[] | undefined;
}

/** A thing that is there and public. */
export interface FollowedThing {
  readonly title: string;
  readonly state: ThingState;
}

/** The things that can be followed. */
export interface FollowedThings {
  /** Undefined where there is none, or it is not public. */
  thing(thing: AlertThing): Promise<FollowedThing | undefined>;
}
export const FollowedThings = portKey<FollowedThings>('FollowedThings');
