import type { TitleLanguage } from '#core/kernel/title-language.ts';
import { statusOn } from '#core/competitions/status.ts';
import type { ContentStamp } from '#core/formatting/calendar-file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { CampaignDay } from '#core/content/campaign.ts';
import type { Move } from '#core/terms/term.ts';
import type { Download, NamedLink, Picture, VideoClip } from '#core/content/pieces.ts';
import type { RichText } from '#core/content/rich-text.ts';
import type { ChoiceName, FilterValue, ListId } from './definition.ts';
import type { ServiceState } from './service-state.ts';
import type { Task, TaskTarget } from './task.ts';

/** What editors say of an event that is not held as it was announced (EVENT-03). */
export const EVENT_STATUSES = ['annullato', 'rinviato'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** When and where an event takes place (PAGE-31, PAGE-43). */
export interface EventFacts {
  readonly eventDate: IsoDate;
  /** Absent for an event that is held as announced. */
  readonly eventStatus?: EventStatus;
  /** Last day, of an event of several days. */
  readonly eventEndDate?: IsoDate;
  /** As people write it: "10:00" or "10:00 - 13:00". */
  readonly eventTime?: string;
  readonly isOnlineEvent: boolean;
  readonly place?: string;
  readonly street?: string;
  readonly streetNumber?: string;
  readonly streetCity?: string;
  readonly city?: string;
  readonly streetCountry?: string;
  readonly language?: string;
  readonly cost?: string;
  /** Where one signs up, and the last day for it (EVENT-01). */
  readonly bookingUrl?: string;
  readonly bookingUntil?: IsoDate;
}

/** One entry of a list: the fields of its card, filters and order. */
export interface CatalogueItem {
  /** Unique within its list; ASCII. */
  readonly id: string;
  readonly list: ListId;
  /** Last part of the address of its page. */
  readonly friendlyUrl: string;
  readonly title: string;
  /** Language of the title, where it is not Italian (WCAG 3.1.2). */
  readonly titleLanguage?: TitleLanguage;
  /** Plain text. */
  readonly description: string;
  /** The values that filters match, with their labels; status and year are fields of their own. */
  readonly facets: Readonly<Partial<Record<ChoiceName, readonly FilterValue[]>>>;
  readonly isNew: boolean;
  readonly publicationDate?: IsoDate;
  readonly lastUpdate?: IsoDate;
  /** Only where the store knows it; no page shows it. */
  readonly stamp?: ContentStamp;
  readonly image?: Picture;
  readonly document?: Download;
  /** Whether it has a text to read on a page of its own, in a list where not every entry has one (PAGE-65). */
  readonly hasDetail?: boolean;
  /** Status of a competition or tender on the day of reading (BANDO-01, BANDO-03). */
  readonly status?: string;
  /** Whether a service can be used (PAGE-35). */
  readonly service?: ServiceState;
  /** When a service takes applications, in the words of its campaign (CAMP-01). */
  readonly opensOn?: IsoDate;
  readonly closesOn?: IsoDate;
  readonly correctionsUntil?: IsoDate;
  readonly yearRound?: boolean;
  /** The terms that stood on other days before (D-66). */
  readonly moves?: readonly Move[];
  /** How long a service takes and what it costs, in a few words. */
  readonly timeAndCost?: string;
  /** Last day for applications or offers. */
  readonly deadline?: IsoDate;
  /** The hour of that day, such as "12:00", where the call names one. */
  readonly deadlineTime?: string;
  /** How many posts a competition is for, and where. */
  readonly positions?: number;
  readonly workplace?: string;
  /** The audience that may take part or apply, in a few words. */
  readonly forWhom?: string;
  /** What there is to have, in a few words: pay, refund, sum of an aid. */
  readonly howMuch?: string;
  /** Starting price of a tender, in euro. */
  readonly amount?: number;
  /** Where one takes part: an address that opens, and the place in words with what is needed there (BANDO-04). */
  readonly applyUrl?: string;
  readonly applyPlace?: string;
  readonly deedNumber?: string;
  readonly referenceYear?: number;
  readonly identifier?: string;
  readonly cig?: string;
  readonly event?: EventFacts;
  /** Scope of an article or event, shown on its card (PAGE-43). */
  readonly scope?: string;
  /** Answer to a frequent question, with the links that belong to it (PAGE-34). */
  readonly answer?: RichText;
  /** Place of a task among the others, by how often it is needed: 1 is the first; only tasks have one (CAMP-01). */
  readonly taskOrder?: number;
  /** Address of a useful link. */
  readonly url?: string;
  /** Files of the details modal (PAGE-21); the count of attachments is on the card (PAGE-19). */
  readonly resolutions?: readonly Download[];
  readonly documents?: readonly Download[];
  readonly attachments?: readonly Download[];
}

/** A titled part of a page; `id` is the anchor that an index links to. */
export interface DetailSection {
  readonly id: string;
  readonly title: string;
  readonly body: RichText;
}

/** Another entry of the same list, offered at the end of a page. */
export interface RelatedEntry {
  readonly friendlyUrl: string;
  readonly title: string;
  /** Language of the title, where it is not Italian (WCAG 3.1.2). */
  readonly titleLanguage?: TitleLanguage;
  readonly publicationDate?: IsoDate;
  /** As of the entry itself (PAGE-65). */
  readonly hasDetail?: boolean;
}

/** All that the page of an item shows (PAGE-12, PAGE-13, PAGE-31, PAGE-35). */
export interface CatalogueDetail {
  readonly item: CatalogueItem;
  readonly body: RichText;
  /** Sentence under the title; the item's description where absent. */
  readonly heroDescription?: string;
  /** Heading over the body. */
  readonly descriptionTitle?: string;
  /** Index of a service page in its fixed order, or the parts of a longer text. */
  readonly sections: readonly DetailSection[];
  readonly documents: readonly Download[];
  readonly links: readonly NamedLink[];
  readonly images: readonly Picture[];
  /** Paths of logos. */
  readonly logos: readonly string[];
  /** Names of the logos, in the order of `logos`; absent where the service has none. */
  readonly logoNames?: readonly string[];
  readonly video?: VideoClip;
  readonly cta?: { readonly label: string; readonly url: string };
  /** Related entries; absent where they were not loaded. */
  readonly related?: readonly RelatedEntry[];
  /** Other days of a service: when it is paid, when it opens again. */
  readonly terms?: readonly CampaignDay[];
  /** What to do, step by step, where the entry is a task (PAGE-60, D-52). */
  readonly task?: Task;
  /** The tasks that need this form (PAGE-62); absent where the service does not say. */
  readonly neededFor?: readonly RelatedEntry[];
  /** Address in the national system that the hand-over leads to, for services that live there (PAGE-35). */
  readonly handoverTarget?: string;
  /** What of the portal a service opens, where it lives here (CAMP-03). */
  readonly opens?: TaskTarget;
}

/** The eight headings of a service page, in the order that the national model fixes. */
export const SERVICE_INDEX: readonly { readonly id: string; readonly title: string }[] = [
  { id: 'a-chi-e-rivolto', title: 'A chi è rivolto' },
  { id: 'come-fare', title: 'Come fare' },
  { id: 'cosa-serve', title: 'Cosa serve' },
  { id: 'cosa-si-ottiene', title: 'Cosa si ottiene' },
  { id: 'tempi-e-scadenze', title: 'Tempi e scadenze' },
  { id: 'accedi-al-servizio', title: 'Accedi al servizio' },
  { id: 'condizioni-di-servizio', title: 'Condizioni di servizio' },
  { id: 'contatti', title: 'Contatti' },
];

/** Titles of the part of a call's text that says how one takes part: it stands before the rest. */
export const HOW_TO_APPLY = {
  competition: 'Come si presenta la domanda',
  tender: 'Come si presenta l’offerta',
} as const;

/** Title of the part that says what one must have to take part. */
export const REQUIREMENTS = 'Chi può partecipare';

/** Whether a part of a call's text says how one takes part. */
export const saysHowToApply = ({ title }: Pick<DetailSection, 'title'>): boolean =>
  title === HOW_TO_APPLY.competition || title === HOW_TO_APPLY.tender;

const ANCHOR_START = 'voce-';

/** Anchor of an entry on the page of its list. */
export const entryAnchor = ({ id }: Pick<CatalogueItem, 'id'>): string => `${ANCHOR_START}${id}`;

/** The entry that a fragment of an address names, without its `#`; undefined where it names none. */
export const entryInAnchor = (fragment: string): string | undefined =>
  fragment.startsWith(ANCHOR_START) && fragment.length > ANCHOR_START.length
    ? fragment.slice(ANCHOR_START.length)
    : undefined;

/** The category on the card: the first one that the item has. */
export const categoryOf = (item: CatalogueItem): string | undefined => item.facets.categories?.[0]?.name;

/** The day by which the item is sorted: its event's, else publication, else last update. */
export const orderDay = (item: CatalogueItem): string =>
  item.event?.eventDate ?? item.publicationDate ?? item.lastUpdate ?? '';

/** The item on a day in Italy: a call whose last day has passed is no longer open (BANDO-03). */
export const itemOn = (item: CatalogueItem, today: IsoDate): CatalogueItem =>
  item.status === undefined ? item : { ...item, status: statusOn(item.status, item.deadline, today) };
