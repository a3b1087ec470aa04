import type { ClarityScore, Feedback, FeedbackBox, FeedbackTally } from '#core/feedback/feedback-box.ts';

/** The opinions in memory. */
export class InMemoryFeedbackBox implements FeedbackBox {
  readonly #kept: Feedback[] = [];

  /** The opinions that were kept, in their order. */
  get kept(): readonly Feedback[] {
    return this.#kept;
  }

  async keep(feedback: Feedback): Promise<void> {
    this.#kept.push(feedback);
  }

  async tally(): Promise<FeedbackTally> {
    const scores = counted(this.#kept.map(({ page, clarity }) => `${page} ${clarity}`));
    const answers = counted(this.#kept.flatMap((feedback) => feedback.answers));
    return {
      scores: scores.map(([text, count]) => {
        const [page = '', clarity] = text.split(' ');
        return { page, clarity: Number(clarity) as ClarityScore, count };
      }),
      answers: answers.map(([answer, count]) => ({ answer, count })),
    };
  }
}

// Helpers

const counted = (texts: readonly string[]): readonly (readonly [string, number])[] =>
  [...new Set(texts)].toSorted().map((text) => [text, texts.filter((each) => each === text).length]);
