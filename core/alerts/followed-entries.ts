import type { Campaign } from '#core/content/campaign.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { FollowedContent } from './followed-content.ts';

/** What of an entry is announced when it becomes another: everything may be missing. */
export interface EntryState extends Omit<Campaign, 'yearRound'> {
  /** Last day for applications or offers. */
  readonly deadline?: IsoDate | undefined;
  /** Status of a competition or tender, as editors wrote it. */
  readonly status?: string | undefined;
  /** Titles of its documents. */
  readonly documents?: readonly string[] | undefined;
}

/** An entry that is there and public. */
export interface FollowedEntry {
  readonly title: string;
  readonly state: EntryState;
  /** The entry by its address of today, for links to its page. */
  readonly at: FollowedContent;
}

/** The entries that can be followed. A subscription has the id of its entry where an address has the slug (D-67). */
export interface FollowedEntries {
  /** The entry of a subscription; undefined where there is none, or it is not public. */
  entry(followed: FollowedContent): Promise<FollowedEntry | undefined>;
  /** What a subscription to the entry at an address holds, of today or a former one; undefined where there is none. */
  followedAt(address: FollowedContent): Promise<FollowedContent | undefined>;
}
export const FollowedEntries = portKey<FollowedEntries>('FollowedEntries');
