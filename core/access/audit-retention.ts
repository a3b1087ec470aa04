/** Metrics that show that the audit trail does not grow for ever. */
export interface AuditFigures {
  /** Events deleted by this process. */
  readonly forgotten: number;
  /** Time of the oldest stored event, in seconds since 1970; zero while there is none. */
  readonly oldestS: number;
  /** Time of the last run of this process, in the same seconds; zero before it. */
  readonly lastRoundS: number;
}
