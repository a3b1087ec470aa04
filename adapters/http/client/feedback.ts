import type { Feedback, FeedbackBox, FeedbackTally } from '#core/feedback/feedback-box.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { wireFeedbackTaken, wireFeedbackTally } from '#adapters/http/contract/feedback.ts';
import type { Http } from './http.ts';

/** The opinions over the service. */
export class HttpFeedbackBox implements FeedbackBox {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async keep({ page, clarity, answers, comment }: Feedback): Promise<void> {
    await this.#http.send(PATHS.feedback, { page, clarity, answers, comment: comment ?? null }, wireFeedbackTaken, []);
  }

  async tally(): Promise<FeedbackTally> {
    return (await this.#http.find(PATHS.feedback, wireFeedbackTally)) ?? { scores: [], answers: [] };
  }
}
