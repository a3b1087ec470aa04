import * as z from 'zod/mini';
import type { ApplicationDetail } from '#core/procedures/application-detail.ts';
import { type Codec, day, instant, list, nullable, oneOf, optional, record } from './codecs.ts';

const text = z.string();
const count = z.number().check(z.int(), z.gte(0));

/** A word that the portal does not know is kept as it came. */
const kept = {
  decode: (word: string) => ({ unknown: word }),
  encode: (state: { readonly unknown: string }) => state.unknown,
};

/** The agency's words for the steps of an application, and for the parties that can move it on. */
export const STEP_WORDS = {
  PRESENTATA: 'submitted',
  RICEVIBILITA: 'admissibility',
  CONTROLLI: 'controls',
  ISTRUTTORIA: 'review',
  AUTORIZZAZIONE: 'authorisation',
  PAGAMENTO: 'payment',
} as const;
export const MOVER_WORDS = { AZIENDA: 'farmer', CAA: 'centre', AGENZIA: 'agency' } as const;

const step = oneOf(STEP_WORDS, kept);

/** How long a step took for the applications of an aid in a campaign. */
export const stepTime = record({
  step,
  campaign: z.number(),
  applications: count,
  halfWithinDays: count,
  boundDays: count,
  beyondInHundred: count.check(z.lte(100)),
});

/** What is known of an application beyond the list. */
export const applicationDetail = record({
  steps: optional(
    list(
      record({
        step,
        startedOn: optional(day),
        endedOn: optional(day),
        expectedBy: optional(day),
        refused: optional(z.boolean()),
        note: optional(text),
      }),
    ),
  ),
  turn: optional(record({ who: oneOf(MOVER_WORDS, kept), what: text })),
  requests: optional(
    list(
      record({
        what: text,
        askedBy: nullable(text),
        askedOn: nullable(day),
        dueOn: nullable(day),
        deliveredOn: nullable(day),
      }),
    ),
  ),
  times: optional(list(stepTime)),
  payments: optional(list(text)),
  messages: optional(list(record({ msgId: text, subject: text, createdAt: instant }))),
  documents: optional(list(record({ id: text, title: text, madeOn: nullable(day) }))),
  facts: optional(list(record({ name: text, value: text }))),
}) satisfies Codec<ApplicationDetail>;
