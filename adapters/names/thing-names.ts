import type { AlertThing, ThingKind } from '#core/alerts/alert-thing.ts';
import { LIST_NAMES } from './list-names.ts';

/** The type of an aid’s contents. */
const AIDS = 'aids';
/** How the paths of aids begin; their contents are stored without it. */
const AID_PATH = 'aiuti-e-bandi/';

const typeOf = (kind: ThingKind): string => (kind === 'aids' ? AIDS : LIST_NAMES[kind].contentType);

/** Where the content of a thing that can be followed is stored. */
export const contentOfThing = ({ thing, slug }: AlertThing): { readonly type: string; readonly slug: string } => ({
  type: typeOf(thing),
  slug: thing === 'aids' ? slug.replace(AID_PATH, '') : slug,
});

/** The types of contents that can be followed one by one. */
export const THING_TYPES: readonly string[] = (
  ['aids', 'services', 'competitions', 'tenders', 'feadTenders'] as const
).map(typeOf);
