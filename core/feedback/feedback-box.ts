import { portKey } from '#core/kernel/port-key.ts';

/** How clear a page is, from 1 to 5. */
export type ClarityScore = 1 | 2 | 3 | 4 | 5;

/** An answer to "Quanto sono chiare le informazioni su questa pagina?"; nothing in it says who gave it. */
export interface Feedback {
  /** Path of the page, without base path and query. */
  readonly page: string;
  readonly clarity: number;
  /** What else was ticked. */
  readonly answers: readonly string[];
  readonly comment?: string | undefined;
}

/** Keeps what readers think of a page. Throws `ServiceError` when it could not be kept. */
export interface FeedbackBox {
  keep(feedback: Feedback): Promise<void>;
}
export const FeedbackBox = portKey<FeedbackBox>('FeedbackBox');
