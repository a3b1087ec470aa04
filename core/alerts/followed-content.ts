import type { ListId } from '#core/catalogue/definition.ts';
import { COMPETITION_STATUSES, TENDER_STATUSES } from '#core/competitions/status.ts';
import { pairsToQuery, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';

/** What can be followed one by one: an aid, or an entry of these lists. */
const KIND_WORDS = {
  aids: 'Aiuto',
  services: 'Servizio',
  competitions: 'Concorso',
  tenders: 'Appalto',
  feadTenders: 'Appalto FEAD',
} as const;
export type FollowedKind = keyof typeof KIND_WORDS;
export const FOLLOWED_KINDS = Object.keys(KIND_WORDS) as readonly FollowedKind[];

/** A followed entry: its followers get a message when it opens, when its term moves, when a document is added (FOLLOW-01). */
export interface FollowedContent {
  readonly thing: FollowedKind;
  /** Of an aid the path of its page without its first slash, else the last part of its page's address; in a subscription the same of its id (D-67). */
  readonly slug: string;
}

/** Names in the query of the page of alerts. */
const NAMES = { kind: 'cosa', slug: 'voce' } as const;
const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/u;
const MOST_CHARACTERS = 250;

/** The entry that a query or a form names; undefined where it names none. */
export const contentFromPairs = (pairs: QueryPairs): FollowedContent | undefined => {
  const kind = queryValue(pairs, NAMES.kind);
  const followed = FOLLOWED_KINDS.find((one) => one === kind);
  const slug = queryValue(pairs, NAMES.slug) ?? '';
  return followed === undefined || !SLUG.test(slug) || slug.length > MOST_CHARACTERS
    ? undefined
    : { thing: followed, slug };
};

/** The fields that name it; `contentFromPairs` is the inverse. */
export const contentToPairs = ({ thing: followed, slug }: FollowedContent): QueryPairs => [
  [NAMES.kind, followed],
  [NAMES.slug, slug],
];

/** Path of the page that asks for alerts of one entry. */
export const followPath = (table: RouteTable, followed: FollowedContent): string =>
  `${pathTo(table, 'alerts')}?${pairsToQuery(contentToPairs(followed))}`;

/** Of a call that ended so nothing more is to come. */
const ENDED: readonly string[] = [COMPETITION_STATUSES.at(-1), TENDER_STATUSES.at(-1)].filter(
  (one) => one !== undefined,
);

/** A competition or tender as what is followed; undefined where it has ended, and for an entry of another list. */
export const followedCall = (
  { list, friendlyUrl }: { readonly list: ListId; readonly friendlyUrl: string },
  status: string | undefined,
): FollowedContent | undefined => {
  const followed = FOLLOWED_KINDS.find((kind) => kind === list);
  return followed === undefined || (status !== undefined && ENDED.includes(status))
    ? undefined
    : { thing: followed, slug: friendlyUrl };
};

/** "Concorso «Agronomi»"; without a title it is not public any more. */
export const followedWords = ({ thing: followed }: FollowedContent, title: string | undefined): string =>
  `${KIND_WORDS[followed]} ${title === undefined ? 'non più pubblicato' : `«${title}»`}`;
