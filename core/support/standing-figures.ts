/** What waits for people or for a disk, whichever process is asked. */
export interface StandingFigures {
  /** Requests for assistance that are not yet delivered. */
  readonly waiting: number;
  /** For how long the oldest of them has been waiting (seconds); zero while there is none. */
  readonly oldestS: number;
  /** How often the database could not put a WAL file into its archive, since its statistics began. */
  readonly archiveFailures: number;
}
