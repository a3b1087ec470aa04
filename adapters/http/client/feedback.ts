import type { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { feedbackCalls } from '#adapters/http/contract/feedback.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** The opinions over the service. */
export const httpFeedback = (http: Http): FeedbackBox => {
  const calls = callsOf(http, feedbackCalls);
  return {
    keep: async ({ page, clarity, answers, comment = null }) => {
      await calls.rate({ page, clarity, answers: [...answers], comment });
    },
    tally: async () => (await calls.tally()) ?? { scores: [], answers: [] },
  };
};
