import type { ContentType } from '../schemas/index.ts';

/** A record that the portal has from another batch. */
export interface KnownRecord {
  readonly type: ContentType;
  /** What it is stored under. */
  readonly slug: string;
  /** Whether only the reserved area shows it. */
  readonly isReserved: boolean;
}

/** What stands before the stored slug of an aid in its identity, which is its whole path. */
export const AIDS_FOLDER = 'aiuti-e-bandi/';

/** Type and identity of a record of another batch, as `type/identity`. */
export const knownKey = ({ type, slug }: KnownRecord): string => `${type}/${type === 'aids' ? AIDS_FOLDER : ''}${slug}`;
