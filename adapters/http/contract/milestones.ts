import * as z from 'zod/mini';
import { AID_AUDIENCES } from '#core/aids/audience.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { type Milestone, MILESTONE_EVENTS, MILESTONE_KINDS } from '#core/milestones/milestone.ts';
import { MILESTONE_CALENDAR, MILESTONE_PARAMETERS } from '#core/milestones/milestone-view.ts';
import { TITLE_LANGUAGES } from '#core/kernel/title-language.ts';
import { LIST_NAMES } from '#adapters/names/list-names.ts';
import { SELECTION_PATHS } from './addresses.ts';
import { get } from './calls.ts';
import { type Codec, day, list, nullable, optional, orElse, record } from './codecs.ts';
import { move } from './pieces.ts';

/** What one chooses among, with its name. */
const named = record({ name: z.string(), value: z.string() });

/** A day on which something opens or closes; the specification has no such call (TERM-01, D-40). */
export const milestone = record({
  kind: z.enum(MILESTONE_KINDS),
  event: z.enum(MILESTONE_EVENTS),
  day,
  move: optional(move),
  title: z.string(),
  titleLanguage: nullable(z.enum(TITLE_LANGUAGES)),
  label: z.string(),
  forWhom: nullable(z.string()),
  list: nullable(z.enum(Object.keys(LIST_NAMES) as ListId[])),
  friendlyUrl: z.string(),
  audiences: orElse(list(z.enum(AID_AUDIENCES)), []),
  regions: orElse(list(z.string()), []),
  produce: orElse(list(named), []),
}) satisfies Codec<Milestone>;

export const milestones = get(SELECTION_PATHS.milestones, { answers: list(milestone), mayMiss: true });

const { audience, region, produce } = MILESTONE_PARAMETERS;

/** The same days as a calendar, by audience, region, and what one grows or raises (TERM-04). */
export const milestoneCalendar = get(MILESTONE_CALENDAR, {
  pairs: true,
  query: { [audience]: z.optional(z.string()), [region]: z.optional(z.string()), [produce]: z.optional(z.string()) },
  answers: z.string(),
  file: 'text/calendar',
});
