import type { ListId } from '#core/catalogue/definition.ts';

/** What the service, the tables and the content files call a list. */
interface ListNames {
  /** Address of the service, relative to the API base; an entry stands one segment below (§7.1). */
  readonly path: string;
  /** Type of its contents in the files and in the table. */
  readonly contentType: string;
  /** Of contents of one type that are two lists, those of this fund. */
  readonly fund?: 'agenzia' | 'fead';
}

/** Every list by its names outside of the core; all that these adapters say of one list and not of another stands here. */
export const LIST_NAMES = {
  regulations: { path: '/regulations', contentType: 'regulations' },
  services: { path: '/services', contentType: 'services' },
  pressReleases: { path: '/press-releases', contentType: 'press-releases' },
  articles: { path: '/articles', contentType: 'articles' },
  forms: { path: '/forms', contentType: 'forms' },
  resolutions: { path: '/resolutions', contentType: 'resolutions' },
  competitions: { path: '/competitions', contentType: 'competitions' },
  tenders: { path: '/contracts', contentType: 'contracts' },
  feadTenders: { path: '/fead-national-contracts', contentType: 'fead-contracts' },
  tendersHistory: { path: '/contracts-history', contentType: 'contracts-history', fund: 'agenzia' },
  feadTendersHistory: { path: '/fead-national-contracts-history', contentType: 'contracts-history', fund: 'fead' },
  events: { path: '/events', contentType: 'events' },
  informationArticles: { path: '/information-articles', contentType: 'information-articles' },
  publicProclamations: { path: '/public-proclamations', contentType: 'public-proclamations' },
  usefulLinks: { path: '/useful-links', contentType: 'useful-links' },
  faqs: { path: '/faqs', contentType: 'faqs' },
} as const satisfies Readonly<Record<ListId, ListNames>>;

/** Lists in which an entry keeps its page when it is no longer in its own: a tender that has moved to the history. */
export const LATER_LIST: Readonly<Partial<Record<ListId, ListId>>> = {
  tenders: 'tendersHistory',
  feadTenders: 'feadTendersHistory',
};

/** A type of contents that is a list of the portal. */
export type ListType = (typeof LIST_NAMES)[ListId]['contentType'];

/** The facet that splits the contents of one type into lists; undefined where they are one list. */
export const fundFacetOf = (list: ListId): string | undefined => {
  const { fund }: ListNames = LIST_NAMES[list];
  return fund === undefined ? undefined : `fund:${fund}`;
};

const namesOfLists = Object.entries(LIST_NAMES) as readonly (readonly [ListId, ListNames])[];

/** The types of contents that are lists of the portal. */
export const LIST_TYPES: readonly ListType[] = [
  ...new Set(Object.values(LIST_NAMES).map(({ contentType }) => contentType)),
];

/** Whether the contents of a type are a list of the portal. */
export const isListType = (contentType: string): contentType is ListType =>
  namesOfLists.some(([, names]) => names.contentType === contentType);

/** The list of a content: by its type, and by its fund where one type is two lists. */
export const listOf = (contentType: ListType, fund?: string): ListId => {
  const found = namesOfLists.find(
    ([, names]) => names.contentType === contentType && (names.fund === undefined || names.fund === fund),
  );
  if (found === undefined) throw new Error(`no list holds ${contentType} of the fund ${fund}`);
  return found[0];
};
