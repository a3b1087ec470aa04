import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { NamedLink, Picture } from './pieces.ts';

/** Where a block stands (API-11). */
export type HighlightSlot = 'homepage' | 'agricoltori' | 'caa' | 'op' | 'link-utili' | 'supporto' | 'scrivania';

/** What a block shows: carousel, most used tools, alerts, banners, in evidence, communications feed. */
export type HighlightKind = 'carousel' | 'tool' | 'alert' | 'banner' | 'inEvidence' | 'feed';

/** One entry of a block of a page. */
export interface Highlight {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link?: NamedLink;
  /** In place of a link: an address on the agency's former site, reached through its dialog (NAV-09). */
  readonly legacyUrl?: string;
  readonly image?: Picture;
  /** What kind of content it leads to, in a word: "Approfondimento". */
  readonly category?: string;
  /** Name of an icon of the sprite. */
  readonly icon?: string;
  readonly date?: IsoDate;
  /** How urgent an alert is. */
  readonly severity?: 'info' | 'warning' | 'danger';
}
