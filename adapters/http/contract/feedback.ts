import * as z from 'zod/mini';
import type { FeedbackTally } from '#core/feedback/feedback-box.ts';
import { DETAILS_MAX_CHARACTERS } from '#core/feedback/opinion.ts';
import { get, post } from './calls.ts';
import type { Codec } from './codecs.ts';
import { freeText, maybe } from './schema.ts';

/** Most answers that one opinion ticks; a character as people count them may be several as machines do. */
const MOST_ANSWERS = 10;
const COMMENT_LIMIT_UNITS = 2 * DETAILS_MAX_CHARACTERS;

const score = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], 'Deve essere da 1 a 5.');

/** Checked in halves of characters here and in whole ones by the rule; the published description counts whole ones. */
export const comment = freeText.check(z.maxLength(COMMENT_LIMIT_UNITS, 'È troppo lungo.'));

/** An answer to "Quanto sono chiare le informazioni su questa pagina?"; `clarity` is from 1 to 5. */
export const opinion = z.strictObject({
  page: freeText.check(z.regex(/^\/(?:[^\s?#/\\][^\s?#\\]{0,298})?$/u, 'Deve essere il percorso di una pagina.')),
  clarity: score,
  answers: z.array(freeText.check(z.maxLength(100))).check(z.maxLength(MOST_ANSWERS)),
  comment: maybe(comment),
});

const count = z.int().check(z.minimum(1));

/** How often each score was given to each page, or to all pages of a kind, and each answer ticked. */
export const feedbackTally: Codec<FeedbackTally> = z.object({
  scores: z.array(z.object({ page: z.string(), clarity: score, count })),
  answers: z.array(z.object({ answer: z.string(), count })),
});

export const feedbackCalls = {
  tally: get('/feedback', { answers: feedbackTally, mayMiss: true }),
  rate: post('/feedback', { body: opinion, answers: z.object({ taken: z.literal(true) }) }),
} as const;
