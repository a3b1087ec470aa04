/** A content with the terms that any text may cite: what the choice of the editing page offers (TERM-06). */
export interface CitedContent {
  readonly title: string;
  /** Each in words ("modifiche, 2 dicembre 2026"), and the mark that stands for its day. */
  readonly terms: readonly { readonly words: string; readonly mark: string }[];
}
