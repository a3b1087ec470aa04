import * as z from 'zod/mini';
import { AID_PARAMETERS } from '#core/aids/answers.ts';
import { AID_AUDIENCES } from '#core/aids/audience.ts';
import { type AidConditions, FARMING_METHODS, type NumberRange } from '#core/aids/conditions.ts';
import { AID_CALENDAR } from '#core/aids/aid-calendar.ts';
import type { FinderAid } from '#core/aids/aid-repository.ts';
import { SELECTION_PATHS } from './addresses.ts';
import { get } from './calls.ts';
import { type Codec, day, list, nullable, record } from './codecs.ts';

const named = list(record({ name: z.string(), value: z.string() }));

const range = record({ from: nullable(z.number()), to: nullable(z.number()) }) satisfies Codec<NumberRange>;

const conditions = record({
  audiences: nullable(list(z.enum(AID_AUDIENCES))),
  grows: nullable(named),
  raises: nullable(named),
  organic: nullable(list(z.enum(FARMING_METHODS))),
  regions: nullable(list(z.string())),
  land: nullable(range),
  age: nullable(range),
  years: nullable(range),
  needs: nullable(named),
  ask: nullable(list(z.string())),
}) satisfies Codec<AidConditions>;

/** An aid with what somebody must be, have or want for it; the specification has no such call (AIDS-02, D-40). */
export const finderAid = record({
  slug: z.string(),
  title: z.string(),
  isStated: z.boolean(),
  conditions: nullable(conditions),
  howMuch: nullable(z.string()),
  applyPlace: nullable(z.string()),
  applyUrl: nullable(z.string()),
  opensOn: nullable(day),
  closesOn: nullable(day),
  correctionsUntil: nullable(day),
  yearRound: nullable(z.boolean()),
}) satisfies Codec<FinderAid>;

export const aids = get(SELECTION_PATHS.aids, { answers: list(finderAid), mayMiss: true });

const { produce, organic, region, land, age, years, needs } = AID_PARAMETERS;
const text = z.optional(z.string());
const texts = z.optional(z.union([z.string(), z.array(z.string())]));

/** The days of the aids that fit or could, for some answers (AIDS-04). */
export const aidCalendar = get(AID_CALENDAR, {
  pairs: true,
  query: {
    [produce]: texts,
    [organic]: text,
    [region]: text,
    [land]: text,
    [age]: text,
    [years]: text,
    [needs]: texts,
  },
  answers: z.string(),
  file: 'text/calendar',
});
