import type { ContentStamp } from '#core/formatting/calendar-file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { CampaignDay } from './campaign.ts';
import type { Download, NamedLink, Picture, VideoClip } from './pieces.ts';
import type { RichText } from './rich-text.ts';
import type { Move } from '#core/terms/term.ts';

/** How the slugs of projects begin; the slug of any other page is its path without the slash in front. */
export const PROJECT_SLUGS = 'progetti/';

/** Heads that a logged-in person reads from the reserved area (PAGE-37). */
export const RESERVED_HEROES: readonly string[] = [
  'supporto',
  'faq',
  'produttori',
  'le-tue-pratiche',
  'appalti-fondo-fead-nazionale',
  'notifiche',
];

/** The head of a page (API-10, PAGE-36). */
export interface HeroSection {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly image?: Picture;
  readonly cta?: NamedLink;
  /** Whether the head offers the way into the reserved area. */
  readonly accessArea: boolean;
}

/** A titled part of a page, with its anchor. */
export interface ContentSection {
  readonly id: string;
  readonly title: string;
  readonly body: RichText;
  readonly image?: Picture;
  readonly video?: VideoClip;
}

/** A person with an office: auditors, director (PAGE-01, PAGE-02). */
export interface Member {
  readonly role: string;
  readonly name: string;
  readonly document?: Download;
}

/** A part that opens (PAGE-18). */
export interface Accordion {
  readonly title: string;
  readonly body: RichText;
  readonly links: readonly NamedLink[];
}

/**
 * A page of content: agency pages, aids and measures, projects, transparency, legal pages. A part that
 * a page does not have is an empty list or absent.
 */
export interface ContentPage {
  /** Path below the root of its kind, such as `agenzia/direttore`. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly body: RichText;
  /** Heading over the text, where it has one of its own. */
  readonly bodyTitle?: string;
  readonly sections: readonly ContentSection[];
  readonly accordions: readonly Accordion[];
  readonly documents: readonly Download[];
  readonly links: readonly NamedLink[];
  readonly images: readonly Picture[];
  readonly members: readonly Member[];
  /** Heading over the members. */
  readonly membersTitle?: string;
  /** Paths of logos. */
  readonly logos: readonly string[];
  /** What each logo is called, in the order of `logos`; absent where the service does not say it. */
  readonly logoNames?: readonly string[];
  readonly image?: Picture;
  readonly video?: VideoClip;
  readonly cta?: NamedLink;
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly lastUpdate?: IsoDate;
  /** Only where the store knows it; its id is a path below the portal, as the slug is. */
  readonly stamp?: ContentStamp;
  /** From when to when an aid can be asked for, and until when what was asked can be corrected. */
  readonly opensOn?: IsoDate;
  readonly closesOn?: IsoDate;
  readonly correctionsUntil?: IsoDate;
  readonly yearRound?: boolean;
  /** The terms that stood on other days before (D-66). */
  readonly moves?: readonly Move[];
  /** Its other days: when it is paid, when it opens again. */
  readonly terms?: readonly CampaignDay[];
  /** The audience and the sum available, in a few words (CAMP-01). */
  readonly forWhom?: string;
  readonly howMuch?: string;
  /** How one asks: the name of the service, or the place elsewhere; and where the button leads. */
  readonly applyPlace?: string;
  readonly applyUrl?: string;
}

/** A page as its parent lists it. */
export interface PagePreview {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly image?: Picture;
  /** Name of an icon of the sprite. */
  readonly icon?: string;
  /** What one does there, in the words of the editors: "Leggi le risposte". */
  readonly linkLabel?: string;
}

/** A node of a tree of pages (PAGE-32, NAV-22). `path` is an address inside the portal, `legacyUrl` one on the agency's former site (NAV-09); a mere group has neither. */
export interface PageNode {
  readonly title: string;
  readonly path?: string;
  readonly legacyUrl?: string;
  readonly children: readonly PageNode[];
}

/** Groups of pages that are listed together (PAGE-38, PAGE-39, PAGE-34). */
export type PageGroup =
  | 'aid-and-tenders'
  | 'state-aids'
  | 'social-aid-tenders'
  | 'direct-payments'
  | 'direct-payments-helps'
  | 'ocm-payments'
  | 'ocm-payments-helps'
  | 'rural-development-plans'
  | 'projects'
  | 'supporto';

/** Trees of pages: transparent administration, site map, and the pages of the footer. */
export type TreeName = 'transparent-administration' | 'mappa-sito' | 'footer';
