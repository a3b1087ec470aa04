/**
 * Broken machinery on the way to an answer: the network, a refused call, a server fault.
 * Thrown by adapters and shown by the error boundary of the block that asked (ERR-09); what a use
 * case can deal with arrives as a `Result` instead.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** The HTTP status where there was an answer; undefined for a network failure. */
  readonly status: number | undefined;
  /** The sentence that the service gave for people, in Italian, where it gave one. */
  readonly serverMessage: string | undefined;
  /** What was asked, by which a later success of the same is known; for no eyes, since an address may name a company. */
  readonly asked: string | undefined;

  constructor(
    message: string,
    options: {
      status?: number | undefined;
      serverMessage?: string | undefined;
      asked?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = options.status;
    this.serverMessage = options.serverMessage;
    this.asked = options.asked;
  }
}
