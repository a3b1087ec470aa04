/** Lower statuses tell of no fault. */
const LEAST_FAULT = 400;

/**
 * Broken machinery on the way to an answer: the network, a refused call, a server fault.
 * Thrown by adapters and shown by the error boundary of the block that asked (ERR-09); what a use
 * case can deal with arrives as a `Result` instead.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** The HTTP status of the answer, whatever it says; undefined where there was none. */
  readonly answered: number | undefined;
  /**
   * The HTTP status that says what went wrong; undefined for a network failure, and for an answer that says that all went
   * well but was cut or is not what was agreed: for people no success is the code of a fault.
   */
  readonly status: number | undefined;
  /** The sentence that the service gave for people, in Italian, where it gave one. */
  readonly serverMessage: string | undefined;
  /** The code of what is wrong, where the service gave one. */
  readonly code: string | undefined;
  /** What was asked, by which a later success of the same is known; for no eyes, since an address may name a company. */
  readonly asked: string | undefined;
  /** Whether nobody waits for the answer any more: no fault to report. */
  readonly isDropped: boolean;

  constructor(
    message: string,
    options: {
      status?: number | undefined;
      serverMessage?: string | undefined;
      code?: string | undefined;
      asked?: string | undefined;
      isDropped?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.answered = options.status;
    this.status = options.status === undefined || options.status < LEAST_FAULT ? undefined : options.status;
    this.serverMessage = options.serverMessage;
    this.code = options.code;
    this.asked = options.asked;
    this.isDropped = options.isDropped ?? false;
  }
}
