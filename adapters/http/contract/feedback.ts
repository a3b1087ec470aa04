import * as z from 'zod/mini';
import { freeText, maybe } from './schema.ts';

/** Most answers that one opinion ticks, and longest comment. */
const MOST_ANSWERS = 10;
const COMMENT_LIMIT_CHARACTERS = 1_000;

/** An answer to "Quanto sono chiare le informazioni su questa pagina?"; `clarity` is from 1 to 5. */
export const wireFeedback = z.strictObject({
  page: freeText.check(z.regex(/^\/(?:[^\s?#/\\][^\s?#\\]{0,298})?$/u, 'Deve essere il percorso di una pagina.')),
  clarity: z.int().check(z.minimum(1, 'Deve essere da 1 a 5.'), z.maximum(5, 'Deve essere da 1 a 5.')),
  answers: z.array(freeText.check(z.maxLength(100))).check(z.maxLength(MOST_ANSWERS)),
  comment: maybe(freeText.check(z.maxLength(COMMENT_LIMIT_CHARACTERS, 'È troppo lungo.'))),
});
z.globalRegistry.add(wireFeedback, { id: 'OpinioneSullaPagina' });

/** What is answered to it. */
export const wireFeedbackTaken = z.object({ taken: z.literal(true) });
