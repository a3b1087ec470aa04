import type { FollowedContent, FollowedKind } from '#core/alerts/followed-content.ts';
import type { ContentStamp } from '#core/formatting/calendar-file.ts';
import { LATER_LIST, LIST_NAMES } from './list-names.ts';

/** The type of an aid’s contents. */
const AIDS = 'aids';
/** How the paths of aids begin; their contents are stored without it. */
const AID_PATH = 'aiuti-e-bandi/';

/** The types of contents that an entry may be, the first that of its list; a tender that has ended is of the history. */
const typesOf = (kind: FollowedKind): readonly string[] => {
  if (kind === 'aids') return [AIDS];
  const later = LATER_LIST[kind];
  return [kind, ...(later === undefined ? [] : [later])].map((list) => LIST_NAMES[list].contentType);
};

/** Where the content of an entry that can be followed is stored: in the first of these types that has it. */
export const contentOfEntry = ({
  thing: kind,
  slug,
}: FollowedContent): { readonly types: readonly string[]; readonly slug: string } => ({
  types: typesOf(kind),
  slug: kind === 'aids' ? slug.replace(AID_PATH, '') : slug,
});

/** The same entry by what a content is stored under; `contentOfEntry` is the inverse. */
export const entryOfContent = ({ thing: kind }: FollowedContent, slug: string): FollowedContent => ({
  thing: kind,
  slug: kind === 'aids' ? `${AID_PATH}${slug}` : slug,
});

/** What is known of an aid, its id a path as that of its page. */
export const stampOfAid = (stamp: ContentStamp): ContentStamp => ({ ...stamp, id: `${AID_PATH}${stamp.id}` });

/** The types of contents that can be followed one by one. */
export const ENTRY_TYPES: readonly string[] = (
  ['aids', 'services', 'competitions', 'tenders', 'feadTenders'] as const
).flatMap((kind) => typesOf(kind).slice(0, 1));
