import { describe, expect, it } from 'vitest';
import type { FeedbackBox } from '#core/feedback/feedback-box.ts';
import { contractAdmission, type Started } from './started.ts';

/** What every `FeedbackBox` does; `start` makes an empty one. */
export const feedbackBoxContract = (start: () => Promise<Started<FeedbackBox>>): void => {
  const admission = contractAdmission(start);

  describe('keep and tally', () => {
    it('should count each score of each page, and each answer, from nothing on', async () => {
      const box = await admission();
      expect(await box.tally()).toEqual({ scores: [], answers: [] });
      await box.keep({ page: '/normative', clarity: 4, answers: ['indicazioni-chiare', 'indicazioni-complete'] });
      await box.keep({ page: '/normative', clarity: 4, answers: ['indicazioni-chiare'], comment: 'Ben fatta.' });
      await box.keep({ page: '/normative', clarity: 1, answers: [] });
      await box.keep({ page: '/agenzia', clarity: 3, answers: ['problemi-tecnici'] });
      const { scores, answers } = await box.tally();
      expect(scores.map(({ page, clarity, count }) => `${page} ${clarity} ${count}`).toSorted()).toEqual([
        '/agenzia 3 1',
        '/normative 1 1',
        '/normative 4 2',
      ]);
      expect(answers.map(({ answer, count }) => `${answer} ${count}`).toSorted()).toEqual([
        'indicazioni-chiare 2',
        'indicazioni-complete 1',
        'problemi-tecnici 1',
      ]);
    });
  });
};
