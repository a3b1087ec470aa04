import * as z from 'zod';
import { line, record, referenceYear } from './primitives.ts';

/** What content files call the steps of an application. */
export const STEP_FILE_WORDS = [
  'presentata',
  'ricevibilità',
  'controlli',
  'istruttoria',
  'autorizzazione',
  'pagamento',
] as const;

const days = z.int().min(0).max(9_999);

/** How long the steps took for the applications of a campaign, aid by aid (PRAT-05). */
export const stepTimes = record({
  campaign: referenceYear,
  times: z
    .array(
      record({
        scheme: line,
        step: z.enum(STEP_FILE_WORDS),
        applications: z.int().min(0),
        halfWithinDays: days,
        boundDays: days,
        beyondInHundred: z.int().min(0).max(100),
      }).refine(
        ({ halfWithinDays, boundDays }) => halfWithinDays <= boundDays,
        'i giorni oltre i quali si contano le domande più lente sono meno di quelli della metà',
      ),
    )
    .min(1),
});
