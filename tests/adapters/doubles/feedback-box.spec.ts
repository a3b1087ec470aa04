import { describe } from 'vitest';
import { InMemoryFeedbackBox } from '#tests/support/doubles/feedback-box.ts';
import { feedbackBoxContract } from '#tests/contracts/feedback-box.contract.ts';

describe('InMemoryFeedbackBox', () => {
  feedbackBoxContract(async () => ({ port: new InMemoryFeedbackBox() }));
});
