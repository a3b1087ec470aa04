/** An answer of the service beside the editing page. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}
