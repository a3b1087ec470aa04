import type { FixedRouteId, ListName, ParamNames, RouteId } from '#core/navigation/addresses.ts';
import type { HitType } from './hit-type.ts';

/** The lists of the portal, by the name that the code gives them: each has its page among the addresses (PAGE-14, LIST-17). */
export type ListId = ListName;

/** Routes of detail pages. */
export type EntryRouteId = {
  [Id in RouteId]: ParamNames<Id> extends never ? never : ParamNames<Id> extends 'friendlyUrl' ? Id : never;
}[RouteId];

/**
 * Sections of options of lists, by their names in addresses and calls (LIST-14, D-20). What has to know each of them is
 * typed by this list: a new name makes the type checker point at every place.
 */
export const LIST_CHOICES = [
  'categories',
  'referenceYears',
  'types',
  'targets',
  'needs',
  'sectors',
  'procedureTypes',
  'competitionStatus',
  'contractStatus',
  'dueWithin',
  'contractScopes',
  'eventScopes',
  'eventLanguages',
] as const;
export type ListChoice = (typeof LIST_CHOICES)[number];

/** Those whose values come from a field of an entry and from the day of reading. */
export const COMPUTED_CHOICES = ['competitionStatus', 'contractStatus', 'referenceYears', 'dueWithin'] as const;
/** Those whose values an entry has as facets. */
export type FacetName = Exclude<ListChoice, (typeof COMPUTED_CHOICES)[number]>;

/** Sections of options, with the one of notifications. */
export type ChoiceName = ListChoice | 'timePeriod';

/** Query names of the filters, exactly as they stand in addresses and calls (LIST-08, D-20). */
export type FieldName =
  | ChoiceName
  | 'deedNumber'
  | 'referenceYear'
  | 'publicationDateFrom'
  | 'publicationDateTo'
  | 'eventDateFrom'
  | 'eventDateTo'
  | 'identifier'
  | 'cig'
  | 'unreadOnly';

/** An option with its label. */
export interface FilterValue {
  readonly name: string;
  readonly value: string;
}

/** Several (or one) of the listed options; an item matches when it has any of the chosen ones. */
export interface ChoiceSection {
  readonly kind: 'choice';
  readonly name: ChoiceName;
  /** Title of the section in the panel. */
  readonly label: string;
  readonly multiple: boolean;
  /** The only possible values, in the order shown; absent where the service supplies them. */
  readonly allowed?: readonly FilterValue[];
  /** Other query names read as this section's, never written. */
  readonly aliases?: readonly string[];
}

/** Number and year of a deed, two fields and so two chips (LIST-05). */
export interface NumberAndYearSection {
  readonly kind: 'numberAndYear';
  readonly name: 'deed';
  readonly label: string;
  readonly number: 'deedNumber';
  readonly year: 'referenceYear';
  readonly numberLabel: string;
  readonly yearLabel: string;
}

/** First and last day, both included, each of them optional (LIST-09). */
export interface DateRangeSection {
  readonly kind: 'dateRange';
  readonly name: 'publicationDate' | 'eventDate';
  readonly label: string;
  readonly from: 'publicationDateFrom' | 'eventDateFrom';
  readonly to: 'publicationDateTo' | 'eventDateTo';
  readonly fromLabel: string;
  readonly toLabel: string;
}

/** A text that the item's code has to contain. */
export interface TextSection {
  readonly kind: 'text';
  readonly name: 'identifier' | 'cig';
  readonly label: string;
}

/** On or off; the only value is `true`. */
export interface FlagSection {
  readonly kind: 'flag';
  readonly name: 'unreadOnly';
  readonly label: string;
}

/** One section of the filter panel. */
export type FilterSection = ChoiceSection | NumberAndYearSection | DateRangeSection | TextSection | FlagSection;

/** What choosing a card of the list opens: the entry's own page, its file, the details modal (PAGE-21), an address, its answer. */
export type CardOpens =
  | { readonly kind: 'page'; readonly route: EntryRouteId }
  /** The page of an entry that says it has one, else its file (PAGE-65, D-40). */
  | { readonly kind: 'pageOrDocument'; readonly route: EntryRouteId }
  | { readonly kind: 'modal' | 'link' | 'answer' };

/**
 * How a list can be queried: free text, filters, sort order, and where the last query is stored. Read by the query codec, the panel,
 * the chips and the memory; the agency's messages have one too.
 */
export interface FilterScheme {
  /** Unique among the schemes; part of the query key. */
  readonly id: string;
  readonly sections: readonly FilterSection[];
  /** Items on one page (LIST-11). */
  readonly pageSize: number;
  readonly hasSearch: boolean;
  readonly hasSort: boolean;
  /** Key under which the session remembers the filters; absent where it does not (LIST-07). */
  readonly memoryKey?: string;
}

/** The texts of a list. */
export interface ListWords {
  /** Name of the search box: "Cerca nelle normative". */
  readonly search: string;
  /** One entry, with a capital letter: "Normativa". */
  readonly singular: string;
  /** Several entries: "normative". */
  readonly plural: string;
}

/** The definition of a list; read by the list page, the service, the import and the tests. */
export interface ListDefinition extends FilterScheme {
  readonly id: ListId;
  readonly words: ListWords;
  /** `context` of the filter call (API-11). */
  readonly context: string;
  /** The route of the list's page. */
  readonly route: FixedRouteId;
  readonly opens: CardOpens;
  /** The day of its entries that goes into the calendar export (LIST-18). */
  readonly calendar?: 'deadline' | 'event' | 'campaign';
  /** Type of its entries in the search. */
  readonly hitType: HitType;
  /** Whether signed-in readers get it from the reserved area (PAGE-37). */
  readonly hasPrivateTwin: boolean;
}

/** The query names that a section writes, in their canonical order. */
export const fieldsOf = (section: FilterSection): readonly FieldName[] => {
  switch (section.kind) {
    case 'numberAndYear':
      return [section.number, section.year];
    case 'dateRange':
      return [section.from, section.to];
    default:
      return [section.name];
  }
};
