import type { ReactNode } from 'react';
import { ErrorNotice } from '#ui/components/messages.tsx';
import { SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { useAnswer, type Question } from '#ui/state/questions.ts';

/** One block of a page, with its own wait and its own failure: the rest of the page does not depend on it (ERR-08). */
export const QuietBlock = <T,>({ question, failed, children }: {
  readonly question: Question<T>;
  /** What is said when the block cannot be had; without it a block that only adds something is left out. */
  readonly failed?: string | undefined;
  readonly children: (value: T) => ReactNode;
}) => {
  const answer = useAnswer(question);
  switch (answer.kind) {
    case 'answered':
      return children(answer.value);
    case 'waiting':
      return (
        <div className="container-xxl pt-section">
          <Waiting onRetry={answer.askAgain}>
            <SkeletonText />
          </Waiting>
        </div>
      );
    case 'failed':
      return failed === undefined ? null : (
        <div className="container-xxl pt-section">
          <ErrorNotice title={failed} text={answer.error.serverMessage} status={answer.error.status} onRetry={answer.askAgain} />
        </div>
      );
  }
};
