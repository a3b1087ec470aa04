/** What a watcher needs to see that the trail does not grow for ever. */
export interface AuditFigures {
  /** Looks forgotten by this process. */
  readonly forgotten: number;
  /** When the oldest look that is kept was taken, in seconds since 1970; zero while there is none. */
  readonly oldestS: number;
  /** When this process last went through, in the same seconds; zero before it did. */
  readonly lastRoundS: number;
}
