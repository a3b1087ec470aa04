import { portKey } from '#core/kernel/port-key.ts';

/** How clear a page is, from 1 to 5. */
export type ClarityScore = 1 | 2 | 3 | 4 | 5;

/** Every score, the lowest first. */
export const CLARITY_SCORES: readonly ClarityScore[] = [1, 2, 3, 4, 5];

/** An answer to "Quanto sono chiare le informazioni su questa pagina?"; nothing in it says who gave it. */
export interface Feedback {
  /** Path of the page, without base path and query. */
  readonly page: string;
  readonly clarity: ClarityScore;
  /** Codes of what else was ticked (see `follow-up.ts`). */
  readonly answers: readonly string[];
  readonly comment?: string | undefined;
}

/** How often each score was given to each page, and how often each answer was ticked. */
export interface FeedbackTally {
  readonly scores: readonly { readonly page: string; readonly clarity: ClarityScore; readonly count: number }[];
  readonly answers: readonly { readonly answer: string; readonly count: number }[];
}

/** Keeps what readers think of a page, and counts it. Throws `ServiceError` when that cannot be done. */
export interface FeedbackBox {
  keep(feedback: Feedback): Promise<void>;
  tally(): Promise<FeedbackTally>;
}
export const FeedbackBox = portKey<FeedbackBox>('FeedbackBox');
